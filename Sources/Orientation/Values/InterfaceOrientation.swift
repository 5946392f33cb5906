/// The orientation of what is drawn on the device.
///
/// - UIKit: same cases and raw values as `UIInterfaceOrientation`: right is 3 and left is 4.
///   Since iOS 2. Rule: `A-02`
@frozen public enum InterfaceOrientation: Int, CaseIterable, Sendable, Hashable {
  /// Not known.
  case unknown = 0
  /// Upright, home button or bottom edge down.
  case portrait = 1
  /// Upright, home button or bottom edge up.
  case portraitUpsideDown = 2
  /// Home button or bottom edge on the right (`A-07`).
  case landscapeRight = 3
  /// Home button or bottom edge on the left.
  case landscapeLeft = 4

  /// The four orientations an interface can really have, in UIKit's raw order.
  public static let valid: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
  ]

  /// Whether the interface is in portrait, either way up.
  ///
  /// - UIKit: same. Rule: `A-10`
  @inlinable public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the interface is in landscape.
  ///
  /// - UIKit: same. Rule: `A-10`
  @inlinable public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The mask with just this orientation: 1 shifted left by the raw value, empty for unknown.
  ///
  /// - UIKit: not offered in Swift. Rule: `A-04`
  @inlinable public var mask: InterfaceOrientationMask {
    self == .unknown ? [] : InterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  /// How the device is held when this interface is upright for its user.
  ///
  /// - UIKit: not offered. Rule: `A-05`
  @inlinable public var deviceOrientation: DeviceOrientation {
    DeviceOrientation(rawValue: rawValue) ?? .unknown
  }
}
