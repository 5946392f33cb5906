import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel
import XcodeProjectFiles

/// A mask of a controller in a container that answers for itself.
struct ContainerNotForwarding: Check {
  static let description = CheckDescription(
    "container-not-forwarding",
    title: "A mask that neither UIKit nor the container asks for",
    rationale: """
      UIKit asks one controller for its mask: the root of the window, or a controller that is
      presented over all of it. Since iOS 6, navigation, tab bar, split and page view controllers
      answer without asking their content. A screen in a plain `UINavigationController` turns to
      whatever the navigation controller allows, which is the default of the idiom.

      Let the container pass the question on, all the way up to the root:

      ```swift
      final class ForwardingNavigationController: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
        }
      }
      ```

      The container's delegate may answer instead, in
      `navigationControllerSupportedInterfaceOrientations(_:)` and the like. UIKit keeps the
      mask: call `setNeedsUpdateOfSupportedInterfaceOrientations()` when another screen is shown.
      """,
    severity: .warning, notesAreOptIn: true, versions: "iOS 6 and later", rules: ["D-06", "D-07"],
    triggering: [
      CheckExample(files: [
        .init(
          "Player.swift",
          CheckExample.player(
            mark: "↓",
            root: "UINavigationController(\n      rootViewController: PlayerViewController())")),
        app,
      ]),
      .swift(
        """
        import UIKit

        final class ↓RootViewController: UIViewController {
          var contentViewController: UIViewController?

          override var childForStatusBarStyle: UIViewController? { contentViewController }
        }

        final class PlayerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }

        """, note: "A container of its own that passes on one question and not the other."),
    ],
    quiet: [
      CheckExample(
        note: "The navigation controller passes the question on.",
        files: [
          .init(
            "Player.swift",
            CheckExample.player(
              more: """
                final class ForwardingNavigationController: UINavigationController {
                  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                    topViewController?.supportedInterfaceOrientations
                      ?? super.supportedInterfaceOrientations
                  }
                }


                """,
              root:
                "ForwardingNavigationController(\n      rootViewController: PlayerViewController())"
            )), app,
        ])
    ])

  /// An app for iPhone.
  static let app = CheckExample.File.app("Player", from: "15.0", families: "1")

  func findings(in project: CheckedProject) -> [Finding] {
    unasked(in: project) + halfForwarding(in: project)
  }

  /// Controllers whose every known container answers for itself.
  private func unasked(in project: CheckedProject) -> [Finding] {
    project.controllers(overriding: .mask).compactMap { controller in
      let contexts = project.contexts(answeringAs: controller.name)
      guard contexts.allSatisfy({ !$0.isAsked }) else { return nil }
      // Of one class there may be very many containers.
      var keeping: [String: Bool] = [:]
      var first: (name: String, location: SourceLocation)?
      for case .contained(let name, let location) in contexts {
        let keeps = keeping[name] ?? keeps(name, within: controller.name, project)
        keeping[name] = keeps
        guard !keeps else { continue }
        let isBefore = first.map { first in
          (location.file, location.line ?? 0, name)
            < (first.location.file, first.location.line ?? 0, first.name)
        }
        if isBefore ?? true { first = (name, location) }
      }
      guard let first, project.narrows(controller.name),
        !project.isKeptByOthers(controller.name, in: controller.member.file.source),
        !project.delegateAsksControllers(of: controller.member.file.source)
      else { return nil }
      return finding(
        "UIKit does not ask \(controller.name) for its mask, and neither does the \(first.name) that"
          + " contains it", at: controller.member.nameSpan, in: controller.member.file.source,
        related: [Finding.Related(first.location, "the \(first.name) that contains it")])
    }
  }

  /// Whether a container allows nothing by itself that a controller inside does not.
  private func keeps(
    _ container: String, within type: String, _ project: CheckedProject
  ) -> Bool {
    project.code.answers(.mask, of: type).allSatisfy { answer in
      let assumption = Assumption(answer.idiom, answer.systems.from)
      guard let inner = answer.possibilities.masks,
        let outer = project.code.answer(.mask, of: container, assuming: assumption).masks
      else { return false }
      return outer.allSatisfy { mask in inner.allSatisfy { mask.isSubset(of: $0) } }
    }
  }

