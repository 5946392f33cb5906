public import Foundation

/// What happens when a layer's property changes.
///
/// - UIKit: same; QuartzCore has it. Since iOS 2
public protocol CAAction {
  /// Happens.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// What draws a layer.
///
/// - UIKit: differs, QuartzCore has it; it is not asked. Since iOS 10
public protocol CALayerDelegate: NSObjectProtocol {
  /// Draws a layer; never called here.
  func display(_ layer: CALayer)
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
}

/// A change of a layer over time; here it does not change it.
///
/// - UIKit: differs, QuartzCore has it; nothing is animated, and its delegate is called at once. Stored
///   only. Since iOS 2
open class CAAnimation: NSObject, CAAction {
  private var values: [String: Any] = [:]

  /// Creates an animation.
  public override init() { super.init() }

  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0 { didSet { StoredOnly.note("CAAnimation.duration") } }
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0 { didSet { StoredOnly.note("CAAnimation.beginTime") } }
  /// How far its time is moved, in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { StoredOnly.note("CAAnimation.timeOffset") } }
  /// How fast its time runs.
  open var speed: Float = 1 { didSet { StoredOnly.note("CAAnimation.speed") } }
  /// How often it is repeated.
  open var repeatCount: Float = 0 { didSet { StoredOnly.note("CAAnimation.repeatCount") } }
  /// How long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0 {
    didSet { StoredOnly.note("CAAnimation.repeatDuration") }
  }
  /// Whether it runs back.
  open var autoreverses = false { didSet { StoredOnly.note("CAAnimation.autoreverses") } }
  /// What holds outside of its time.
  open var fillMode = CAMediaTimingFillMode.removed {
    didSet { StoredOnly.note("CAAnimation.fillMode") }
  }
  /// How its speed changes.
  open var timingFunction: CAMediaTimingFunction? {
    didSet { StoredOnly.note("CAAnimation.timingFunction") }
  }
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true {
    didSet { StoredOnly.note("CAAnimation.isRemovedOnCompletion") }
  }
  /// The delegate; the animation keeps it.
  open var delegate: (any CAAnimationDelegate)?

  /// Happens; nothing is animated.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
  /// Keeps a value under a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value under a name.
  open func value(forKey key: String) -> Any? { values[key] }
}

/// The delegate of an animation.
///
/// - UIKit: same; QuartzCore has it. Since iOS 10
public protocol CAAnimationDelegate {
  /// Called at the beginning.
  func animationDidStart(_ anim: CAAnimation)
  /// Called at the end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one property over time.
///
/// - UIKit: differs as ``CAAnimation`` does. Stored only. Since iOS 2
open class CAPropertyAnimation: CAAnimation {
  /// Creates a change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
  /// The property.
  open var keyPath: String? { didSet { StoredOnly.note("CAPropertyAnimation.keyPath") } }
  /// Whether it adds to the property.
  open var isAdditive = false { didSet { StoredOnly.note("CAPropertyAnimation.isAdditive") } }
  /// Whether repetitions add up.
  open var isCumulative = false { didSet { StoredOnly.note("CAPropertyAnimation.isCumulative") } }
}

/// A change from one value to another.
///
/// - UIKit: differs as ``CAAnimation`` does. Stored only. Since iOS 2
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  open var fromValue: Any? { didSet { StoredOnly.note("CABasicAnimation.fromValue") } }
  /// The value at the end.
  open var toValue: Any? { didSet { StoredOnly.note("CABasicAnimation.toValue") } }
  /// What is added.
  open var byValue: Any? { didSet { StoredOnly.note("CABasicAnimation.byValue") } }
}

/// A change as of a spring.
///
/// - UIKit: differs as ``CAAnimation`` does. Stored only. Since iOS 9
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the spring.
  open var mass: CGFloat = 1 { didSet { StoredOnly.note("CASpringAnimation.mass") } }
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100 { didSet { StoredOnly.note("CASpringAnimation.stiffness") } }
  /// How much it is slowed down.
  open var damping: CGFloat = 10 { didSet { StoredOnly.note("CASpringAnimation.damping") } }
  /// How fast it is at the beginning.
  open var initialVelocity: CGFloat = 0 {
    didSet { StoredOnly.note("CASpringAnimation.initialVelocity") }
  }
  /// When it comes to rest, in seconds; the same as its duration here.
  open var settlingDuration: CFTimeInterval { duration }
}

/// A change through several values.
///
/// - UIKit: differs as ``CAAnimation`` does. Stored only. Since iOS 2
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]? { didSet { StoredOnly.note("CAKeyframeAnimation.values") } }
  /// The path, in place of values.
  open var path: CGPath? { didSet { StoredOnly.note("CAKeyframeAnimation.path") } }
  /// When each is reached, in parts of the duration.
  open var keyTimes: [NSNumber]? { didSet { StoredOnly.note("CAKeyframeAnimation.keyTimes") } }
  /// How the speed changes between them.
  open var timingFunctions: [CAMediaTimingFunction]? {
    didSet { StoredOnly.note("CAKeyframeAnimation.timingFunctions") }
  }
  /// What is between them.
  open var calculationMode = CAAnimationCalculationMode.linear {
    didSet { StoredOnly.note("CAKeyframeAnimation.calculationMode") }
  }
}

