import Foundation

/// The bar over a navigation controller's content.
///
/// - UIKit: only its place. Since iOS 2. Rule: `H-20`
open class UINavigationBar: UIView {
  /// Whether titles are large where there is room. Since iOS 11.
  open var prefersLargeTitles = false
  /// Whether content lies under it. Since iOS 3.
  open var isTranslucent = true
}
