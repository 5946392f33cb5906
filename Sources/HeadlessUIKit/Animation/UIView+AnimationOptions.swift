extension UIView {
  /// How an animation goes; one curve and one transition among them.
  ///
  /// - UIKit: same. Since iOS 4
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches go through during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from where a running one is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation never ends.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation goes there and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation's own duration counts, even within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The animation's own curve counts, even within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are drawn again in each picture of a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows views instead of taking them out and putting them in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Nothing is taken over from the animation around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow, fast, slow: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow in the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always the same speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// No transition: the default.
    public static let transitionNone: AnimationOptions = []
    /// A flip that starts on the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip that starts on the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page curled up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page curled down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A flip that starts at the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A flip that starts at the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The curve among the options.
    var curve: UIView.AnimationCurve {
      UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
  }

  /// How an animation's speed changes on the way.
  ///
  /// - UIKit: same. Since iOS 2
  public enum AnimationCurve: Int, Sendable {
    /// Slow, fast, slow.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow in the end.
    case easeOut = 2
    /// Always the same speed.
    case linear = 3
  }

  /// How an animation with key frames goes.
  ///
  /// - UIKit: same. Since iOS 7
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches go through during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from where a running one is.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation never ends.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The animation goes there and back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The animation's own duration counts, even within another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Nothing is taken over from the animation around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from frame to frame: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a curve through the frames.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a curve, at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
