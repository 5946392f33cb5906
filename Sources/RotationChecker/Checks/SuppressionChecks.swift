import RotationFindings
import AppCodeModel

/// A comment that means to keep findings silent and cannot be read.
struct InvalidSuppression: Check {
  static let description = CheckDescription(
    "invalid-suppression", title: "A suppression comment that is not valid",
    rationale: """
      A comment in either language suppresses a finding:

      - `// orientation:ignore:next check-name - reason` for the next line with code,
      - `// orientation:ignore:this check-name - reason` for its own line,
      - `// orientation:ignore:begin check-name - reason` to `// orientation:ignore:end check-name`,
      - `// orientation:ignore:file check-name - reason` for the whole file.

      Several names are separated by commas; the reason follows a hyphen between spaces. A comment
      with another word, an unknown check or a block without its end suppresses nothing, or more
      than it seems to.
      """,
    severity: .warning, versions: "every version of iOS",
    triggering: [
      .swift("// ↓orientation:ignore:nxt unused-suppression - it was misspelt\nlet size = 1\n")
    ],
    quiet: [
      .swift("// What the orientation is does not matter here.\nlet size = 1\n")
    ])

  func findings(in project: CheckedProject) -> [Finding] { [] }
}

/// A comment that keeps nothing silent.
struct UnusedSuppression: Check {
  static let description = CheckDescription(
    "unused-suppression", title: "A suppression comment without effect",
    rationale: """
      The check it names finds nothing at this place: the code was fixed, or has moved. Such a
      comment would hide the next mistake, so remove it.
      """,
    severity: .warning, versions: "every version of iOS",
    triggering: [
      .swift("// orientation:ignore:file ↓app-mask-conflict - none is left\nlet size = 1\n")
    ],
    quiet: [.swift("let size = 1\n")])

  func findings(in project: CheckedProject) -> [Finding] { [] }
}

/// A suppression comment without a reason.
struct UnexplainedSuppression: Check {
  static let description = CheckDescription(
    "unexplained-suppression", title: "A suppression comment without a reason",
    rationale: """
      With `require-reason: true` in `.quarterturn.yml` every such comment must state why the code
      is intended: `// orientation:ignore:next check-name - reason`.
      """,
    severity: .warning, versions: "every version of iOS",
    triggering: [], quiet: [.swift("let size = 1\n")])

  func findings(in project: CheckedProject) -> [Finding] { [] }
}
