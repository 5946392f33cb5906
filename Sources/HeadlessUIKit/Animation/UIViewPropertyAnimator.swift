public import Foundation

/// An animation that can be paused, turned round and stopped.
///
/// - UIKit: differs, views take their final values when it starts and keep them, whatever becomes
///   of it; only its time runs. Since iOS 10
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long it takes, in seconds.
  open private(set) var duration: TimeInterval
  /// How its speed changes.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Where it is in its life.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it is on its way.
  open private(set) var isRunning = false
  /// Whether it can be paused.
  open var isInterruptible = true
  /// Whether touches go through meanwhile.
  open var isUserInteractionEnabled = true
  /// Whether it can be moved evenly by hand.
  open var scrubsLinearly = true
  /// Whether it stays active at its end.
  open var pausesOnCompletion = false

  private var animations: [(delayFactor: CGFloat, work: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How much was done when it was last started, and when that was.
  private var progress: CGFloat = 0
  private var startTime = 0.0
  /// Makes what was scheduled before a pause come to nothing.
  private var generation = 0
  private var speed: CGFloat = 1

  /// Creates an animator with a duration in seconds and a curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = max(0, duration)
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with a duration in seconds and one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds and a curve's control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a duration in seconds and a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it; times in seconds.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = makeRunning(duration: duration, curve: options.curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private class func makeRunning(duration: TimeInterval, curve: UIView.AnimationCurve) -> Self {
    let made = UIViewPropertyAnimator(duration: duration, curve: curve)
    guard let animator = made as? Self else {
      preconditionFailure("Make a subclass of UIViewPropertyAnimator by its initializers")
    }
    return animator
  }

  /// Whether it goes back to its start.
  open var isReversed = false {
    willSet { holdProgress() }
    didSet { if isRunning { run() } }
  }

  /// How much of it is done, from 0 to 1.
  open var fractionComplete: CGFloat {
    get { currentProgress }
    set {
      if state == .inactive { pauseAnimation() }
      progress = min(max(newValue, 0), 1)
      if isRunning { run() }
    }
  }

  /// Adds a block that starts when a part of the rest, from 0 to 1, is over.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if state == .active {
      perform(animation, delayFactor: delayFactor)
    } else {
      animations.append((delayFactor, animation))
    }
  }

  /// Adds a block.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a block to run at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Starts it, or continues after a pause.
  open func startAnimation() {
    precondition(state != .stopped, "It is an error to start an animator that has been stopped")
    guard !isRunning else { return }
    activate()
    run()
  }

  /// Starts it after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0, let host = DeviceHost.current else {
      startAnimation()
      return
    }
    activate()
    generation += 1
    let expected = generation
    host.schedule(after: delay) { [self] in
      if generation == expected { startAnimation() }
    }
  }

  /// Holds it where it is.
  open func pauseAnimation() {
    precondition(state != .stopped, "It is an error to pause an animator that has been stopped")
    holdProgress()
    activate()
    isRunning = false
    generation += 1
  }

  /// Continues after a pause, taking a multiple of the whole duration for the rest.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    let rest = isReversed ? progress : 1 - progress
    if durationFactor > 0 { speed = rest / durationFactor }
    startAnimation()
  }

  /// Stops it; with false it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    holdProgress()
    isRunning = false
    generation += 1
    state = .stopped
    if withoutFinishing {
      completions.removeAll()
      reset()
    }
  }

  /// Ends a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "Only an animator that has been stopped can be finished")
    end(at: finalPosition)
  }

  // MARK: The course of things

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let waiting = animations
    animations.removeAll()
    for animation in waiting { perform(animation.work, delayFactor: animation.delayFactor) }
  }

  private func perform(_ work: () -> Void, delayFactor: CGFloat) {
    var block = AnimationState.Block(duration: duration)
    block.delay = duration * Double(delayFactor)
    block.duration -= block.delay
    AnimationState.with { _ = $0.run(block, work) }
  }

  private func run() {
    isRunning = true
    generation += 1
    guard let host = DeviceHost.current else {
      arrive()
      return
    }
    startTime = host.time
    let expected = generation
    let rest = duration * Double((isReversed ? progress : 1 - progress) / speed)
    host.schedule(after: UIView.areAnimationsEnabled ? rest : 0) { [self] in
      if generation == expected { arrive() }
    }
  }

  private var currentProgress: CGFloat {
    guard isRunning, duration > 0, let host = DeviceHost.current else { return progress }
    let done = CGFloat((host.time - startTime) / duration) * speed
    return min(max(progress + (isReversed ? -done : done), 0), 1)
  }

  private func holdProgress() {
    progress = currentProgress
    startTime = DeviceHost.current?.time ?? 0
  }

  private func arrive() {
    isRunning = false
    progress = isReversed ? 0 : 1
    guard !pausesOnCompletion else { return }
    end(at: isReversed ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    reset()
    let waiting = completions
    completions.removeAll()
    for completion in waiting { completion(position) }
  }

  private func reset() {
    state = .inactive
    progress = 0
    speed = 1
  }
}
