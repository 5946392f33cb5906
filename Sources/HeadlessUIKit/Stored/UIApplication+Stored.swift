// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UIApplication {
  /// The number on the app's icon.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var applicationIconBadgeNumber: Int {
    get { StoredValues.value("UIApplication.applicationIconBadgeNumber", of: self) ?? 0 }
    set { StoredValues.note(newValue, "UIApplication.applicationIconBadgeNumber", of: self) }
  }

  /// Whether the status bar shows that the network is used.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var isNetworkActivityIndicatorVisible: Bool {
    get { StoredValues.value("UIApplication.isNetworkActivityIndicatorVisible", of: self) ?? false }
    set { StoredValues.note(newValue, "UIApplication.isNetworkActivityIndicatorVisible", of: self) }
  }

  /// Whether shaking the device takes changes back.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public var applicationSupportsShakeToEdit: Bool {
    get { StoredValues.value("UIApplication.applicationSupportsShakeToEdit", of: self) ?? true }
    set { StoredValues.note(newValue, "UIApplication.applicationSupportsShakeToEdit", of: self) }
  }

  /// What the app's icon offers.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { StoredValues.value("UIApplication.shortcutItems", of: self) }
    set { StoredValues.note(newValue, "UIApplication.shortcutItems", of: self) }
  }

  /// Whether protected files can be read.
  ///
  /// - UIKit: differs, it is always this. Since iOS 4
  public var isProtectedDataAvailable: Bool { true }

  /// Whether notifications come from elsewhere.
  ///
  /// - UIKit: differs, it is always this. Since iOS 8
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// How long the app may run in the background, in seconds.
  ///
  /// - UIKit: differs, it is always this. Since iOS 4
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Asks for events of remote controls; none come.
  ///
  /// - UIKit: same. Stored only. Since iOS 4
  public func beginReceivingRemoteControlEvents() {
    StoredOnly.note("UIApplication.beginReceivingRemoteControlEvents")
  }

  /// Asks for no more events of remote controls.
  ///
  /// - UIKit: same. Stored only. Since iOS 4
  public func endReceivingRemoteControlEvents() {
    StoredOnly.note("UIApplication.endReceivingRemoteControlEvents")
  }

  /// Asks for notifications from elsewhere; none come.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public func registerForRemoteNotifications() {
    StoredOnly.note("UIApplication.registerForRemoteNotifications")
  }

  /// Asks for no more notifications from elsewhere.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public func unregisterForRemoteNotifications() {
    StoredOnly.note("UIApplication.unregisterForRemoteNotifications")
  }

  /// Asks for time in the background.
  ///
  /// - UIKit: same. Stored only. Since iOS 4
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    StoredOnly.note("UIApplication.beginBackgroundTask")
    return .invalid
  }

  /// Asks for time in the background.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    StoredOnly.note("UIApplication.beginBackgroundTask")
    return .invalid
  }

  /// Ends the time in the background.
  ///
  /// - UIKit: same. Stored only. Since iOS 4
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    StoredOnly.note("UIApplication.endBackgroundTask")
  }

  /// Says how often the app should be run in the background, in seconds.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    StoredOnly.note("UIApplication.setMinimumBackgroundFetchInterval")
  }

  /// Has a scene's picture made anew.
  ///
  /// - UIKit: same. Stored only. Since iOS 13
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    StoredOnly.note("UIApplication.requestSceneSessionRefresh")
  }

  /// Whether the app can have other icons.
  ///
  /// - UIKit: differs, it is always this. Since iOS 10.3
  public var supportsAlternateIcons: Bool { false }

  /// The name of the icon that the app has instead of its own.
  ///
  /// - UIKit: differs, it is always this. Since iOS 10.3
  public var alternateIconName: String? { nil }
}
