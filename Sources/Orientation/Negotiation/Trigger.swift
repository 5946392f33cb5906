/// What made UIKit look at orientations again.
///
/// Rule: `D-08`
public enum Trigger: Sendable, Hashable {
  /// The app has started and its root controller can be asked.
  case launch
  /// The device was turned.
  case deviceTurn
  /// The app came back from the background.
  case foreground
  /// The user switched the orientation lock off.
  case unlock
  /// `attemptRotationToDeviceOrientation`: masks are read again, and nothing falls back (`F-10`,
  /// `F-12`).
  case attempt
  /// A key-value write of the device orientation, before iOS 16.
  case keyValueWrite
  /// `setNeedsUpdateOfSupportedInterfaceOrientations` (`F-24`).
  case update
  /// A push, a pop, or another tab.
  case contentChange
  /// Another root controller.
  case rootChange
  /// A controller now covers the window.
  case presentation
  /// A controller no longer covers the window.
  case dismissal
  /// The scene was resized, or moved to another display or place: it takes the orientation that it
  /// has there, and no controller is asked (`N-08`, `N-09`, `P-09`).
  case sceneChange
  /// `requestGeometryUpdate` for any of these orientations.
  case request(InterfaceOrientationMask)

  /// Whether the device's movement is what drives it: the user's lock stops only these (`B-14`).
  @inlinable public var isDeviceDriven: Bool {
    switch self {
    case .deviceTurn, .foreground, .unlock: true
    default: false
    }
  }
}
