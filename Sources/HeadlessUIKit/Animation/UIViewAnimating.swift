public import Foundation

/// Where an animator is in its life.
///
/// - UIKit: same. Since iOS 10
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over.
  case inactive = 0
  /// Started, running or paused.
  case active = 1
  /// Stopped and not yet finished.
  case stopped = 2
}

/// Where the values of an animation are.
///
/// - UIKit: same. Since iOS 10
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it leads.
  case end = 0
  /// Where it began.
  case start = 1
  /// In between.
  case current = 2
}

/// An animation that can be started, paused and stopped.
///
/// - UIKit: same. Since iOS 10
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// Where the animator is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it is on its way.
  var isRunning: Bool { get }
  /// Whether it goes back.
  var isReversed: Bool { get set }
  /// How much of it is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or continues after a pause.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds it where it is.
  func pauseAnimation()
  /// Stops it; with false it waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes further blocks.
///
/// - UIKit: same. Since iOS 10
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block that starts when a part of the rest, from 0 to 1, is over.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block to run at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues after a pause, taking a multiple of the whole duration for the rest.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// How an animator's speed changes.
///
/// - UIKit: differs, curves are only carried. Since iOS 10
public protocol UITimingCurveProvider {}

/// A curve with two control points.
///
/// - UIKit: same. Since iOS 10
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// The curve it represents; ease-in-ease-out for one of control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint

  /// Creates one of the system's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let points: (CGPoint, CGPoint) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    (controlPoint1, controlPoint2) = points
    super.init()
  }

  /// Creates a curve from two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }
}

/// A spring.
///
/// - UIKit: same. Since iOS 10
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider, Sendable {
  /// Creates a spring; the nearer its damping ratio is to 1, the less it oscillates.
  public init(dampingRatio ratio: CGFloat) {
    super.init()
  }
}
