/// What a doc comment states about UIKit: since when, what differs, by which rules.
///
/// All of it is read once: the page and its tests ask for it many times.
struct DeclarationNotes {
  /// The lines without their slashes.
  let lines: [String]
  /// Whether there is a comment at all.
  let isEmpty: Bool
  /// The first system that has it, such as `8` or `3.2`.
  let since: String?
  /// From which system on UIKit advises against it.
  let deprecation: String?
  /// How it compares to UIKit's: a sentence that begins with `same` or `differs`.
  let comparison: String?
  /// Whether it is kept and changes nothing.
  let isStoredOnly: Bool
  /// The rules it names, with those in between where it says `A-01` to `A-06`.
  let rules: [String]

  init(lines: [String]) {
    self.lines = lines
    isEmpty = lines.allSatisfy { $0.isEmpty }
    let words = lines.flatMap { $0.split(separator: " ", omittingEmptySubsequences: true) }
    let text = words.joined(separator: " ")
    since = unsafe Self.version(after: Self.sincePattern, in: text)
    deprecation = unsafe Self.version(after: Self.deprecationPattern, in: text)
    comparison = Self.comparison(in: lines)
    isStoredOnly = text.contains("tored only")
    rules = Self.rules(in: text)
  }

  // A pattern is compiled where it is written, so each is written once.
  private nonisolated(unsafe) static let sincePattern =
    /[Ss]ince iOS (?<version>\d+(?:\.\d+)?)/
  private nonisolated(unsafe) static let deprecationPattern =
    /[Dd]eprecated from (?:iOS )?(?<version>\d+(?:\.\d+)?)/
  private nonisolated(unsafe) static let deprecationClause =
    /[;,.]? ?[Dd]eprecated from (iOS )?[\d.]+\d/
  private nonisolated(unsafe) static let rulePattern =
    /`(?<first>[A-Z]-\d\d)`(?: to `[A-Z]-(?<last>\d\d)`)?/

  private static func version(
    after pattern: Regex<(Substring, version: Substring)>, in text: String
  ) -> String? {
    text.firstMatch(of: pattern).map { String($0.output.version) }
  }

  private static func comparison(in lines: [String]) -> String? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("- UIKit:") }) else { return nil }
    let rest = lines[(start + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    let whole = ([String(lines[start].dropFirst("- UIKit:".count))] + rest)
      .map { $0.trimming(" ") }.joined(separator: " ")
    let ends = ["Since iOS", "Rule:"].compactMap { whole.firstRange(of: $0)?.lowerBound }
    let own = whole.prefix(upTo: ends.min())
    let text = unsafe own.replacing(deprecationClause, with: "").trimming(" .")
    return text.isEmpty ? nil : text
  }

  private static func rules(in text: String) -> [String] {
    guard text.contains("`") else { return [] }
    var rules: [String] = []
    for match in unsafe text.matches(of: rulePattern) {
      let first = String(match.output.first)
      let letter = first.prefix(2)
      let start = Int(first.suffix(2)) ?? 0
      for number in start...max(start, match.output.last.flatMap { Int($0) } ?? start) {
        let rule = letter + (number < 10 ? "0" : "") + String(number)
        if !rules.contains(rule) { rules.append(rule) }
      }
    }
    return rules
  }
}

extension StringProtocol {
  /// Without some characters at either end.
  func trimming(_ characters: String) -> String {
    String(drop { characters.contains($0) }.reversed().drop { characters.contains($0) }.reversed())
  }

  fileprivate func prefix(upTo end: Index?) -> SubSequence { end.map { self[..<$0] } ?? self[...] }
}
