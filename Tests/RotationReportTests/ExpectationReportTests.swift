import RotationScenario
import Foundation
import Orientation
import RotationReport
import Testing

@Suite struct ExpectationReportTests {
  static func report(_ expectation: String, _ file: String = "list.yml") throws -> ExpectationReport
  {
    let yaml = """
      title: A list & its <player>
      stage: iPhone 15, iOS 17, held portrait
      plist: [portrait, landscapeLeft, landscapeRight]
      root: List
      screens:
        List: { supports: portrait }
      steps:
        - launch:
          expect: { interface: portrait }
        - turn: landscapeLeft
          expect: \(expectation)
      """
    return ExpectationReport(ScenarioRun(try Scenario(yaml: yaml, file: file)))
  }

  @Test("what was met is counted in one line")
  func success() throws {
    let report = try Self.report("{ interface: portrait, stays: notAllowed }")
    #expect(report.text() == "3 expectations met.\n")
    #expect(report.failureCount == 0)
  }

  @Test("what was not met is reported with its location, and the reason")
  func failure() throws {
    let report = try Self.report("{ interface: landscapeRight, decidedBy: nobody }")
    #expect(report.failureCount == 2)
    try expectSnapshot(report.text(), "expectations.txt")
  }

  @Test("JUnit XML is well-formed, one case for each expectation, and the same as it was")
  func junit() throws {
    let bad = try Self.report("{ interface: landscapeRight, decidedBy: List }")
    let good = try Self.report("{ interface: portrait }", "other \"list\".yml")
    let xml = ExpectationReport.junit([bad, good])
    let outline = XMLOutline(xml)
    #expect(outline.isWellFormed)
    #expect(outline.elements.count { $0 == "testcase" } == 5)
    #expect(outline.elements.count { $0 == "failure" } == 1)
    try expectSnapshot(xml, "junit.xml")
  }

  @Test("a scenario without expectations says so, and is one case of JUnit XML")
  func nothing() throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        root: List
        screens:
          List: { supports: portrait }
        steps:
          - launch:
        """)
    let report = ExpectationReport(ScenarioRun(scenario))
    #expect(report.text() == "1 step played; the file has no expectations.\n")
    let outline = XMLOutline(report.junit)
    #expect(outline.isWellFormed && outline.elements.count { $0 == "testcase" } == 1)
  }
}
