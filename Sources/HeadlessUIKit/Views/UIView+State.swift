import Foundation

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
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var tint: UIColor?
    /// Who types into this window.
    weak var firstResponder: UIResponder?
  }

  /// The extras, made now if there are none.
  var ensuredExtras: Extras {
    if let extras { return extras }
    let made = Extras()
    extras = made
    return made
  }
}
