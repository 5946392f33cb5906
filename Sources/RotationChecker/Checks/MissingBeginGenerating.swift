import Findings
import Orientation
import SourceAnalysis
import SourceModel

/// The device's orientation is read, and nobody asks for it to be generated.
struct MissingBeginGenerating: Check {
  static let description = CheckDescription(
    "missing-begin-generating",
    title: "The device's orientation is read without asking for it",
    rationale: """
      `UIDevice.orientation` is unknown, and its notification is not posted, unless somebody has
      called `beginGeneratingDeviceOrientationNotifications()`. UIKit does so itself once a window
      has a root controller, which is why most apps get away without it, and controllers and views
      are not reported: but code that runs before that, in an extension, or after a stray `end…`
      reads unknown. A library cannot know which app it is in.

      Begin where the orientation is first needed, and end where it no longer is:

      ```swift
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      defer { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
      ```
      """,
    severity: .warning, versions: "every version of iOS", rules: ["B-02", "B-03", "B-04", "B-07"],
    triggering: [
      .swift(
        """
        import UIKit

        final class Compass {
          func heading() -> Int {
            ↓UIDevice.current.orientation == .landscapeLeft ? 90 : 0
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
        """, note: "An app is told where it starts."),
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
      .swift(
        """
        import UIKit

        final class CompassViewController: UIViewController {
          var heading: Int { UIDevice.current.orientation == .landscapeLeft ? 90 : 0 }
        }
        """, note: "Where there is a controller, UIKit has begun."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let begins = code.mentions(of: "beginGeneratingDeviceOrientationNotifications")
    let coveringExamples = Set(begins.map { Self.example(of: $0.file.path) })
    if coveringExamples.contains(nil) { return [] }
    // The first place of each file.
    var seen: Set<String> = []
    let reads = code.mentions(of: "orientation").filter { place in
      Self.isRead(place, in: code) && !place.file.isTest && code.reach(of: place).isBuilt
        && !hasWindow(place.scope.typeName, code)
        // What an example app does, the apps that use the library need not do.
        && !coveringExamples.contains(Self.example(of: place.file.path))
        && seen.insert(place.file.path).inserted
    }
    guard let first = reads.first else { return [] }
    let launches = begins.isEmpty ? self.launches(in: code) : []
    // A library's examples and fixtures have many delegates, and none of them is to blame.
    if launches.count == 1, let (file, span) = launches.first {
      return [
        finding(
          "this app reads the device's orientation and never begins to generate it: it may be"
            + " unknown",
          at: span, in: file,
          related: [related("it is read here", at: first.span, in: first.file.source)])
      ]
    }
    return reads.map { place in
      finding(
        "nobody begins to generate what is read here: the device's orientation may be unknown",
        at: place.span, in: place.file.source,
        group: "device orientations are read that nobody begins to generate")
    }
  }

  /// Where the apps of the project begin, which is where they would begin to generate.
  private func launches(in code: CodeBase) -> [(SourceFile, SourceSpan)] {
    code.classes.all.filter { code.classes.kind(of: $0.name) == .appDelegate }.flatMap { entry in
      entry.parts.flatMap { part in
        part.declaration.functions.filter { function in
          !part.file.isTest
            && [
              "application(_:didFinishLaunchingWithOptions:)",
              "application:didFinishLaunchingWithOptions:",
            ].contains(function.name)
        }.map { (part.file.source, $0.nameSpan) }
      }
    }
  }

  /// Whether a place reads `UIDevice.orientation`.
  private static func isRead(_ place: Place, in code: CodeBase) -> Bool {
    guard let expression = place.expression, case .member(let base, _) = expression.kind,
      code.isDevice(base, at: place), base.path?.first != "XCUIDevice"
    else { return false }
    if case .infix(let left, "=", _)? = place.parent?.expression?.kind {
      return left.span != expression.span
    }
    return true
  }

  /// Whether instances of a type are part of a window, so that UIKit has begun by itself.
  private func hasWindow(_ type: String?, _ code: CodeBase) -> Bool {
    guard let type else { return false }
    let kind = code.classes.kind(of: type)
    return kind.isController || kind == .view || kind == .window
      || code.classes.isKind(type, of: "UICollectionViewLayout")
  }

  /// The outermost folder of examples that a file lies in; nil for none.
  private static func example(of path: String) -> String? {
    path.split(separator: "/").dropLast().first { folder in
      let name = folder.lowercased()
      return ["example", "demo", "sample"].contains { name.contains($0) }
    }.map(String.init)
  }
}
