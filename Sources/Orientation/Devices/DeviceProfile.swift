/// A model of iPhone, iPod touch or iPad, as far as rotation is concerned.
///
/// Models that look alike to an app share a family, one row of the device tables; a profile adds
/// the name people use and the systems the model runs. Two profiles are equal when their names are.
///
/// - UIKit: not offered.
public struct DeviceProfile: Sendable, Hashable, CustomStringConvertible {
  /// The marketing name, such as `iPhone 15`.
  public let name: String
  /// The row of the device tables it belongs to.
  public let family: String
  /// The kind of interface the hardware shows.
  public let idiom: Idiom
  /// The displays; a foldable's outer one comes first.
  public let displays: [DeviceDisplay]
  /// Whether it has a Home button, and with it the upside-down orientation (`H-16`).
  public let hasHomeButton: Bool
  /// The system it was sold with, which is the oldest one it runs; major and minor.
  public let releasedWith: SystemVersion
  /// The newest system it runs, major and minor; nil while it still gets new ones.
  ///
  /// Ask ``runs(_:)`` rather than compare: old systems still get patches.
  public let lastVersion: SystemVersion?
  /// The version from which the hardware offers Slide Over or Split View; nil on phones and on
  /// iPads that never did, which keep asking controllers (`D-40`).
  public let multitaskingSince: SystemVersion?
  /// Whether the front camera is in the middle of a long edge: the right one of the upright device.
  ///
  /// Only pictures use it. Which models have it is from reviews, and which of the two edges it is
  /// from memory; neither was checked against Apple's pages.
  public let hasLandscapeCamera: Bool

  /// The display an app starts on.
  ///
  /// - UIKit: `UIScreen.main`. Rule: `P-15`
  public let main: DeviceDisplay

  init(_ model: Model, of family: Family) {
    self.name = model.name
    self.family = family.name
    self.idiom = family.idiom
    self.displays = [family.display] + family.moreDisplays
    self.hasHomeButton = family.hasHomeButton
    self.releasedWith = model.first
    self.lastVersion = model.last
    self.multitaskingSince = model.multitaskingSince
    self.hasLandscapeCamera = model.hasLandscapeCamera
    self.main = family.display
  }

  /// Whether the model runs a version of the system.
  ///
  /// A bare major version stands for any of its releases, so iPhone 12 mini, which came with 14.1,
  /// runs 14; and no model was ever dropped between two releases of one major version since iOS 5.
  public func runs(_ version: SystemVersion) -> Bool {
    let isBare = version.minor == 0 && version.patch == 0
    let first = isBare ? SystemVersion(releasedWith.major) : releasedWith
    return version >= first && (lastVersion.map { version.major <= $0.major } ?? true)
  }

  /// Whether the hardware shows several apps at once on a system (`D-40`).
  public func multitasks(on version: SystemVersion) -> Bool {
    multitaskingSince.map { $0 <= version } ?? false
  }

  /// Whether both are the same model.
  public static func == (a: DeviceProfile, b: DeviceProfile) -> Bool {
    a.name.utf8.elementsEqual(b.name.utf8)
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) {
    for byte in name.utf8 { hasher.combine(byte) }
  }

  /// The name.
  public var description: String { name }
}
