import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A window over the app whose root has another mask than what is below.
struct OverlayWindow: Check {
  static let description = CheckDescription(
    "overlay-window",
    title: "An overlay window whose root has its own mask",
    rationale: """
      A separate window for a banner, a toast or a shield has its own root controller, and
      UIKit may ask that controller: while the window is visible, the status bar or the
      whole app turns as the overlay's root allows. UIKit's default allows more than a
      locked app does, and a constant mask is right only for some screens.

      Let the root return the mask of the window below:

      ```swift
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        covered?.rootViewController?.supportedInterfaceOrientations
          ?? super.supportedInterfaceOrientations
      }
      ```

      Every window that a library shows counts as an overlay. Which window of a scene decides
      is not documented; see the rules. The finding is a note if no controller in the code has
      a mask that keeps it from turning, as in a library.
      """,
    severity: .warning, notesAreOptIn: true, versions: "every version of iOS",
    rules: ["D-49", "Q-08"],
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
    let places = windows.flatMap { code.instantiations(of: $0) }
    let overlays = places.isEmpty ? [:] : overlays(project)
    // Of one class there may be very many windows.
    let answers = Memo<String, Bool>()
    let severity = severity(in: project)
    return windows.dropFirst().compactMap { ofItself($0, severity, project) }
      + places.compactMap { place in
        guard let root = overlays[Owner(place)], project.runs(place), !isMainWindow(place, code),
          answers.value(root.name, { answersForItself(root.name, code) })
        else { return nil }
        return finding(
          "while this window is visible, UIKit may ask its root controller, but \(root.name) does not"
            + " answer like the root of the window below", at: root.place, severity: severity,
          related: [related("the window", at: place.span, in: place.file.source)])
      }
  }

  /// A class of windows that gives itself a root and puts itself over others.
  private func ofItself(
    _ name: String, _ severity: Severity?, _ project: CheckedProject
  ) -> Finding? {
    let code = project.code
    func own(_ property: String) -> [Assignment] {
      code.assignments(to: property, inCodeOf: name).filter { assignment in
        assignment.target.plain.base?.isSelf ?? true
          && assignment.place.local(named: property) == nil
      }
    }
    guard own("windowLevel").contains(where: { !$0.value.plain.isNormalLevel }),
      let root = root(own("rootViewController"), code), project.runs(root.place),
      answersForItself(root.name, code)
    else { return nil }
    return finding(
      "while this window is visible, UIKit may ask its root controller, but \(root.name) does not"
        + " answer like the root of the window below", at: root.place, severity: severity)
  }

  /// A note, unless a controller of the code may answer otherwise than the overlay's root.
  private func severity(in project: CheckedProject) -> Severity? {
    let differs =
      project.controllers(overriding: .mask).contains { project.narrows($0.name) }
      || !project.controllers(overriding: .autorotation).isEmpty
    return differs ? nil : .note
  }

  /// Whether the window is made by a delegate, as an app's own.
  private func isMainWindow(_ place: Place, _ code: CodeBase) -> Bool {
    guard let type = place.scope.typeName else { return true }
    let kind = code.classes.kind(of: type)
    return kind == .appDelegate || kind == .sceneDelegate
      || type.nameWords.last == "delegate"
  }

  /// The code of a type in a file.
  private struct Owner: Hashable {
    var file: CodeFile
    var type: String?

    init(_ place: Place) {
      file = place.file
      type = place.scope.typeName
    }
  }

  private typealias Root = (name: String, place: Place)

  /// What each type that puts windows over others makes their root.
  private func overlays(_ project: CheckedProject) -> [Owner: Root] {
    let code = project.code
    var raising = Set(
      code.assignments(to: "windowLevel").filter { !$0.value.plain.isNormalLevel }.map {
        Owner($0.place)
      })
    // A library's window comes beside that of the app, and before it when it becomes the key one.
    raising.formUnion(
      code.mentions(of: "makeKeyAndVisible").filter { project.isOfLibraryOnly($0.file.source) }
        .map { Owner($0) })
    return Dictionary(grouping: code.assignments(to: "rootViewController")) { Owner($0.place) }
      .filter { raising.contains($0.key) }.compactMapValues { root($0, code) }
  }

  /// The root that assignments give; nil for several, and where its class is not known for certain.
  private func root(_ assignments: [Assignment], _ code: CodeBase) -> Root? {
    guard let first = assignments.first else { return nil }
    let flow = ValueFlow(code)
    var known: String?
    for assignment in assignments {
      guard let names = flow.createdClasses(of: assignment.value, at: assignment.valuePlace),
        let name = names.first, names.count == 1, known == nil || known == name
      else { return nil }
      known = name
    }
    return known.map { ($0, first.place) }
  }

  /// Whether a controller answers UIKit's default or one mask, whatever is below.
  private func answersForItself(_ name: String, _ code: CodeBase) -> Bool {
    guard code.classes.isController(name), !code.classes.hasUnknownSuperclass(name) else {
      return false
    }
    // A subclass may answer otherwise.
    guard code.classes.directSubclasses(of: name).isEmpty || FrameworkClasses.contains(name) else {
      return false
    }
    guard code.classes.member(UIKitAnswer.mask.name, of: name) != nil else {
      return [.plain, .hosting].contains(code.classes.kind(of: name)) || code.classes[name] != nil
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
