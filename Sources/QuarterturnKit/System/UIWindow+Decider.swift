#if os(iOS) || canImport(HeadlessUIKit)
package import Orientation
package import UIKit

extension UIWindow {
  /// The controller UIKit asks: the root, or the last of those presented over it one after the other
  /// that cover the window (`D-06`, `D-24`, `Q-01`).
  package var orientationDecider: UIViewController? {
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
      engineKind, presentedIn: adaptedStyle(in: window.traitCollection),
      behaviors: RunningSystem.behaviors,
      isCompact: window.traitCollection.horizontalSizeClass == .compact, presenterFillsWindow: true
    ).say == .decides
  }
}

extension UIViewController {
  /// How it is presented in some traits: a sheet or a popover may cover a phone.
  fileprivate func adaptedStyle(in traits: UITraitCollection) -> PresentationStyle {
    let own = engineStyle
    guard [.pageSheet, .formSheet, .popover].contains(own), let presentationController else {
      return own
    }
    #if os(iOS)
    let chosen = presentationController.delegate?.adaptivePresentationStyle?(
      for: presentationController, traitCollection: traits)
    #else
    let chosen = presentationController.delegate?.adaptivePresentationStyle(
      for: presentationController, traitCollection: traits)
    #endif
    switch chosen ?? presentationController.adaptivePresentationStyle(for: traits) {
    case .fullScreen: return .fullScreen
    case .overFullScreen: return .overFullScreen
    default: return own
    }
  }

  /// Which of UIKit's controllers it is.
  package var engineKind: Controller.Kind {
    switch self {
    // A picker derives from it, and its own screens are the system's.
    case is UIImagePickerController: .imagePicker
    case is UINavigationController: .navigation
    case is UITabBarController: .tab
    case is UISplitViewController: .split
    case is UIPageViewController: .page
    case is UIAlertController: .alert
    default: children.isEmpty ? .plain : .custom
    }
  }

  /// The style it is presented in.
  package var engineStyle: PresentationStyle {
    switch modalPresentationStyle {
    case .fullScreen: .fullScreen
    case .formSheet: .formSheet
    case .popover: .popover
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .custom:
      .custom(removesPresentersView: presentationController?.shouldRemovePresentersView ?? false)
    default: .pageSheet
    }
  }
}

extension UIWindowScene {
  /// The windows on screen with a controller to ask, the key window first (`Q-08`).
  package var decidingWindows: [UIWindow] {
    let shown = windows.filter { !$0.isHidden && $0.rootViewController != nil }
    return shown.filter { $0.isKeyWindow } + shown.filter { !$0.isKeyWindow }
  }

  /// The controller UIKit asks for this scene.
  package var decider: UIViewController? { decidingWindows.first?.orientationDecider }

  /// Which way up the interface is.
  package var shownOrientation: UIInterfaceOrientation {
    if RunningSystem.hasGeometryRequests, #available(iOS 16, *) {
      return effectiveGeometry.interfaceOrientation
    }
    return interfaceOrientation
  }

  /// Whether the app is off screen, where nothing turns (`B-23`).
  var isOffScreen: Bool { activationState == .background || activationState == .unattached }
}
#endif
