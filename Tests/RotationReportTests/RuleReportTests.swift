import Orientation
import RotationReport
import RotationRules
import Testing

@Suite struct RuleReportTests {
  private static func report(_ id: String, asJSON: Bool = false) throws -> String {
    let rule = try #require(RuleCatalogue.all.first { "\($0.id)" == id })
    return RuleReport.describe([rule], isDetailed: true, asJSON: asJSON)
  }

  @Test("A rule's page has the command that runs its tests")
  func tested() throws {
    #expect(try Self.report("D-04").contains("\n  tests       Scripts/test-rule D-04\n"))
    #expect(try Self.report("D-04", asJSON: true).contains(#""tests": "Scripts/test-rule D-04""#))
  }

  @Test("A rule without tests has the reason instead")
  func untested() throws {
    #expect(try Self.report("D-59").contains("\n  not tested  A check of the App Store on uploads"))
    #expect(try Self.report("D-59", asJSON: true).contains(#""tests": null"#))
  }
}
