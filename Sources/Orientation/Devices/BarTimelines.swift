/// The bar heights of one pose through the versions.
struct BarTimelines: Sendable, Hashable {
  let navigationBar: Timeline<Double>
  let largeTitleBar: Timeline<Double>
  let tabBar: Timeline<Double>

  /// Bars of which nothing is known.
  static func unknown(_ rule: RuleID) -> BarTimelines {
    BarTimelines(
      navigationBar: .unknown(rule), largeTitleBar: .unknown(rule), tabBar: .unknown(rule))
  }
}

// Rules H-20, H-21 and their corrections, which measured iOS 11 to 18; M-29 to M-32 from 26 on.
// Those were measured on 27.0, upright for the most part: what is carried over from there is low.

/// A navigation bar is 44 points high, and 54 in the design of iOS 26.
private let uprightNavigationBar = Timeline<Double>(
  "H-20", [.since(0, 44, .high, "H-20"), .since(26, 54, .high, "M-29")])

/// A large title adds 52 points, and does so still.
private let uprightLargeTitleBar = Timeline<Double>(
  "H-20", [.since(11, 96, .high, "H-20"), .since(26, 106, .medium, "M-29")])

extension BarTimelines {
  /// A Home-button phone upright: from 26 on the whole of the 83 points is bar (`M-30`).
  static let homeButtonPhonePortrait = BarTimelines(
    navigationBar: uprightNavigationBar, largeTitleBar: uprightLargeTitleBar,
    tabBar: Timeline(
      "H-21", [.since(0, 49, .medium, "H-21"), .since(26, 83, .medium, "M-30")]))

  /// A phone without a Home button upright: 49 points above the 34 of the safe area.
  static let allScreenPhonePortrait = BarTimelines(
    navigationBar: uprightNavigationBar, largeTitleBar: uprightLargeTitleBar,
    tabBar: Timeline(
      "H-21", [.since(11, 49, .medium, "H-21"), .since(26, 49, .medium, "M-30")]))

  /// A Home-button phone of compact height sideways.
  static let homeButtonPhoneLandscape = BarTimelines(
    navigationBar: compactNavigationBar, largeTitleBar: .unknown("H-20"),
    tabBar: Timeline("H-21", [.since(0, 49, .medium, "H-21"), .since(26, 64, .low, "M-31")]))

  /// A phone without a Home button, of compact width and height sideways: from 26 on the tab bar
  /// takes 64 points, 20 of which are the safe area's.
  static let allScreenPhoneLandscape = BarTimelines(
    navigationBar: compactNavigationBar, largeTitleBar: .unknown("H-20"),
    tabBar: Timeline("H-21", [.since(11, 32, .medium, "H-21"), .since(26, 44, .low, "M-31")]))

  /// A phone of regular width sideways: Plus, Max and their like.
  ///
  /// Nothing is told of iOS 8 to 10, on which some of them ran.
  static let widePhoneLandscape = BarTimelines(
    navigationBar: Timeline(
      "H-20", [.since(11, 44, .medium, "H-20"), .since(26, 54, .low, "M-29")]),
    largeTitleBar: .unknown("H-20"),
    tabBar: Timeline("H-21", [.since(11, 49, .medium, "H-21"), .unknown(since: 26, "M-31")]))

  private static let compactNavigationBar = Timeline<Double>(
    "H-20", [.since(0, 32, .high, "H-20"), .since(26, 54, .low, "M-29")])
}
