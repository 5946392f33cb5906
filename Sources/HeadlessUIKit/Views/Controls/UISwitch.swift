public import Foundation

/// A control that is on or off.
///
/// - UIKit: same. Since iOS 2
@preconcurrency @MainActor open class UISwitch: UIControl {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readSwitch(properties)
  }

  /// Whether it is on.
  open var isOn = false

  /// The colour while it is on (since iOS 5).
  open var onTintColor: UIColor?

  /// Turns it on or off; nothing is sent.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// 51 by 31 points, up to iOS 18.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

  /// 51 by 31 points, up to iOS 18 (since iOS 6).
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }

  override func touchEnds() {
    isOn.toggle()
    sendActions(for: .valueChanged)
    super.touchEnds()
  }
}
