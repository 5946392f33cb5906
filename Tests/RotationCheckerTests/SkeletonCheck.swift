import AppCodeAnalysis
import Orientation
import RotationFindings

@testable import RotationChecker

/// A read of the main screen in code that runs on iOS 13 or later.
struct SkeletonCheck: Check {
  static let description = CheckDescription(
    "main-screen-read", title: "The main screen is read",
    rationale: """
      From iOS 13 on an app may have several scenes. Ask the view for its window's screen.
      """,
    severity: .warning, versions: "iOS 13 and later", rules: ["H-04"],
    triggering: [.swift("let bounds = ↓UIScreen.main.bounds\n")],
    quiet: [.swift("let name = \"UIScreen.main\"  // UIScreen.main\n", note: "Text.")])

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.mentions(of: "main").compactMap { place in
      guard place.expression?.path == ["UIScreen", "main"], !place.file.isTest,
        project.runs(place, from: SystemVersion(13))
      else { return nil }
      return finding("the main screen is read; ask the view's window", at: place)
    }
  }
}
