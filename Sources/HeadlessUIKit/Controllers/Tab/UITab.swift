public import Foundation

/// A tab of a tab bar controller, which creates what it shows.
///
/// - UIKit: differs, what it shows is created when the tab comes into a tab bar controller; groups,
///   sidebars and places that people choose are left out. Since iOS 18
@preconcurrency @MainActor open class UITab: NSObject {
  /// Creates a tab.
  ///
  /// Without a provider it shows an empty controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    refreshItem()
  }

  /// What is written on it.
  open var title: String { didSet { refreshItem() } }
  /// The picture on it.
  open var image: UIImage? { didSet { refreshItem() } }
  /// What is written in its corner.
  open var badgeValue: String? { didSet { refreshItem() } }
  /// Whether people can select it (since iOS 18.4).
  open var isEnabled = true { didSet { refreshItem() } }
  /// What tells it from the controller's other tabs.
  open private(set) var identifier: String
  /// Anything of the app's.
  open var userInfo: Any?

  /// What it shows; nil without a provider.
  open var viewController: UIViewController? { provider == nil ? nil : content }

  /// The tab bar controller it is in.
  open internal(set) weak var tabBarController: UITabBarController?

  /// What it shows, in any case.
  private(set) lazy var content: UIViewController = {
    let made = provider?(self) ?? UIViewController()
    made.ensuredBarItems.owner = self
    return made
  }()

  /// What the bar has of it.
  let item = UITabBarItem()
  private let provider: ((UITab) -> UIViewController)?

  private func refreshItem() {
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
  }
}

extension UIViewController {
  /// The tab that created it (since iOS 18).
  public var tab: UITab? { barItems?.owner }
}
