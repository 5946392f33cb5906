public import Foundation

/// How a bar's button looks.
///
/// - UIKit: same; no button is drawn by it. Stored only. Since iOS 13
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// How it looks as usual.
  public let normal = UIBarButtonItemStateAppearance()
  /// How it looks while it cannot be touched.
  public let disabled = UIBarButtonItemStateAppearance()
  /// How it looks while it is touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// How it looks while it has the focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the looks of the system.
  public override init() { super.init() }
  /// Creates the looks of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  /// Takes what the system has by default for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
}

/// How a bar's button looks in a state.
///
/// - UIKit: same; no button is drawn by it. Stored only. Since iOS 13
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { StoredOnly.note("UIBarButtonItemStateAppearance.titleTextAttributes") }
  }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { StoredOnly.note("UIBarButtonItemStateAppearance.titlePositionAdjustment") }
  }
  /// The picture behind the title.
  open var backgroundImage: UIImage? {
    didSet { StoredOnly.note("UIBarButtonItemStateAppearance.backgroundImage") }
  }
}

/// How a tab looks.
///
/// - UIKit: same; no tab is drawn by it. Stored only. Since iOS 13
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// How it looks as usual.
  public let normal = UITabBarItemStateAppearance()
  /// How it looks while it is selected.
  public let selected = UITabBarItemStateAppearance()
  /// How it looks while it cannot be touched.
  public let disabled = UITabBarItemStateAppearance()
  /// How it looks while it has the focus.
  public let focused = UITabBarItemStateAppearance()
}

/// How a tab looks in a state.
///
/// - UIKit: same; no tab is drawn by it. Stored only. Since iOS 13
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { StoredOnly.note("UITabBarItemStateAppearance.titleTextAttributes") }
  }
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { StoredOnly.note("UITabBarItemStateAppearance.titlePositionAdjustment") }
  }
  /// The colour of the picture.
  open var iconColor: UIColor? {
    didSet { StoredOnly.note("UITabBarItemStateAppearance.iconColor") }
  }
  /// The attributes of the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { StoredOnly.note("UITabBarItemStateAppearance.badgeTextAttributes") }
  }
  /// The colour of the badge.
  open var badgeBackgroundColor: UIColor? {
    didSet { StoredOnly.note("UITabBarItemStateAppearance.badgeBackgroundColor") }
  }
}
