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
    move.run(
      .init(change: { [self] in
        if let registration, tellsSystem {
          registration.host.send(.select(place, in: registration.id))
        } else {
          registration?.host.childrenChanged(of: self)
        }
      }))
  }

  /// The user taps a tab: the delegate is asked first and notified afterwards.
  package func touch(_ place: Int) {
    guard containedChildren.indices.contains(place) else { return }
    let touched = containedChildren[place]
    guard mayBeTouched(touched) else { return }
    let previous = selectedTab
    if place == selection {
      // A touch on the tab that is open leads back to its root.
      (touched as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(place)
    }
    wasTouched(touched, after: previous)
  }

  func refreshItems() {
    tabBar.items = containedChildren.map(item)
    tabBar.selectedItem = selectedViewController.map(item)
  }

  private func item(of controller: UIViewController) -> UITabBarItem {
    ownTab(of: controller)?.item ?? controller.tabBarItem
  }

  /// Places the selected tab and the bar.
  func layOutTabs() {
    guard let view = viewIfLoaded else { return }
    let children = shownChildren
    let own = barFrame
    if (own == nil) != tookBarAway {
      tookBarAway = own == nil
      tabBar.isHidden = tookBarAway
    }
    let bar = tabBar.isHidden ? nil : own
    let frames = children.map { child in
      frame(
        of: child, top: isBarAtTop ? bar?.maxY : nil,
        bottom: isBarAtTop ? nil : bar.map { view.bounds.maxY - $0.minY },
        isTopOpaque: !tabBar.isTranslucent, isBottomOpaque: !tabBar.isTranslucent)
    }
    if let bar { tabBar.frame = bar }
    show(children, in: content, at: frames)
    if tabBar.superview !== view { view.addSubview(tabBar) }
  }

  /// The bar's frame; nil where it is hidden or no source gives its height.
  private var barFrame: CGRect? {
    guard let view = viewIfLoaded, !isTabBarHidden, !hidesBarForContent else { return nil }
    let safe = edgesTaken
    let bounds = view.bounds
    // Bar and navigation bar share one row, which the navigation controller makes room for.
    if isBarAtTop, (selectedViewController as? UINavigationController)?.hasBar ?? false {
      return CGRect(x: 0, y: safe.top, width: bounds.width, height: 0)
    }
    guard let height = barHeights?.tabBar.value else { return nil }
    if isBarAtTop {
      return CGRect(x: 0, y: safe.top, width: bounds.width, height: CGFloat(height))
    }
    let reach = CGFloat(height) + safe.bottom
    return CGRect(x: 0, y: bounds.maxY - reach, width: bounds.width, height: reach)
  }

  /// On an iPad it is at the top from 18 on, where there is width (`M-32`).
  private var isBarAtTop: Bool {
    guard let host, host.system.idiom == .pad, host.system.behaviors[.padTabBarIsAtTop] else {
      return false
    }
    return traitCollection.horizontalSizeClass != .compact
  }

  /// Whether something on the selected tab's stack wants no bar at the bottom.
  private var hidesBarForContent: Bool {
    guard let stack = selectedViewController as? UINavigationController else { return false }
    return stack.containedChildren.dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}
