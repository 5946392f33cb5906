import Orientation
import UIKit

extension UIWindow {
  /// The controller UIKit asks: the root, or the last of those presented over it one after the other
  /// that cover the window (`D-06`, `D-24`, `Q-01`).
  var orientationDecider: UIViewController? {
    var decider = rootViewController
    while let presented = decider?.presentedViewController, !presented.isBeingDismissed,
      presented.decides(in: self)
    {
      decider = presented
    }
    return decider
  }
}

extension UIViewController {
  /// Whether UIKit asks it in place of its presenter; it does not ask sheets and other presentations
  /// that leave the presenter visible (`D-25`, `Q-01`).
  fileprivate func decides(in window: UIWindow) -> Bool {
    PresentedRole(
      engineKind, presentedIn: engineStyle, behaviors: RunningSystem.behaviors,
      isCompact: window.traitCollection.horizontalSizeClass == .compact, presenterFillsWindow: true
    ).say == .decides
  }
}

extension UIWindowScene {
  /// The windows on screen with a controller to ask, the key window first (`Q-08`).
  var decidingWindows: [UIWindow] {
    let shown = windows.filter { !$0.isHidden && $0.rootViewController != nil }
    return shown.filter { $0.isKeyWindow } + shown.filter { !$0.isKeyWindow }
  }

  /// The controller UIKit asks for this scene.
  var decider: UIViewController? { decidingWindows.first?.orientationDecider }

  /// Which way up the interface is.
  var shownOrientation: UIInterfaceOrientation {
    if RunningSystem.hasGeometryRequests, #available(iOS 16, *) {
      return effectiveGeometry.interfaceOrientation
    }
    return interfaceOrientation
  }

  /// Whether the app is off screen, where nothing turns (`B-23`).
  var isOffScreen: Bool { activationState == .background || activationState == .unattached }
}
