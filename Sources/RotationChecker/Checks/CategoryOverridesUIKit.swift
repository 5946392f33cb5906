import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A category or an extension that replaces what UIKit's own class answers.
struct CategoryOverridesUIKit: Check {
  static let description = CheckDescription(
    "category-overrides-uikit", title: "A category replaces UIKit's answer for every instance",
    rationale: """
      A category or an extension on `UINavigationController` that implements
      `supportedInterfaceOrientations` replaces the method of the class itself. That changes every
      instance in the app, including those of libraries and of the system, such as image
      pickers and mail composers, which then answer with untested masks. If two categories
      have the same method, it is undefined which one wins, and there is no `super` to call.

      Create a subclass with the override and use it for your own screens, or answer as the
      container's delegate: `navigationControllerSupportedInterfaceOrientations(_:)` and
      `tabBarControllerSupportedInterfaceOrientations(_:)`.
      """,
    severity: .warning, isOptIn: true, versions: "every version of iOS", rules: ["D-36"],
    triggering: [
      .objectiveC(
        """
        @implementation UINavigationController (Rotation)
        - (BOOL)↓shouldAutorotate { return self.topViewController.shouldAutorotate; }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.topViewController.supportedInterfaceOrientations;
        }
        @end
        """),
      .swift(
        """
        extension UITabBarController {
          open override var ↓supportedInterfaceOrientations: UIInterfaceOrientationMask {
            selectedViewController?.supportedInterfaceOrientations ?? .all
          }
        }
        """),
    ],
    quiet: [
      .objectiveC(
        """
        @interface RootNavigationController : UINavigationController
        @end
        @implementation RootNavigationController
        - (BOOL)shouldAutorotate { return self.topViewController.shouldAutorotate; }
        @end
        @implementation RootNavigationController (Masks)
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.topViewController.supportedInterfaceOrientations;
        }
        @end
        """, note: "A category on one's own class."),
      .swift(
        """
        extension UIViewController {
          var isLocked: Bool { supportedInterfaceOrientations == .portrait }
        }
        """, note: "Something new."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.classes.all.flatMap { entry -> [Finding] in
      guard entry.form == .foreign, FrameworkClasses.contains(entry.name),
        project.code.classes.isController(entry.name)
      else { return [] }
      return entry.parts.compactMap { finding($0, of: entry) }
    }
  }

  private func finding(_ part: ClassEntry.Part, of entry: ClassEntry) -> Finding? {
    guard !part.file.isTest else { return nil }
    let replaced = part.definitions.filter { definition in
      RotationMethods.ofControllers.contains(definition.name)
        || RotationMethods.ofOld[definition.name] != nil
    }
    guard let first = replaced.first else { return nil }
    var names: [String] = []
    for name in replaced.map(\.name) where !names.contains(name) { names.append(name) }
    return finding(
      "this replaces \(names.joined(separator: ", ")) of every \(entry.name), including the "
        + "system's own; create a subclass",
      at: first.nameSpan, in: part.file.source,
      related: replaced.dropFirst().map {
        related("and \($0.name)", at: $0.nameSpan, in: part.file.source)
      })
  }
}
