public import Foundation

// Values change when the block runs. What an animation adds is the time until its completion, on
// the device's clock.

extension UIView {
  /// Changes views in a block, animated.
  ///
  /// Within another animation its duration and curve count, unless the options change that. With a
  /// duration of 0, in seconds, the completion runs at the beginning of the next run loop cycle.
  ///
  /// - UIKit: differs, the completion waits the whole time even if the block changes nothing. Since
  ///   iOS 4.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.with { state in
      let block = state.block(duration: duration, delay: delay, options: options)
      state.finish(state.run(block, animations), completion)
    }
  }

  /// Changes views in a block, animated over a duration in seconds (since iOS 4).
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Changes views in a block, animated as by a spring.
  ///
  /// The duration, in seconds, is the whole time until the spring is at rest.
  ///
  /// - UIKit: same. Since iOS 7
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Changes views in a block, animated as by a spring.
  ///
  /// - UIKit: differs, the completion comes after the duration, in seconds, which a bouncing spring
  ///   outlasts. Since iOS 17
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    AnimationState.with { state in
      let block = state.block(duration: duration, delay: delay, options: options)
      state.finish(state.run(block, animations), completion)
    }
  }

  /// Changes views by key frames within a duration in seconds (since iOS 7).
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The low ten bits mean the same in both.
    animate(
      withDuration: duration, delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & 0x3FF), animations: animations,
      completion: completion)
  }

  /// Adds a key frame to the animation that is being made; its times are parts of the whole, 0 to 1.
  ///
  /// Since iOS 7.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    AnimationState.with { state in
      var block = state.blocks.last ?? AnimationState.Block(duration: 0)
      block.delay += block.duration * frameStartTime
      block.duration *= frameDuration
      state.run(block, animations)
    }
  }

  /// Lets the animations of a block run several times (since iOS 13).
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    AnimationState.with { state in
      guard !state.blocks.isEmpty else {
        animations()
        return
      }
      state.blocks[state.blocks.count - 1].repetitions = Double(count)
      state.blocks[state.blocks.count - 1].autoreverses = autoreverses
      animations()
    }
  }

  /// Changes views in a block without animation, also within an animation.
  ///
  /// Since iOS 7. Rule: `G-33`
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationState.with { state in
      let before = state.isEnabled
      state.isEnabled = false
      actionsWithoutAnimation()
      state.isEnabled = before
    }
  }

  /// Whether changes in animation blocks are animated.
  public class var areAnimationsEnabled: Bool { AnimationState.current?.isEnabled ?? true }

  /// Turns animations on and off on the device in whose context the code runs.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationState.current?.isEnabled = enabled
  }

  /// How long what changes now is going to take, in seconds; 0 outside animations (since iOS 9).
  public class var inheritedAnimationDuration: TimeInterval {
    guard let state = AnimationState.current, state.isEnabled else { return 0 }
    return state.blocks.last?.duration ?? 0
  }
}
