import EvidenceComparison
import Foundation
import Orientation
import RecordedFiles
import RotationEvidence
import RotationReport
import Testing
import TextFormats

/// Xcode's test results as observations of rules.
@Suite struct ConformanceResultsTests {
  private static func read(_ change: (String) -> String = { $0 }) throws -> Observations {
    let file = Checkout.root.appending(path: "Examples/observations/test-results.json")
    let text = change(try String(contentsOf: file, encoding: .utf8))
    return try Observations(testResults: Array(text.utf8), file: "tests.json", sdk: .init(26))
  }

  @Test("A test is about the rules its name begins with; what was skipped was not run")
  func rules() throws {
    let observations = try Self.read()
    #expect(observations.device == ObservedDevice(name: "iPhone 17", isSimulator: true))
    #expect(observations.rules.map(\.rule) == ["A-02", "B-14", "B-17"])
    #expect(observations.rules.map(\.result) == [.agreed, .notRun, .notRun])
    #expect(observations.rules[1].seen == "A hosted unit test cannot do this.")
    #expect(try !ComparisonReport(EvidenceComparison(observations), file: "tests.json").differs)
  }

  @Test("A test that fails contradicts its rule")
  func failure() throws {
    let observations = try Self.read {
      $0.replacing(
        "\"nodeType\": \"Test Case\",\n                  \"result\": \"Passed\"",
        with: "\"nodeType\": \"Test Case\",\n                  \"result\": \"Failed\"")
    }
    let comparison = try EvidenceComparison(observations)
    #expect(comparison.rules["A-02"]?.contradicted == 1)
    let report = ComparisonReport(comparison, file: "tests.json")
    #expect(report.differs)
    #expect(report.text().contains("A-02 is contradicted by"), "\(report.text())")
  }

  @Test("Something else is refused")
  func refused() throws {
    for text in ["", "{}", #"{"devices": [], "testNodes": []}"#] {
      #expect(throws: ReadingError.self) {
        try Observations(testResults: Array(text.utf8), file: "tests.json")
      }
    }
    #expect(throws: ReadingError.self) {
      try Self.read {
        $0.replacing("\": \"A-02: ", with: "\": \"").replacing("B-14, B-17: ", with: "")
      }
    }
  }
}
