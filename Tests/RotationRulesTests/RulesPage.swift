import Orientation
import RotationRules

/// The page of the documentation that lists every rule.
struct RulesPage {
  var coverage: RuleCoverage

  /// The path of the page, from the root of the checkout.
  static let path = "Documentation/Rules.md"

  /// The whole page; the same catalogue and the same tests give the same bytes.
  var text: String {
    var parts = [introduction]
    for section in RuleCatalogue.sections {
      parts.append("## \(section.letter). \(section.title)")
      parts += RuleCatalogue.rules(inSection: section.letter).map(entry)
    }
    parts.append(sources)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    let all = RuleCatalogue.all
    let tested = all.count { coverage.namesByRule[$0.id] != nil }
    let reasoned = all.count { RuleCatalogue.notModelled[$0.id] != nil }
    let open = all.count - tested - reasoned
    let sections = RuleCatalogue.sections.map { section in
      let count = RuleCatalogue.rules(inSection: section.letter).count
      return "| \(section.letter) | \(section.title) | \(count) |"
    }
    return """
      # The rules

      What is known about UIKit's interface orientation, rule by rule. A rule keeps its id in the
      steps of a decision, in its test and in `quarterturn rules`.

      Of \(all.count) rules \(tested) are tested and \(reasoned) are not modelled for a stated \
      reason; \(open) are open.

      \(devices)

      This page is written by a test; after a change, write it again with

          QUARTERTURN_RECORD=1 swift test --filter RulesPageTests

      *Confidence* is that of a rule's weakest part. High: Apple's documentation, or several
      independent reports. Medium: one careful report, or documentation that needs interpretation.
      Low: a single remark. Unknown: no source covers it, the value is a working assumption.
      *Disputed* means that sources contradict one another, also where one side is clearly better
      supported. "General knowledge, unconfirmed" marks what no source confirms.

      | section | about | rules |
      |---|---|---|
      \(sections.joined(separator: "\n"))
      """
  }

  /// What devices were seen to do.
  private var devices: String {
    let seen = Set(RuleEvidence.known.map(\.rule)).count
    let link = "[Evidence from devices](Evidence.md)"
    return seen == 0
      ? "On devices: never run; see \(link)."
      : "\(seen) of them were observed on devices; see \(link)."
  }

  private func entry(_ rule: Rule) -> String {
    var lines = ["### \(rule.id)", "", escaped(rule.statement), ""]
    var confidence = "\(rule.confidence)"
    if let note = rule.confidenceNote { confidence += " (\(escaped(note)))" }
    if rule.isDisputed { confidence += ", disputed" }
    lines.append("- Confidence: \(confidence)")
    lines.append("- Versions: \(rule.versions)")
    lines.append("- Sources: " + rule.sources.map(citation).joined(separator: "; "))
    if let test = rule.test { lines.append("- Test in words: \(escaped(test))") }
    if let reason = RuleCatalogue.notModelled[rule.id] {
      lines.append("- Not modelled: \(escaped(reason))")
    }
    for name in coverage.namesByRule[rule.id] ?? [] {
      let file = name.file.split(separator: "/").last ?? ""
      lines.append("- Tested: \(escaped(name.sentence)) ([\(file)](../\(name.file)))")
    }
    if RuleEvidence.known.contains(where: { $0.rule == rule.id }) {
      lines.insert(
        "- On devices: \(escaped(RuleEvidence.summary(of: rule.id)))",
        at: lines.firstIndex { $0.hasPrefix("- Sources") } ?? 0)
    }
    if lines.last?.hasPrefix("- Tested") != true && RuleCatalogue.notModelled[rule.id] == nil {
      lines.append("- Not tested yet")
    }
    return lines.joined(separator: "\n")
  }

  /// A citation whose key leads to its source, or whose id leads to its rule.
  private func citation(_ text: String) -> String {
    let key = String(text.prefix { $0 != " " })
    let rest = escaped(String(text.dropFirst(key.count)))
    if RuleCatalogue.source(citedBy: text) != nil { return "[\(key)](#sources)\(rest)" }
    if let id = RuleID(key), RuleCatalogue.rule(id) != nil {
      return "[\(key)](#\(key.lowercased()))\(rest)"
    }
    return escaped(text)
  }

  private var sources: String {
    let rows = RuleCatalogue.sources.map { source in
      let title = escaped(source.title)
      return "| \(source.key) | \(source.address.map { "[\(title)](\($0))" } ?? title) |"
    }
    return (["## Sources", "", "| key | source |", "|---|---|"] + rows).joined(separator: "\n")
  }

  /// Keeps Markdown from reading signs of the text as its own, except inside code.
  private func escaped(_ text: String) -> String {
    var isCode = false
    var result = ""
    for character in text {
      if character == "`" { isCode.toggle() }
      if !isCode && "\\*_<>|[]".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
