public import Foundation

/// What a bar shows of a controller or of something to do: a title and a number.
///
/// - UIKit: same but for appearance. Since iOS 2
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item without a title.
  public required init?(coder: NSCoder) { super.init() }

  /// What is written on it.
  open var title: String?
  /// The picture on it.
  open var image: UIImage?
  /// The picture on it in landscape on a phone (since iOS 5).
  open var landscapeImagePhone: UIImage?
  /// A number that identifies it.
  open var tag = 0
  /// Whether it can be touched.
  open var isEnabled = true
}
