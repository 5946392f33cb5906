/// What a doc comment states about UIKit: since when, what differs, by which rules.
struct DeclarationNotes {
  /// The lines without their slashes.
  var lines: [String]

  /// Whether there is a comment at all.
  var isEmpty: Bool { lines.allSatisfy { $0.isEmpty } }

  /// The first system that has it, such as `8` or `3.2`.
  var since: String? {
    text.firstMatch(of: /[Ss]ince iOS (?<version>\d+(?:\.\d+)?)/).map { String($0.output.version) }
  }

  /// From which system on UIKit advises against it.
  var deprecation: String? {
    text.firstMatch(of: /[Dd]eprecated from (?:iOS )?(?<version>\d+(?:\.\d+)?)/)
      .map { String($0.output.version) }
  }

  /// How it compares to UIKit's: a sentence that begins with `same` or `differs`.
  var comparison: String? {
    guard let start = lines.firstIndex(where: { $0.hasPrefix("- UIKit:") }) else { return nil }
    let rest = lines[(start + 1)...].prefix { !$0.isEmpty && !$0.hasPrefix("- ") }
    let whole = ([String(lines[start].dropFirst("- UIKit:".count))] + rest)
      .map { $0.trimming(" ") }.joined(separator: " ")
    let own = whole.prefix(upTo: whole.firstRange(of: /Since iOS|Rule:/)?.lowerBound)
    let text = own.replacing(/[;,.]? ?[Dd]eprecated from (iOS )?[\d.]+\d/, with: "").trimming(" .")
    return text.isEmpty ? nil : text
  }

  /// Whether it is kept and changes nothing.
  var isStoredOnly: Bool { text.contains(/[Ss]tored only/) }

  /// The rules it names, with those in between where it says `A-01` to `A-06`.
  var rules: [String] {
    var rules: [String] = []
    for match in text.matches(of: /`(?<first>[A-Z]-\d\d)`(?: to `[A-Z]-(?<last>\d\d)`)?/) {
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

  private var text: String { lines.joined(separator: " ").replacing(/\ +/, with: " ") }
}

extension StringProtocol {
  /// Without some characters at either end.
  func trimming(_ characters: String) -> String {
    String(drop { characters.contains($0) }.reversed().drop { characters.contains($0) }.reversed())
  }

  fileprivate func prefix(upTo end: Index?) -> SubSequence { end.map { self[..<$0] } ?? self[...] }
}
