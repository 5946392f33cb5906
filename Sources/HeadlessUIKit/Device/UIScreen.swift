public import Foundation
import Orientation

/// A screen.
///
/// - UIKit: as far as rotation is concerned. Since iOS 2. Rule: `H-01` to `H-04`
@MainActor
open class UIScreen: NSObject {
  unowned let host: Host

  init(host: Host) {
    self.host = host
    super.init()
  }

  /// The device's own screen.
  ///
  /// - Precondition: the code runs in the context of a device.
  /// - UIKit: same; deprecated from 16. Since iOS 2. Rule: `N-18`
  open class var main: UIScreen { Host.required("UIScreen.main").screen }

  /// The bounds in points; from iOS 8 they turn with the interface.
  ///
  /// - UIKit: same. Since iOS 2. Rule: `H-01`, `H-02`
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(host.system.mainScreenBounds)) }

  /// The bounds in pixels, always upright.
  ///
  /// - UIKit: same. Since iOS 8. Rule: `H-03`
  open var nativeBounds: CGRect {
    let display = host.system.device.main
    let points = display.points
    let pixels =
      display.nativePixels.value
      ?? Size(points.width * display.scale, points.height * display.scale)
    return CGRect(origin: .zero, size: CGSize(pixels))
  }

  /// Pixels for each point.
  ///
  /// - UIKit: same. Since iOS 4. Rule: `H-24`
  open var scale: CGFloat { CGFloat(host.system.device.main.scale) }

  /// Pixels of the panel for each point.
  ///
  /// - UIKit: same. Since iOS 8. Rule: `H-03`
  open var nativeScale: CGFloat {
    nativeBounds.width / CGFloat(host.system.device.main.points.width)
  }

  /// The coordinates that turn with the interface.
  ///
  /// - UIKit: same. Since iOS 8. Rule: `H-04`
  open var coordinateSpace: any UICoordinateSpace {
    ScreenSpace(screen: self, isFixed: false)
  }

  /// The coordinates that stay with the device.
  ///
  /// - UIKit: same. Since iOS 8. Rule: `H-04`
  open var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenSpace(screen: self, isFixed: true)
  }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { host.traitCollection(of: .main) }
}
