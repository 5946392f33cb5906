import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// The app delegate's question for the mask, where UIKit does not find it.
struct DelegateMethodMisplaced: Check {
  static let description = CheckDescription(
    "delegate-method-misplaced", title: "The app delegate's mask method is never called",
    rationale: """
      UIKit finds `application(_:supportedInterfaceOrientationsFor:)` by its exact name, and
      only on the app delegate. A method with another name or return type, a static method, a
      private one in a subclass of a library's delegate, or a method of the scene delegate
      compiles but is never called: the mask of the Info.plist applies.

      Move it to the `UIApplicationDelegate` class, and let Xcode complete its name.
      """,
    severity: .error, versions: "every version of iOS", rules: ["D-01"],
    triggering: [
      .swift(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func ↓application(
            _ application: UIApplication, supportedInterfaceOrientationsForWindow window: UIWindow?
          ) -> UIInterfaceOrientationMask { .portrait }
        }
        """),
      .swift(
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func ↓application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { .portrait }
        }
        """),
      .objectiveC(
        """
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @end
        @implementation AppDelegate
        - (UIInterfaceOrientationMask)↓application:(UIApplication *)application
                supportedInterfaceOrientationsFor:(UIWindow *)window {
          return UIInterfaceOrientationMaskPortrait;
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { .portrait }
        }
        """),
      .swift(
        """
        class Locks {
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { .portrait }
        }
        """, note: "An object that the app delegate may ask."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.classes.all.flatMap { entry -> [Finding] in
      let isAppDelegate = project.code.classes.conforms(entry.name, to: "UIApplicationDelegate")
      let isSceneDelegate =
        !isAppDelegate
        && UIKitSceneDelegates.names.contains {
          project.code.classes.conforms(entry.name, to: $0)
        }
      guard isAppDelegate || isSceneDelegate else { return [] }
      return entry.parts.filter { !$0.file.isTest }.flatMap { part in
        part.declaration.functions.compactMap { function in
          problem(function, isAppDelegate: isAppDelegate, part.file).map { message in
            finding(message, at: function.nameSpan, in: part.file.source)
          }
        }
      }
    }
  }

  private enum UIKitSceneDelegates {
    static let names = ["UIWindowSceneDelegate", "UISceneDelegate"]
  }

  private func problem(
    _ function: FunctionDeclaration, isAppDelegate: Bool, _ file: CodeFile
  ) -> String? {
    guard function.body != nil || function.isBodySkipped else { return nil }
    let isExact = function.name == RotationMethods.ofAppDelegate
    guard isExact || resembles(function) else { return nil }
    if !isAppDelegate {
      return isExact
        ? "UIKit calls this only on the app delegate, never on a scene delegate" : nil
    }
    if !isExact {
      return "UIKit does not call \(function.name); it calls \(RotationMethods.ofAppDelegate)"
    }
    if function.modifiers.contains(.isPrivate) { return "UIKit does not call a private method" }
    if function.modifiers.contains(.isStatic) { return "UIKit does not call a static method" }
    // Objective-C's compiler finds it by its name, whatever it returns.
    if file.isSwift, function.returnType.map({ OrientationTag(type: $0)?.kind != .mask }) ?? true {
      return "UIKit expects this method to return UIInterfaceOrientationMask"
    }
    return nil
  }

  /// Whether it looks like the question and takes an application and a window.
  private func resembles(_ function: FunctionDeclaration) -> Bool {
    let parts = function.name.split { "(:)".contains($0) }
    guard parts.first == "application", function.parameters.count == 2,
      parts.contains(where: { $0.lowercased().hasPrefix("supportedinterfaceorientation") }),
      function.returnType.map({ OrientationTag(type: $0) != nil }) ?? true
    else { return false }
    return function.parameters[0].type?.strippedType == "UIApplication"
  }
}
