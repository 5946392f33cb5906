/// How the hardware is held, as the accelerometer tells it.
///
/// It says nothing about what is drawn: a portrait-only app held sideways has the device
/// orientation ``landscapeLeft`` and the interface orientation `portrait`.
///
/// - UIKit: same cases and raw values as `UIDeviceOrientation`. Since iOS 2. Rule: `A-01`, `B-01`
@frozen
public enum DeviceOrientation: Int, CaseIterable, Sendable, Hashable {
  /// Not known: no sample yet, or nobody asked for notifications (`B-02`).
  case unknown = 0
  /// Upright, home button or bottom edge down.
  case portrait = 1
  /// Upright, home button or bottom edge up.
  case portraitUpsideDown = 2
  /// Sideways with the home button or bottom edge on the right (`A-07`).
  case landscapeLeft = 3
  /// Sideways with the home button or bottom edge on the left (`A-07`).
  case landscapeRight = 4
  /// Lying flat, display up.
  case faceUp = 5
  /// Lying flat, display down.
  case faceDown = 6

  /// Whether the device stands upright, either way up.
  ///
  /// - UIKit: same. Rule: `A-08`
  @inlinable public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device stands on one of its long sides.
  ///
  /// - UIKit: same. Rule: `A-08`
  @inlinable public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies on its back or its face.
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
