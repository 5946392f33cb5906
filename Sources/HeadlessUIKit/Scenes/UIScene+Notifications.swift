public import Foundation
import Orientation

extension UIScene {
  /// Posted when a scene was connected, after its delegate was called.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  /// Posted when the system has taken a scene away; here none is taken away.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene gets events, after its delegate was called.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to get no events, after its delegate was called.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to come on screen, after its delegate was called.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has left the screen, after its delegate was called.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  /// Posts what became of it; before iOS 13 there are no scenes.
  func post(_ name: Notification.Name) {
    if host.system.behaviors[.scenes] { host.post(name, from: self) }
  }
}
