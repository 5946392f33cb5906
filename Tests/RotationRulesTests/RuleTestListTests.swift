import RecordedFiles
import RotationRules
import Testing

@Suite struct RuleTestListTests {
  @Test("The list of tests by rule that the command line shows is up to date")
  func freshness() throws {
    let list = try RuleTestList(coverage: RuleCoverage())
    try RecordedFile(path: RuleTestList.path, text: list.text, suite: "RuleTestListTests").check()
  }

  @Test("Every covered rule names its tests")
  func everyCoveredRule() throws {
    let coverage = try RuleCoverage()
    let unnamed = Set(coverage.namesByRule.keys).symmetricDifference(RuleCatalogue.tests.keys)
    #expect(unnamed.isEmpty)
  }
}
