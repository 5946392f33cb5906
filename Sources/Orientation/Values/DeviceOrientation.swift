/// How the hardware is held, according to the accelerometer.
///
/// It does not show what is drawn: a portrait-only app held sideways has the device orientation
/// ``landscapeLeft`` and the interface orientation `portrait`.
///
/// - UIKit: same cases and raw values as `UIDeviceOrientation`. Since iOS 2. Rule: `A-01`, `B-01`
@frozen public enum DeviceOrientation: Int, CaseIterable, Sendable, Hashable {
  /// Unknown: no sample yet, or notifications are not being generated (`B-02`).
  case unknown = 0
  /// Upright, home button or bottom edge down.
  case portrait = 1
  /// Upright, home button or bottom edge up.
  case portraitUpsideDown = 2
  /// Sideways with the home button or bottom edge on the right (`A-07`).
  case landscapeLeft = 3
  /// Sideways with the home button or bottom edge on the left (`A-07`).
  case landscapeRight = 4
  /// Flat, display up.
  case faceUp = 5
  /// Flat, display down.
  case faceDown = 6

  /// Whether the device is in portrait, either way up.
  ///
  /// - UIKit: same. Rule: `A-08`
  @inlinable public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is in landscape.
  ///
  /// - UIKit: same. Rule: `A-08`
  @inlinable public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device is flat, face up or face down.
  ///
  /// - UIKit: same. Rule: `A-08`
  @inlinable public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface orientation corresponds to this value.
  ///
  /// - UIKit: same. Rule: `A-09`
  @inlinable public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  /// The interface orientation that is upright for someone who holds the device so.
  ///
  /// Left and right swap: a device turned left needs an interface turned right (`A-05`). Flat and
  /// unknown poses have no counterpart.
  ///
  /// - UIKit: not offered; apps cast raw values. Rule: `A-05`, `A-06`, `A-11`
  @inlinable public var interfaceOrientation: InterfaceOrientation? {
    isValidInterfaceOrientation ? InterfaceOrientation(rawValue: rawValue) : nil
  }
}
