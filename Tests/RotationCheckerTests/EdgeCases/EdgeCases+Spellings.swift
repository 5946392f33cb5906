import RotationFindings

// The same mistakes in other words: by locals, helpers, functions of rectangles, blocks.
extension EdgeCases {
  static let spelledSizes = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class ListViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let line = ↓UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 1))
            view.addSubview(line)
          }
        }
        """, note: "Made with a frame."),
      .swift(
        """
        final class ListViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let mark = UIImageView()
            view.addSubview(mark)
            let side = view.bounds.size
            ↓mark.widthAnchor.constraint(equalToConstant: side.width / 2).isActive = true
          }
        }
        """, note: "A constraint of a number."),
      .objectiveC(
        """
        @implementation ListViewController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          CGFloat width = CGRectGetWidth(self.view.bounds);
          UILabel *label = [UILabel new];
          ↓label.frame = CGRectMake(8, 8, width - 16, 20);
          [self.view addSubview:label];
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class ListViewController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1)
            tableView.tableFooterView = UIView(frame: frame)
          }
        }
        """, note: "The table places its footer.")
    ])

  static let spelledTraits = EdgeCases(
    check: "layout-on-traits-only",
    triggering: [
      .swift(
        """
        final class GridViewController: UIViewController {
          override func ↓willTransition(
            to newCollection: UITraitCollection,
            with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.willTransition(to: newCollection, with: coordinator)
            coordinator.animate(alongsideTransition: { _ in self.place() })
          }
          private func place() {
            view.layoutMargins.left = view.frame.size.width / 8
          }
        }
        """),
      .objectiveC(
        """
        @implementation GridViewController : UIViewController
        - (void)↓traitCollectionDidChange:(UITraitCollection *)previous {
          [super traitCollectionDidChange:previous];
          CGSize size = self.view.bounds.size;
          self.preferredContentSize = CGSizeMake(size.width / 2, size.height / 2);
        }
        @end
        """),
    ])

  static let spelledNotifications = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .swift(
        """
        final class GridViewController: UIViewController {
          func observe() {
            NotificationCenter.default.addObserver(
              forName: ↓UIDevice.orientationDidChangeNotification, object: nil, queue: .main
            ) { [unowned self] _ in
              self.additionalSafeAreaInsets.left = self.view.frame.width > 500 ? 100 : 0
            }
          }
        }
        """)
    ])

  static let spelledKeyboards = EdgeCases(
    check: "keyboard-sides-exchanged",
    triggering: [
      .swift(
        """
        final class ChatViewController: UIViewController {
          func height(_ note: Notification) -> CGFloat {
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let size = (value?.cgRectValue ?? .zero).size
            let orientation = view.window?.windowScene?.interfaceOrientation ?? .portrait
            guard orientation.isLandscape else { return size.height }
            return ↓size.width
          }
        }
        """, note: "Behind an early return.")
    ],
    quiet: [
      .swift(
        """
        final class ChatViewController: UIViewController {
          func show(_ note: Notification) {
            let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let frame = value?.cgRectValue ?? .zero
            additionalSafeAreaInsets.bottom = frame.width > 0 ? frame.height : 0
          }
        }
        """)
    ])

  static let spelledFaces = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        func capture(_ held: UIDeviceOrientation) -> AVCaptureVideoOrientation {
          if held == .landscapeLeft { return .landscapeRight }
          if held == .landscapeRight { return .landscapeLeft }
          return ↓.portrait
        }
        """),
      .objectiveC(
        """
        static UIInterfaceOrientation Interface(UIDeviceOrientation held) {
          UIInterfaceOrientation result = ↓UIInterfaceOrientationPortrait;
          if (held == UIDeviceOrientationLandscapeLeft) {
            result = UIInterfaceOrientationLandscapeRight;
          } else if (held == UIDeviceOrientationLandscapeRight) {
            result = UIInterfaceOrientationLandscapeLeft;
          }
          return result;
        }
        """),
    ])

  static let spelledLogs = EdgeCases(
    check: "device-orientation-for-layout",
    quiet: [
      .swift(
        """
        func report() { print(UIDevice.current.orientation.isLandscape) }
        """, note: "It is only logged.")
    ])

  static let spelledQuestions = EdgeCases(
    check: "responds-check-always-true",
    triggering: [
      .swift(
        """
        class RootViewController: UIViewController {
          func asks(_ other: UIViewController) -> Bool {
            let question = #selector(getter: UIViewController.supportedInterfaceOrientations)
            return ↓other.responds(to: question)
          }
        }
        """)
    ])
}
