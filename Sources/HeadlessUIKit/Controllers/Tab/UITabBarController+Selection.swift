import Foundation
import Orientation

extension UITabBarController {
  func replaceTabs(with controllers: [UIViewController]?) {
    let selected = selectedViewController
    wasFilled = controllers != nil
    contain(controllers ?? []) {
      let kept = selected.flatMap { old in containedChildren.firstIndex { $0 === old } }
      if let kept {
        selection = kept
      } else if !containedChildren.indices.contains(selection) {
        selection = 0
      }
      refreshItems()
    }
  }

  func select(_ controller: UIViewController?) {
    guard let controller else { return }
    guard let place = containedChildren.firstIndex(where: { $0 === controller }) else {
      host?.raise(
        .wrongUse(
          name: "NSInvalidArgumentException",
          reason: "-[UITabBarController setSelectedViewController:] only a view controller in the"
            + " tab bar controller's list of view controllers can be selected."))
      return
    }
    select(place)
  }

  func select(_ place: Int) {
    guard containedChildren.indices.contains(place), place != selection else { return }
    let old = selectedViewController
    selection = place
    refreshItems()
    viewIfLoaded?.setNeedsLayout()
    let new = containedChildren[place]
    let move = ControllerMove(from: old, to: new, in: self, isAnimated: false)
    move.animator = old.flatMap {
      delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: new)
    }
    move.storedContainerView = content
    move.run {
      if let registration, tellsSystem {
        registration.host.send(.select(place, in: registration.id))
      } else {
        registration?.host.childrenChanged(of: self)
      }
    }
  }

  /// The user taps a tab: the delegate is asked first and notified afterwards.
  package func touch(_ place: Int) {
    guard containedChildren.indices.contains(place) else { return }
    let touched = containedChildren[place]
    guard delegate?.tabBarController(self, shouldSelect: touched) ?? true else { return }
    if place == selection {
      // A touch on the tab that is open leads back to its root.
      (touched as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(place)
    }
    delegate?.tabBarController(self, didSelect: touched)
  }

  func refreshItems() {
    tabBar.items = containedChildren.map { $0.tabBarItem }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }
}
