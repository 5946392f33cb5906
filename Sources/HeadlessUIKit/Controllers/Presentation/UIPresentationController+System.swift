import Foundation
import Orientation

extension UIPresentationController {
  var host: DeviceHost? { presentedViewController.host }

  /// Sheets cover little width up to iOS 12; a popover is a sheet there from 13 on (`D-31`).
  var usualAdaptiveStyle: UIModalPresentationStyle {
    guard let host else { return .none }
    switch presentationStyle {
    case .pageSheet, .formSheet, .popover, .automatic:
      if host.system.behaviors[.sheetsFillCompactWidth] { return .fullScreen }
      return presentationStyle == .popover ? .formSheet : .none
    default: return .none
    }
  }

  /// The style it has in the traits of its window, the delegate being asked.
  var styleNow: UIModalPresentationStyle {
    let traits = windowTraits
    let adapted =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    return adapted == .none ? resolvedStyle : adapted
  }

  private var resolvedStyle: UIModalPresentationStyle {
    guard presentationStyle == .automatic, let host else { return presentationStyle }
    return host.system.resolved(.automatic) == .fullScreen ? .fullScreen : .pageSheet
  }

  var windowTraits: UITraitCollection {
    guard let host else { return UITraitCollection() }
    let scene = storedPresenting?.registration.map { host.scene(of: $0.id) } ?? .main
    return host.traitCollection(of: scene)
  }

  /// The style as the system has to know it: an app can keep a sheet from covering little width.
  var engineStyle: PresentationStyle {
    guard let host else { return .automatic }
    let own = resolvedStyle
    let now = styleNow
    if own == .custom { return .custom(removesPresentersView: shouldRemovePresentersView) }
    let keepsSheet =
      windowTraits.horizontalSizeClass == .compact && now != .fullScreen
      && host.system.behaviors[.sheetsFillCompactWidth]
    switch own {
    case .pageSheet, .formSheet, .popover:
      if now == .fullScreen || now == .overFullScreen {
        // What covers little width by itself is asked only as long as the width is little.
        return usualAdaptiveStyle == now ? own.engine : now.engine
      }
      return keepsSheet ? .custom(removesPresentersView: false) : own.engine
    default: return host.system.resolved(own.engine)
    }
  }

  /// The whole container, or the context in which it is presented.
  func contextFrame(in size: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    guard presentationStyle == .currentContext || presentationStyle == .overCurrentContext,
      let host, !host.contentFillsContainers, let container = containerIfLoaded,
      container.bounds.size == size, let context = storedPresenting?.viewIfLoaded,
      context.window != nil, context.window === container.window
    else { return whole }
    return container.convert(context.bounds, from: context)
  }

  /// What the base class does with a new size: it passes its own to the presented controller.
  func forwardNewSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    let offered = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    let isWhole = offered == size
    guard isWhole || offered != presentedViewController.viewIfLoaded?.bounds.size else { return }
    if let coordinator = coordinator as? TransitionCoordinator {
      coordinator.tellNewSize(offered, to: presentedViewController)
    } else {
      presentedViewController.viewWillTransition(to: offered, with: coordinator)
    }
  }

  /// What the base class does with new traits.
  func forwardNewTraits(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let combined = overrideTraitCollection.map { UITraitCollection(traitsFrom: [traits, $0]) }
    if let coordinator = coordinator as? TransitionCoordinator {
      coordinator.tellNewTraits(combined ?? traits, to: presentedViewController)
    } else {
      presentedViewController.willTransition(to: combined ?? traits, with: coordinator)
    }
  }

  /// The user pulls it down or touches beside it.
  package func dismissByUser() {
    let presented = presentedViewController
    let isAllowed = delegate?.presentationControllerShouldDismiss(self) ?? true
    guard !presented.isModalInPresentation, isAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    let delegate = delegate
    presented.presenter?.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(self)
    }
  }
}

extension UIModalPresentationStyle {
  /// The same for the system; a custom style is recognized by its presentation controller.
  var engine: PresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .custom: .custom(removesPresentersView: false)
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    case .none, .automatic: .automatic
    }
  }
}
