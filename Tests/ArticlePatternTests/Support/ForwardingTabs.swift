import UIKit

/// A tab bar controller that lets its selected tab answer.
class ForwardingTabs: UITabBarController {
  override var shouldAutorotate: Bool { selectedViewController?.shouldAutorotate ?? true }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? .portrait
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    selectedViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
  }
}
