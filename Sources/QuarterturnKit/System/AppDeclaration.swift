#if os(iOS) || canImport(HeadlessUIKit)
package import Orientation
import UIKit

/// The orientations in the app's Info.plist, and the SDK the app was linked with.
@MainActor package struct AppDeclaration {
  /// The keys that concern rotation.
  package var infoPlist: InfoPlist
  /// The SDK; nil means the running system's (`Q-05`).
  package var linkedSDK: SystemVersion?
}

extension AppDeclaration {
  /// Reads what counts from an Info.plist; what is not understood is passed over, as UIKit does.
  init(reading dictionary: [String: Any]) {
    func list(_ key: String) -> [InterfaceOrientation]? {
      (dictionary[key] as? [String])?.compactMap { InfoPlist.orientation(named: $0) }
    }
    func version(_ key: String) -> SystemVersion? {
      (dictionary[key] as? String).flatMap { SystemVersion($0) }
    }
    let key = "UISupportedInterfaceOrientations"
    infoPlist = InfoPlist(
      orientations: list(key), phoneOrientations: list(key + "~iphone"),
      padOrientations: list(key + "~ipad"),
      requiresFullScreen: dictionary["UIRequiresFullScreen"] as? Bool ?? false,
      fullScreenIgnoredFrom: version("UIRequiresFullScreenIgnoredStartingWithVersion"),
      hasSceneManifest: dictionary["UIApplicationSceneManifest"] != nil)
    #if targetEnvironment(macCatalyst)
    // What Xcode notes there is the Mac's version.
    linkedSDK = nil
    #else
    // Xcode notes there which SDK the app was built with.
    linkedSDK = version("DTPlatformVersion")
    #endif
  }

  /// The app's.
  package static var current: AppDeclaration {
    #if !os(iOS)
    // Away from Apple's systems the main bundle is the test runner's: the device knows the app's.
    if let application = DeviceHost.current?.system.application {
      return AppDeclaration(infoPlist: application.infoPlist, linkedSDK: application.linkedSDK)
    }
    #endif
    return ofMainBundle
  }

  /// Read once: it does not change while the app runs, and UIKit asks at every step.
  private static let ofMainBundle = AppDeclaration(reading: Bundle.main.infoDictionary ?? [:])

  /// The list that counts, else what UIKit takes without one (`D-01`, `D-02`).
  static var orientations: UIInterfaceOrientationMask {
    let idiom: Idiom = UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone
    let mask = current.infoPlist.applicationMask(for: idiom)
    return UIInterfaceOrientationMask(rawValue: mask.rawValue)
  }
}
#endif
