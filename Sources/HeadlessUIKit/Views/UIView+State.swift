import Foundation
package import Orientation

extension UIView {
  /// What is known of a view in one bit each.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    /// The view waits for `layoutSubviews()`.
    static let needsLayout = Flags(rawValue: 1 << 0)
    /// A view below waits for the pass.
    static let passGoesBelow = Flags(rawValue: 1 << 1)
    /// The safe area may have changed since the last pass.
    static let safeAreaIsStale = Flags(rawValue: 1 << 2)
    /// A controller has this view.
    static let hasOwner = Flags(rawValue: 1 << 3)
    /// The view is a window.
    static let isWindow = Flags(rawValue: 1 << 4)

    /// The subviews follow a new size by their masks.
    static let autoresizes = Flags(rawValue: 1 << 5)
    /// The safe area adds to the margins.
    static let insetsMargins = Flags(rawValue: 1 << 6)
    /// The margins keep to the superview's.
    static let preservesMargins = Flags(rawValue: 1 << 7)

    /// The view is asked about new bounds while it has its old ones.
    static let asksBeforeBounds = Flags(rawValue: 1 << 15)

    /// Constraints place the view.
    static let isPlaced = Flags(rawValue: 1 << 8)
    /// Constraints place a subview.
    static let holdsPlaced = Flags(rawValue: 1 << 9)
    /// Constraints concern the view or one below.
    static let layoutBelow = Flags(rawValue: 1 << 10)
    /// Constraints of others depend on the frame.
    static let feedsEngine = Flags(rawValue: 1 << 11)
    /// The constraints of the tree wait to be solved; at its topmost view.
    static let engineIsStale = Flags(rawValue: 1 << 12)
    /// The view waits for `updateConstraints()`.
    static let needsUpdate = Flags(rawValue: 1 << 13)
    /// A view below does.
    static let updateGoesBelow = Flags(rawValue: 1 << 14)

    mutating func set(_ flag: Flags, _ on: Bool) {
      if on { insert(flag) } else { remove(flag) }
    }
  }

  /// Whether the view's place needs more than its bounds and center.
  enum Placing: Sendable {
    /// No transform, and the anchor in the middle.
    case plain
    /// Anything else.
    case general
  }

  /// The superview.
  var storedSuperview: UIView? {
    get { unsafe superviewReference }
    set { unsafe superviewReference = newValue }
  }

  func changeTint(_ tint: UIColor?) {
    ensuredExtras.tint = tint
    tellTintChanged()
  }

  /// Notifies this view and the subviews that inherit its tint.
  private func tellTintChanged() {
    tintColorDidChange()
    for view in storedSubviews where view.extras?.tint == nil { view.tellTintChanged() }
  }

  /// Whom a touch reaches: the frontmost subview that answers, else this view.
  ///
  /// Hidden views, views that take no touches and views that are almost clear are passed over.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in storedSubviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// What few views have, kept apart so that the many stay small.
  final class Extras {
    var traitRegistrations: [TraitRegistration] = []
    var margins: NSDirectionalEdgeInsets?
    /// The guides of the system that were asked for.
    var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    var tint: UIColor?
    var layout: Layout?
    /// What an app has set of how much the view resists growing, and of how much being compressed.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// The layer, once it was asked for.
    var layer: CALayer?
    /// Where the view is declared, such as in a storyboard.
    var declaration: SourceLocation?
    /// The size of content that an app's code would add, where that is not there.
    var placeholderSize: CGSize?
    /// Its id in the storyboard or xib that it comes from.
    var archivedID: String?
    var accessibility = AccessibilityProperties()
    var motionEffects: [UIMotionEffect] = []
    /// The gesture recognizers that were attached; nil if there were never any.
    var recognizers: [UIGestureRecognizer]?
    /// What a pull at a scroll view refreshes.
    var refreshControl: UIRefreshControl?
    /// Who types into this window.
    weak var firstResponder: UIResponder?
    /// What differs by size class in the archive that it is the top of.
    var variations: SizeClassVariations?
    /// The archive that it was created from, where it is the top of one.
    var loading: InterfaceLoading?
  }

  /// Where the view is declared, such as in a storyboard; nil where that is unknown.
  package var declaration: SourceLocation? {
    get { extras?.declaration }
    set { ensuredExtras.declaration = newValue }
  }

  /// The extras, made now if there are none.
  var ensuredExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}
