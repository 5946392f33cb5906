import Foundation
import Orientation

extension UIViewController {
  /// What the base class does with a new size: it asks for each visible child's and passes it on.
  func forwardNewSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let coordinator = coordinator as? TransitionCoordinator else {
      return forwardNewSize(size, foreign: coordinator)
    }
    announcedSize = size
    for child in shownChildren { coordinator.forwardNewSize(size, from: self, to: child) }
  }

  /// The same with a coordinator of the app's own, as tests pass.
  private func forwardNewSize(
    _ size: CGSize, foreign coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in shownChildren {
      let offered = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if offered != child.viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: offered, with: coordinator)
      }
    }
  }

  /// What the base class does with new traits: it passes them to each visible child.
  func forwardNewTraits(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in shownChildren {
      let combined = childTraits[ObjectIdentifier(child)].map {
        UITraitCollection(traitsFrom: [traits, $0])
      }
      if let coordinator = coordinator as? TransitionCoordinator {
        coordinator.tellNewTraits(combined ?? traits, to: child)
      } else {
        child.willTransition(to: combined ?? traits, with: coordinator)
      }
    }
  }

  /// A child that fills its container gets its size; another keeps its own.
  func usualSizeOfChild(_ child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
    guard let child = child as? UIViewController, let view = child.viewIfLoaded,
      let own = viewIfLoaded, view.superview != nil
    else { return parentSize }
    let old = own.bounds.size
    let size = view.bounds.size
    if size == old { return parentSize }
    let mask = view.autoresizingMask
    return CGSize(
      width: mask.contains(.flexibleWidth)
        ? max(0, size.width + parentSize.width - old.width) : size.width,
      height: mask.contains(.flexibleHeight)
        ? max(0, size.height + parentSize.height - old.height) : size.height)
  }

  var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
    let move = currentMove
    if let move, !move.isHalfDone { return move }
    return turnCoordinator ?? move
  }

  /// The animated change of what is shown in which it, or a container around it, takes part.
  private var currentMove: ControllerMove? {
    var next: UIViewController? = self
    while let controller = next {
      if let move = controller.move, move.isAnimated, !move.isOver { return move }
      next = controller.container
    }
    return nil
  }

  private var turnCoordinator: (any UIViewControllerTransitionCoordinator)? {
    guard let registration else { return container?.transitionCoordinator }
    let scene = registration.host.scene(of: registration.id)
    return registration.host.turn(of: scene)?.coordinator
  }

  func tellContainerOfPreferredSize(_ old: CGSize) {
    guard old != preferredContentSize else { return }
    let outer: (any UIContentContainer)? = container ?? presentation
    outer?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Called as traits pass down the views: compares them with the last ones it received.
  package func hearTraitsMayHaveChanged() {
    let traits = traitCollection
    let previous = knownTraits
    guard previous !== traits else { return }
    knownTraits = traits
    if let previous, previous.values != traits.values { tell(of: traits, after: previous) }
  }

  /// Its container's traits, with what that gave it instead.
  var currentTraits: UITraitCollection {
    if let container {
      let traits = container.traitCollection
      guard let own = container.childTraits[ObjectIdentifier(self)] else { return traits }
      return UITraitCollection(traitsFrom: [traits, own])
    }
    guard let host else { return UITraitCollection() }
    let scene = registration.map { host.scene(of: $0.id) } ?? .main
    let traits = host.traitCollection(of: scene)
    guard let own = activePresentation?.overrideTraitCollection else { return traits }
    return UITraitCollection(traitsFrom: [traits, own])
  }
}
