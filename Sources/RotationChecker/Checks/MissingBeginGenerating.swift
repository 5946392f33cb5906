import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel
import XcodeProjectFiles

/// The device's orientation is read without beginning to generate notifications.
struct MissingBeginGenerating: Check {
  static let description = CheckDescription(
    "missing-begin-generating",
    title: "The device's orientation is read without starting orientation notifications",
    rationale: """
      According to its documentation, `UIDevice.orientation` is unknown and its notification is
      not posted until `beginGeneratingDeviceOrientationNotifications()` is called, and each
      begin needs an end. UIKit has been observed to make a begin call of its own once a window
      has a root controller, so most apps need none, and this check is opt-in. Only code that
      runs before that, in an extension without a window, or after a stray `end…` reads
      unknown, which `unbalanced-generating` and `orientation-read-too-early` report. Enable
      this check for a library that relies on documented behavior.

      Begin where the orientation is first needed, and end where it no longer is:

      ```swift
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      defer { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
      ```
      """,
    severity: .warning, isOptIn: true, versions: "every version of iOS",
    rules: ["B-02", "B-03", "B-04", "B-07"],
    triggering: [
      .swift(
        """
        import UIKit

        final class Compass {
          func heading() -> Int {
            ↓UIDevice.current.orientation.rawValue
          }
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        UIDeviceOrientation current(void) {
          return ↓[[UIDevice currentDevice] orientation];
        }
        """),
      .swift(
        """
        import UIKit

        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func ↓application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
          ) -> Bool {
            true
          }
        }

        final class Compass {
          var isTurned: Bool { UIDevice.current.orientation.isLandscape }
        }
        """, note: "An app is reported where it starts."),
      CheckExample(
        note: "So is each app that links a library; examples beside a library are not reported.",
        files: [
          .init("project.yml", specification),
          .init("Library/Compass.m", compass()),
          .init("Rover/AppDelegate.m", start("↓")),
          .init("Sailor/AppDelegate.m", start("↓")),
        ]),
      CheckExample(
        note: "A library whose example has the same mistake is reported where it reads.",
        files: [
          .init("project.yml", library), .init("Library/Compass.m", compass("↓")),
          .init("Example/project.yml", example), .init("Example/AppDelegate.m", start("")),
        ]),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class Compass {
          init() { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
          deinit { UIDevice.current.endGeneratingDeviceOrientationNotifications() }

          func heading() -> Int {
            UIDevice.current.orientation == .landscapeLeft ? 90 : 0
          }
        }
        """),
      .swift(
        """
        import UIKit

        func turn() {
          UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")
        }
        """, note: "It is written, not read."),
      .objectiveC(
        """
        #import <XCTest/XCUIDevice.h>

        UIDeviceOrientation simulated(void) {
          XCUIDevice *device = [XCUIDevice sharedDevice];
          return device.orientation;
        }
        """, note: "The device of a test."),
      .swift(
        """
        import UIKit

        final class CompassViewController: UIViewController {
          var heading: Int { UIDevice.current.orientation == .landscapeLeft ? 90 : 0 }
        }
        """, note: "Where there is a controller, UIKit has begun."),
      CheckExample(
        note: "The apps begin for the library.",
        files: [
          .init("project.yml", specification),
          .init("Library/Compass.m", compass()),
          .init("Rover/AppDelegate.m", start("", begin)),
          .init("Sailor/AppDelegate.m", start("", begin)),
        ]),
    ])

  private static let library = """
    name: Compass
    targets:
      Compass:
        type: framework
        platform: iOS
        sources: [Library]

    """

  private static let example = """
    name: Example
    targets:
      Example:
        type: application
        platform: iOS
        sources: [.]

    """

  private static let specification = """
    \(library.dropLast())
      Rover:
        type: application
        platform: iOS
        sources: [Rover]
        dependencies:
          - target: Compass
      Sailor:
        type: application
        platform: iOS
        sources: [Sailor]
        dependencies:
          - target: Compass

    """

  private static func compass(_ mark: String = "") -> String {
    """
    #import <UIKit/UIKit.h>

    BOOL isFlat(void) {
      return \(mark)[UIDevice currentDevice].orientation == UIDeviceOrientationFaceUp;
    }

    """
  }

  private static let begin =
    "[[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications];"

  private static func start(_ mark: String, _ first: String = "") -> String {
    """
    @interface AppDelegate : UIResponder <UIApplicationDelegate>
    @end
    @implementation AppDelegate
    - (BOOL)\(mark)application:(UIApplication *)application
        didFinishLaunchingWithOptions:(NSDictionary *)options {
      \(first)
      return YES;
    }
    @end

    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let begins = code.mentions(of: "beginGeneratingDeviceOrientationNotifications")
    var beginning: Set<SourceLocation> = []
    for begin in begins {
      let own = project.apps(with: begin.file.source)
      // A library that begins does so for every app.
      if own.isEmpty, !CheckedProject.isExample(begin.file.path) { return [] }
      beginning.formUnion(own.map(\.location))
    }
    // The first place of each file.
    var seen: Set<String> = []
    let reads = code.mentions(of: "orientation").filter { place in
      Self.isRead(place, in: code) && !place.file.isTest && place.scope.isBuilt
        && !hasWindow(place, code) && seen.insert(place.file.path).inserted
    }
    var told: Set<SourceLocation> = []
    return reads.flatMap { findings(for: $0, beginning, project) }
      .filter { told.insert($0.location).inserted }
  }

  /// The message for a read: for each app that runs it and does not begin, else for itself.
  private func findings(
    for place: Place, _ beginning: Set<SourceLocation>, _ project: CheckedProject
  ) -> [Finding] {
    let file = place.file.source
    let isLibrary = project.apps(with: file).isEmpty
    let running = project.apps(running: file)
    // What an example does or leaves out, the apps that use its library need not.
    let apps = running.filter { !isLibrary || !project.isHost($0) }
    let lacking = { (apps: [ProjectTarget]) in
      apps.filter { !beginning.contains($0.location) }.compactMap { start(of: $0, project.code) }
    }
    let starts = lacking(apps)
    guard starts.isEmpty else {
      return starts.map { file, span in
        finding(
          "this app reads the device's orientation without starting its notifications, so it may be"
            + " unknown",
          at: span, in: file,
          related: [related("it is read here", at: place.span, in: place.file.source)])
      }
    }
    guard !apps.contains(where: { beginning.contains($0.location) }) else { return [] }
    return [
      finding(
        "no code calls beginGeneratingDeviceOrientationNotifications() before this read, so the"
          + " device's orientation may be unknown",
        at: place.span, in: file,
        related: lacking(running).map { related("an app starts here without it", at: $1, in: $0) },
        group: "device orientations are read without starting their notifications")
    ]
  }

  /// Where an app starts, which is where it would begin to generate; nil when it has several
  /// delegates, as fixtures do, of which none is to blame.
  private func start(of app: ProjectTarget, _ code: CodeBase) -> (SourceFile, SourceSpan)? {
    let paths = Set(app.files.map(\.path))
    let starts = code.classes.appDelegates.flatMap { entry in
      entry.parts.filter { paths.contains($0.file.path) && !$0.file.isTest }.flatMap { part in
        part.declaration.functions.filter {
          [
            "application(_:didFinishLaunchingWithOptions:)",
            "application:didFinishLaunchingWithOptions:",
          ].contains($0.name)
        }.map { (part.file.source, $0.nameSpan) }
      }
    }
    return starts.count == 1 ? starts[0] : nil
  }

  /// Whether a place reads `UIDevice.orientation`.
  private static func isRead(_ place: Place, in code: CodeBase) -> Bool {
    guard let expression = place.expression, case .member(let base, _) = expression.kind,
      code.isDevice(base, at: place), !isOfTests(base, at: place)
    else { return false }
    if case .infix(let left, "=", _)? = place.parent?.expression?.kind {
      return left.span != expression.span
    }
    return true
  }

  /// Whether it is XCTest's device, which needs no begin call.
  private static func isOfTests(_ device: Expression, at place: Place) -> Bool {
    if case .name(let name) = device.plain.kind, let value = place.local(named: name)?.onlyValue {
      return isOfTests(value, at: place)
    }
    return device.path?.first == "XCUIDevice" || device.lastName == "sharedDevice"
  }

  /// Whether code runs in a window or for the notification, so that UIKit has begun by itself.
  private func hasWindow(_ place: Place, _ code: CodeBase) -> Bool {
    if place.callsAround.contains(where: { $0.arguments.contains { $0.value.namesNotification } }) {
      return true
    }
    guard let type = place.scope.typeName else { return false }
    // Types inside of a view or a controller are used by it.
    let names = type.split(separator: ".")
    return names.indices.contains { index in
      let name = names[...index].joined(separator: ".")
      let kind = code.classes.kind(of: name)
      return kind.isController || kind == .view || kind == .window
        || code.classes.isKind(name, of: "UICollectionViewLayout")
        || Self.parts.contains { code.classes.conforms(name, to: $0) }
        // A class of another module may be one of these.
        || code.classes[name]?.form == .class && code.classes.hasUnknownSuperclass(name)
          && code.classes.ancestors(of: name).last != "NSObject"
    }
  }

  /// What SwiftUI puts into a window.
  private static let parts = [
    "View", "ViewModifier", "UIViewControllerRepresentable", "UIViewRepresentable", "ButtonStyle",
  ]
}

extension Expression {
  /// Whether it names the notification of turns of the device.
  fileprivate var namesNotification: Bool {
    contains { part in
      ["orientationDidChangeNotification", "UIDeviceOrientationDidChangeNotification"]
        .contains(part.lastName)
    }
  }
}
