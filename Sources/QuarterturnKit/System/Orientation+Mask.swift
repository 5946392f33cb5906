#if os(iOS) || canImport(HeadlessUIKit)
package import Orientation
package import UIKit

extension UIInterfaceOrientation {
  /// The mask with this orientation alone; empty for unknown (`A-04`).
  var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  /// How a device is held that shows it: left and right are swapped, the numbers are not (`A-05`,
  /// `A-06`).
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

extension UIInterfaceOrientationMask {
  /// Whether it holds an orientation.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && contains(orientation.mask)
  }

  /// The orientation to take of those it holds: as shown, as held, else the first.
  ///
  /// - Parameters:
  ///   - shown: the interface as it is.
  ///   - held: how the device is held.
  /// - Returns: nil for an empty mask.
  func choice(shown: UIInterfaceOrientation, held: UIDeviceOrientation) -> UIInterfaceOrientation? {
    if allows(shown) { return shown }
    if let held = held.interface, allows(held) { return held }
    // Which side UIKit takes where it may choose is not documented, so the library always asks for
    // one (D-42).
    return RotationPolicy().fallback(within: ofEngine)
      .flatMap { UIInterfaceOrientation(rawValue: $0.rawValue) }
  }

  /// The same set as the engine has it.
  package var ofEngine: InterfaceOrientationMask { InterfaceOrientationMask(rawValue: rawValue) }

  /// The names of what it holds, in the order of UIKit's texts: `portrait, landscapeRight` (`F-22`).
  package var names: String { isEmpty ? "nothing" : ofEngine.uiKitNames }

  /// What is allowed, as the object of a sentence: `portrait only`.
  var limits: String {
    switch self {
    case .all: "all four orientations"
    case .allButUpsideDown: "all but upside down"
    case .landscape: "landscape only"
    default: isEmpty ? names : names + " only"
    }
  }
}
#endif
