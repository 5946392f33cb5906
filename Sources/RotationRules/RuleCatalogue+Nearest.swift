public import Orientation
import TextFormats

extension RuleCatalogue {
  /// The rule likely meant by `text`, for error messages.
  ///
  /// The id with the fewest edits wins; among equals the one with the nearer letter, then the
  /// nearer number. `d4`, `D_04` and `DD-04` give `D-04`.
  ///
  /// - Returns: nil when nothing is within two edits.
  /// - Complexity: O(number of rules)
  public static func nearest(to text: String) -> RuleID? {
    let meant = Array(text.utf8.prefix(16).map(upperCased))
    let wanted = RuleID(text)
    if let wanted, rule(wanted) != nil { return wanted }
    let number = meant.reduce(0) { isDigit($1) ? $0 * 10 + Int($1 - UInt8(ascii: "0")) : $0 }
    let letter = meant.first ?? 0
    let ranked = all.map { rule in
      (
        id: rule.id,
        edits: Spelling.edits(from: meant, to: Array(rule.id.description.utf8)),
        letters: abs(Int(rule.id.section) - Int(letter)),
        numbers: abs(Int(rule.id.number) - number)
      )
    }
    let best = ranked.min { a, b in
      (a.edits, a.letters, a.numbers, a.id) < (b.edits, b.letters, b.numbers, b.id)
    }
    guard let best, best.edits <= 2 else { return nil }
    return best.id
  }

  private static func upperCased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte & 0xDF : byte
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
