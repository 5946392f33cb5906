public import Foundation
import Orientation

/// The device an app runs on.
///
/// - UIKit: same as far as rotation is concerned. ``current`` is the device in whose context the code
///   runs. Since iOS 2. Rule: `B-01` to `B-06`
@preconcurrency @MainActor open class UIDevice: NSObject {
  unowned let host: DeviceHost

  init(host: DeviceHost) {
    self.host = host
    super.init()
  }

  /// The device in whose context the code runs.
  ///
  /// - Precondition: there is one: an app's own code always has one, a test gets one by booting it.
  /// - UIKit: differs, there is one device in a process. Since iOS 2
  open class var current: UIDevice { DeviceHost.required("UIDevice.current").device }

  /// The name the user gave the device; here its model name.
  open var name: String { host.system.device.name }
  /// The kind of device, such as `iPhone`.
  open var model: String { host.system.device.idiom == .pad ? "iPad" : "iPhone" }
  /// The same in the user's language; here always English.
  open var localizedModel: String { model }
  /// The system's name: `iPadOS` on an iPad, else `iOS`.
  open var systemName: String { host.system.device.idiom == .pad ? "iPadOS" : "iOS" }
  /// The system's version, such as `17.0`.
  open var systemVersion: String { host.system.version.uiKitText }

  /// How the device is held; unknown while notifications are not being generated.
  ///
  /// - UIKit: same. Since iOS 2. Rule: `B-01`, `B-02`
  open var orientation: UIDeviceOrientation { UIDeviceOrientation(host.system.deviceOrientation) }

  /// Whether notifications of the pose are being generated.
  ///
  /// - UIKit: same. Since iOS 2. Rule: `B-03`
  open var isGeneratingDeviceOrientationNotifications: Bool {
    host.system.isGeneratingDeviceOrientationNotifications
  }

  /// Asks for notifications of the pose; calls nest.
  ///
  /// - UIKit: same. Since iOS 2. Rule: `B-03`
  open func beginGeneratingDeviceOrientationNotifications() {
    host.send(.beginGeneratingDeviceOrientationNotifications)
  }

  /// Takes one request for notifications back.
  ///
  /// - UIKit: same. Since iOS 2. Rule: `B-05`
  open func endGeneratingDeviceOrientationNotifications() {
    host.send(.endGeneratingDeviceOrientationNotifications)
  }

  /// The kind of interface the app has.
  ///
  /// - UIKit: same. Since iOS 3.2. Rule: `Q-09`
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIUserInterfaceIdiom(host.system.idiom) }

  #if canImport(ObjectiveC)
    // There all objects have it, on every thread.
    dynamic nonisolated override open func setValue(_ value: Any?, forKey key: String) {
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { unsafe write(value, forKey: key) }
    }
  #else
    /// Writes a property by its key; `orientation` takes an `Int` or an `NSNumber`.
    ///
    /// The well-known way to turn an interface before iOS 16, which no longer does from 16 on.
    ///
    /// - UIKit: same for `orientation`; any other key raises there too. Since iOS 2. Rule: `F-01`, `F-18`
    open func setValue(_ value: Any?, forKey key: String) { write(value, forKey: key) }
  #endif

  private func write(_ value: Any?, forKey key: String) {
    guard key == "orientation" else {
      return host.raise(
        .wrongUse(
          name: "NSUnknownKeyException",
          reason: "[<UIDevice> setValue:forUndefinedKey:]: this class is not key value"
            + " coding-compliant for the key \(key)."))
    }
    let number = (value as? NSNumber)?.intValue ?? (value as? Int) ?? 0
    host.send(.setDeviceOrientation(rawValue: number))
  }

  /// Posted when the device was turned, while notifications are generated; the object is the device.
  ///
  /// - UIKit: same. Since iOS 2. Rule: `C-01`
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
