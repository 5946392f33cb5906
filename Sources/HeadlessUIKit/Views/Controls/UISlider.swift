public import Foundation

/// A control for a number between two others.
///
/// - UIKit: same. Since iOS 2
@preconcurrency @MainActor open class UISlider: UIControl {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readSlider(properties)
  }

  private var stored: Float = 0

  /// The number, never outside the limits.
  open var value: Float {
    get { stored }
    set { stored = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }

  /// The lower limit.
  open var minimumValue: Float = 0 { didSet { value = stored } }

  /// The upper limit.
  open var maximumValue: Float = 1 { didSet { value = stored } }

  /// Whether it sends each number while it is dragged.
  open var isContinuous = true

  /// Takes a number; nothing is sent.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// As wide as it is, 31 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.size.width, height: 31)
  }

  /// Of any width, 31 points high (since iOS 6).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 31)
  }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  /// What a finger does that drags the knob to a number.
  package func drag(to value: Float) {
    guard isEnabled, isUserInteractionEnabled else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }
}

/// A bar that shows progress.
///
/// - UIKit: same. Since iOS 2
@preconcurrency @MainActor open class UIProgressView: UIView {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readProgress(properties)
  }

  private var stored: Float = 0

  /// Creates a bar of a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { stored }
    set { stored = min(max(newValue, 0), 1) }
  }

  /// Shows progress (since iOS 5).
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// As wide as it is, 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.size.width, height: 4)
  }

  /// Of any width, 4 points high (since iOS 6).
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }
}
