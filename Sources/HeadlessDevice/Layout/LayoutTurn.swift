public import HeadlessUIKit
public import Orientation
public import ScreenLayout

/// What a turn does to a layout: before, where its animation leads, and after.
public struct LayoutTurn: Sendable, Hashable {
  /// The layout before the turn.
  public let before: LayoutSnapshot
  /// The layout that the animation leads to, while it runs.
  public let animated: LayoutSnapshot
  /// The layout when the completion blocks have run and nothing is in progress.
  public let after: LayoutSnapshot
  /// How long the animation takes, in seconds; 0 if the interface does not turn.
  public let duration: Double
  /// How the speed of the animation runs.
  public let curve: AnimationCurve

  /// The layout at a moment of the animation, in the new orientation.
  ///
  /// Frames and opacities are between those before and those that the animation leads to, as far along
  /// as the curve is. Views that are new, or shown in only one of them, are as at the end.
  ///
  /// - Parameter time: the part of the duration that has passed, from 0 to 1.
  /// - Returns: the layout at that moment.
  /// - UIKit: what layers of the presentation tree have.
  /// - Complexity: O(n) in the number of views.
  public func layout(at time: Double) -> LayoutSnapshot {
    let progress = curve.progress(at: min(max(time, 0), 1))
    var layout = animated
    layout.windows = Self.between(before.windows, animated.windows, progress)
    return layout
  }

  private static func between(
    _ old: [ViewSnapshot], _ new: [ViewSnapshot], _ progress: Double
  ) -> [ViewSnapshot] {
    let before = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
    return new.map { view in
      guard let earlier = before[view.name], !earlier.isHidden, !view.isHidden else { return view }
      func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * progress }
      var view = view
      view.frame = ScreenRect(
        mix(earlier.frame.origin.x, view.frame.origin.x),
        mix(earlier.frame.origin.y, view.frame.origin.y),
        mix(earlier.frame.size.width, view.frame.size.width),
        mix(earlier.frame.size.height, view.frame.size.height))
      view.size = ScreenSize(
        mix(earlier.size.width, view.size.width), mix(earlier.size.height, view.size.height))
      view.alpha = mix(earlier.alpha, view.alpha)
      view.subviews = between(earlier.subviews, view.subviews, progress)
      return view
    }
  }
}

extension AnimationCurve {
  /// How far an animation is when a part of its time has passed, both from 0 to 1.
  ///
  /// The curves are Core Animation's cubic ones.
  fileprivate func progress(at time: Double) -> Double {
    let (x1, x2): (Double, Double) =
      switch self {
      case .linear: (1.0 / 3, 2.0 / 3)
      case .easeIn: (0.42, 1)
      case .easeOut: (0, 0.58)
      case .easeInOut: (0.42, 0.58)
      }
    // Exact at the ends, which halving is not.
    guard self != .linear, time > 0, time < 1 else { return time }
    func curve(_ t: Double, _ one: Double, _ two: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * one + 3 * (1 - t) * t * t * two + t * t * t
    }
    // The parameter at which the curve has reached the time, by halving.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if curve(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return curve((low + high) / 2, 0, 1)
  }
}

extension HeadlessDevice {
  /// Turns the device, and keeps the layout of the main scene before, during and after.
  ///
  /// ```swift
  /// let turn = device.layoutTurn(to: .landscapeLeft)
  /// turn.layout(at: 0.5).view(at: "UIWindow/PlayerViewController/Controls")?.frame
  /// ```
  ///
  /// - Parameter pose: how the device is held from now on.
  /// - Returns: the three layouts and the animation between them.
  public func layoutTurn(to pose: UIDeviceOrientation) -> LayoutTurn {
    let before = layoutSnapshot()
    beginTurn(to: pose)
    let transition = host.runningTransition
    let animated = layoutSnapshot()
    settle()
    return LayoutTurn(
      before: before, animated: animated, after: layoutSnapshot(),
      duration: transition?.plan.duration ?? 0, curve: transition?.plan.curve ?? .easeInOut)
  }

  /// The main scene as a picture, with what is wrong with it marked.
  ///
  /// ```swift
  /// Attachment.record(device.picture().svg, named: "player.svg")
  /// ```
  ///
  /// - Parameters:
  ///   - marksProblems: whether problems are marked.
  ///   - allowances: what is not to be marked.
  /// - Returns: the picture; its `svg` is the same for the same layout.
  public func picture(
    marksProblems: Bool = false, allowing allowances: [LayoutAllowance] = []
  ) -> LayoutPicture {
    let snapshot = layoutSnapshot()
    return LayoutPicture(
      snapshot, problems: marksProblems ? snapshot.problems(allowing: allowances) : [])
  }
}
