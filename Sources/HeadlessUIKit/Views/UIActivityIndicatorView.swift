public import Foundation

/// A spinning indicator of activity.
///
/// - UIKit: same, without the picture. Since iOS 2
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  ///
  /// - UIKit: same.
  public enum Style: Int, Sendable {
    /// 20 points a side. Since iOS 13.
    case medium = 100
    /// 37 points a side. Since iOS 13.
    case large = 101
    /// 37 points a side, white, before iOS 13.
    public static var whiteLarge: Style { .large }
    /// 20 points a side, white, before iOS 13.
    public static var white: Style { .medium }
    /// 20 points a side, grey, before iOS 13.
    public static var gray: Style { .medium }
  }

  /// How large the wheel is.
  open var style: UIActivityIndicatorView.Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the view is hidden while the indicator does not animate.
  open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped, !isAnimating { isHidden = true } }
  }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Creates an indicator of a size.
  public init(style: UIActivityIndicatorView.Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
    isHidden = true
  }

  /// Creates an indicator of the smaller size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates the indicator that a storyboard or nib has.
  public required init(coder: NSCoder) {
    style = .medium
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
  }

  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readIndicator(properties)
  }

  /// Starts the animation.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the animation.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The wheel's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }

  /// The wheel's size (since iOS 6).
  open override var intrinsicContentSize: CGSize { Self.size(style) }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultHigh
  }

  private static func size(_ style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
