import Findings
import Orientation
import SourceAnalysis
import SourceModel

/// A turn that only iOS 16 and later make.
struct NoFallbackBefore16: Check {
  static let description = CheckDescription(
    "no-fallback-before-16",
    title: "Nothing turns the interface before iOS 16",
    rationale: """
      `setNeedsUpdateOfSupportedInterfaceOrientations()` and `requestGeometryUpdate` are there from
      iOS 16 on. Behind an availability check without an `else`, an app that also runs on older
      systems does nothing on them: the button is dead, or the lock never takes hold.

      Before iOS 16 the mask is asked anew by `attemptRotationToDeviceOrientation()`:

      ```swift
      if #available(iOS 16, *) {
        setNeedsUpdateOfSupportedInterfaceOrientations()
      } else {
        UIViewController.attemptRotationToDeviceOrientation()
      }
      ```
      """,
    severity: .warning, versions: "before iOS 16", rules: ["D-08", "F-10", "F-24"],
    triggering: [
      CheckExample(files: [
        .init("project.yml", project("15.0")),
        .init(
          "Player.swift",
          """
          import UIKit

          final class PlayerViewController: UIViewController {
            func unlock() {
              ↓if #available(iOS 16, *) {
                setNeedsUpdateOfSupportedInterfaceOrientations()
              }
            }
          }
          """),
      ]),
      CheckExample(files: [
        .init("project.yml", project("14.0")),
        .init(
          "Player.m",
          """
          #import <UIKit/UIKit.h>

          @implementation PlayerViewController : UIViewController
          - (void)unlock {
            ↓if (@available(iOS 16.0, *)) {
              [self setNeedsUpdateOfSupportedInterfaceOrientations];
            }
          }
          @end
          """),
      ]),
    ],
    quiet: [
      CheckExample(files: [
        .init("project.yml", project("15.0")),
        .init(
          "Player.swift",
          """
          import UIKit

          final class PlayerViewController: UIViewController {
            func unlock() {
              if #available(iOS 16, *) {
                setNeedsUpdateOfSupportedInterfaceOrientations()
              } else {
                UIViewController.attemptRotationToDeviceOrientation()
              }
            }
          }
          """),
      ]),
      CheckExample(
        note: "The app does not run on older systems.",
        files: [
          .init("project.yml", project("16.0")),
          .init(
            "Player.swift",
            """
            import UIKit

            final class PlayerViewController: UIViewController {
              func unlock() {
                if #available(iOS 16, *) {
                  setNeedsUpdateOfSupportedInterfaceOrientations()
                }
              }
            }
            """),
        ]),
    ])

  private static func project(_ version: String) -> String {
    """
    name: Player
    targets:
      Player:
        type: application
        platform: iOS
        deploymentTarget: "\(version)"
        sources: [.]

    """
  }

  private static let new = [
    "setNeedsUpdateOfSupportedInterfaceOrientations", "requestGeometryUpdate",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let calls = PlacesByFile(calls: Self.new, in: code)
    let old = PlacesByFile(
      calls: ["attemptRotationToDeviceOrientation", "setStatusBarOrientation"], in: code)
    let writes = PlacesByFile(
      calls: ["setValue", "setOrientation", "setOrientation:", "perform"], in: code)
    return code.units.flatMap(\.branches).compactMap { place in
      guard case .if(let conditions, let then, nil)? = place.statement?.kind, !place.file.isTest,
        conditions.contains(where: { $0.isFromSixteen }), !then.alwaysLeave,
        calls.meet(place.span, of: place.file),
        let oldest = project.deploymentTarget(of: place.file.source), oldest < SystemVersion(16)
      else { return nil }
      // Older systems are looked after elsewhere in the class, or behind this.
      let around = place.scope.typeDeclaration?.span ?? place.memberSpan
      guard !old.meet(around, of: place.file), !writes.meet(place.memberSpan, of: place.file),
        !(code.reach(of: place).systems.map { $0.from >= SystemVersion(16) } ?? true)
      else { return nil }
      guard !isMeantForNew(place), !isCutByDirective(place) else { return nil }
      let end = Int(conditions.last?.span.end ?? place.span.end)
      return finding(
        "on iOS \(oldest) to 15 nothing happens here: the mask is not asked anew",
        at: SourceSpan(Int(place.span.start), end), in: place.file.source)
    }
  }
}

extension NoFallbackBefore16 {
  /// Whether the class says by its name that it is for iOS 16 and later, beside another.
  private func isMeantForNew(_ place: Place) -> Bool {
    (place.scope.typeName ?? "").contains("16") || place.file.path.contains("16")
  }

  /// Whether the `else` stands in a branch of `#if` behind it.
  private func isCutByDirective(_ place: Place) -> Bool {
    let bytes = place.file.source.text.bytes
    return bytes[min(Int(place.span.end), bytes.count)...].first { !$0.isWhiteSpace }
      == UInt8(ascii: "#")
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or the end of a line.
  fileprivate var isWhiteSpace: Bool { self == 32 || (9...13).contains(self) }
}

extension Statement.Condition {
  /// Whether it asks for iOS 16 or a later one.
  fileprivate var isFromSixteen: Bool {
    guard case .available(let version?, isUnavailable: false) = kind else { return false }
    return version >= Statement.Version(16)
  }
}
