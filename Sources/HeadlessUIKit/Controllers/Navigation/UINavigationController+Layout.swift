import Foundation
import Orientation

extension UINavigationController {
  /// Places the top and the bar.
  func layOutTop() {
    guard let view = viewIfLoaded else { return }
    let children = shownChildren
    let bar = barFrame
    var frames = children.map { child in
      frame(
        of: child, top: bar?.maxY, bottom: nil, isTopOpaque: !navigationBar.isTranslucent,
        isBottomOpaque: false)
    }
    // An animator may still need the view of the controller that goes.
    let leaving = [move?.leaving(self)].compactMap { $0 }.filter { !children.contains($0) }
    frames = leaving.map { $0.viewIfLoaded?.frame ?? view.bounds } + frames
    if let bar { navigationBar.frame = bar }
    navigationBar.isHidden = bar == nil
    show(leaving + children, in: content, at: frames)
    if navigationBar.superview !== view { view.addSubview(navigationBar) }
  }

  /// Whether it has a bar to show.
  var hasBar: Bool { !isNavigationBarHidden && barHeight != nil }

  /// The bar's frame, below what the system takes at the top; nil where it is hidden or no source
  /// gives its height.
  private var barFrame: CGRect? {
    guard let view = viewIfLoaded, !isNavigationBarHidden, let barHeight else { return nil }
    return CGRect(x: 0, y: edgesTaken.top, width: view.bounds.width, height: barHeight)
  }

  private var barHeight: CGFloat? {
    guard let heights = barHeights else { return nil }
    let height = showsLargeTitle ? heights.largeTitleBar.value : nil
    return (height ?? heights.navigationBar.value).map { CGFloat($0) }
  }

  /// Whether the title of the top is large (iOS 11 and later).
  private var showsLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles, let host, host.system.behaviors[.largeTitles] else {
      return false
    }
    for controller in containedChildren.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }
}
