import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A container that asks what is presented over it, which may ask back.
struct RecursiveForwarding: Check {
  static let description = CheckDescription(
    "recursive-forwarding",
    title: "A container asks the presented controller, which may ask it back",
    rationale: """
      `visibleViewController` and `presentedViewController` may be a controller that forwards
      the question to its presenter. The two then ask each other endlessly, and the stack
      overflows. Up to iOS 12 an alert does this: UIKit raises an exception on iOS 9 and logs
      a message on iOS 10 to 12, which is reported as a note for apps that still run there.
      From iOS 13 on, alerts do not ask back.

      Ask the controller inside the container, not the one presented over it: `topViewController`,
      `selectedViewController`. UIKit itself asks a controller that fills the window.
      """,
    severity: .warning, notesAreOptIn: true, versions: "iOS 6 and later",
    rules: ["D-06", "D-07", "D-57"],
    triggering: [
      .swift(
        """
        import UIKit

        final class MainNavigationController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            ↓visibleViewController?.supportedInterfaceOrientations ?? .all
          }
        }

        final class Question: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            presentingViewController?.supportedInterfaceOrientations ?? .all
          }
        }

        """),
      CheckExample(
        note: "Alerts ask back up to iOS 12.",
        files: [
          .app("Library", from: "12.0", families: nil),
          .init(
            "MainNavigationController.m",
            """
            #import <UIKit/UIKit.h>

            @implementation MainNavigationController : UINavigationController
            - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
              return [↓self.visibleViewController supportedInterfaceOrientations];
            }
            @end

            """),
        ]),
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
      CheckExample(
        note: "Alerts are left out.",
        files: [
          .app("Library", from: "12.0", families: nil),
          .init(
            "MainNavigationController.swift",
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

            """),
        ]),
      .swift(
        """
        import UIKit

        final class MainNavigationController: UINavigationController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            visibleViewController?.supportedInterfaceOrientations ?? .all
          }
        }

        """, note: "From iOS 13 on alerts do not ask back, and nothing else here does."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let asksBack = asksPresenter(code)
    let isAlertAsking = BehaviorTable.known.systems(from: code.deploymentTarget).contains {
      Behaviors(of: $0)[.alertAsksPresenter]
    }
    guard asksBack != nil || isAlertAsking else { return [] }
    return code.classes.controllers.compactMap { entry in
      // What is wrong in one answer is wrong in the others for the same reason.
      let questions: [UIKitAnswer] = [.mask, .preferred]
      return questions.lazy.compactMap { question -> Finding? in
        guard let member = code.classes.ownMember(question.name, of: entry.name),
          member.isDefinition, !member.file.isTest,
          let place = forwarded(question, in: member, code)
        else { return nil }
        if let asksBack {
          return finding(
            "\(entry.name) asks the controller presented over it, and \(asksBack.owner) asks back"
              + " endlessly", at: place, in: member.file.source,
            related: [related("it asks back", at: asksBack.nameSpan, in: asksBack.file.source)])
        }
        return finding(
          "\(entry.name) asks the controller presented over it; up to iOS 12 an alert asks back,"
            + " which UIKit logs", at: place, in: member.file.source, severity: .note)
      }.first
    }
  }

  /// The controller of the project that answers as its presenter does.
  private func asksPresenter(_ code: CodeBase) -> ClassMember? {
    code.classes.controllers.lazy.compactMap { entry -> ClassMember? in
      guard let member = code.classes.ownMember(UIKitAnswer.mask.name, of: entry.name),
        member.isDefinition, !member.file.isTest,
        code.answers(.mask, of: entry.name).contains(where: { answer in
          answer.possibilities.forwardings.contains { $0.target == .presenting }
        })
      else { return nil }
      return member
    }.first
  }

  /// Where an answer asks what is presented over the controller itself, whatever that is.
  private func forwarded(
    _ question: UIKitAnswer, in member: ClassMember, _ code: CodeBase
  ) -> SourceSpan? {
    let places = code.mentions(of: question.name).filter { place in
      place.file == member.file && member.span.contains(place.span)
    }
    let flow = ValueFlow(code)
    for place in places {
      guard case .member(let base, _)? = place.expression?.kind, !isLookedAt(place) else {
        continue
      }
      let isOver = flow.sources(of: base, at: place).contains { source in
        guard let value = source.expression, let name = value.lastName,
          ["visibleViewController", "presentedViewController"].contains(name),
          value.base?.isSelf ?? true
        else { return false }
        // A property of that name of the project's own holds what the project puts there.
        return source.scope.typeName.map { code.classes.member(name, of: $0) == nil } ?? true
      }
      if isOver { return base.plain.span }
    }
    return nil
  }

  /// Whether a place is only reached when a test has looked what it asks, by class or identity.
  private func isLookedAt(_ place: Place) -> Bool {
    place.scope.facts.contains { fact in
      switch fact {
      case .conditions(let conditions, _):
        conditions.contains { condition in
          switch condition.kind {
          case .expression(let test), .binding(_, _, let test): Self.looks(test, at: place)
          case .match, .available: false
          }
        }
      case .expression(let test, _): Self.looks(test, at: place)
      case .chosen: true
      case .compilation, .availability: false
      }
    }
  }

  private static func looks(_ test: Expression, at place: Place) -> Bool {
    place.finds(in: test) { part in
      if case .cast(_, let kind, _) = part.kind { return kind == .test || kind == .conditional }
      if let (left, name, right) = part.operation {
        if name == "===" || name == "!==" { return true }
        // Objective-C compares objects with `==`, and numbers, and looks with it whether there is one.
        let sides = [left, right].map { place.settled($0).plain }
        return place.file.source.language == .objectiveC && name.isEquality
          && !sides.contains { $0.kind == .null }
          && sides.contains { Self.shown.contains($0.lastName ?? "") }
      }
      return guards.contains(part.lastName ?? "")
    }
  }

  private static let shown: Set<String> = ["presentedViewController", "visibleViewController"]

  private static let guards: Set<String> = [
    "isBeingDismissed", "isKind", "isMember", "isKindOfClass:", "isMemberOfClass:", "isEqual",
  ]
}
