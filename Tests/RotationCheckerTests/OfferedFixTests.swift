import RotationChecker
import RotationFindings
import Testing

/// What `--fix` leaves to people.
@Suite struct OfferedFixTests {
  @Test(
    "Super is not called for you where it is code of the project, which may do more",
    arguments: [("UIViewController", true), ("BaseViewController", false)])
  func callOfSuper(superclass: String, isOffered: Bool) throws {
    let check = try #require(CheckCatalogue.description("missing-super-transition"))
    let example = CheckExample.swift(
      """
      class BaseViewController: UIViewController {
        override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
          super.viewWillTransition(to: size, with: coordinator)
          loadView()
        }
      }
      final class PageViewController: \(superclass) {
        override func viewDidLoad() { addChild(UIViewController()) }
        override func viewWillTransition(
          to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
        ) {
          view.setNeedsLayout()
        }
      }

      """)
    let findings = try ExampleProject(example).outcome(of: check).findings
    #expect(findings.map { $0.fix != nil } == [isOffered])
  }
}
