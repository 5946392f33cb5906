/// The bar heights of one pose through the versions.
///
/// Rules H-20 and H-21 cover iOS 18 and before. M-29 to M-32 were measured
/// on 27.0, most of them upright: what is inferred from them about landscape is marked low.
struct BarTimelines: Sendable, Hashable {
  let navigationBar: Timeline<Double>
  let largeTitleBar: Timeline<Double>
  let tabBar: Timeline<Double>

  /// Bars of which nothing is known.
  static func unknown(_ rule: RuleID) -> BarTimelines {
    BarTimelines(
      navigationBar: .unknown(rule), largeTitleBar: .unknown(rule), tabBar: .unknown(rule))
  }

  /// A Home-button phone upright: from 26 on all of the 83 points are bar (`M-30`).
  static let homeButtonPhonePortrait = BarTimelines(
    navigationBar: portraitNavigationBar, largeTitleBar: portraitLargeTitleBar,
    tabBar: [.since(0, 49, .medium, "H-21"), .since(26, 83, .medium, "M-30")])

  /// A phone without a Home button upright: 49 points above the 34 of the safe area.
  static let allScreenPhonePortrait = BarTimelines(
    navigationBar: portraitNavigationBar, largeTitleBar: portraitLargeTitleBar,
    tabBar: [.since(11, 49, .medium, "H-21"), .since(26, 49, .medium, "M-30")])

  /// A Home-button phone of compact width in landscape.
  static let homeButtonPhoneLandscape = BarTimelines(
    navigationBar: compactNavigationBar, largeTitleBar: .unknown("H-20"),
    tabBar: [.since(0, 49, .medium, "H-21"), .since(26, 64, .low, "M-31")])

  /// A phone without a Home button, of compact width in landscape.
  ///
  /// From 26 on the tab bar takes 64 points, 20 of which are the safe area's (`M-31`).
  static let allScreenPhoneLandscape = BarTimelines(
    navigationBar: compactNavigationBar, largeTitleBar: .unknown("H-20"),
    tabBar: [.since(11, 32, .medium, "H-21"), .since(26, 44, .low, "M-31")])

  /// A phone of regular width in landscape: Plus, Max and their like.
  ///
  /// No source covers iOS 8 to 10, on which some of them ran.
  static let widePhoneLandscape = BarTimelines(
    navigationBar: [.since(11, 44, .medium, "H-20"), .since(26, 54, .low, "M-29")],
    largeTitleBar: .unknown("H-20"),
    tabBar: [.since(11, 49, .medium, "H-21"), .unknown(since: 26, "M-31")])

  /// An iPad without a measurement on 26 or later.
  ///
  /// From 18 on the tab bar floats at the top; no source gives its height there before 26.
  static let pad = BarTimelines(
    navigationBar: [
      .since(0, 44, .high, "H-20"), .since(12, 50, .high, "H-20"), .since(26, 54, .low, "M-29"),
    ],
    largeTitleBar: [
      .since(11, 96, .high, "H-20"), .since(12, 102, .high, "H-20"), .since(26, 106, .low, "M-29"),
    ],
    tabBar: [
      .since(0, 49, .medium, "H-21"), .since(12, 50, .low, "H-21"), .unknown(since: 18, "H-21"),
    ])

  /// An iPad measured upright on 27.0: the tab bar takes 64 points at the top (`M-32`).
  static let measuredPadPortrait = BarTimelines(
    navigationBar: [.since(12, 50, .high, "H-20"), .since(26, 54, .medium, "M-29")],
    largeTitleBar: [.since(12, 102, .high, "H-20"), .since(26, 106, .medium, "M-29")],
    tabBar: [
      .since(12, 50, .low, "H-21"), .unknown(since: 18, "H-21"), .since(26, 64, .low, "M-32"),
      .since(27, 64, .medium, "M-32"),
    ])

  /// The same iPad in landscape, without a measurement on 26 or later.
  static let measuredPadLandscape = BarTimelines(
    navigationBar: [.since(12, 50, .high, "H-20"), .since(26, 54, .low, "M-29")],
    largeTitleBar: [.since(12, 102, .high, "H-20"), .since(26, 106, .low, "M-29")],
    tabBar: [
      .since(12, 50, .low, "H-21"), .unknown(since: 18, "H-21"), .since(26, 64, .low, "M-32"),
    ])

  /// A navigation bar is 44 points high, and 54 in the design of iOS 26.
  private static let portraitNavigationBar: Timeline<Double> = [
    .since(0, 44, .high, "H-20"), .since(26, 54, .high, "M-29"),
  ]

  /// A large title adds 52 points, in both designs.
  private static let portraitLargeTitleBar: Timeline<Double> = [
    .since(11, 96, .high, "H-20"), .since(26, 106, .medium, "M-29"),
  ]

  private static let compactNavigationBar: Timeline<Double> = [
    .since(0, 32, .high, "H-20"), .since(26, 54, .low, "M-29"),
  ]
}
