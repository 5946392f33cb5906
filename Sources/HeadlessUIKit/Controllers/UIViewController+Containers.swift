import Orientation

extension UIViewController {
  /// Whether its system knows it and is to be notified of pushes and the like.
  var tellsSystem: Bool {
    guard let registration, !registration.host.system.isLaunching else { return false }
    let phase = registration.host.system.phase
    return phase == .foreground || phase == .background
  }

  /// What a container's delegate answers for it, from iOS 7 on (`D-34`, `D-35`).
  func answer<Delegate>(
    of delegate: Delegate?, _ ask: (Delegate) -> UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    answering(delegate).map(ask) ?? usualMask
  }

  /// What a container's delegate prefers for it, from iOS 7 on (`E-25`).
  func preference<Delegate>(
    of delegate: Delegate?, _ ask: (Delegate) -> UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    answering(delegate).map(ask) ?? inheritedPreference
  }

  private func answering<Delegate>(_ delegate: Delegate?) -> Delegate? {
    guard let host, host.system.behaviors[.containerDelegatesAnswer] else { return nil }
    return delegate
  }

  /// What a delegate answers that does not answer.
  var unansweredMask: UIInterfaceOrientationMask {
    host?.isUnanswered = true
    return usualMask
  }

  /// Takes controllers in, in place of all that it contained.
  ///
  /// - Parameters:
  ///   - controllers: what it contains from now on.
  ///   - prepare: what else changes with that, before the callbacks.
  func contain(_ controllers: [UIViewController], _ prepare: () -> Void) {
    let old = containedChildren
    let going = old.filter { child in !controllers.contains { $0 === child } }
    let coming = controllers.filter { child in !old.contains { $0 === child } }
    for controller in going { controller.willMove(toParent: nil) }
    for controller in coming {
      controller.willMove(toParent: self)
      controller.leaveOtherContainer(for: self)
    }
    containedChildren = controllers
    for controller in going { controller.isGoing = true }
    for controller in coming { controller.isComing = true }
    prepare()
    viewIfLoaded?.setNeedsLayout()
    registration?.host.childrenChanged(of: self)
    for controller in going {
      controller.isGoing = false
      if controller.container === self {
        controller.container = nil
        controller.setContainerInsets(.zero)
      }
      controller.didMove(toParent: nil)
    }
    for controller in coming {
      controller.isComing = false
      controller.didMove(toParent: self)
    }
  }

  /// Takes out the views of children that it shows no longer, where no window shows it: what is
  /// taken out keeps its bounds from then on.
  func unmountHiddenOffScreen() {
    if let view = viewIfLoaded, view.window == nil { unmountHiddenChildren() }
  }

  /// A controller is in one container only.
  func leaveOtherContainer(for new: UIViewController) {
    if let old = container, old !== new {
      old.containedChildren.removeAll { $0 === self }
      old.registration?.host.childrenChanged(of: old)
    }
    container = new
  }
}
