public import Orientation
import TextFormats

/// Every rule known about UIKit's interface orientation.
public enum RuleCatalogue {
  /// The sections in the order of the documentation: the letter and what it is about.
  public static let sections: [(letter: Character, title: String)] = [
    ("A", "The three enums"),
    ("B", "The device orientation"),
    ("C", "Notifications"),
    ("D", "Negotiation: who is asked, and how the answer is formed"),
    ("E", "Presentation and dismissal"),
    ("F", "Forced rotation and the lock"),
    ("G", "The transition"),
    ("H", "Geometry"),
    ("I", "What changed with which version"),
    ("J", "Layout on rotation"),
    ("M", "iOS and iPadOS 26"),
    ("N", "iOS and iPadOS 27"),
    ("P", "Devices of 2024 to 2026"),
    ("Q", "Later findings"),
  ]

  /// All rules, by section, then by number.
  public static let all: [Rule] = [
    sectionA,
    sectionBNotifications, sectionBLockAndBackground,
    sectionC,
    sectionDMasks, sectionDDecisionMaker, sectionDWindowsAndLaunch,
    sectionEPresentation, sectionEDismissal,
    sectionFKeyValueWrite, sectionFGeometryRequest,
    sectionGLegacy, sectionGSizeChange, sectionGDuration,
    sectionH,
    sectionI,
    sectionJ,
    sectionMWindowing, sectionMLockAndGeometry,
    sectionNPreference, sectionNLifeCycle,
    sectionP,
    sectionQ,
  ].flatMap { $0 }

  private static let byID: [RuleID: Rule] = Dictionary(
    all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rule of that id, or nil.
  public static func rule(_ id: RuleID) -> Rule? {
    byID[id]
  }

  /// The rules of one section, or none for a letter without a section.
  ///
  /// - Complexity: O(number of rules)
  public static func rules(inSection letter: Character) -> [Rule] {
    all.filter { $0.id.description.first == letter }
  }

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

  /// The sources that have a key: Apple's reference, Apple's other texts, reports, measurements.
  public static let sources: [Source] = [
    appleReference, appleTexts, articles, radars, reports, implementations, recentReports,
  ].flatMap { $0 }

  private static let sourcesByKey: [Substring: Source] = Dictionary(
    sources.map { ($0.key[...], $0) }, uniquingKeysWith: { first, _ in first })

  /// The source a citation of ``Rule/sources`` begins with.
  ///
  /// - Returns: nil for a citation that names another rule or has no key.
  public static func source(citedBy citation: String) -> Source? {
    sourcesByKey[citation.prefix { $0 != " " }]
  }
}
