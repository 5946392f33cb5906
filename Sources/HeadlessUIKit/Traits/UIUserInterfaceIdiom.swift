/// The kind of device an interface is made for.
///
/// - UIKit: same. Since iOS 3.2
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone, or an iPhone app on another device.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// A television. Since iOS 9.
  case tv = 2
  /// A car's display. Since iOS 9.
  case carPlay = 3
  /// A Mac. Since iOS 14.
  case mac = 5
  /// Apple Vision Pro. Since iOS 17.
  case vision = 6
}
