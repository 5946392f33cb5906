import Orientation
import UIKit

extension Facts {
  /// What a running app can know of itself, from public API alone.
  ///
  /// There is no API for the user's orientation lock, an iPad's windowing mode, and the device's
  /// model: the lock counts as off, a scene as large as its screen as full screen, and a phone
  /// whose window ends above the home indicator as one that is never upside down.
  @MainActor init(_ scene: UIWindowScene) {
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
    deviceMask =
      isPad || scene.windows.allSatisfy { !$0.hasHomeIndicator } ? .all : .allButUpsideDown
    windowingMode = fills ? .fullScreenApps : .windowedApps
    isResized = !fills
    if RunningSystem.hasLockPreference, #available(iOS 26, *) {
      isPreferenceLocked = scene.effectiveGeometry.isInterfaceOrientationLocked
    }
    isInBackground = scene.isOffScreen
  }
}

extension UIWindowScene {
  /// Whether the scene is as large as its screen, whichever way up.
  fileprivate var fillsScreen: Bool {
    let own = coordinateSpace.bounds.size
    let screen = self.screen.bounds.size
    return own == screen || own == CGSize(width: screen.height, height: screen.width)
  }
}

extension UIWindow {
  /// Whether the system keeps the bottom edge for the home indicator.
  fileprivate var hasHomeIndicator: Bool { safeAreaInsets.bottom > 0 }
}
