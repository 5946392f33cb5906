import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A controller that prefers an orientation that it does not support.
struct PreferredNotSupported: Check {
  static let description = CheckDescription(
    "preferred-not-supported", title: "The preferred orientation is not supported",
    rationale: """
      When a controller is presented full screen, it appears in its
      `preferredInterfaceOrientationForPresentation`. That must be in its own
      `supportedInterfaceOrientations`, otherwise UIKit raises
      `UIApplicationInvalidInterfaceOrientation`. An orientation that is read at that
      moment, from the device or the status bar, is not in a narrow mask if the device is
      held differently, so the exception occurs only on some turns.

      Return a constant of the mask, or remove the override: UIKit then uses the current
      orientation if the mask allows it, and otherwise another one from the mask. A
      container that forwards the mask to the controller it shows must also forward the
      preferred orientation if that controller has one.
      """,
    severity: .error, versions: "iOS 6 and later", rules: ["E-01", "E-03", "E-04", "E-06"],
    triggering: [
      .swift(
        """
        class PlayerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            ↓.portrait
          }
        }
        """),
      .objectiveC(
        """
        @interface PlayerViewController : UIViewController
        @end
        @implementation PlayerViewController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskPortrait;
        }
        - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {
          return ↓[UIApplication sharedApplication].statusBarOrientation;
        }
        @end
        """),
      .swift(
        """
        class RootViewController: UIViewController {
          var content: UIViewController?
          override var ↓supportedInterfaceOrientations: UIInterfaceOrientationMask {
            content?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
          }
        }
        class PlayerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            .landscapeRight
          }
        }
        """, note: "The player's preference is never asked."),
    ],
    quiet: [
      .swift(
        """
        class PlayerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            .landscapeRight
          }
        }
        """),
      .swift(
        """
        class PlayerViewController: UIViewController {
          var isFullScreen = false
          func enter() { isFullScreen = true }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isFullScreen ? .landscape : .portrait
          }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            isFullScreen ? .landscapeRight : .portrait
          }
        }
        """, note: "Both follow the same state."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let preferring = project.controllers(overriding: .preferred)
    let masking = project.controllers(overriding: .mask)
    let names = Set(preferring.map(\.name) + masking.map(\.name)).sorted()
    let apart = names.flatMap { pairs($0, project) }
    // Without a preference it does not matter that there is no question.
    let isPreferred = preferring.contains { controller in
      !code.answers(.preferred, of: controller.name).allSatisfy { answer in
        !answer.possibilities.forwardings.isEmpty
      }
    }
    return apart + (isPreferred ? masking.compactMap { unforwarded($0, project) } : [])
  }

  /// Where the two answers of a class do not go together.
  private func pairs(_ name: String, _ project: CheckedProject) -> [Finding] {
    let code = project.code
    guard let preferred = code.classes.member(UIKitAnswer.preferred.name, of: name),
      code.classes.member(UIKitAnswer.mask.name, of: name) != nil
    else { return [] }
    var seen: Set<SourceLocation> = []
    var found: [Finding] = []
    for idiom in Idiom.allCases where code.idioms.contains(idiom) {
      // Where iPadOS shows the app beside others, it does not ask.
      if idiom == .pad, project.leavesUnasked(preferred.file.source) { continue }
      for answer in code.answers(.preferred, of: name) where answer.idiom == idiom {
        let masks = code.answer(
          .mask, of: name, assuming: Assumption(idiom, answer.systems.from)
        ).masks
        let unset = masks == nil ? unsetMasks(name, idiom, code) : nil
        guard let masks = masks ?? unset else {
          found += refused(by: answer, of: name, preferred, project).filter {
            seen.insert($0.location).inserted
          }
          continue
        }
        guard !masks.contains([]) else { continue }
        for possibility in answer.possibilities.all {
          guard !isUnknown(possibility) || !asksSideOrMask(preferred, code),
            let message = message(possibility, masks, name, idiom, code)
          else { continue }
          let origin = preferred.place(of: possibility.origin)
          guard seen.insert(origin.location).inserted else { continue }
          let isValue = if case .value = possibility.outcome { true } else { false }
          let isCertain = isValue && unset == nil
          found.append(
            finding(
              message, at: origin.span, in: origin.file.source,
              severity: isCertain ? .error : .warning))
        }
      }
    }
    return found
  }

  /// Preferences of a container that what it shows, where it is presented, does not support.
  private func refused(
    by answer: SituatedAnswer, of name: String, _ preferred: ClassMember,
    _ project: CheckedProject
  ) -> [Finding] {
    let inside = project.screens.flatMap {
      $0.presentedMasks(answeringAs: preferred.owner, on: answer.idiom)
    }
    return answer.possibilities.all.compactMap { possibility in
      guard case .value(let value) = possibility.outcome, let orientation = value.asInterface,
        orientation != .unknown,
        let masks = inside.first(where: { masks in
          !masks.isEmpty && masks.allSatisfy { !$0.isEmpty && !$0.contains(orientation) }
        })
      else { return nil }
      let origin = preferred.place(of: possibility.origin)
      let union = masks.reduce(InterfaceOrientationMask()) { $0.union($1) }
      return finding(
        "\(name) prefers \(orientation), but its container supports \(union.words) on"
          + " \(answer.idiom.words); UIKit raises an exception then", at: origin.span,
        in: origin.file.source)
    }
  }

  /// The masks of a class that lets others set its mask, where none does.
  private func unsetMasks(
    _ name: String, _ idiom: Idiom, _ code: CodeBase
  ) -> Set<InterfaceOrientationMask>? {
    guard code.assignments(to: UIKitAnswer.mask.name).isEmpty else { return nil }
    let courses = code.courses(.mask, of: name).filter { $0.idiom == idiom }.map(\.value)
    // What a setter is given is not known, but no one gives it anything.
    let isUnset = courses.allSatisfy { course in
      course.later.allSatisfy { $0.possibilities.masks == nil }
    }
    guard isUnset else { return nil }
    var masks: Set<InterfaceOrientationMask> = []
    for course in courses {
      guard let first = course.launch.masks else { return nil }
      masks.formUnion(first)
    }
    return masks.isEmpty ? nil : masks
  }

  private func message(
    _ possibility: Possibility, _ masks: Set<InterfaceOrientationMask>, _ name: String,
    _ idiom: Idiom, _ code: CodeBase
  ) -> String? {
    switch possibility.outcome {
    case .value(let value):
      guard let orientation = value.asInterface,
        orientation != .unknown || !isFallback(possibility, code)
      else { return nil }
      let isNever = !masks.contains { $0.contains(orientation) }
      // With several masks it is unknown which goes with which preference.
      guard isNever else { return nil }
      let union = masks.reduce(InterfaceOrientationMask()) { $0.union($1) }
      return "\(name) prefers \(orientation), but supports \(union.words) on \(idiom.words); UIKit "
        + "raises an exception when it is presented"
    case .unknown(let unknown):
      guard masks.count == 1, let mask = masks.first, !mask.contains(.allButUpsideDown),
        let origin = possibility.origin ?? unknown.origin,
        code.isMention(origin, of: ["statusBarOrientation", "interfaceOrientation"])
      else { return nil }
      return "\(name) prefers the current orientation of the interface or device, but supports "
        + "\(mask.words) only; UIKit raises an exception when they differ"
    case .forwards: return nil
    }
  }

  private func isUnknown(_ possibility: Possibility) -> Bool {
    if case .unknown = possibility.outcome { return true }
    return false
  }

  /// Whether an answer asks whether what the interface has is landscape or portrait, or what the mask is,
  /// and so may only give what is supported.
  private func asksSideOrMask(_ member: ClassMember, _ code: CodeBase) -> Bool {
    code.uses(
      [
        "isLandscape", "isPortrait", "UIInterfaceOrientationIsLandscape",
        "UIInterfaceOrientationIsPortrait", UIKitAnswer.mask.name,
      ], in: member.span, of: member.file)
  }

  /// Whether unknown is only what is left without a scene, in which no screen is presented.
  private func isFallback(_ possibility: Possibility, _ code: CodeBase) -> Bool {
    guard let origin = possibility.origin,
      let mentions = code.unit(of: origin.file)?.mentions["unknown"]?.within(origin.span)
    else { return false }
    return mentions.contains { mention in
      guard case .infix(let left, "??", _)? = mention.parent?.expression?.kind else { return false }
      return left.contains { $0.lastName == "interfaceOrientation" }
    }
  }

  /// A container that forwards the mask and keeps the preference to itself.
  private func unforwarded(
    _ controller: AnsweringController, _ project: CheckedProject
  ) -> Finding? {
    let code = project.code
    guard code.classes.member(UIKitAnswer.preferred.name, of: controller.name) == nil,
      !code.classes.hasUnknownSuperclass(controller.name),
      !project.fixesUnaskedStyle(controller.name)
    else { return nil }
    let targets = code.answers(.mask, of: controller.name).flatMap(\.possibilities.forwardings)
    let shown = targets.first { forwarding in
      switch forwarding.target {
      case .top, .visible, .selected, .firstChild, .lastChild, .named: true
      case .presented, .presenting, .parent, .root: false
      }
    }
    guard shown != nil else { return nil }
    return finding(
      "\(controller.name) forwards supportedInterfaceOrientations, but not "
        + "preferredInterfaceOrientationForPresentation", at: controller.member.nameSpan,
      in: controller.member.file.source, severity: .warning)
  }
}
