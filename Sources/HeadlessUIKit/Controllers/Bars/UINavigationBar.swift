/// The bar over a navigation controller's content.
///
/// - UIKit: differs, only its place. Since iOS 2. Rule: `H-20`, `G-41`
open class UINavigationBar: UIView {
  /// Whether titles are large where there is room (since iOS 11).
  open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
  /// Whether content extends under it.
  ///
  /// Since iOS 3, by default from iOS 7.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// The item on top.
  open var topItem: UINavigationItem? { items?.last }
  /// What it shows: the items of the stack.
  open internal(set) var items: [UINavigationItem]?
}
