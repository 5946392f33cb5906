import DeviceSetup
import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel
import XcodeProjectFiles

/// A mask made for iPhone that iPads get, too.
struct IdiomBlindMask: Check {
  static let description = CheckDescription(
    "idiom-blind-mask", title: "A mask meant for iPhone is used on iPad",
    rationale: """
      iPhones are held upright, and many apps allow portrait only, or all but upside down. An iPad
      has no upright side: it is used either way up on a cover or in a dock, and by default UIKit
      allows all four orientations there. A controller that treats both alike forces the iPad's user
      to turn the device.

      Check `traitCollection.userInterfaceIdiom` and return `.all` on iPad, or call `super`,
      which knows the difference. Nothing is reported if the app lists the same orientations
      for iPad in its Info.plist, or if iPadOS does not ask controllers. Without a project
      file the finding is a note, because it is unknown whether the code runs on iPad.
      """,
    severity: .warning, notesAreOptIn: true, versions: "iOS 6 and later", rules: ["D-03", "D-05"],
    triggering: [
      .swift(
        """
        class ClipViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ↓.portrait }
        }
        """),
      .objectiveC(
        """
        @interface ScreenController : UIViewController
        @end
        @implementation ScreenController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          UIViewController *top = self.presentedViewController;
          if (top) return top.supportedInterfaceOrientations;
          return ↓UIInterfaceOrientationMaskAllButUpsideDown;
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        class ClipViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
          }
        }
        """),
      .swift(
        """
        class ClipViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        """, note: "A screen that is made for landscape is so on any device."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    guard project.code.idioms == [.phone, .pad] else { return [] }
    return project.controllers(overriding: .mask).compactMap { finding($0, project) }
      + delegates(project)
  }

  /// App delegates that answer for all devices alike.
  private func delegates(_ project: CheckedProject) -> [Finding] {
    let name = RotationMethods.ofAppDelegate
    return project.code.classes.appDelegates.compactMap { entry in
      guard let member = project.code.classes.ownMember(name, of: entry.name), member.isDefinition,
        !member.file.isTest, !project.leavesUnasked(member.file.source),
        project.runs(on: .pad, member.file.source) ?? !project.isBuiltByProject(member.file.source)
      else { return nil }
      let answers = project.code.answers(member: name, of: entry.name)
      guard let pad = answers.last(where: { $0.idiom == .pad })?.possibilities,
        let phone = answers.last(where: { $0.idiom == .phone })?.possibilities,
        pad.mask == .portrait || pad.mask == .allButUpsideDown, pad.mask == phone.mask,
        let mask = pad.mask, !isMeant(mask, in: member.file.source, project)
      else { return nil }
      return finding(
        "\(entry.name) allows \(mask.words) on every device, including iPad; check the idiom",
        at: member.place(of: pad.all[0].origin).span, in: member.file.source,
        severity: severity(in: project), group: "masks meant for iPhone are used on iPad")
    }
  }

  /// Without a project or an Info.plist that says for which devices the code is, it is worth a note.
  private func severity(in project: CheckedProject) -> Severity? {
    project.targets.contains { $0.origin != .folder || $0.idioms != nil } ? nil : .note
  }

  /// Whether the apps list no more for iPad themselves.
  private func isMeant(
    _ mask: InterfaceOrientationMask, in file: SourceFile, _ project: CheckedProject
  ) -> Bool {
    let own = project.apps(with: file)
    let lists = (own.isEmpty ? project.apps : own).compactMap {
      $0.infoPlist.located.plist.mask(for: .pad)
    }
    return !lists.isEmpty && lists.allSatisfy { $0.isSubset(of: mask) }
  }

  private func finding(_ controller: AnsweringController, _ project: CheckedProject) -> Finding? {
    let member = controller.member
    // One that is not asked has a finding of its own.
    let contexts = project.contexts(answeringAs: controller.name)
    let isAsked = contexts.isEmpty || contexts.contains(.asked) || contexts.contains(.unknown)
    guard isAsked, !project.isCreatedOnlyOnPhones(controller.name),
      !project.isRootOfHiddenWindows(controller.name)
    else { return nil }
    let newest = project.code.answers(.mask, of: controller.name).last { $0.idiom == .pad }
    guard let newest, !project.leavesUnasked(member.file.source),
      project.runs(on: .pad, member.file.source) ?? !project.isBuiltByProject(member.file.source)
    else { return nil }
    let phone = project.code.answer(
      .mask, of: controller.name, assuming: Assumption(.phone, newest.systems.from))
    let all = newest.possibilities.all
    let blind = all.first { possibility in
      guard case .value(let value) = possibility.outcome, let mask = value.asMask,
        let origin = possibility.origin,
        all.count == 1 || project.code.isMention(origin, of: ["allButUpsideDown"]),
        phone.all.contains(where: { $0.outcome == possibility.outcome })
      else { return false }
      return mask == .allButUpsideDown || mask == .portrait && all.count == 1
    }
    guard let blind, case .value(let value) = blind.outcome, let mask = value.asMask else {
      return nil
    }
    if isMeant(mask, in: member.file.source, project) { return nil }
    let refused =
      mask == .portrait
      ? "an iPad in landscape shows it sideways" : "an iPad cannot show it upside down"
    return self.finding(
      "\(controller.name) allows \(mask.words) on every device, so \(refused); check the idiom",
      at: member.place(of: blind.origin).span, in: member.file.source,
      // What is one answer of several may be chosen for a phone by what is not in the code.
      severity: all.count == 1 ? severity(in: project) : .note,
      group: "masks meant for iPhone are used on iPad")
  }
}
