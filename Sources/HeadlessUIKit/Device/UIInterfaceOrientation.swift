package import Orientation

/// Which way up an interface is.
///
/// - UIKit: same cases and raw values: left and right are those of the device, swapped. UIKit's
///   takes any raw value, ours the five. Since iOS 2. Rule: `A-01`, `A-02`
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The interface's top points to the device's right side.
  case landscapeLeft = 4
  /// The interface's top points to the device's left side.
  case landscapeRight = 3

  /// Whether it is one of the two upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  package init(_ orientation: InterfaceOrientation) {
    self = UIInterfaceOrientation(rawValue: orientation.rawValue) ?? .unknown
  }

  package var engine: InterfaceOrientation { InterfaceOrientation(rawValue: rawValue) ?? .unknown }
}
