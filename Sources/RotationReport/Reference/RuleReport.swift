import Orientation
public import RotationRules
import TextFormats

/// Rules of the catalogue as text and JSON.
public enum RuleReport {
  /// Some rules, a line or a page each.
  ///
  /// - Parameters:
  ///   - rules: the rules, in order.
  ///   - isDetailed: whether sources, confidence and tests are shown.
  ///   - asJSON: whether machines read it.
  ///   - width: how many characters fit into a line.
  /// - Returns: text that ends with a line break.
  public static func describe(
    _ rules: [Rule], isDetailed: Bool, asJSON: Bool, width: Int = 100
  ) -> String {
    if asJSON { return JSON.array(rules.map(json)).text }
    if isDetailed { return rules.map { page($0, width) }.joined(separator: "\n\n") + "\n" }
    var text = ""
    var section: Character?
    for rule in rules {
      let letter = Character(UnicodeScalar(rule.id.section))
      if letter != section {
        let title = RuleCatalogue.sections.first { $0.letter == letter }?.title ?? ""
        text += (section == nil ? "" : "\n") + "\(letter). \(title)\n"
        section = letter
      }
      let lines = rule.statement.wrapped(to: width - 9)
      text += "  \(rule.id)  \(lines.joined(separator: "\n        "))\n"
    }
    return text
  }

  private static func page(_ rule: Rule, _ width: Int) -> String {
    var text = "\(rule.id)  \(rule.versions)\n\n"
    func add(_ label: String, _ content: String) {
      let lines = content.wrapped(to: width - 14)
      text += "  " + label.padded(to: 12) + lines.joined(separator: "\n" + indent) + "\n"
    }
    let indent = String(repeating: " ", count: 14)
    add("says", rule.statement)
    let disputed = rule.isDisputed ? ", disputed" : ""
    let note = rule.confidenceNote.map { " (\($0))" } ?? ""
    add("confidence", "\(rule.confidence)\(disputed)\(note)")
    for (index, source) in rule.sources.enumerated() {
      add(index == 0 ? "sources" : "", described(source))
    }
    if let test = rule.test { add("test", test) }
    if let reason = RuleCatalogue.notModelled[rule.id] {
      add("not tested", reason)
    } else {
      add("tests", command(rule))
    }
    add("on devices", RuleEvidence.summary(of: rule.id))
    return text
  }

  /// What runs the tests that carry a rule's id, in a checkout of this package.
  private static func command(_ rule: Rule) -> String { "Scripts/test-rule \(rule.id)" }

  /// A source with its address where the key has one.
  private static func described(_ source: String) -> String {
    guard let known = RuleCatalogue.source(citedBy: source), let address = known.address else {
      return source
    }
    return "\(source): \(address)"
  }

  private static func json(_ rule: Rule) -> JSON {
    .object([
      .init("id", .string("\(rule.id)")),
      .init("statement", .string(rule.statement)),
      .init("versions", .string("\(rule.versions)")),
      .init("confidence", .string("\(rule.confidence)")),
      .init("isDisputed", .bool(rule.isDisputed)),
      .init("sources", .array(rule.sources.map { .string($0) })),
      .init("test", rule.test.map { .string($0) } ?? .null),
      .init("tests", RuleCatalogue.notModelled[rule.id] == nil ? .string(command(rule)) : .null),
      .init("notModelled", RuleCatalogue.notModelled[rule.id].map { .string($0) } ?? .null),
      .init("onDevices", .string(RuleEvidence.summary(of: rule.id))),
      .init(
        "checkedAgainstUIKit", .bool(RuleEvidence.known.contains { $0.rule == rule.id })),
    ])
  }
}
