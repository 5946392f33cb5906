import UIKit

/// A navigation controller that lets its top controller answer.
///
/// Every screen of the app then declares its own orientations. The articles write this as a base
/// class and as an Objective-C category; Swift cannot override in an extension of UIKit's class.
class ForwardingNavigation: UINavigationController {
  override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .portrait
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    topViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
  }
}
