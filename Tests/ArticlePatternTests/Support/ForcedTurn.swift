import UIKit

/// Turning the interface from code, as apps do it.
@MainActor
enum ForcedTurn {
  /// Writes how the device is held, by its key: the way of apps up to iOS 15.
  ///
  /// The articles also call the private setter `setOrientation:` through an invocation, which comes
  /// to the same and has no counterpart in Swift (`F-08`).
  static func write(_ orientation: UIDeviceOrientation) {
    UIDevice.current.setValue(orientation.rawValue, forKey: "orientation")
  }

  /// The same, with unknown first where the value is there already: that would change nothing.
  static func insist(on orientation: UIDeviceOrientation) {
    if UIDevice.current.orientation == orientation { write(.unknown) }
    write(orientation)
  }

  /// Requests a turn of a scene, after announcing the masks: the way from iOS 16 on.
  ///
  /// - Parameters:
  ///   - orientations: any of these will do.
  ///   - controller: a controller in the scene, whose answers may have changed.
  ///   - refused: called with the reason if it does not turn.
  static func request(
    _ orientations: UIInterfaceOrientationMask, for controller: UIViewController,
    refused: ((any Error) -> Void)? = nil
  ) {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    controller.view.window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: orientations), errorHandler: refused)
  }

  /// Turns an interface on every version.
  static func turn(_ controller: UIViewController, to orientation: UIInterfaceOrientation) {
    // `#available` asks the host's system, which is not the device's, so the version is read.
    if UIDevice.current.majorVersion >= 16 {
      request(orientation.mask, for: controller)
    } else if let pose = orientation.pose {
      insist(on: pose)
    }
  }
}

extension UIDevice {
  /// The number before the first point of the system's version.
  var majorVersion: Int { systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0 }
}

extension UIInterfaceOrientation {
  /// The mask with this orientation alone.
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

  /// How a device is held that shows it; left and right are swapped, the numbers are not (`A-05`).
  var pose: UIDeviceOrientation? {
    self == .unknown ? nil : UIDeviceOrientation(rawValue: rawValue)
  }
}

extension UIDeviceOrientation {
  /// The interface orientation of a device that is held so; nil for flat and unknown (`A-11`).
  var interface: UIInterfaceOrientation? {
    isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
  }
}
