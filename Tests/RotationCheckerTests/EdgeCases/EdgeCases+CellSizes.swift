@testable import RotationChecker
import RotationFindings

// What real fixes and mistakes in unseen code showed of sizes of cells, of kept sizes and of windows.
extension EdgeCases {
  static let cellSizes = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class ListViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            ↓cell.separatorInset = UIEdgeInsets(top: 0, left: cell.bounds.size.width, bottom: 0, right: 0)
            return cell
          }
        }
        """, note: "A separator is hidden by the width that the cell has now."),
      .objectiveC(
        """
        @implementation HoursCell : UITableViewCell
        - (void)awakeFromNib {
          [super awakeFromNib];
          ↓self.separatorInset = UIEdgeInsetsMake(0, self.frame.size.width + 1, 0, 0);
        }
        @end
        """, note: "So it is by the cell itself."),
      .swift(
        """
        final class ShadeCell: UITableViewCell {
          let shade = CAGradientLayer()
          override func awakeFromNib() {
            super.awakeFromNib()
            ↓shade.frame = bounds
            layer.insertSublayer(shade, at: 0)
          }
        }
        """, note: "A layer of a cell keeps the size that the nib gave the cell."),
      .swift(
        """
        final class DrawerPresentation: UIPresentationController {
          private lazy var width: CGFloat = ↓UIScreen.main.bounds.width * 0.8
          override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 0, y: 0, width: width, height: 400)
          }
        }
        """, note: "A lazy property keeps the screen's width."),
    ],
    quiet: [
      .swift(
        """
        final class HoursCell: UITableViewCell {
          override func layoutSubviews() {
            super.layoutSubviews()
            separatorInset = UIEdgeInsets(top: 0, left: bounds.width, bottom: 0, right: 0)
          }
        }
        """, note: "It is done again in each layout."),
      .swift(
        """
        final class ListViewController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.separatorInset = UIEdgeInsets(top: 0, left: .greatestFiniteMagnitude, bottom: 0, right: 0)
            return cell
          }
        }
        """, note: "No cell is as wide."),
      .swift(
        """
        final class DrawerPresentation: UIPresentationController {
          private lazy var width: CGFloat = UIScreen.main.bounds.width * 0.8
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            width = size.width * 0.8
          }
          override var frameOfPresentedViewInContainerView: CGRect {
            CGRect(x: 0, y: 0, width: width, height: 400)
          }
        }
        """, note: "It is brought up to date."),
    ])

  static let helpersOfHelpers = EdgeCases(
    check: "delegate-ignores-window",
    triggering: [
      .swift(
        """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask {
            ↓application.topMost() is ImageViewer ? .allButUpsideDown : .portrait
          }
        }
        final class ImageViewer: UIViewController {}
        extension UIApplication {
          var activeKeyWindow: UIWindow? {
            connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\\.windows).first
          }
          func topMost() -> UIViewController? { activeKeyWindow?.rootViewController }
        }
        """, note: "The helper asks another one for the window.")
    ])
}
