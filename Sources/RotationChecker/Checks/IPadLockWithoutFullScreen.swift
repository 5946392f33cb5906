import DeviceSetup
import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel
import XcodeProjectFiles

/// A mask that narrows the iPad in an app that takes part in multitasking.
struct IPadLockWithoutFullScreen: Check {
  static let description = CheckDescription(
    "ipad-lock-without-fullscreen",
    title: "An orientation lock that iPadOS ignores",
    rationale: """
      An app that lists all four orientations for iPad, or lists none at all, and does not require full screen,
      supports multitasking. iPadOS then asks neither its controllers nor its delegate for a mask: every
      orientation is allowed, and the screen appears in shapes its author has not seen.

      Lay the screen out for every shape. If it must not turn while the user works in it, return
      true from `prefersInterfaceOrientationLocked`, which iPadOS 26 and later respects while the
      app fills the display. If the lock is meant for phones, restrict it to them:

      ```swift
      traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
      ```

      Up to iPadOS 18, `UIRequiresFullScreen` makes iPadOS ask again. It is deprecated since
      iPadOS 26, and windows of apps built with the iOS 27 SDK are resized in spite of it.
      """,
    severity: .note, versions: "iPadOS 9 and later", rules: ["D-40", "D-41", "M-12", "N-01"],
    triggering: [
      CheckExample(files: [
        .init(
          "Board.swift",
          """
          import UIKit

          final class BoardViewController: UIViewController {
            override var ↓supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
          }

          """), plist, .appWithPlist("Game", families: "1,2"),
      ]),
      CheckExample(files: [
        .init(
          "Board.m",
          """
          #import <UIKit/UIKit.h>

          @implementation BoardViewController : UIViewController
          - (UIInterfaceOrientationMask)↓supportedInterfaceOrientations {
            return UIInterfaceOrientationMaskPortrait;
          }
          @end

          """), plist, .appWithPlist("Game", families: "1,2"),
      ]),
      CheckExample(
        note: "An Info.plist that lists no orientations stands for all four on the iPad.",
        files: [
          .init(
            "Board.swift",
            """
            import UIKit

            final class BoardViewController: UIViewController {
              override var ↓supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
            }

            """), .infoPlist(""), .appWithPlist("Game", families: "1,2"),
        ]),
    ],
    quiet: [
      CheckExample(
        note: "Only phones are kept from turning.",
        files: [
          .init(
            "Board.swift",
            """
            import UIKit

            final class BoardViewController: UIViewController {
              override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
              }
            }

            """), plist, .appWithPlist("Game", families: "1,2"),
        ]),
      CheckExample(
        note: "An app for phones.",
        files: [
          .init(
            "Board.swift",
            """
            import UIKit

            final class BoardViewController: UIViewController {
              override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
            }

            """), plist, .appWithPlist("Game", families: "1"),
        ]),
    ])

