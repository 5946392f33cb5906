import Foundation
import Orientation

extension DeviceHost {
  /// The bars of a scene as its views have it now.
  func bars(of scene: SceneID) -> Bars {
    system.display(of: scene).bars(
      for: system.shownGeometry(of: scene).interfaceOrientation, on: system.version)
  }
}

extension UIViewController {
  /// The bars where it is shown.
  var barHeights: Bars? {
    guard let host else { return nil }
    return host.bars(of: registration.map { host.scene(of: $0.id) } ?? .main)
  }

  /// Whether bars are over content; up to iOS 6 content is between them.
  var barsLieOverContent: Bool { host?.system.behaviors[.barsLieOverContent] ?? true }

  /// Whether children fill their containers, as far as a system of values knows.
  var fillsContainers: Bool { host?.contentFillsContainers ?? false }

  /// What the system takes from the edges of its view, where bars begin.
  ///
  /// Before iOS 11 that is the status bar, where it is over the view; there is no safe area then.
  var edgesTaken: UIEdgeInsets {
    guard let view = viewIfLoaded, let host, view.window != nil else { return .zero }
    guard !host.system.behaviors[.safeAreas] else { return view.safeAreaInsets }
    guard barsLieOverContent else { return .zero }
    var outermost: UIView = view
    while let above = outermost.superview, !(above is UIWindow) { outermost = above }
    let scene = registration.map { host.scene(of: $0.id) } ?? .main
    let height = host.edgesTaken(of: scene).top
    let top = view.convert(view.bounds.origin, to: outermost).y
    return UIEdgeInsets(top: max(0, height - top), left: 0, bottom: 0, right: 0)
  }

  /// What its containers' bars take from the safe area, which there is from iOS 11 on.
  func setContainerInsets(_ insets: UIEdgeInsets) {
    let hasSafeArea = host?.system.behaviors[.safeAreas] ?? true
    let insets = hasSafeArea ? insets : .zero
    guard insets != containerSafeAreaInsets else { return }
    containerSafeAreaInsets = insets
    viewIfLoaded?.setNeedsSafeAreaUpdate()
  }

  /// The frame of a child between bars at the top and at the bottom, and what they take from its
  /// safe area.
  ///
  /// - Parameters:
  ///   - child: the controller that is shown.
  ///   - top: how far the bar at the top reaches into the view, nil without one.
  ///   - bottom: how far the bar at the bottom reaches into the view, nil without one.
  ///   - isTopOpaque: whether nothing shows through the bar at the top.
  ///   - isBottomOpaque: whether nothing shows through the bar at the bottom.
  /// - Returns: its frame in the container's view, in points.
  func frame(
    of child: UIViewController, top: CGFloat?, bottom: CGFloat?, isTopOpaque: Bool,
    isBottomOpaque: Bool
  ) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    guard !fillsContainers else {
      child.setContainerInsets(.zero)
      return view.bounds
    }
    func extends(_ edge: UIRectEdge, _ isOpaque: Bool) -> Bool {
      barsLieOverContent && child.edgesForExtendedLayout.contains(edge)
        && (!isOpaque || child.extendedLayoutIncludesOpaqueBars)
    }
    let safe = edgesTaken
    var frame = view.bounds
    var insets = UIEdgeInsets.zero
    if let top {
      if extends(.top, isTopOpaque) {
        insets.top = max(0, top - safe.top)
      } else {
        frame.origin.y += top
        frame.size.height -= top
      }
    }
    if let bottom {
      if extends(.bottom, isBottomOpaque) {
        insets.bottom = max(0, bottom - safe.bottom)
      } else {
        frame.size.height -= bottom
      }
    }
    child.setContainerInsets(insets)
    return frame
  }
}
