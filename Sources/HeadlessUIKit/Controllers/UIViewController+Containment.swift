import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self else { return }
    if child.container != nil && child.container !== self {
      child.willMove(toParent: nil)
      child.leaveContainer()
    }
    guard child.container !== self else { return }
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
    guard self.isAppearing != isAppearing || isVisible != isAppearing else { return }
    self.isAppearing = isAppearing
    isGoing = !isAppearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  func endAppearance() {
    if isAppearing {
      isAppearing = false
      isVisible = true
      viewDidAppear(appearsAnimated)
    } else if isGoing {
      isGoing = false
      isVisible = false
      viewDidDisappear(appearsAnimated)
    }
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
