public import Foundation

extension UIApplication {
  /// Posted before the interface turns (deprecated from iOS 13). Rule: `C-05`
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the interface has turned (deprecated from iOS 13). Rule: `C-06`
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the status bar's frame changes (deprecated from iOS 13). Rule: `C-03`
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted when the status bar's frame has changed (deprecated from iOS 13). Rule: `C-03`
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of the orientation, an `NSNumber`. Rule: `C-04`
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of the frame, an `NSValue`. Rule: `C-04`
  public nonisolated static let statusBarFrameUserInfoKey =
    "UIApplicationStatusBarFrameUserInfoKey"
  /// Posted when the app has been launched.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app gets events.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the app gets no more events.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has left the screen (since iOS 4).
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the app comes on screen (since iOS 4).
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
}
