import UIKit

// The two ways in which an app announces its masks to UIKit and rotates an interface: from iOS 16
// it requests it of a scene, before that it writes the device's value.

extension UIWindowScene {
  /// Announces that masks, and the preference for a lock, have to be read again.
  ///
  /// From iOS 16 masks are cached: what is not announced does not count (`F-25`). Before, they are
  /// read whenever they are needed.
  func announceOrientations() {
    guard RunningSystem.hasGeometryRequests, #available(iOS 16, *) else { return }
    announceLock()
    for window in decidingWindows {
      window.orientationDecider?.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }

  /// Makes the interface follow the device where the masks allow that now; from iOS 16 the
  /// announcement does.
  func followDevice() {
    if !RunningSystem.hasGeometryRequests { UIViewController.attemptRotationToDeviceOrientation() }
  }

  /// Announces that the preference to stay has to be read again (`F-36`).
  func announceLock() {
    guard RunningSystem.hasLockPreference, #available(iOS 26, *) else { return }
    for window in decidingWindows {
      window.orientationDecider?.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    }
  }

  /// Turns the interface to one orientation, by the version's API.
  ///
  /// - Parameters:
  ///   - orientation: where to; it has to be announced.
  ///   - refused: called if UIKit refuses; before iOS 16 UIKit never reports a refusal.
  func order(
    _ orientation: UIInterfaceOrientation, refused: @escaping @MainActor (any Error) -> Void
  ) {
    if RunningSystem.hasGeometryRequests, #available(iOS 16, *) {
      // The handler may be called at any time, and on which thread is not documented (F-21).
      return requestGeometryUpdate(.iOS(interfaceOrientations: orientation.mask)) { error in
        Task { @MainActor in refused(error) }
      }
    }
    guard let pose = orientation.pose else { return }
    let device = UIDevice.current
    // A value that is there already changes nothing (F-05).
    if device.orientation == pose { device.setValue(0, forKey: "orientation") }
    device.setValue(pose.rawValue, forKey: "orientation")
  }
}
