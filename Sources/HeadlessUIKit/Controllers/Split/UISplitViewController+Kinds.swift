extension UISplitViewController {
  /// A column of a split view controller.
  ///
  /// - UIKit: same but for the inspector of iOS 26. Since iOS 14
  public enum Column: Int, Sendable {
    /// The one at the edge.
    case primary = 0
    /// The one between, of three.
    case supplementary = 1
    /// The main one.
    case secondary = 2
    /// What is shown in place of all where there is no width.
    case compact = 3
  }

  /// How many columns there are.
  ///
  /// - UIKit: same. Since iOS 14
  public enum Style: Int, Sendable {
    /// Two, without names, as before iOS 14.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// Which columns are shown.
  ///
  /// - UIKit: same. Since iOS 8
  public enum DisplayMode: Int, Sendable {
    /// Left to the system.
    case automatic = 0
    /// Only the secondary one.
    case secondaryOnly = 1
    /// One beside it.
    case oneBesideSecondary = 2
    /// One over it.
    case oneOverSecondary = 3
    /// Two beside it. Since iOS 14.
    case twoBesideSecondary = 4
    /// Two over it. Since iOS 14.
    case twoOverSecondary = 5
    /// Two that push it aside. Since iOS 14.
    case twoDisplaceSecondary = 6
    /// The name up to iOS 13.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name up to iOS 13.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name up to iOS 13.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns share the width.
  ///
  /// - UIKit: same. Since iOS 14
  public enum SplitBehavior: Int, Sendable {
    /// Left to the system.
    case automatic = 0
    /// Beside one another.
    case tile = 1
    /// Over the secondary one.
    case overlay = 2
    /// Pushing the secondary one aside.
    case displace = 3
  }

  /// The side of the primary column.
  ///
  /// - UIKit: same. Since iOS 11
  public enum PrimaryEdge: Int, Sendable {
    /// Where reading begins.
    case leading = 0
    /// Where reading ends.
    case trailing = 1
  }
}
