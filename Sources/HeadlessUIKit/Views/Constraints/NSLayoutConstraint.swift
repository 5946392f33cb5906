public import Foundation
package import Orientation

/// A condition on the places and sizes of views: `first = multiplier × second + constant`.
///
/// Active constraints are kept by the nearest view that all items are in, and count in its next
/// layout.
///
/// - UIKit: same. A conflict is reported as soon as the views are in a window or were laid out.
///   Since iOS 6. Rule: `L-A-01`, `L-A-10`, `L-A-35`
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// What the first side names.
  final private(set) var first = LayoutSide()
  /// What the second side names; nil for a constant alone.
  final private(set) var second: LayoutSide?
  /// How the sides compare.
  public final private(set) var relation = NSLayoutConstraint.Relation.equal
  /// What the second side is multiplied with.
  public final private(set) var multiplier: CGFloat = 1

  private final var holderReference: ItemReference?
  /// Who keeps it while it is active.
  final var holder: UIView? {
    get { holderReference?.item as? UIView }
    set { holderReference = newValue?.reference }
  }
  /// Whether UIKit itself made it: then an app's is broken in a conflict. Rule: `L-B-17`
  final var isOfSystem = false
  /// When it was activated, among all constraints: later ones win ties.
  final var serial = 0
  /// Where it is declared, such as in a storyboard; nil where that is unknown.
  package final var declaration: SourceLocation?
  /// Its place in an engine.
  final var installation: LayoutEngine.Installation?
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required

  /// Whether it was made as UIKit allows; otherwise it never counts.
  final private(set) var isLegal = false

  // The only designated initializer, so that subclasses of apps inherit the others.

  /// Creates a constraint between nothing, which never counts.
  public override init() { super.init() }

  convenience init(
    _ first: LayoutSide, _ relation: Relation, _ second: LayoutSide?, multiplier: CGFloat,
    constant: CGFloat, byAnchors: Bool = false
  ) {
    self.init()
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    storedConstant = constant.isFinite ? constant : 0
    let mistake = ConstraintMistake(
      first, second, multiplier: multiplier, constant: constant, byAnchors: byAnchors)
    isLegal = mistake == nil
    mistake?.raise()
  }

  /// Creates a constraint between attributes of two items, which are views or guides.
  ///
  /// Without a second item the second attribute is `.notAnAttribute`.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.flatMap { attr2 == .notAnAttribute ? nil : LayoutSide($0, attr2) }
    self.init(
      LayoutSide(view1, attr1), relation, second, multiplier: multiplier, constant: c)
  }

  /// What is added to the second side, in points.
  ///
  /// The cheap way to change a layout. Rule: `L-A-12`
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue.isFinite else {
        return ConstraintMistake.constant(newValue, first, second).raise()
      }
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      constantChanged()
    }
  }

  /// How much it matters; required at first.
  ///
  /// Until iOS 12 an active constraint cannot become required, or stop being so. The documentation says so
  /// of all systems; that later ones allow it is what SnapKit#755 and two reports of crashes on iOS 12 alone say,
  /// and what Parchment does; it was not checked against UIKit. Rule: `L-A-17` to `L-A-19`
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      if isActive, (newValue == .required) != (storedPriority == .required),
        DeviceHost.current?.system.behaviors[.requiredPriorityChanges] == false
      {
        return ConstraintMistake.priority(newValue, from: storedPriority).raise()
      }
      storedPriority = newValue
      priorityChanged()
    }
  }

  /// Whether it counts (since iOS 8). Rule: `L-A-35`, `L-A-37`
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? Self.install([self]) : Self.uninstall([self]) }
  }

  /// A name for logs. Rule: `L-A-44`
  open var identifier: String?

  /// Whether an archive of the view that holds it has it; nothing is archived here.
  open var shouldBeArchived = false

  /// The item of the first side: a view or a guide.
  open var firstItem: AnyObject? { first.item }

  /// The attribute of the first side.
  open var firstAttribute: NSLayoutConstraint.Attribute { first.attribute }

  /// The item of the second side.
  open var secondItem: AnyObject? { second?.item }

  /// The attribute of the second side.
  open var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }

  /// Has constraints count, all at once (since iOS 8). Rule: `L-A-38`
  open class func activate(_ constraints: [NSLayoutConstraint]) { install(constraints) }

  /// Has constraints count no longer (since iOS 8). Rule: `L-A-37`
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }

  /// The constraint as a log shows it. Rule: `L-A-44` to `L-A-47`
  open nonisolated override var description: String {
    MainActor.assumeIsolated { logLine }
  }
}
