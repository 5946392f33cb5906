import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A mask of a controller that is only ever presented as a sheet.
struct NonfullscreenPresentation: Check {
  static let description = CheckDescription(
    "nonfullscreen-presentation",
    title: "A controller that declares a mask is always presented as a sheet",
    rationale: """
      UIKit asks a presented controller for its mask only if it fills the window. Sheets,
      form sheets and popovers do not, and since iOS 13 a presentation without a style is a
      sheet: the controller below still decides, and the override is never called. A
      controller that is presented with `overFullScreen` covers the window but leaves its
      presenter's view in place; according to most reports, its presenter still decides, too.

      If the screen has to have its own orientation, present it over the whole window:

      ```swift
      player.modalPresentationStyle = .fullScreen
      present(player, animated: true)
      ```

      Otherwise delete the override.
      """,
    severity: .warning, notesAreOptIn: true, versions: "iOS 13 and later",
    rules: ["D-06", "D-25", "D-26", "Q-01"],
    triggering: [
      CheckExample(files: [
        .init("Player.swift", code(mark: "↓", style: "")),
        ContainerNotForwarding.app,
      ]),
      CheckExample(
        note: "It covers the window, and its presenter keeps deciding.",
        files: [
          .init(
            "Player.swift",
            code(mark: "↓", style: "player.modalPresentationStyle = .overFullScreen")),
          ContainerNotForwarding.app,
        ]),
    ],
    quiet: [
      CheckExample(
        note: "It fills the window.",
        files: [
          .init(
            "Player.swift", code(mark: "", style: "player.modalPresentationStyle = .fullScreen")),
          ContainerNotForwarding.app,
        ])
    ])

  private static func code(mark: String, style: String) -> String {
    CheckExample.player(
      mark: mark,
      more: """
        final class ListViewController: UIViewController {
          func play() {
            let player = PlayerViewController()
            \(style.isEmpty ? "player.title = nil" : style)
            present(player, animated: true)
          }
        }


        """, root: "ListViewController()")
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let choices = Choices(project.code)
    return project.controllers(overriding: .mask).compactMap { controller -> Finding? in
      let contexts = project.contexts(answeringAs: controller.name)
      let ways = contexts.compactMap { context in
        if case .overPresenter(let style, let from, let dispute, let location) = context {
          (style: style, from: from, dispute: dispute, location: location)
        } else {
          nil
        }
      }
      let first = ways.min {
        ($0.location.file, $0.location.line ?? 0) < ($1.location.file, $1.location.line ?? 0)
      }
      guard let first, ways.count == contexts.count, project.narrows(controller.name),
        !ways.contains(where: { choices.isOpen(at: $0.location) }),
        !project.isKeptByOthers(controller.name, in: controller.member.file.source),
        !project.delegateAsksControllers(of: controller.member.file.source)
      else { return nil }
      return finding(
        "UIKit does not ask \(controller.name) for its mask: it is presented as"
          + " \(Self.words(first.style))\(first.from.map { " (iOS \($0) and later)" } ?? "")"
          + (first.dispute.map { ", which is disputed (\($0))" } ?? ""),
        at: controller.member.nameSpan, in: controller.member.file.source,
        // Where it is not known what is asked in its place, it may be the same.
        severity: project.isGivenUpByOthers(controller.name, in: controller.member.file.source)
          ? nil : .note,
        related: [Finding.Related(first.location, "it is presented here")])
    }
  }

  /// The styles that code assigns, by the lines of the members that do.
  private struct Choices {
    private let code: CodeBase
    private var members: [String: [ClosedRange<Int>: [Assignment]]] = [:]
    /// The members at a line of a file.
    private var ranges: [Line: [ClosedRange<Int>]] = [:]
    private let known = Memo<Member, Bool>()

    private struct Line: Hashable {
      var file: String
      var line: Int
    }

    private struct Member: Hashable {
      var file: String
      var lines: ClosedRange<Int>
    }

    init(_ code: CodeBase) {
      self.code = code
      for assignment in code.assignments(to: "modalPresentationStyle") {
        guard let span = assignment.place.scope.member?.span else { continue }
        let file = assignment.place.file
        let start = file.location(of: span).line ?? 0
        let end = file.location(of: SourceSpan(Int(span.end), Int(span.end))).line ?? 0
        members[file.path, default: [:]][start...max(start, end), default: []].append(assignment)
      }
      for (file, members) in members {
        for lines in members.keys {
          for line in lines { ranges[Line(file: file, line: line), default: []].append(lines) }
        }
      }
    }

    /// Whether the code that presents also gives a style that is only known when it runs.
    func isOpen(at location: SourceLocation) -> Bool {
      guard let line = location.line else { return false }
      return (ranges[Line(file: location.file, line: line)] ?? []).contains { lines in
        known.value(Member(file: location.file, lines: lines)) {
          (members[location.file]?[lines] ?? []).contains(where: isOpen)
        }
      }
    }

    private func isOpen(_ choice: Assignment) -> Bool {
      ValueFlow(code).sources(of: choice.value, at: choice.valuePlace).contains { source in
        guard let name = source.expression?.lastName else { return true }
        if case .implicitMember = source.expression?.plain.kind { return false }
        return !name.hasPrefix("UIModalPresentation")
          && source.expression?.base?.lastName != "UIModalPresentationStyle"
      }
    }
  }

  private static func words(_ style: PresentationStyle) -> String {
    switch style {
    case .formSheet: "a form sheet, which does not fill the window"
    case .popover: "a popover, which does not fill the window"
    case .overFullScreen: ".overFullScreen, so its presenter still decides"
    default: "a sheet, which does not fill the window"
    }
  }
}
