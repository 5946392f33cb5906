import ArgumentParser
import Orientation
import RotationChecker
import RotationReport
import RotationRules

/// `quarterturn rules`: what is known of UIKit's rotation, rule by rule.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules of rotation, or prints everything about one rule or check.",
    discussion: """
      Explanations, findings and the documentation use these ids.

      EXAMPLES
        quarterturn rules
        quarterturn rules D          one section
        quarterturn rules D-04       statement, sources, confidence, tests
        quarterturn rules --search sheet
        quarterturn rules status-bar-orientation   a check of `quarterturn check`
        quarterturn rules overFullScreen           a disputed point that a result depends on
      """)

  @Argument(help: "Rule ids such as D-04, section letters, or names of checks or disputed points.")
  var ids: [String] = []

  @Option(help: "Lists only rules whose statement contains this text.")
  var search: String?

  @Option(help: "text or json.")
  var format = OutputFormat.text

  func run() throws {
    if !ids.isEmpty, ids.allSatisfy({ CheckCatalogue.description($0) != nil }) {
      let style = TextStyle(isColored: Terminal.hasColor)
      let pages = ids.compactMap { CheckCatalogue.description($0) }.map {
        CheckPage($0).text(style)
      }
      try Output.print(pages.joined(separator: "\n"))
      return
    }
    let points = ids.compactMap { PolicyPoint(rawValue: $0) }
    if !ids.isEmpty, points.count == ids.count {
      try Output.print(points.map { PolicyReport.describe($0) }.joined(separator: "\n"))
      return
    }
    var rules: [Rule] = []
    for text in ids {
      if text.count == 1, let letter = text.uppercased().first {
        let section = RuleCatalogue.rules(inSection: letter)
        guard !section.isEmpty else { throw CommandError(UnknownName.section(text)) }
        rules += section
      } else if let id = RuleID(text), let rule = RuleCatalogue.rule(id) {
        rules.append(rule)
      } else {
        // A long word with hyphens is meant for a check.
        throw CommandError(text.count > 4 ? UnknownName.check(text) : UnknownName.rule(text))
      }
    }
    if ids.isEmpty { rules = RuleCatalogue.all }
    if let search {
      rules = rules.filter { $0.statement.lowercased().contains(search.lowercased()) }
      guard !rules.isEmpty else { throw CommandError("No rule's statement contains '\(search)'.") }
    }
    let isDetailed = !ids.isEmpty && ids.allSatisfy { $0.count > 1 }
    try Output.print(
      RuleReport.describe(rules, isDetailed: isDetailed, asJSON: format == .json) + "\n")
  }
}
