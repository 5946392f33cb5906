import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A layout made of a size that was read when the view was loaded.
struct SizeReadOnce: Check {
  static let description = CheckDescription(
    "size-read-once", title: "A size is read once, and what is made of it keeps it",
    rationale: """
      In `viewDidLoad` the view does not have its size yet, and every turn of the interface gives it
      another one. A frame, an item size or a constant of a constraint that is calculated there from
      the view's or the screen's width and height stays what it was.

      Use constraints, or calculate where the size is known, which UIKit calls after each change:

      ```swift
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
      }
      ```

      Screens that do not turn, and classes that are notified of a new size in any way, are not
      reported.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["G-10", "J-06"],
    triggering: [
      .swift(
        """
        final class ListViewController: UIViewController {
          let banner = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(banner)
            ↓banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          }
        }
        """),
      .objectiveC(
        """
        @implementation GridViewController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          CGFloat side = self.view.frame.size.width / 3;
          ↓self.layout.itemSize = CGSizeMake(side, side);
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class ListViewController: UIViewController {
          let banner = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
            banner.autoresizingMask = .flexibleWidth
            view.addSubview(banner)
          }
        }
        """, note: "It is resized with the view."),
      .swift(
        """
        final class ListViewController: UIViewController {
          let banner = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            place()
          }

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            place()
          }

          func place() {
            banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          }
        }
        """, note: "It is placed again."),
      .swift(
        """
        final class LoginViewController: UIViewController {
          let banner = UIView()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

          override func viewDidLoad() {
            super.viewDidLoad()
            banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          }
        }
        """, note: "The screen does not turn."),
    ])

  private static let targets = ["frame", "itemSize", "constant", "estimatedItemSize"]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    return Self.targets.flatMap { code.assignments(to: $0) }.compactMap { assignment in
      let place = assignment.place
      guard project.runs(place), let type = place.scope.typeName, code.classes.isController(type),
        let owner = assignment.target.plain.base?.lastName, owner != "view",
        TurningScreens.readsSize(assignment.value, at: assignment.valuePlace),
        screens.isEarly(place), !screens.isNotifiedOfSize(type),
        screens.mayTurn(type, in: place.file),
        !isBroughtUpToDate(assignment, owner, type, code, screens)
      else { return nil }
      return finding(
        "the size is read once, before the view has its own, and stays when the interface turns",
        at: place, group: "sizes are read once and stay when the interface turns")
    }
  }

  /// Whether something else gives the same a place or a size, by then or when the screen is up.
  private func isBroughtUpToDate(
    _ assignment: Assignment, _ owner: String, _ type: String, _ code: CodeBase,
    _ screens: TurningScreens
  ) -> Bool {
    screens.isPlaced(owner, of: type)
      || Self.targets.flatMap { code.assignments(to: $0) }.contains { other in
        other.target.plain.base?.lastName == owner && !screens.isEarly(other.place)
          && other.place.scope.typeName.map { code.classes.isKind($0, of: type) } ?? false
      }
  }
}
