import Foundation
import Orientation

extension UITabBarController {
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
    guard let height = barHeights?.tabBar.value else { return nil }
    let safe = edgesTaken
    let bounds = view.bounds
    if isBarAtTop {
      // Bar and navigation bar share one row, which the navigation controller makes room for.
      let shares = (selectedViewController as? UINavigationController)?.hasBar ?? false
      return CGRect(
        x: 0, y: safe.top, width: bounds.width, height: shares ? 0 : CGFloat(height))
    }
    let reach = CGFloat(height) + safe.bottom
    return CGRect(x: 0, y: bounds.maxY - reach, width: bounds.width, height: reach)
  }

  /// On an iPad it is at the top from 26 on, where there is width (`M-32`).
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
