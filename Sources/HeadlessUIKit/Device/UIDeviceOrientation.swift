package import Orientation

/// How the device is held.
///
/// - UIKit: same cases and raw values. Since iOS 2. Rule: `A-05`
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown, or notifications are not being generated.
  case unknown = 0
  /// Upright, Home button or chin at the bottom.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape, the device's top at the left.
  case landscapeLeft = 3
  /// Landscape, the device's top at the right.
  case landscapeRight = 4
  /// Flat, screen up.
  case faceUp = 5
  /// Flat, screen down.
  case faceDown = 6

  /// Whether it is one of the two upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the screen points up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is one of the four that an interface can have.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

  package init(_ orientation: DeviceOrientation) {
    self = UIDeviceOrientation(rawValue: orientation.rawValue) ?? .unknown
  }
}
