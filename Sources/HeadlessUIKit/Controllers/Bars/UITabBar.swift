public import Foundation
import Orientation

/// What a tab bar shows of a controller.
///
/// - UIKit: same but for appearance. Since iOS 2
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another picture while it is selected (since iOS 7).
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Creates a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }

  /// The picture on it while it is selected (since iOS 7).
  open var selectedImage: UIImage?
  /// What is written in its corner.
  open var badgeValue: String?

  /// The items that the system has pictures and titles for.
  public enum SystemItem: Int, Sendable {
    /// The tabs for which there is no room.
    case more = 0
    /// What the user likes.
    case favorites = 1
    /// What the app shows first.
    case featured = 2
    /// What is liked most.
    case topRated = 3
    /// What was looked at last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was done.
    case history = 6
    /// Places marked.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What was loaded.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What is looked at most.
    case mostViewed = 11
  }
}

/// The bar with a tab bar controller's tabs.
///
/// - UIKit: differs, only its place and its items. Since iOS 2. Rule: `H-21`, `M-30` to `M-32`
open class UITabBar: UIView {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readTabBar(properties)
  }

  override func takeValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "delegate": delegate = value as? any UITabBarDelegate
    default: return super.takeValue(value, forKey: key)
    }
    return true
  }

  /// What it shows.
  open var items: [UITabBarItem]?
  /// The one that is selected.
  open weak var selectedItem: UITabBarItem?
  /// The delegate, which receives touches.
  open weak var delegate: (any UITabBarDelegate)?
  /// Whether content extends under it (since iOS 7).
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  /// How it is drawn: light, or dark with light texts (since iOS 7).
  open var barStyle = UIBarStyle.default
  /// The colour behind it (since iOS 7).
  open var barTintColor: UIColor?
  /// Changes what it shows.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Of any width, as high as a bar is in the interface's orientation, without the safe area.
  ///
  /// Since iOS 6.
  open override var intrinsicContentSize: CGSize {
    let height = DeviceHost.current?.bars(of: .main).tabBar.value
    return CGSize(
      width: Self.noIntrinsicMetric, height: height.map { CGFloat($0) } ?? Self.noIntrinsicMetric)
  }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }
}

/// The delegate of a tab bar.
///
/// - UIKit: same but for customizing. Since iOS 2
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when an item is tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
