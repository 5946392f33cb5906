public import Foundation

/// A minus and a plus for a number between two others.
///
/// - UIKit: same; no touch is tracked. Since iOS 5
@preconcurrency @MainActor open class UIStepper: UIControl {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readStepper(properties)
  }

  private var stored = 0.0

  /// The number, never outside the limits.
  open var value: Double {
    get { stored }
    set { stored = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The lower limit.
  open var minimumValue = 0.0 { didSet { value = stored } }
  /// The upper limit.
  open var maximumValue = 100.0 { didSet { value = stored } }
  /// How much a touch adds or takes away.
  open var stepValue = 1.0
  /// Whether it sends each number while it is held.
  open var isContinuous = true
  /// Whether holding it changes the number again and again.
  open var autorepeat = true
  /// Whether it continues at the other limit.
  open var wraps = false

  /// What a finger does that touches the plus, or the minus.
  package func step(up: Bool) {
    guard isEnabled, isUserInteractionEnabled, !isHidden else { return }
    let next = stored + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    sendActions(for: .valueChanged)
  }

  /// 94 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 94, height: 32) }

  /// 94 by 32 points; the height is that of iOS 13 and later (since iOS 6).
  ///
  /// Rule: `L-E-32`
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }
}
