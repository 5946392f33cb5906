import Orientation
import RotationRules
import Testing

let allIDs = RuleCatalogue.all.map(\.id.description)

@Suite struct RuleCatalogueTests {
  @Test("Rules are numbered from 1 without gaps in each section")
  func numbering() {
    let counts: [Character: Int] = [
      "A": 18, "B": 27, "C": 16, "D": 59, "E": 26, "F": 39, "G": 41, "H": 24, "I": 12, "J": 14,
      "M": 34, "N": 47, "P": 22, "Q": 18,
    ]
    #expect(RuleCatalogue.sections.map(\.letter) == counts.keys.sorted())
    for section in RuleCatalogue.sections {
      let numbers = RuleCatalogue.rules(inSection: section.letter).map { Int($0.id.number) }
      #expect(numbers == Array(1...(counts[section.letter] ?? 1)), "section \(section.letter)")
    }
    #expect(allIDs == allIDs.sorted())
  }

  @Test("A rule is found by its id")
  func lookUp() {
    for rule in RuleCatalogue.all { #expect(RuleCatalogue.rule(rule.id) == rule) }
    #expect(RuleCatalogue.rule("D-99") == nil)
    #expect(RuleCatalogue.rules(inSection: "Z").isEmpty)
  }

  @Test("Statements and tests are whole sentences", arguments: RuleCatalogue.all.map(\.id))
  func wording(id: RuleID) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    for text in [rule.statement] + (rule.test.map { [$0] } ?? []) {
      let isEnded = [".", ".`", ".\""].contains { text.hasSuffix($0) }
      #expect(isEnded, "\(rule.id): \(text)")
      #expect(!text.contains("  ") && text.count > 15, "\(rule.id): \(text)")
      #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(rule.id): \(text)")
      #expect(text.count { $0 == "(" } == text.count { $0 == ")" }, "\(rule.id): \(text)")
    }
    if let test = rule.test {
      #expect(test.contains("then ") && (test.hasPrefix("Given") || test.hasPrefix("When")))
    }
  }

  @Test("What looks like an id in a text is a rule", arguments: RuleCatalogue.all.map(\.id))
  func references(id: RuleID) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    let texts = [rule.statement, rule.test ?? "", rule.confidenceNote ?? ""]
    for text in texts + rule.sources {
      for match in text.matches(of: /\b[A-Z]-[0-9]{2}\b/) {
        let id = RuleID(String(match.output))
        #expect(id.flatMap(RuleCatalogue.rule) != nil, "\(rule.id) names \(match.output)")
      }
    }
  }

  @Test(
    "A citation that begins with a key leads to a source", arguments: RuleCatalogue.all.map(\.id))
  func citations(id: RuleID) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    #expect(!rule.sources.isEmpty)
    for citation in rule.sources {
      // Keys are capitals, digits and dashes; anything else describes itself.
      guard citation.prefixMatch(of: #/[A-Z][A-Z0-9-]+[a-z]?(?: |$)/#) != nil else { continue }
      let isRule = RuleID(String(citation.prefix { $0 != " " })).flatMap(RuleCatalogue.rule) != nil
      #expect(isRule || RuleCatalogue.source(citedBy: citation) != nil, "\(rule.id): \(citation)")
    }
  }

  @Test("Keys of sources are unique, and addresses are whole")
  func sourceTable() {
    #expect(Set(RuleCatalogue.sources.map(\.key)).count == RuleCatalogue.sources.count)
    for source in RuleCatalogue.sources {
      #expect(source.address?.hasPrefix("https://") ?? true)
      #expect(source.address?.contains(" ") != true)
    }
  }

  @Test(
    "A mistyped id leads to the nearest rule",
    arguments: [
      ("D-04", "D-04"), ("d4", "D-04"), ("D-040", "D-40"), ("D_04", "D-04"), ("D-60", "D-50"),
      ("O-04", "N-04"), ("K-01", "J-01"), ("DD-04", "D-04"),
    ] as [(String, RuleID)])
  func nearest(text: String, expected: RuleID) {
    #expect(RuleCatalogue.nearest(to: text) == expected)
  }

  @Test("Words that resemble no id lead nowhere", arguments: ["", "portrait", "0", "🙂🙂🙂🙂🙂"])
  func nothingNear(text: String) {
    #expect(RuleCatalogue.nearest(to: text) == nil)
  }
}
