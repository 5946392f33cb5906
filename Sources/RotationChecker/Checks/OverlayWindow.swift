import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A window over the app whose root has another mask than what is below.
struct OverlayWindow: Check {
  static let description = CheckDescription(
    "overlay-window",
    title: "A window over the app whose root answers for itself",
    rationale: """
      A window of its own for a banner, a toast or a shield has a root controller, and UIKit may ask
      that one: while the window is up the status bar, or the whole app, turns as the overlay's root
      allows. UIKit's default allows more than an app that is locked, and a constant mask is right
      for some screens only.

      Let the root answer what the window below it answers:

      ```swift
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        covered?.rootViewController?.supportedInterfaceOrientations
          ?? super.supportedInterfaceOrientations
      }
      ```

      Which window of a scene decides is not documented; see the rules.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["D-49", "Q-08"],
    triggering: [
      .swift(
        """
        import UIKit

        final class Banner {
          private var window: UIWindow?

          func show(in scene: UIWindowScene) {
            let window = UIWindow(windowScene: scene)
            ↓window.rootViewController = UIViewController()
            window.windowLevel = .alert
            window.isHidden = false
            self.window = window
          }
        }

        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        @implementation Banner
        - (void)show {
          self.window = [[UIWindow alloc] initWithFrame:CGRectZero];
          ↓self.window.rootViewController = [[UIViewController alloc] init];
          self.window.windowLevel = UIWindowLevelAlert;
          self.window.hidden = NO;
        }
        @end

        """),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class CoverViewController: UIViewController {
          var covered: UIWindow?

          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            covered?.rootViewController?.supportedInterfaceOrientations
              ?? super.supportedInterfaceOrientations
          }
        }

        final class Shield {
          private var window: UIWindow?

          func raise(in scene: UIWindowScene) {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = CoverViewController()
            window.windowLevel = .alert
            self.window = window
          }
        }

        """, note: "The root passes the question on."),
      .swift(
        """
        import UIKit

        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?

          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
          }
        }

        """, note: "The window of a scene's delegate."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let windows =
      ["UIWindow"]
      + code.classes.allSubclasses(of: "UIWindow").filter {
        code.classes.ownMember("rootViewController", of: $0) == nil
      }
    return windows.dropFirst().compactMap { ofItself($0, project) }
      + windows.flatMap { code.instantiations(of: $0) }.compactMap { place in
        guard project.runs(place), !isMainWindow(place, code), isRaised(place, code),
          let root = root(of: place, code), answersForItself(root.name, code)
        else { return nil }
        return finding(
          "while this window is up UIKit may ask its root, and \(root.name) does not answer as what is"
            + " below it does", at: root.place,
          related: [related("the window", at: place.span, in: place.file.source)])
      }
  }

  /// A class of windows that gives itself a root and puts itself over others.
  private func ofItself(_ name: String, _ project: CheckedProject) -> Finding? {
    let code = project.code
    func own(_ property: String) -> [Assignment] {
      code.assignments(to: property).filter { assignment in
        assignment.place.scope.typeName == name
          && assignment.target.plain.base?.isSelf ?? true
          && assignment.place.local(named: property) == nil
      }
    }
    let roots = own("rootViewController")
    guard own("windowLevel").contains(where: { !$0.value.plain.isNormalLevel }),
      let place = roots.first?.place, project.runs(place)
    else { return nil }
    let flow = ValueFlow(code)
    let names = roots.map { flow.createdClasses(of: $0.value, at: $0.valuePlace) }
    let known = Set(names.compactMap { $0 }.joined())
    guard !names.contains(nil), known.count == 1, let root = known.first,
      answersForItself(root, code)
    else { return nil }
    return finding(
      "while this window is up UIKit may ask its root, and \(root) does not answer as what is"
        + " below it does", at: place)
  }

  /// Whether the window is made by a delegate, as an app's own.
  private func isMainWindow(_ place: Place, _ code: CodeBase) -> Bool {
    guard let type = place.scope.typeName else { return true }
    let kind = code.classes.kind(of: type)
    return kind == .appDelegate || kind == .sceneDelegate
      || type.nameWords.last == "delegate"
  }

  /// Whether the type that makes the window puts it over others.
  private func isRaised(_ place: Place, _ code: CodeBase) -> Bool {
    code.assignments(to: "windowLevel").contains { assignment in
      assignment.place.file == place.file
        && assignment.place.scope.typeName == place.scope.typeName
        && !assignment.value.plain.isNormalLevel
    }
  }

  /// What the type that makes the window makes its root; nil for several, and where its class is not
  /// known for certain.
  private func root(of place: Place, _ code: CodeBase) -> (name: String, place: Place)? {
    let roots = code.assignments(to: "rootViewController").filter { assignment in
      assignment.place.file == place.file
        && assignment.place.scope.typeName == place.scope.typeName
    }
    guard let first = roots.first else { return nil }
    let flow = ValueFlow(code)
    let names = roots.map { flow.createdClasses(of: $0.value, at: $0.valuePlace) }
    let known = Set(names.compactMap { $0 }.joined())
    guard !names.contains(nil), known.count == 1, let name = known.first else { return nil }
    return (name, first.place)
  }

  /// Whether a controller answers UIKit's default or one mask, whatever is below.
  private func answersForItself(_ name: String, _ code: CodeBase) -> Bool {
    guard code.classes.isController(name), !code.classes.hasUnknownSuperclass(name) else {
      return false
    }
    // A subclass may answer otherwise.
    guard code.classes.allSubclasses(of: name).isEmpty || UIKitClasses.contains(name) else {
      return false
    }
    guard code.classes.member(UIKitAnswer.mask.name, of: name) != nil else {
      return name == "UIViewController" || code.classes[name] != nil
    }
    let answers = code.answers(.mask, of: name)
    return !answers.isEmpty && answers.allSatisfy { $0.possibilities.mask != nil }
  }
}

extension Expression {
  /// Whether it is the level of an app's own window.
  fileprivate var isNormalLevel: Bool {
    switch kind {
    case .implicitMember("normal"), .member(_, "normal"), .name("UIWindowLevelNormal"): true
    default: false
    }
  }
}