  private static let plist = CheckExample.File.infoPlist(
    ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"])

  func findings(in project: CheckedProject) -> [Finding] {
    guard project.apps.contains(where: project.leavesUnasked) else { return [] }
    var findings: [Finding] = []
    var classes: [String] = []
    for entry in project.code.classes.all {
      guard let member = lock(of: entry, in: project), !member.file.isTest,
        let app = project.appsUsing(member.file.source).first(where: project.leavesUnasked),
        !isAskedNowhere(entry.name, app, project)
      else { continue }
      let source = member.file.source
      let located = app.infoPlist.located
      let key = located.plist.key(for: .pad)
      classes.append(entry.name)
      findings.append(
        finding(
          Self.message("\(entry.name) for its mask", app, project), at: member.nameSpan, in: source,
          related: [
            Finding.Related(
              located.places[key] ?? located.location,
              located.plist.list(for: .pad) == nil
                ? "\(app.name) lists no orientations, which means all four on iPad"
                : "\(app.name) lists all four orientations for iPad")
          ], group: Self.message("\(app.name)'s controllers for their masks", app, project)))
    }
    // Where what the app begins with is one of several, the whole app turns, as its author has seen.
    let isHabit =
      classes.count > 2 && project.screens.contains { !$0.firstClasses.isDisjoint(with: classes) }
    return findings.map { finding in
      var finding = finding
      finding.groupsFiles = true
      if isHabit { finding.severity = .note }
      return finding
    }
  }

  private static func message(
    _ asked: String, _ app: ProjectTarget, _ project: CheckedProject
  ) -> String {
    let help =
      project.behaviors[.lockPreference]
      ? "support every window size, or prefer a lock while the app fills the display (iPadOS 26)"
      : "support every window size, or require full screen"
    return "iPadOS does not ask \(asked), because \(app.name) supports"
      + " multitasking: \(help)"
  }

  /// Whether a class locks iPhones too, and is always in a container or a sheet, where UIKit asks it
  /// on no device: the checks of those find it.
  private func isAskedNowhere(
    _ type: String, _ app: ProjectTarget, _ project: CheckedProject
  ) -> Bool {
    guard app.idioms?.contains(.phone) ?? true, project.leavesUnasked(type, on: .pad) else {
      return false
    }
    return project.code.answers(.mask, of: type).contains { answer in
      answer.idiom == .phone && answer.possibilities.masks?.contains(where: isLock) ?? true
    }
  }

  /// The mask a class answers by itself, if on an iPad it keeps the interface from turning.
  private func lock(of entry: ClassEntry, in project: CheckedProject) -> ClassMember? {
    let code = project.code
    let isDelegate = code.classes.kind(of: entry.name) == .appDelegate
    let name = isDelegate ? RotationMethods.ofAppDelegate : UIKitAnswer.mask.name
    let own =
      isDelegate
      ? code.classes.ownMember(name, of: entry.name)
      : code.classes.isController(entry.name) ? project.override(of: .mask, in: entry.name) : nil
    guard let member = own, member.isDefinition, !project.isCreatedOnlyOnPhones(entry.name)
    else { return nil }
    if isDelegate, project.asksControllers(member) {
      return passesOnLocks(member, code) ? nil : member
    }
    if locksPhonesOnly(member, entry.name, code) { return nil }
    let answers = code.answers(member: name, of: entry.name).filter { $0.idiom == .pad }
    let keeps = answers.contains { answer in
      answer.possibilities.masks?.contains(where: isLock) ?? false
    }
    let isKnown = answers.allSatisfy { $0.possibilities.masks != nil }
    return keeps || !isKnown && setsLock(member, code) ? member : nil
  }

  /// Whether every answer of a delegate that asks controllers is one of theirs, what is said without
  /// any left out.
  private func passesOnLocks(_ delegate: ClassMember, _ code: CodeBase) -> Bool {
    code.results(of: delegate).allSatisfy { result in
      guard let value = result.expression else { return true }
      let plain = value.plain
      if plain.lastName == UIKitAnswer.mask.name { return true }
      if case .infix(let left, "??", _) = plain.kind,
        left.contains(where: { $0.lastName == UIKitAnswer.mask.name })
      {
        return true
      }
      return code.constant(value, at: result, expected: .mask)?.mask.map { !isLock($0) } ?? true
    }
  }

  /// Whether every lock is behind a property that code sets on phones only.
  private func locksPhonesOnly(_ member: ClassMember, _ type: String, _ code: CodeBase) -> Bool {
    var locks: [Place] = []
    for result in code.results(of: member) {
      guard let value = result.expression,
        let mask = code.constant(result.settled(value), at: result, expected: .mask)?.mask
      else { return false }
      if isLock(mask) { locks.append(result) }
    }
    return !locks.isEmpty
      && locks.allSatisfy { lock in
        lock.scope.facts.contains { fact in
          guard case .conditions(let conditions, let truth) = fact,
            truth || conditions.count == 1
          else { return false }
          return conditions.contains { condition in
            guard case .expression(let test) = condition.kind else { return false }
            let settled = lock.settled(test).plain
            guard !truth else { return isFalseOnPads(settled, of: type, code) }
            // `if !isUpright { } else { }`
            guard case .prefix("!", let inner) = settled.kind else { return false }
            return isFalseOnPads(lock.settled(inner), of: type, code)
          }
        }
      }
  }

  /// Whether a condition is a property that begins as false and is never true on an iPad.
  private func isFalseOnPads(_ test: Expression, of type: String, _ code: CodeBase) -> Bool {
    guard let name = test.plain.lastName, test.plain.base?.isSelf ?? true,
      let member = code.classes.ownMember(name, of: type),
      case .variable(let variable) = member.kind, variable.getter == nil,
      variable.initialValue.map({ $0.plain.kind == .boolean(false) }) ?? !member.file.isSwift
    else { return false }
    let changes = code.assignments(to: member)
    let assumption = Assumption(.pad, code.deploymentTarget)
    return !changes.isEmpty
      && changes.allSatisfy { change in
        code.value(of: change.value, at: change.valuePlace, assuming: assumption).onlyValue
          == .boolean(false)
      }
  }

  private func isLock(_ mask: InterfaceOrientationMask) -> Bool {
    !mask.isEmpty
      && (mask.isDisjoint(with: .landscape)
        || mask.isDisjoint(with: [.portrait, .portraitUpsideDown]))
  }

  /// Whether code gives a lock to the variable that an answer is.
  private func setsLock(_ member: ClassMember, _ code: CodeBase) -> Bool {
    let flow = ValueFlow(code)
    return code.results(of: member).contains { result in
      guard let value = result.expression, code.reach(of: result).idioms.contains(.pad) else {
        return false
      }
      return flow.sources(of: value, at: result).contains { source in
        guard
          let constant = source.expression.flatMap({
            code.constant($0, at: source, expected: .mask)
          }), let mask = constant.mask, code.reach(of: source).idioms.contains(.pad)
        else { return false }
        return isLock(mask)
      }
    }
  }
}
