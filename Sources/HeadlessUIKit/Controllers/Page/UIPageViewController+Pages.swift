import Foundation
import Orientation

extension UIPageViewController {
  func showPages(_ pages: [UIViewController], _ animated: Bool, _ completion: ((Bool) -> Void)?) {
    let needed = spine == .mid ? 2 : 1
    guard pages.count == needed else {
      host?.raise(
        .wrongUse(
          name: "NSInvalidArgumentException",
          reason: "The number of view controllers provided (\(pages.count)) doesn't match the"
            + " number required (\(needed)) for the requested transition"))
      return
    }
    for page in containedChildren + pages { page.appearsAnimated = animated }
    contain(pages) {}
    completion?(true)
  }

  func setDoubleSided(_ hasBacks: Bool) {
    if spine == .mid && !hasBacks { return }
    self.hasBacks = hasBacks
  }

  /// The user turns a page.
  ///
  /// - Returns: whether there was a page to turn to.
  @discardableResult
  package func turnPage(_ direction: NavigationDirection) -> Bool {
    let edge = direction == .forward ? containedChildren.last : containedChildren.first
    guard let edge, let next = neighbour(of: edge, direction) else { return false }
    var pages = [next]
    if spine == .mid {
      guard let other = neighbour(of: next, direction) else { return false }
      pages = direction == .forward ? [next, other] : [other, next]
    }
    let previous = containedChildren
    delegate?.pageViewController(self, willTransitionTo: pages)
    showPages(pages, true, nil)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    return true
  }

  private func neighbour(
    of page: UIViewController, _ direction: NavigationDirection
  ) -> UIViewController? {
    direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  /// Asks for the spine location in an orientation; pages that scroll have none.
  func askForSpine(_ orientation: UIInterfaceOrientation) {
    guard transitionStyle == .pageCurl, let delegate else { return }
    spine = delegate.pageViewController(self, spineLocationFor: orientation)
  }

  /// The size of a page in a view of a size: half of it where two pages are open.
  func pageSize(in size: CGSize) -> CGSize {
    guard spine == .mid, !fillsContainers else { return size }
    return navigationOrientation == .horizontal
      ? CGSize(width: size.width / 2, height: size.height)
      : CGSize(width: size.width, height: size.height / 2)
  }

  func layOutPages() {
    guard let view = viewIfLoaded else { return }
    let size = pageSize(in: view.bounds.size)
    let isHorizontal = navigationOrientation == .horizontal
    let frames = containedChildren.indices.map { place -> CGRect in
      let isSecond = spine == .mid && place == 1 && !fillsContainers
      return CGRect(
        x: isSecond && isHorizontal ? size.width : 0,
        y: isSecond && !isHorizontal ? size.height : 0, width: size.width, height: size.height)
    }
    show(containedChildren, in: content, at: frames)
  }
}
