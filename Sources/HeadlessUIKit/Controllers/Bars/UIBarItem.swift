public import Foundation

/// What a bar shows of a controller or of something to do: a title and a number.
///
/// - UIKit: same but for appearance. Since iOS 2
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Creates an item without a title.
  public override init() { super.init() }

  /// Not offered: archives are not read.
  public required init?(coder: NSCoder) { nil }

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

/// Something to do, in a bar.
///
/// - UIKit: differs, has no action: there are no selectors. Since iOS 2
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How it is drawn.
  public enum Style: Int, Sendable {
    /// As any other.
    case plain = 0
    /// As what ends an activity.
    case done = 2
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The view it shows.
  open var customView: UIView?
  /// How it is drawn.
  open var style = Style.plain
  /// Its width in points; 0 leaves it to the title.
  open var width: CGFloat = 0
}
