public import Foundation
import Orientation

/// A screen.
///
/// - UIKit: same as far as rotation is concerned. Since iOS 2. Rule: `H-01` to `H-04`
@preconcurrency @MainActor open class UIScreen: NSObject {
  unowned let host: DeviceHost
  /// The scene it is the screen of; nil for the device's first one.
  private let scene: SceneID?

  init(host: DeviceHost, scene: SceneID? = nil) {
    self.host = host
    self.scene = scene
    super.init()
  }

  private var display: DeviceDisplay {
    scene.map { host.system.display(of: $0) } ?? host.system.device.main
  }

  /// The device's own screen.
  ///
  /// - Precondition: the code runs in the context of a device.
  /// - UIKit: same. Since iOS 2, deprecated from 16. Rule: `N-18`
  open class var main: UIScreen { DeviceHost.required("UIScreen.main").screen }

  /// The device's own screen, and those that scenes were moved to.
  ///
  /// - Precondition: the code runs in the context of a device.
  /// - UIKit: same. Since iOS 3.2, deprecated from 16
  open class var screens: [UIScreen] {
    let host = DeviceHost.required("UIScreen.screens")
    return [host.screen] + host.scenes.compactMap(\.ownScreen)
  }

  /// The bounds in points; from iOS 8 they turn with the interface.
  ///
  /// - UIKit: same. Since iOS 2. Rule: `H-01`, `H-02`
  open var bounds: CGRect {
    let size = scene.map { host.system.geometry(of: $0).screenBounds }
    return CGRect(origin: .zero, size: CGSize(size ?? host.system.mainScreenBounds))
  }

  /// The bounds in pixels, always upright.
  ///
  /// - UIKit: same. Since iOS 8. Rule: `H-03`
  open var nativeBounds: CGRect {
    let display = display
    let points = display.points
    let pixels =
      display.nativePixels.value
      ?? ScreenSize(points.width * display.scale, points.height * display.scale)
    return CGRect(origin: .zero, size: CGSize(pixels))
  }

  /// Pixels for each point.
  ///
  /// - UIKit: same. Since iOS 4. Rule: `H-24`
  open var scale: CGFloat { CGFloat(display.scale) }

  /// Pixels of the panel for each point.
  ///
  /// - UIKit: same. Since iOS 8. Rule: `H-03`
  open var nativeScale: CGFloat {
    nativeBounds.width / CGFloat(display.points.width)
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

  /// The traits of the screen (since iOS 8).
  open var traitCollection: UITraitCollection { host.traitCollection(of: scene ?? .main) }
}