  /// Containers of the app's own that let their content decide about the status bar and not about
  /// orientation.
  private func halfForwarding(in project: CheckedProject) -> [Finding] {
    let classes = project.code.classes
    // In a library, or before a screen inside has a mask, it is only good to know.
    let isFelt = project.controllers(overriding: .mask).contains { controller in
      let contexts = project.contexts(answeringAs: controller.name)
      let mayBeInside =
        contexts.isEmpty
        || contexts.contains { if case .overPresenter = $0 { false } else { $0 != .asked } }
      return mayBeInside && project.narrows(controller.name)
    }
    let isAnswered =
      isFelt
      || project.controllers(overriding: .mask).contains { project.narrows($0.name) }
      || !project.controllers(overriding: .autorotation).isEmpty
    // Where all apps only show the library, what is put inside is the apps' that use it.
    let isForOthers = project.apps.allSatisfy { isNoneOfUsers($0, project) }
    return classes.controllers.compactMap { entry in
      guard entry.form == .class, !entry.mainPart.file.isTest,
        classes.member(UIKitAnswer.mask.name, of: entry.name) == nil,
        let member = Self.contentQuestions.lazy.compactMap({
          classes.ownMember($0, of: entry.name)
        }).first(where: { $0.isDefinition && forwards($0, project.code) }),
        losesMasks(entry.name, member, project.code), !isExchanged(entry.name, project.code),
        !isAnsweredBelow(entry.name, project.code)
      else { return nil }
      // UIKit's own do not ask their content either, and let their delegates answer.
      let isContainer = classes.kind(of: entry.name).isContainer
      return finding(
        "\(entry.name) asks its content \(Self.topic(of: member.name)) but not for its mask, so the masks"
          + " of the screens inside are never used", at: entry.mainPart.declaration.nameSpan,
        in: entry.mainPart.file.source,
        severity: isFelt
          || !isContainer && (isAnswered || isForOthers) && isOfLibrary(entry, project)
          ? nil : .note,
        related: [related("it asks its content here", at: member.nameSpan, in: member.file.source)])
    }
  }

  /// Whether a class is not a part of an app of the project: what other apps put inside has masks.
  private func isOfLibrary(_ entry: ClassEntry, _ project: CheckedProject) -> Bool {
    project.isOfLibrary(entry.mainPart.file.source) { isNoneOfUsers($0, project) }
      && !project.isShowcase(entry.mainPart.file.path)
  }

  /// Whether an app has no users: one that is assumed for a folder, or that only shows a library.
  private func isNoneOfUsers(_ app: ProjectTarget, _ project: CheckedProject) -> Bool {
    app.origin == .folder || project.isHost(app)
  }

  /// Whether a class is only made as one of its subclasses, which all have a mask.
  private func isAnsweredBelow(_ type: String, _ code: CodeBase) -> Bool {
    ([type] + code.classes.allSubclasses(of: type)).allSatisfy { name in
      code.classes.member(UIKitAnswer.mask.name, of: name) != nil
        || !code.classes.directSubclasses(of: name).isEmpty
          && code.instantiations(of: name).isEmpty
    }
  }

  /// Whether UIKit's own getter of the mask is exchanged for another, which may pass it on.
  private func isExchanged(_ type: String, _ code: CodeBase) -> Bool {
    code.answers(.mask, of: type).contains { answer in
      answer.possibilities.all.contains { possibility in
        if case .unknown(let unknown) = possibility.outcome, case .exchanged = unknown.reason {
          return true
        }
        return false
      }
    }
  }

  /// Whether a controller that is asked, or another one inside, may have a mask to lose.
  private func losesMasks(_ type: String, _ member: ClassMember, _ code: CodeBase) -> Bool {
    // A table's own rows are its content, whatever else is on it.
    guard
      !["UITableViewController", "UICollectionViewController"].contains(
        where: { code.classes.isKind(type, of: $0) })
    else { return false }
    let added = ["addChild", "addChildViewController"].lazy
      .flatMap { code.calls(of: $0, inCodeOf: type) }
      .compactMap { call in call.expression?.callee?.arguments.first.map { call.inside($0.value) } }
    return asked(member, code).contains { mayHaveMask($0, code) }
      || added.contains { mayHaveMask($0, code) }
  }

