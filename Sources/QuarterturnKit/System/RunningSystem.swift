#if os(iOS) || canImport(HeadlessUIKit)
package import Orientation
import UIKit

/// The system the code runs on.
///
/// `#available` asks the system of the host, which away from Apple's systems is not the device's;
/// so it guards the names, and this decides which of them apply.
@MainActor package enum RunningSystem {
  /// The system's version.
  package static var version: SystemVersion {
    #if targetEnvironment(macCatalyst)
    // There UIDevice has the Mac's version, which is another one up to 15.
    let text =
      if #available(iOS 27, *) { "27" } else if #available(iOS 26, *) {
        "26"
      } else if #available(iOS 18, *) { "18" } else if #available(iOS 17, *) {
        "17"
      } else if #available(iOS 16, *) { "16" } else if #available(iOS 15, *) { "15" } else {
        "14"
      }
    return SystemVersion(text) ?? .usualDeploymentTarget
    #else
    return SystemVersion(UIDevice.current.systemVersion) ?? .usualDeploymentTarget
    #endif
  }

  /// How it behaves for this app.
  package static var behaviors: Behaviors {
    #if !os(iOS)
    // A device knows how it behaves, which need not be as its version does.
    if let system = DeviceHost.current?.system { return system.behaviors }
    #endif
    if let known { return known }
    let behaviors = Behaviors(of: version, linkedSDK: AppDeclaration.current.linkedSDK)
    known = behaviors
    return behaviors
  }

  /// What was found out first: it is asked for at every step.
  private static var known: Behaviors?

  /// Whether scenes are asked for a geometry, and controllers announce their masks (`I-05`).
  package static var hasGeometryRequests: Bool { behaviors[.geometryRequests] }

  /// Whether a controller can prefer that the interface stays as it is (`F-34`).
  package static var hasLockPreference: Bool { behaviors[.lockPreference] }

  /// Whether a scene's delegate answers for its orientations (`D-55`).
  package static var asksSceneDelegate: Bool { behaviors[.sceneDelegateAnswers] }
}
#endif
