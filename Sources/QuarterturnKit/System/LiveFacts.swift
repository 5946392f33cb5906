#if os(iOS) || canImport(HeadlessUIKit)
import Orientation
package import UIKit

extension Facts {
  /// What a running app can know of itself, from public API alone.
  ///
  /// There is no API for the user's orientation lock and an iPad's windowing mode: the lock counts as
  /// off, and a scene as large as its screen as full screen.
  @MainActor package init(_ scene: UIWindowScene) {
    let device = UIDevice.current
    let declaration = AppDeclaration.current
    let idiom: Idiom = device.userInterfaceIdiom == .pad ? .pad : .phone
    let isPad = device.model == "iPad"
    self.init(
      version: RunningSystem.version, linkedSDK: declaration.linkedSDK,
      behaviors: RunningSystem.behaviors, idiom: idiom, infoPlist: declaration.infoPlist,
      current: InterfaceOrientation(rawValue: scene.shownOrientation.rawValue) ?? .unknown,
      device: DeviceOrientation(rawValue: device.orientation.rawValue) ?? .unknown)
    let fills = scene.fillsScreen
    hardwareMultitasks = isPad
    environment = idiom == .pad ? .pad : isPad ? .phoneAppOnPad : fills ? .phone : .mirroring
    deviceMask = scene.deviceMask.ofEngine
    windowingMode = fills ? .fullScreenApps : .windowedApps
    isResized = !fills
    isPreferenceLocked = scene.isKeptByPreference
    isInBackground = scene.isOffScreen
  }
}

extension UIWindowScene {
  /// What the hardware can show: a phone without a Home button is never upside down (`D-05`).
  var deviceMask: UIInterfaceOrientationMask {
    if UIDevice.current.model == "iPad" { return .all }
    // A window ends above the home indicator only once it is laid out; the model is known before.
    let hasIndicator = windows.contains { $0.hasHomeIndicator }
    let hasButton = Machine.current.map { $0.hasHomeButton } ?? !hasIndicator
    return hasButton && !hasIndicator ? .all : .allButUpsideDown
  }

  /// Whether the scene is as large as its screen, whichever way up.
  package var fillsScreen: Bool {
    let own = coordinateSpace.bounds.size
    let screen = self.screen.bounds.size
    return own == screen || own == CGSize(width: screen.height, height: screen.width)
  }
}

extension UIWindow {
  /// Whether the system keeps the bottom edge for the home indicator.
  fileprivate var hasHomeIndicator: Bool { safeAreaInsets.bottom > 0 }
}
#endif
