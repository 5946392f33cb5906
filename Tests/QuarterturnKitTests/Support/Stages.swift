import HeadlessDevice
import Orientation
import TestSupport

/// Phones and iPads to run an app on, each with every system that differs.
enum Stages {
  private static let versions = [
    "iOS 13", "iOS 15", "iOS 16", "iOS 17", "iOS 18", "iOS 26", "iOS 27",
  ]

  /// A phone that can be upside down, and one that never is.
  static let phones = every(["iPhone SE (2nd generation)", "iPhone 11"])

  /// An iPad whose app does not share the screen, so that masks count.
  static let pads = every(["iPad Pro 11-inch (2nd generation), full screen"]) {
    $0.infoPlist.requiresFullScreen = true
  }

  /// An iPad whose app shares the screen with others, so that masks do not count.
  static let sharedPads = every(["iPad Pro 11-inch (2nd generation)"])

  /// All on which masks count.
  static let all = phones + pads

  /// One phone for each system.
  static let onePhone = every(["iPhone SE (2nd generation)"])

  private static func every(
    _ devices: [String], _ adapt: (inout HeadlessDevice.Configuration) -> Void = { _ in }
  ) -> [HeadlessDevice.Configuration] {
    do {
      return try HeadlessDevice.Configuration.every(devices, on: versions).map {
        var configuration = $0
        adapt(&configuration)
        return configuration
      }
    } catch {
      fatalError("\(error)")
    }
  }
}

/// Pairs of values: every pair, or of each second value a spread of the first ones.
///
/// - Parameters:
///   - first: the values that are spread.
///   - second: the values that are all there.
///   - step: of how many first values one is taken by default.
/// - Returns: the pairs.
func spread<First, Second>(
  _ first: [First], _ second: [Second], every step: Int
) -> [(First, Second)] {
  second.enumerated().flatMap { place, other in
    first.enumerated()
      .filter { Effort.exhaustive.isRaised || ($0.offset + place) % step == 0 }
      .map { ($0.element, other) }
  }
}
