public import Foundation
import Orientation

/// A bar with buttons at the bottom.
///
/// - UIKit: differs, only its place and its items. Since iOS 2
open class UIToolbar: UIView {
  /// What it shows.
  open var items: [UIBarButtonItem]?
  /// Whether content extends under it (since iOS 3).
  open var isTranslucent = true
  /// How it is drawn: light, or dark with light texts.
  open var barStyle = UIBarStyle.default
  /// The colour behind it (since iOS 7).
  open var barTintColor: UIColor?
  /// Changes what it shows.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Of any width, as high as a navigation bar is in the interface's orientation.
  ///
  /// Since iOS 6.
  open override var intrinsicContentSize: CGSize {
    let height = DeviceHost.current?.bars(of: .main).navigationBar.value
    return CGSize(width: Self.noIntrinsicMetric, height: height.map { CGFloat($0) } ?? 44)
  }

  /// As wide as asked for, and as high as a bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }
}