/// Changes at the same time.
///
/// - UIKit: differs as ``CAAnimation`` does. Stored only. Since iOS 2
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]? { didSet { StoredOnly.note("CAAnimationGroup.animations") } }
}

/// A change from one content to another.
///
/// - UIKit: differs as ``CAAnimation`` does. Stored only. Since iOS 2
open class CATransition: CAAnimation {
  /// How it looks.
  open var type = CATransitionType.fade { didSet { StoredOnly.note("CATransition.type") } }
  /// Where the new content comes from.
  open var subtype: CATransitionSubtype? { didSet { StoredOnly.note("CATransition.subtype") } }
}

/// How an animation's speed changes.
///
/// - UIKit: same; QuartzCore has it. Since iOS 2
open class CAMediaTimingFunction: NSObject {
  let name: CAMediaTimingFunctionName?

  /// Creates one by its name.
  public init(name: CAMediaTimingFunctionName) { self.name = name }
  /// Creates one by the points that bend its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { name = nil }
}

extension CALayer {
  /// Changes the layer over time: the delegate is called at once, and nothing else happens.
  ///
  /// - UIKit: differs, nothing is animated. Stored only. Since iOS 2
  public func add(_ anim: CAAnimation, forKey key: String?) {
    StoredOnly.note("CALayer.add")
    var all: [String: CAAnimation] = StoredValues.value("CALayer.animations", of: self) ?? [:]
    if !anim.isRemovedOnCompletion || anim.repeatCount > 0 {
      all[key ?? UUID().uuidString] = anim
      StoredValues.set(all, "CALayer.animations", of: self)
    }
    anim.delegate?.animationDidStart(anim)
    if anim.repeatCount == 0 { anim.delegate?.animationDidStop(anim, finished: true) }
  }

  private var animations: [String: CAAnimation] {
    StoredValues.value("CALayer.animations", of: self) ?? [:]
  }

  /// The animation that was added under a name and is not removed at its end.
  ///
  /// - UIKit: differs, others are over at once. Since iOS 2
  public func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// The names of these animations; nil without any.
  ///
  /// - UIKit: differs, others are over at once. Since iOS 3
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.keys.sorted()
  }
  /// Removes one of these animations.
  ///
  /// - UIKit: same. Since iOS 2
  public func removeAnimation(forKey key: String) {
    var all = animations
    all[key] = nil
    StoredValues.set(all, "CALayer.animations", of: self)
  }
  /// Removes all of these animations.
  ///
  /// - UIKit: same. Since iOS 2
  public func removeAllAnimations() {
    StoredValues.set([String: CAAnimation](), "CALayer.animations", of: self)
  }
  /// The layer as it is shown while something animates: this one.
  ///
  /// - UIKit: differs, there it is a copy. Since iOS 2
  public func presentation() -> Self? { self }
  /// The layer as it will be: this one.
  ///
  /// - UIKit: same. Since iOS 2
  public func model() -> Self { self }
  /// A time in the layer's time, in seconds: the same.
  ///
  /// - UIKit: differs, speed and offset do not count. Since iOS 2
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// A time in another layer's time, in seconds: the same.
  ///
  /// - UIKit: differs, speed and offset do not count. Since iOS 2
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// Whether a point in the layer's space is in its bounds.
  ///
  /// - UIKit: same. Since iOS 2
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Puts a layer in another one's place.
  ///
  /// - UIKit: same. Since iOS 2
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
}

/// Calls a method with each picture of the screen; never here.
///
/// - UIKit: differs, QuartzCore has it; it never calls. Stored only. Since iOS 3.1
open class CADisplayLink: NSObject {
  #if !canImport(ObjectiveC)
    /// Creates a link to a method.
    public init(target: Any, selector sel: Selector) { super.init() }
  #endif
  /// Whether it waits.
  open var isPaused = false { didSet { StoredOnly.note("CADisplayLink.isPaused") } }
  /// How often a second (since iOS 10); 0 for as often as the screen.
  open var preferredFramesPerSecond = 0 {
    didSet { StoredOnly.note("CADisplayLink.preferredFramesPerSecond") }
  }
  /// The time of the picture, in seconds.
  open var timestamp: CFTimeInterval { 0 }
  /// The time between pictures, in seconds.
  open var duration: CFTimeInterval { 1.0 / 60 }
  /// The time of the next picture, in seconds (since iOS 10).
  open var targetTimestamp: CFTimeInterval { duration }
  /// Begins; it never calls.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    StoredOnly.note("CADisplayLink.add")
  }
  /// Ends for a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Ends.
  open func invalidate() {}
}
