import Foundation
import Orientation

extension DeviceHost {
  /// The controller that decides the status bar, and the one it asks.
  private func statusBarDecider(
    of scene: UIWindowScene?, child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard var controller = scene?.keyWindow?.rootViewController else { return nil }
    while let presented = controller.presented,
      presented.modalPresentationCapturesStatusBarAppearance || covers(presented)
    {
      controller = presented
    }
    while let next = child(controller), next !== controller { controller = next }
    return controller
  }

  private func covers(_ controller: UIViewController) -> Bool {
    guard let id = controller.registration?.id, let window = system.hostWindow(of: id) else {
      return false
    }
    return system.covers(id, in: window)
  }

  func statusBarStyle(of scene: UIWindowScene?) -> UIStatusBarStyle {
    statusBarDecider(of: scene) { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }

  func isStatusBarHidden(in scene: UIWindowScene?) -> Bool {
    guard system.behaviors[.controllersStyleStatusBar] else { return application.hidesStatusBar }
    return statusBarDecider(of: scene) { $0.childForStatusBarHidden }?.prefersStatusBarHidden
      ?? application.hidesStatusBar
  }

  /// The frame of the status bar when it is shown, in points (`H-08`).
  func statusBarFrame(of scene: SceneID) -> CGRect {
    system.layout(of: scene).statusBarFrame.map { CGRect($0) } ?? .zero
  }

  /// What the Info.plist allows, or what holds without one (`D-01`).
  var plistMask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(system.application.infoPlist.applicationMask(for: system.idiom))
  }
}
