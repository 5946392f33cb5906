public import Orientation

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
}
