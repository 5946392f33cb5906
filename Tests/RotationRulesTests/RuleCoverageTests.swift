import Orientation
import RecordedFiles
import RotationRules
import Testing

@Suite struct RuleCoverageTests {
  @Test("Every rule has a test that carries its id, or a reason why it is not modelled")
  func everyRule() throws {
    let uncovered = try RuleCoverage.ofCheckout.uncovered
    #expect(
      uncovered.isEmpty, "\(uncovered.count) without test or reason: \(list(uncovered))")
  }

  @Test("No rule has both a test and a reason for having none")
  func noEmptyExcuse() throws {
    let both = try RuleCoverage.ofCheckout.excusedButTested
    #expect(both.isEmpty, "Remove from NotModelled.swift, they are tested: \(list(both))")
  }

  @Test("A reason is given only for rules that exist, and it says something")
  func reasons() {
    for (id, reason) in RuleCatalogue.notModelled {
      #expect(RuleCatalogue.rule(id) != nil, "\(id) is not in the catalogue")
      #expect(reason.count > 30 && reason.hasSuffix("."), "\(id): \(reason)")
    }
  }

  @Test("A rule without a test in words is not modelled")
  func nothingToRun() {
    for rule in RuleCatalogue.all where rule.test == nil {
      #expect(RuleCatalogue.notModelled[rule.id] != nil, "\(rule.id) has nothing to run")
    }
  }

  @Test("Every id in a test's name is a rule, and the ids have the form D-04, D-05:")
  func testNames() throws {
    for name in try RuleCoverage.ofCheckout.names {
      #expect(!name.isMalformed, "\(name.file): \(name.sentence)")
      for id in name.rules {
        #expect(RuleCatalogue.rule(id) != nil, "\(name.file): there is no rule \(id)")
      }
    }
  }

  @Test("Every rule id written in the sources is a rule")
  func sourceLiterals() throws {
    for file in try Checkout.swiftFiles(below: "Sources") {
      for match in file.text.matches(of: /["`](?<id>[A-Z]-[0-9]{2})["`]/) {
        let id = try #require(RuleID(String(match.output.id)))
        #expect(RuleCatalogue.rule(id) != nil, "\(file.path): there is no rule \(id)")
      }
    }
  }

  private func list(_ ids: [RuleID]) -> String {
    ids.map(\.description).joined(separator: " ")
  }
}
