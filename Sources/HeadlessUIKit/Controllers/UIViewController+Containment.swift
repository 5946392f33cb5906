import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    if let host {
      guard child !== self else { return host.raise(.addedToItself(self, host)) }
      if let owner = child.ownerAround, owner !== self, owner !== child.container {
        return host.raise(.inconsistent(child, should: owner, requested: self, host))
      }
    }
    guard child !== self, child.container !== self else { return }
    if child.container != nil {
      child.willMove(toParent: nil)
      child.leaveContainer()
    }
    child.willMove(toParent: self)
    containedChildren.append(child)
    child.container = self
    registration?.host.childrenChanged(of: self)
  }

  func leaveContainer() {
    guard let old = container else { return }
    old.containedChildren.removeAll { $0 === self }
    container = nil
    old.registration?.host.childrenChanged(of: old)
    didMove(toParent: nil)
  }

  func beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
    if self.isAppearing || isDisappearing { warnOfImbalance() }
    guard isVisible != isAppearing else { return }
    appearsAnimated = animated
    self.isAppearing = isAppearing
    isDisappearing = !isAppearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  func endAppearance() {
    if isAppearing {
      isAppearing = false
      isVisible = true
      viewDidAppear(appearsAnimated)
    } else if isDisappearing {
      isDisappearing = false
      isVisible = false
      viewDidDisappear(appearsAnimated)
    } else {
      warnOfImbalance()
    }
  }

  private func warnOfImbalance() {
    host?.log.append(
      "Unbalanced calls to begin/end appearance transitions for \(host?.describe(self) ?? "").")
  }

  /// The controller whose view contains this one's view.
  var ownerAround: UIViewController? {
    var view = viewIfLoaded?.superview
    while let current = view {
      if let owner = current.owningController { return owner }
      view = current.superview
    }
    return nil
  }

  func exchange(
    _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard from.container === self, to.container === self else {
      if let host { host.raise(.noCommonParent(from, to, host)) }
      return
    }
    if to.view.superview == nil, let place = from.viewIfLoaded?.superview {
      place.addSubview(to.view)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }
    ) { isFinished in
      from.viewIfLoaded?.removeFromSuperview()
      completion?(isFinished)
    }
  }

  /// Whether a container keeps the appearance callbacks from it.
  var isKeptFromAppearing: Bool {
    var next = container
    while let controller = next {
      if !controller.shouldAutomaticallyForwardAppearanceMethods { return true }
      next = controller.container
    }
    return false
  }

  /// The nearest container of a class, outwards.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var next = container
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.container
    }
    return nil
  }

  /// The outermost controller that contains it.
  var outermost: UIViewController {
    var top = self
    while let container = top.container { top = container }
    return top
  }

  func showDetailNow(_ controller: UIViewController, _ sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showNow(_ controller: UIViewController, _ sender: Any?) {
    var next: UIViewController? = self
    while let candidate = next {
      if candidate.showInside(controller) { return }
      next = candidate.container
    }
    present(controller, animated: true)
  }
}
