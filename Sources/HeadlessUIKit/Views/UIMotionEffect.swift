public import Foundation

/// Moves views as the device is tilted; never here.
///
/// - UIKit: same. Stored only. Since iOS 7
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() {
    super.init()
    StoredOnly.note("UIMotionEffect")
  }
}

/// Moves one property between two values.
///
/// - UIKit: same. Stored only. Since iOS 7
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Along which axis the device is tilted.
  ///
  /// - UIKit: same. Since iOS 7
  public enum EffectType: Int, Sendable {
    /// To the left and right.
    case tiltAlongHorizontalAxis = 0
    /// Forward and back.
    case tiltAlongVerticalAxis = 1
  }

  /// The property.
  open private(set) var keyPath: String
  /// Along which axis.
  open private(set) var type: UIInterpolatingMotionEffect.EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// Several effects at once.
///
/// - UIKit: same. Stored only. Since iOS 7
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Attaches an effect; it moves nothing here.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Detaches an effect.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// The effects that are attached.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set {
      StoredOnly.note("UIView.motionEffects")
      ensuredExtras.motionEffects = newValue
    }
  }
}
