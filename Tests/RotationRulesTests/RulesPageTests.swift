import RecordedFiles
import Testing

@Suite struct RulesPageTests {
  @Test("The page of rules in the documentation is up to date")
  func freshness() throws {
    let page = try RulesPage(coverage: RuleCoverage.ofCheckout)
    try expectRecorded(page.text, at: RulesPage.path)
  }

  @Test("Every rule and every source is on the page once")
  func complete() throws {
    let lines = try RulesPage(coverage: RuleCoverage.ofCheckout).text.split(separator: "\n")
    let headings = lines.filter { $0.hasPrefix("### ") }
    #expect(headings.count == Set(headings).count)
    #expect(headings.map { String($0.dropFirst(4)) } == allIDs)
  }
}
