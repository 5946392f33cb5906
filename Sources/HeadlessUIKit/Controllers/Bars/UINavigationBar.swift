public import Foundation
import Orientation

/// The bar over a navigation controller's content.
///
/// - UIKit: differs, only its place. Since iOS 2. Rule: `H-20`, `G-41`
open class UINavigationBar: UIView {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readNavigationBar(properties)
  }

  /// Whether titles are large where there is room (since iOS 11).
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  /// Whether content extends under it.
  ///
  /// Since iOS 3, by default from iOS 7.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// How it is drawn: light, or dark with light texts.
  open var barStyle = UIBarStyle.default
  /// The colour behind it (since iOS 7).
  open var barTintColor: UIColor?
  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }
  /// What it shows: the items of the stack.
  open internal(set) var items: [UINavigationItem]?

  /// Of any width, as high as a bar is in the interface's orientation.
  ///
  /// Since iOS 6. Rule: `L-E-40`
  open override var intrinsicContentSize: CGSize {
    let height = DeviceHost.current?.bars(of: .main).navigationBar.value
    return CGSize(
      width: Self.noIntrinsicMetric, height: height.map { CGFloat($0) } ?? Self.noIntrinsicMetric)
  }
}
