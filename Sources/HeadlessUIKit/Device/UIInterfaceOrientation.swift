package import Orientation

/// Which way up an interface is.
///
/// - UIKit: same cases and raw values: left and right are those of the device, swapped. UIKit's
///   takes any raw value, ours the five. Since iOS 2. Rule: `A-01`, `A-02`
public enum UIInterfaceOrientation: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the interface's top at the device's left edge (`A-07`).
  case landscapeLeft = 4
  /// Landscape, with the interface's top at the device's right edge (`A-07`).
  case landscapeRight = 3

  /// Whether it is one of the two upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  package init(_ orientation: InterfaceOrientation) {
    self = UIInterfaceOrientation(rawValue: orientation.rawValue) ?? .unknown
  }

  package var engine: InterfaceOrientation { InterfaceOrientation(rawValue: rawValue) ?? .unknown }
}