  /// The controllers that an answer asks.
  private func asked(_ member: ClassMember, _ code: CodeBase) -> [Place] {
    guard Self.ownQuestions.contains(member.name) else {
      return code.results(of: member).filter { $0.expression?.kind != .null }
    }
    let mentions = code.unit(of: member.file)?.mentions[member.name] ?? []
    return mentions.within(member.span).compactMap { mention in
      guard let base = mention.expression?.base, !base.isSelf, !base.isSuper
      else { return nil }
      return mention.inside(base)
    }
  }

  /// Whether a controller may answer for its mask itself: one whose class is unknown may.
  private func mayHaveMask(_ place: Place, _ code: CodeBase) -> Bool {
    guard let expression = place.expression else { return true }
    let created = ValueFlow(code).createdClasses(of: expression, at: place)
    let types = created ?? code.typeName(of: expression, at: place).map { [$0] } ?? []
    let mask = UIKitAnswer.mask.name
    return types.isEmpty
      || types.contains { type in
        type == "UIViewController" || code.classes.hasUnknownSuperclass(type)
          || code.classes.member(mask, of: type) != nil
          || created == nil
            && code.classes.allSubclasses(of: type).contains {
              code.classes.ownMember(mask, of: $0) != nil
            }
      }
  }

  /// What a question is about.
  private static func topic(of question: String) -> String {
    question.contains("StatusBar")
      ? "about the status bar"
      : question == "shouldAutorotate" ? "whether it turns" : "about the home indicator or gestures"
  }

  private static let contentQuestions =
    [
      "childForStatusBarStyle", "childForStatusBarHidden", "childForHomeIndicatorAutoHidden",
      "childForScreenEdgesDeferringSystemGestures",
      // Objective-C, and Swift before 4.2
      "childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden",
      "childViewControllerForHomeIndicatorAutoHidden",
      "childViewControllerForScreenEdgesDeferringSystemGestures",
    ] + ownQuestions
  /// Those whose answer is not a controller.
  private static let ownQuestions = [
    "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "prefersStatusBarHidden",
    "prefersHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "shouldAutorotate",
  ]

  /// Whether what is asked may be inside of the one that asks: neither what is around it, nor something
  /// that is not a controller, such as a configuration.
  private func mayBeContent(_ asked: Expression, at place: Place, _ code: CodeBase) -> Bool {
    if case .cast(let value, _, _) = asked.plain.kind, !mayBeContent(value, at: place, code) {
      return false
    }
    if Self.surroundings.contains(asked.plain.lastName ?? "") { return false }
    guard let type = code.typeName(of: asked, at: place), let entry = code.classes[type] else {
      return true
    }
    return entry.form == .protocol || code.classes.isController(type)
      || code.classes.hasUnknownSuperclass(type) && entry.form == .class
  }

  /// What a controller calls what is around it, or what it reports to.
  private static let surroundings: Set<String> = [
    "tabBarController", "navigationController", "splitViewController", "parent",
    "parentViewController", "presentingViewController", "delegate",
  ]

  /// Whether an answer about the status bar is, or comes from, another controller.
  private func forwards(_ member: ClassMember, _ code: CodeBase) -> Bool {
    guard Self.ownQuestions.contains(member.name) else {
      return member.body?.returnsSomething ?? true
    }
    // `content.preferredStatusBarStyle`, or what is made of the content; not the superclass's.
    guard let unit = code.unit(of: member.file),
      !unit.uses(["presentingViewController"], in: member.span)
    else { return false }
    return unit.mentions(in: member.span).contains { place in
      guard let expression = place.expression, !expression.isSelf, !expression.isSuper
      else { return false }
      if expression.lastName == member.name, let base = expression.base {
        return !base.isSelf && !base.isSuper && mayBeContent(base, at: place, code)
      }
      guard mayBeContent(expression, at: place, code) else { return false }
      let kind = code.typeName(of: expression, at: place).map(code.classes.kind)
      return kind.map { $0.isController && !$0.isContainer } ?? false
    }
  }
}

extension [Statement] {
  /// Whether a `return` or the only expression gives something else than nil.
  fileprivate var returnsSomething: Bool {
    if count == 1, case .expression(let value) = self[0].kind { return value.kind != .null }
    return contains { statement in
      if case .return(let value?) = statement.kind { return value.kind != .null }
      return statement.lists.contains { $0.returnsSomething }
    }
  }
}
