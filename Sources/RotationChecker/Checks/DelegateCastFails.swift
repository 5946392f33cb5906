import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings
import TextFormats

/// A lock that is set on a cast of the app's delegate, which fails in an app of SwiftUI's.
struct DelegateCastFails: Check {
  static let description = CheckDescription(
    "delegate-cast-fails", title: "Casting the app delegate fails in a SwiftUI app",
    rationale: """
      With `@UIApplicationDelegateAdaptor`, SwiftUI creates the delegate and forwards UIKit's calls
      to it, but `UIApplication.shared.delegate` is an object of SwiftUI's own. Casting that object
      to the app's class returns `nil`, so setting a mask on it has no effect and no screen is
      locked. With `as!` the app crashes.

      Keep the mask in a static property, or keep the delegate in one that its initializer sets:

      ```swift
      final class AppDelegate: NSObject, UIApplicationDelegate {
        static var allowed: UIInterfaceOrientationMask = .allButUpsideDown

        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { Self.allowed }
      }
      ```

      The check looks only at what the mask depends on.
      """,
    severity: .warning, versions: "iOS 14 and later", rules: ["D-01"],
    triggering: [
      .swift(
        """
        \(app)

        final class AppDelegate: NSObject, UIApplicationDelegate {
          var allowed: UIInterfaceOrientationMask = .allButUpsideDown

          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { allowed }
        }

        func lock(_ mask: UIInterfaceOrientationMask) {
          (↓UIApplication.shared.delegate as? AppDelegate)?.allowed = mask
        }
        """),
      .swift(
        """
        @main
        struct SketchApp: App {
          @UIApplicationDelegateAdaptor var delegate: AppDelegate

          var body: some Scene { WindowGroup { Text("Sketches") } }
        }

        final class AppDelegate: NSObject, UIApplicationDelegate {
          private var allowed: UIInterfaceOrientationMask = .allButUpsideDown

          func allow(_ mask: UIInterfaceOrientationMask) { allowed = mask }

          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { allowed }
        }

        final class CanvasViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            let delegate = ↓UIApplication.shared.delegate as! AppDelegate
            delegate.allow(.landscape)
          }
        }
        """, note: "In a method, and with a cast that crashes the app."),
    ],
    quiet: [
      .swift(
        """
        \(app)

        final class AppDelegate: NSObject, UIApplicationDelegate {
          static var allowed: UIInterfaceOrientationMask = .allButUpsideDown

          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { Self.allowed }
        }

        func lock(_ mask: UIInterfaceOrientationMask) { AppDelegate.allowed = mask }
        """),
      .swift(
        """
        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var allowed: UIInterfaceOrientationMask = .allButUpsideDown

          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { allowed }
        }

        func lock(_ mask: UIInterfaceOrientationMask) {
          (UIApplication.shared.delegate as? AppDelegate)?.allowed = mask
        }
        """, note: "UIKit creates the delegate."),
      .swift(
        """
        \(app)

        final class AppDelegate: NSObject, UIApplicationDelegate {
          static private(set) var shared: AppDelegate?
          var allowed: UIInterfaceOrientationMask = .allButUpsideDown

          override init() {
            super.init()
            Self.shared = self
          }

          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { allowed }
        }

        func lock(_ mask: UIInterfaceOrientationMask) { AppDelegate.shared?.allowed = mask }
        """, note: "The delegate is kept."),
    ])

  /// The app of the examples.
  private static let app = """
    @main
    struct SketchApp: App {
      @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

      var body: some Scene { WindowGroup { Text("Sketches") } }
    }
    """

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let adapted = Set(code.adaptedDelegates.map(\.name))
    var seen: Set<SourceLocation> = []
    return adapted.sorted().flatMap { findings(of: $0, project) }
      .filter { seen.insert($0.location).inserted }
  }

  private func findings(of delegate: String, _ project: CheckedProject) -> [Finding] {
    let code = project.code
    guard let mask = code.classes.ownMember(RotationMethods.ofAppDelegate, of: delegate),
      let body = mask.body
    else { return [] }
    let states = MaskState.all(of: body, in: delegate, code).map(\.member)
      .filter { $0.owner == delegate }
    return states.flatMap { state in
      let changes = code.assignments(to: state.name)
      let setters = changes.compactMap { change -> String? in
        guard change.place.scope.typeName == delegate,
          case .function(let function)? = change.place.scope.member
        else { return nil }
        return function.baseName
      }
      let objects =
        changes.compactMap { change in change.target.plain.base.map { ($0, change.place) } }
        + Set(setters).sorted().flatMap { code.calls(of: $0) }.compactMap { call in
          call.expression?.callee?.callee.base.map { ($0, call) }
        }
      return objects.compactMap { object, place in
        finding(object, at: place, to: delegate, mask, project)
      }
    }
  }

  /// The cast behind what a mask is set on.
  private func finding(
    _ object: Expression, at place: Place, to delegate: String, _ mask: ClassMember,
    _ project: CheckedProject
  ) -> Finding? {
    guard !place.file.isTest, project.runs(place),
      let (value, site) = casts(object, at: place, project.code).first(where: { value, site in
        guard case .cast(let inner, let kind, let type) = value.kind, kind != .test,
          project.code.classes[type.strippedType]?.name == delegate,
          inner.plain.lastName == "delegate", let application = inner.plain.base?.plain
        else { return false }
        return ["shared", "sharedApplication"].contains(application.lastName)
          || project.code.typeName(of: application, at: site) == "UIApplication"
      })
    else { return nil }
    let isForced = value.isForcedCast
    return finding(
      isForced
        ? "UIApplication.shared.delegate is SwiftUI's own object here: this cast crashes the app"
        : "UIApplication.shared.delegate is SwiftUI's own object here: this cast gives nil, and nothing"
          + " is locked", at: value.span, in: site.file.source, severity: isForced ? .error : nil,
      related: [related("the app's mask", at: mask.nameSpan, in: mask.file.source)])
  }

  /// The casts that an object comes from: itself, or what a local variable or a property gives.
  private func casts(
    _ object: Expression, at place: Place, _ code: CodeBase
  ) -> [(value: Expression, place: Place)] {
    var found = [(value: object.plain, place: place)]
    for source in ValueFlow(code).sources(of: object, at: place) {
      if let around = source.parent, let value = around.expression?.plain {
        found.append((value, around))
      }
    }
    return found
  }
}

extension Expression {
  /// Whether it is `a as! T`.
  fileprivate var isForcedCast: Bool {
    if case .cast(_, .forced, _) = kind { true } else { false }
  }
}
