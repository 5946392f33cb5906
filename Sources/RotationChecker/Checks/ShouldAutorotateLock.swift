import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A lock that only `shouldAutorotate` knows of.
struct ShouldAutorotateLock: Check {
  static let description = CheckDescription(
    "shouldautorotate-lock",
    title: "An orientation lock that uses only shouldAutorotate",
    rationale: """
      From iOS 16 on, UIKit no longer calls `shouldAutorotate`: a controller that returns
      false to keep the interface from turning turns anyway. Only the mask counts.

      Move the lock into the mask, and notify UIKit when it changes:

      ```swift
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        isLocked ? lockedMask : .all
      }

      var isLocked = false {
        didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
      }
      ```

      `shouldAutorotate` may stay beside such a mask, for the systems that still call it.
      """,
    severity: .warning, versions: "iOS 16 and later", rules: ["D-11", "D-12"],
    triggering: [
      .swift(
        """
        import UIKit

        final class PlayerViewController: UIViewController {
          var isLocked = false

          override var ↓shouldAutorotate: Bool { !isLocked }

          func lock() { isLocked = true }
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        @interface PlayerViewController : UIViewController
        @end

        @implementation PlayerViewController
        - (BOOL)↓shouldAutorotate { return NO; }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskAll;
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class PlayerViewController: UIViewController {
          override var shouldAutorotate: Bool { false }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        """, note: "The mask has the same effect."),
      .swift(
        """
        import UIKit

        final class PlayerViewController: UIViewController {
          var isLocked = false

          override var shouldAutorotate: Bool { !isLocked }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isLocked ? .landscapeRight : .all
          }

          func lock() {
            isLocked = true
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """, note: "The mask depends on the same state."),
      .swift(
        """
        import UIKit

        final class NavigationController: UINavigationController {
          override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }
        }
        """, note: "A container asks its content."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    return code.classes.controllers.compactMap { entry in
      guard
        let member = code.classes.ownMember(UIKitAnswer.autorotation.name, of: entry.name),
        member.isDefinition, let body = member.body, !member.file.isTest,
        isBuilt(member),
        mayRefuse(entry.name, body, code)
          || heirs(of: entry, code).contains(where: { mayRefuse($0, body, code) }),
        !maskAgrees(entry, body, code),
        !project.fixesUnaskedStyle(entry.name), !wasNeverAsked(entry, project)
      else { return nil }
      let isOld =
        project.deploymentTarget(of: member.file.source).map {
          Behaviors(of: $0)[.autorotateIsAsked]
        } ?? true
      return finding(
        "UIKit has not called shouldAutorotate since iOS 16, and no mask of \(entry.name) has the"
          + " same effect",
        at: member.nameSpan, in: member.file.source, severity: isOld ? .note : .warning)
    }
  }

  /// Whether every known way leads into a container that answers for itself, so that no system
  /// asked it either.
  private func wasNeverAsked(_ entry: ClassEntry, _ project: CheckedProject) -> Bool {
    let contexts = project.contexts(answeringAs: entry.name, .autorotation)
    return !contexts.isEmpty
      && contexts.allSatisfy { if case .contained = $0 { true } else { false } }
  }

  private func isBuilt(_ member: ClassMember) -> Bool {
    member.compilationConditions.allSatisfy { CompilationCondition.truth(of: $0) != false }
  }

  /// The subclasses that a class answers for, and which have no mask of their own.
  private func heirs(of entry: ClassEntry, _ code: CodeBase) -> [String] {
    code.classes.allSubclasses(of: entry.name).filter { type in
      code.classes.member(UIKitAnswer.autorotation.name, of: type)?.owner == entry.name
        && code.classes.member(UIKitAnswer.mask.name, of: type)?.owner
          == code.classes.member(UIKitAnswer.mask.name, of: entry.name)?.owner
    }
  }

  /// Whether it may answer false by itself, on a system that asks.
  private func mayRefuse(_ type: String, _ body: [Statement], _ code: CodeBase) -> Bool {
    let answers = code.answers(.autorotation, of: type).filter {
      BehaviorTable.known.has(.autorotateIsAsked, in: $0.systems)
        || !Behaviors(of: code.deploymentTarget)[.autorotateIsAsked]
    }
    for answer in answers {
      if let values = answer.possibilities.values {
        if values.contains(where: { $0.asBoolean == false }) { return true }
        continue
      }
      if answer.possibilities.all.contains(where: { $0.outcome == .value(.boolean(false)) }) {
        return true
      }
      // Something is not known: state of its own, unless others are asked the same.
      let asksOthers =
        !answer.possibilities.forwardings.isEmpty || mentions(body, ["shouldAutorotate"])
      if !asksOthers { return true }
    }
    return false
  }

  /// Whether a mask of the class or of a superclass of the project may have the same effect.
  private func maskAgrees(_ entry: ClassEntry, _ body: [Statement], _ code: CodeBase) -> Bool {
    guard let mask = code.classes.member(UIKitAnswer.mask.name, of: entry.name) else {
      return false
    }
    let answers = code.answers(.mask, of: entry.name)
    // Where it always turns, the mask may allow what it likes.
    let locking = Set(
      code.answers(.autorotation, of: entry.name).filter { answer in
        answer.possibilities.values?.contains { $0.asBoolean != true } ?? true
      }.map(\.idiom))
    let isSingle = answers.filter { locking.contains($0.idiom) }.allSatisfy { answer in
      answer.possibilities.masks?.allSatisfy { $0.count <= 1 } ?? false
    }
    if isSingle { return true }
    guard let maskBody = mask.body else { return true }
    // A lock for good beside a mask that depends on something: the mask has its own reasons.
    let isConstant = code.answers(.autorotation, of: entry.name).allSatisfy {
      $0.possibilities.values?.count == 1
    }
    let isFixedMask = answers.allSatisfy { $0.possibilities.masks?.count == 1 }
    if isConstant, !isFixedMask { return true }
    let shared = Self.names(in: body).intersection(Self.names(in: maskBody))
    return !shared.subtracting(Self.common).isEmpty
  }

  /// Names that two answers share without depending on the same state.
  private static let common: Set<String> = [
    "self", "super", "UIDevice", "current", "userInterfaceIdiom", "pad", "phone", "portrait",
    "landscape", "all", "UIInterfaceOrientationMask", "UIApplication", "shared",
    "topViewController",
    "visibleViewController", "selectedViewController", "viewControllers", "last", "lastObject",
    "isKindOfClass", "isKindOfClass:", "class", "presentedViewController", "traitCollection",
    "UIUserInterfaceIdiom", "presentingViewController", "childViewControllers", "children", "first",
    "firstObject", "UI_USER_INTERFACE_IDIOM", "UIInterfaceOrientation", "UIDeviceOrientation",
    "allButUpsideDown", "landscapeLeft", "landscapeRight", "portraitUpsideDown",
  ]

  private func mentions(_ body: [Statement], _ names: Set<String>) -> Bool {
    !Self.names(in: body).isDisjoint(with: names)
  }

  private static func names(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    body.visitExpressions { expression in
      if let name = expression.lastName { names.insert(name) }
    }
    return names
  }
}

extension InterfaceOrientationMask {
  /// How many orientations it has.
  fileprivate var count: Int { (rawValue & 0b11110).nonzeroBitCount }
}
