import Orientation

/// Names of models that ran a version, for tests over many versions.
enum Hardware {
  /// A phone with a Home button, compact in both directions in landscape.
  static func phone(_ version: Int) -> String {
    first(version) { $0.idiom == .phone && $0.hasHomeButton && !isWideSideways($0) }
  }

  /// A phone without a Home button.
  static func allScreenPhone(_ version: Int) -> String {
    first(version) { $0.idiom == .phone && !$0.hasHomeButton && $0.displays.count == 1 }
  }

  /// A Plus or Max phone, which is regular in width in landscape.
  static func widePhone(_ version: Int) -> String {
    first(version) { $0.idiom == .phone && isWideSideways($0) }
  }

  /// An iPad; from iOS 9 one that multitasks.
  static func pad(_ version: Int) -> String {
    first(version) {
      $0.idiom == .pad && (version < 9 || $0.multitaskingSince != nil)
    }
  }

  private static func isWideSideways(_ device: DeviceProfile) -> Bool {
    device.main.traits(for: .landscapeLeft).value?.horizontal == .regular
  }

  /// What ran a version before the catalogue begins is stood for by its oldest model.
  private static func first(_ version: Int, where isWanted: (DeviceProfile) -> Bool) -> String {
    let models = DeviceProfile.all.filter(isWanted)
    return (models.first { $0.runs(SystemVersion(version)) } ?? models.first)?.name ?? "none"
  }
}
