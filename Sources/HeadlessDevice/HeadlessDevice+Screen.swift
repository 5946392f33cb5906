public import HeadlessUIKit
import Orientation

extension HeadlessDevice {
  /// The windows on screen, from back to front.
  public var windows: [UIWindow] { host.application.windows }

  /// The controller the user looks at: the innermost one of the topmost presentation in the key
  /// window.
  ///
  /// Navigation, tab and page controllers lead to what they show, a split view to its last column,
  /// and a container of the app's own to its child if that fills it.
  public var visibleViewController: UIViewController? {
    var next = (host.application.keyWindow ?? windows.last)?.rootViewController
    while let presented = next?.presentedViewController { next = presented }
    while let controller = next, let inner = shownInside(controller) { next = inner }
    return next
  }

  /// The one of a container's children to look at.
  private func shownInside(_ controller: UIViewController) -> UIViewController? {
    guard let id = host.knownID(of: controller) else { return nil }
    let shown = host.system.shown(in: id)
    switch host.system.controllers[id.index].kind {
    case .navigation, .tab, .page, .split: return shown.last.flatMap { host.controller($0) }
    case .plain, .custom, .alert:
      guard let child = shown.first.flatMap({ host.controller($0) }), shown.count == 1,
        let view = child.viewIfLoaded, view.superview === controller.viewIfLoaded,
        view.frame == controller.viewIfLoaded?.bounds
      else { return nil }
      return child
    }
  }

  /// The controllers on screen, outermost first; the topmost comes last.
  public var shownViewControllers: [UIViewController] {
    host.system.shownControllers.compactMap { host.controller($0) }
  }

  /// The controllers on screen that are of a class.
  ///
  /// - Parameter type: the class.
  /// - Returns: in the order of ``shownViewControllers``.
  public func viewControllers<Found: UIViewController>(_ type: Found.Type) -> [Found] {
    shownViewControllers.compactMap { $0 as? Found }
  }
}
