import RotationScenario
import Orientation
import RotationRules
import Testing

@Suite struct ExampleTests {
  @Test("Every example loads, and everything it expects comes true", arguments: ExampleFile.all)
  func expectations(file: ExampleFile) throws {
    let scenario = try file.scenario()
    #expect(scenario.title != nil)
    #expect(scenario.steps.contains { !$0.expectations.isEmpty })
    let failures = ScenarioRun(scenario).steps.flatMap { step in
      step.results.filter { !$0.isMet }.map { "step \(step.index + 1), \($0.text)" }
    }
    #expect(failures == [])
  }

  @Test("Playing an example twice gives the same transcript", arguments: ExampleFile.all)
  func repetition(file: ExampleFile) throws {
    let scenario = try file.scenario()
    let first = ScenarioRun(scenario)
    let second = ScenarioRun(scenario)
    #expect(first.transcript == second.transcript)
    #expect(!first.transcript.entries.isEmpty)
  }

  @Test("Every example opens with a comment and names rules that exist", arguments: ExampleFile.all)
  func comment(file: ExampleFile) throws {
    #expect(try file.text().hasPrefix("# yaml-language-server: $schema=../"))
    let comment = try file.comment()
    let rules = try #require(comment.first { $0.hasPrefix("Rules: ") }).dropFirst(7)
    let words = rules.split { $0 == " " || $0 == "," }.filter { $0 != "to" && $0 != "and" }
    #expect(!words.isEmpty)
    for word in words {
      let rule = try #require(RuleID(String(word)), "\(word) in \(file.path)")
      #expect(RuleCatalogue.rule(rule) != nil, "\(word) in \(file.path)")
    }
  }

  @Test("The list of examples names every pattern")
  func list() throws {
    let list = try ExampleFile(path: "README.md").text()
    for file in ExampleFile.patterns {
      #expect(list.contains("| `\(file.path)` |"), "\(file.path)")
    }
  }
}
