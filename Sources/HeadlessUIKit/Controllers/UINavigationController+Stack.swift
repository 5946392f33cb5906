import Foundation
import Orientation

extension UINavigationController {
  var visibleNow: UIViewController? {
    // The top may present from inside; what is presented over that is not its business.
    guard let top = topViewController else { return nil }
    guard let presented = presented ?? top.presented else { return top }
    return presented
  }

  func push(_ controller: UIViewController, _ animated: Bool) {
    if containedChildren.contains(where: { $0 === controller }) {
      host?.raise(
        .wrongUse(
          name: "NSInvalidArgumentException",
          reason: "Pushing the same view controller instance more than once is not supported"
            + " (\(host?.describe(controller) ?? ""))"))
      return
    }
    if controller is UINavigationController {
      host?.raise(
        .wrongUse(
          name: "NSInvalidArgumentException",
          reason: "Pushing a navigation controller is not supported"))
      return
    }
    controller.isComing = true
    controller.appearsAnimated = animated
    topViewController?.appearsAnimated = animated
    controller.willMove(toParent: self)
    controller.container?.containedChildren.removeAll { $0 === controller }
    containedChildren.append(controller)
    controller.container = self
    delegate?.navigationController(self, willShow: controller, animated: animated)
    if let registration, isShownInWindow {
      let host = registration.host
      host.send(.push(host.id(of: controller), onto: registration.id))
    } else {
      registration?.host.childrenChanged(of: self)
    }
    controller.isComing = false
    controller.didMove(toParent: self)
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  func popTop(_ animated: Bool) -> UIViewController? {
    guard containedChildren.count > 1, let top = containedChildren.last else { return nil }
    leave([top], animated) {
      if let registration, isShownInWindow {
        registration.host.send(.pop(registration.id))
      } else {
        registration?.host.childrenChanged(of: self)
      }
    }
    return top
  }

  func pop(to controller: UIViewController, _ animated: Bool) -> [UIViewController]? {
    guard let place = containedChildren.firstIndex(where: { $0 === controller }) else {
      host?.raise(
        .wrongUse(
          name: "NSInternalInconsistencyException",
          reason: "Tried to pop to a view controller that doesn't exist."))
      return nil
    }
    let going = Array(containedChildren[(place + 1)...])
    if going.count == 1 { return popTop(animated).map { [$0] } }
    guard !going.isEmpty else { return [] }
    leave(going, animated) { registration?.host.childrenChanged(of: self) }
    return going
  }

  /// Takes controllers off the stack, and has the system do so.
  private func leave(_ going: [UIViewController], _ animated: Bool, _ send: () -> Void) {
    for controller in going {
      controller.willMove(toParent: nil)
      controller.isGoing = true
      controller.appearsAnimated = animated
    }
    containedChildren.removeAll { child in going.contains { $0 === child } }
    let top = topViewController
    top?.appearsAnimated = animated
    if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
    send()
    for controller in going {
      controller.isGoing = false
      if controller.container === self { controller.container = nil }
      controller.didMove(toParent: nil)
    }
    if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  func setStack(_ controllers: [UIViewController]) {
    let old = containedChildren
    let going = old.filter { child in !controllers.contains { $0 === child } }
    let coming = controllers.filter { child in !old.contains { $0 === child } }
    for controller in going { controller.willMove(toParent: nil) }
    for controller in coming {
      controller.willMove(toParent: self)
      controller.container?.containedChildren.removeAll { $0 === controller }
      controller.container = self
    }
    containedChildren = controllers
    registration?.host.childrenChanged(of: self)
    for controller in going {
      if controller.container === self { controller.container = nil }
      controller.didMove(toParent: nil)
    }
    for controller in coming { controller.didMove(toParent: self) }
  }

  /// Whether its system knows it and will hear of pushes.
  var isShownInWindow: Bool {
    guard let registration else { return false }
    return !registration.host.system.isLaunching
      && registration.host.system.hostWindow(of: registration.id) != nil
  }

  var delegatedMask: UIInterfaceOrientationMask {
    guard let delegate, let host, Behaviors.containerDelegatesAnswer[host.system.generation] else {
      return usualMask
    }
    return delegate.navigationControllerSupportedInterfaceOrientations(self)
  }

  var delegatedPreference: UIInterfaceOrientation {
    guard let delegate, let host, Behaviors.containerDelegatesAnswer[host.system.generation] else {
      return inheritedPreference
    }
    return delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self)
  }

  /// Shows the view of the top, and no other.
  func mountTop() {
    guard let view = viewIfLoaded else { return }
    if content.superview !== view {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(content, at: 0)
    }
    content.show(shownChildren.compactMap { $0.isViewLoaded || $0.isAppearing ? $0.view : nil })
  }
}
