import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A container that asks what is presented over it, which may ask back.
struct RecursiveForwarding: Check {
  static let description = CheckDescription(
    "recursive-forwarding",
    title: "A container that asks what is presented, which may ask it back",
    rationale: """
      `visibleViewController` and `presentedViewController` may be an alert, a sheet of the system or
      a controller of another library. Some of those answer what the controller that presents them
      answers, so that the two ask each other: UIKit raises an exception that ends in
      `supportedInterfaceOrientations was invoked recursively!`, or the stack overflows. And a screen
      that is just being dismissed decides about the one that comes back.

      Ask what is in the container and not what is over it: `topViewController`,
      `selectedViewController`. What fills the window is asked by UIKit itself.
      """,
    severity: .warning, versions: "iOS 6 and later", rules: ["D-06", "D-07"],
    triggering: [
      .swift(
        """
        import UIKit

        final class MainNavigationController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            ↓visibleViewController?.supportedInterfaceOrientations ?? .all
          }
        }

        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        @implementation MainNavigationController : UINavigationController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return [↓self.visibleViewController supportedInterfaceOrientations];
        }
        @end

        """),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class MainNavigationController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? .all
          }
        }

        """),
      .swift(
        """
        import UIKit

        final class MainNavigationController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            guard let shown = visibleViewController, !(shown is UIAlertController) else {
              return super.supportedInterfaceOrientations
            }
            return shown.supportedInterfaceOrientations
          }
        }

        """, note: "Alerts are left out."),
    ])

  private static let questions: [UIKitAnswer] = [.mask, .preferred, .autorotation]
  /// What code names that looks at what it asks before it does.
  private static let guards: Set<String> = [
    "UIAlertController", "isBeingDismissed", "isKind", "isMember",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.classes.controllers.flatMap { entry -> [Finding] in
      var found: [Finding] = []
      for question in Self.questions {
        guard let member = project.code.classes.ownMember(question.name, of: entry.name),
          member.isDefinition, !member.file.isTest
        else { continue }
        guard let place = forwarded(question, in: member, project),
          !looksFirst(member, project.code)
        else { continue }
        found.append(
          finding(
            "\(entry.name) asks what is presented over it, which may ask back: UIKit raises an"
              + " exception, with an alert for one", at: place, in: member.file.source))
      }
      // What is wrong in one answer is wrong in the others for the same reason.
      return Array(found.prefix(1))
    }
  }

  /// Where an answer asks what is presented.
  private func forwarded(
    _ question: UIKitAnswer, in member: ClassMember, _ project: CheckedProject
  ) -> SourceSpan? {
    let places = project.code.mentions(of: question.name).filter { place in
      place.file == member.file && member.span.contains(place.span)
    }
    for place in places {
      guard case .member(let base, _)? = place.expression?.kind else { continue }
      let plain = base.plain
      switch plain.kind {
      case .member(_, let name) where Self.isOver(name): return plain.span
      case .name(let name) where Self.isOver(name): return plain.span
      default: continue
      }
    }
    return nil
  }

  /// Whether a name is of what is over a container, as those of an app's own properties may be.
  private static func isOver(_ name: String) -> Bool {
    let words = name.nameWords.suffix(3)
    return words == ["visible", "view", "controller"]
      || words == ["presented", "view", "controller"]
  }

  /// Whether an answer looks at what it asks, by name or by its class.
  private func looksFirst(_ member: ClassMember, _ code: CodeBase) -> Bool {
    guard let unit = code.unit(of: member.file) else { return false }
    return unit.uses(Self.guards, in: member.span)
      || unit.casts.contains { place in
        guard case .cast(_, let kind, _)? = place.expression?.kind else { return false }
        return (kind == .test || kind == .conditional) && member.span.contains(place.span)
      }
      || unit.switches.contains { place in
        guard case .switch(_, let cases)? = place.statement?.kind else { return false }
        // A pattern that tests a class is not modelled.
        return member.span.contains(place.span)
          && cases.contains { $0.patterns.contains { $0.kind == .other([]) } }
      }
  }
}
