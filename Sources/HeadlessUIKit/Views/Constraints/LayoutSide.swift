/// What one side of a constraint names: an attribute of a view or guide, or how far that is behind
/// another one.
struct LayoutSide {
  private let reference: ItemReference?
  let attribute: NSLayoutConstraint.Attribute
  /// Where a distance is measured from.
  private let startReference: ItemReference?
  let start: NSLayoutConstraint.Attribute

  /// Nothing at all.
  init() {
    reference = nil
    startReference = nil
    attribute = .notAnAttribute
    start = .notAnAttribute
  }

  @MainActor init(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    // What is neither view nor guide does not count. Rule: L-A-27
    reference = (item as? UIView)?.reference ?? (item as? UILayoutGuide)?.reference
    startReference = nil
    self.attribute = attribute
    start = .notAnAttribute
  }

  /// The distance from one side to another.
  init(from start: LayoutSide, to end: LayoutSide) {
    reference = end.reference
    attribute = end.attribute
    startReference = start.reference
    self.start = start.attribute
  }

  /// The view or guide; nil once it is gone.
  var item: AnyObject? { reference?.item }

  /// The view or guide from which a distance is measured.
  var startItem: AnyObject? { startReference?.item }

  /// Whether it is a distance between two places.
  var isDistance: Bool { start != .notAnAttribute }

  /// Whether it is a place; otherwise it is a size.
  var isPlace: Bool { !isDistance && !attribute.isSize }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }

  /// The direction it is measured in.
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// Whether left and right change places in it where the language runs from right to left.
  var isDirected: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is an edge that never changes places.
  var isUndirected: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The edge it is, given the direction of the language.
  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> Self {
    let fromLeft = direction == .leftToRight
    return switch self {
    case .leading: fromLeft ? .left : .right
    case .trailing: fromLeft ? .right : .left
    case .leadingMargin: fromLeft ? .leftMargin : .rightMargin
    case .trailingMargin: fromLeft ? .rightMargin : .leftMargin
    default: self
    }
  }

  /// The same attribute of the margins' rectangle; nil where it is not about margins.
  var withinMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The word that logs have for it.
  var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: ""
    }
  }
}
