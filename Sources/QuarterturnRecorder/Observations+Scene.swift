#if os(iOS) || canImport(HeadlessUIKit)
import Orientation
import QuarterturnKit
import RotationEvidence
import UIKit

extension Observations {
  /// What is known of a device before anything happens.
  @MainActor init(_ scene: UIWindowScene) {
    let facts = Facts(scene)
    let declaration = AppDeclaration.current
    #if targetEnvironment(simulator)
    let isSimulator = true
    #else
    let isSimulator = false
    #endif
    self.init(
      device: ObservedDevice(
        name: DeviceProfile.nearest(to: scene, facts).device.name, machine: Machine.current?.name,
        isSimulator: isSimulator),
      system: RunningSystem.version, sdk: declaration.linkedSDK,
      app: ObservedApp(
        orientations: declaration.infoPlist.list(for: facts.idiom),
        requiresFullScreen: declaration.infoPlist.requiresFullScreen,
        isPhoneOnly: facts.environment == .phoneAppOnPad))
  }
}

extension ObservedGeometry {
  /// The interface of a scene as it is.
  @MainActor init(_ scene: UIWindowScene) {
    let size = scene.coordinateSpace.bounds.size
    self.init(
      interface: InterfaceOrientation(rawValue: scene.shownOrientation.rawValue) ?? .unknown,
      size: ScreenSize(Double(size.width), Double(size.height)))
  }
}

extension [ShownScreen] {
  /// Whether the same controllers are in the same places.
  func isLike(_ other: [ShownScreen]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isLike($1) }
  }
}

extension UIDeviceOrientation {
  var ofEngine: DeviceOrientation { DeviceOrientation(rawValue: rawValue) ?? .unknown }
}

extension UIWindowScene {
  /// What of the scene no engine can be put into.
  var obstacle: ObservedState.Obstacle? {
    if activationState == .background || activationState == .unattached { return .offScreen }
    if decidingWindows.count > 1 { return .severalWindows }
    if !fillsScreen { return .resized }
    return decider?.transitionCoordinator == nil ? nil : .inTransition
  }
}

extension UIViewController {
  /// Whether it is shown in a scene, or is about to be.
  func belongs(to scene: UIWindowScene?) -> Bool { scene != nil && comingScene === scene }
}
#endif
