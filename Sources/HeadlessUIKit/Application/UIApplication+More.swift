public import Foundation

extension UIApplication {
  /// Posted when memory is short; never here.
  ///
  /// Since iOS 2.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted at midnight; never here.
  ///
  /// Since iOS 2.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted when the user has taken a picture of the screen; never here.
  ///
  /// Since iOS 7.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Posted when protected files can be read; never here.
  ///
  /// Since iOS 4.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before protected files cannot be read; never here.
  ///
  /// Since iOS 4.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name(
      "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when work in the background is allowed or not; never here.
  ///
  /// Since iOS 7.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// The address of the app's settings for notifications (since iOS 16).
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The text size that the user has chosen.
  ///
  /// Since iOS 7.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// Where one reads to: to the right.
  ///
  /// Since iOS 5.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the app may have several scenes, from its Info.plist.
  ///
  /// Since iOS 13.
  public var supportsMultipleScenes: Bool { false }
  /// Whether the app may run in the background.
  ///
  /// Since iOS 7.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
}

/// Whether an app may run in the background.
///
/// - UIKit: same. Since iOS 7
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// It must not.
  case restricted = 0
  /// The user does not want it.
  case denied = 1
  /// It may.
  case available = 2
}
