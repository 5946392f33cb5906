import Foundation
import RecordedFiles
import RotationChecker
import RotationFindings
import Testing

/// The check that CONTRIBUTING prints.
@Suite struct SkeletonCheckTests {
  @Test("The skeleton finds its examples", arguments: SkeletonCheck.description.triggering)
  func triggers(example: CheckExample) throws {
    let project = ExampleProject(example)
    let findings = SkeletonCheck().findings(in: try project.read().project)
    #expect(Set(findings.map(\.location)) == project.marks)
  }

  @Test("The skeleton is quiet where it should be", arguments: SkeletonCheck.description.quiet)
  func isQuiet(example: CheckExample) throws {
    #expect(SkeletonCheck().findings(in: try ExampleProject(example).read().project).isEmpty)
  }

  @Test("CONTRIBUTING prints the skeleton")
  func isPrinted() throws {
    let page = try String(
      contentsOf: Checkout.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let path = "Tests/RotationCheckerTests/SkeletonCheck.swift"
    // In the module itself there is no import of it.
    let code = try String(contentsOf: Checkout.root.appending(path: path), encoding: .utf8)
      .replacing("\n@testable import RotationChecker\n", with: "")
    #expect(page.contains("```swift\n\(code)```"))
  }
}
