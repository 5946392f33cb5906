/// Heights of the bars that UIKit's containers draw, in points.
///
/// From iOS 12 on they assume an app linked with the SDK of the system it runs on (`H-20`).
///
/// - UIKit: not offered; apps measure the frames of the bars. Rule: `H-20`, `H-21`, `M-29` to `M-32`
public struct Bars: Sendable, Hashable {
  /// A navigation bar with its title in line, without the status bar above it.
  public let navigationBar: Figure<Double>
  /// A navigation bar with a large title, without the status bar above it; unknown before iOS 11,
  /// which brought large titles.
  public let largeTitleBar: Figure<Double>
  /// A tab bar, without the bottom inset of the safe area.
  ///
  /// On iPad it is at the top from iPadOS 26 on and takes its height there (`M-32`).
  public let tabBar: Figure<Double>
}
