import Foundation

/// The constraints that place a stack's views.
///
/// Rule: `L-F-06` to `L-F-31`
@MainActor struct StackConstraints {
  /// What a stack has made.
  struct Made {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
  }

  /// The attributes of one direction.
  struct Line {
    let start, end, center, size: NSLayoutConstraint.Attribute

    static let across = Line(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let down = Line(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  let stack: UIStackView
  /// All views, and those that show.
  let all: [UIView]
  let shown: [UIView]
  /// What the outer edges are tied to: the stack, or its margins.
  let canvas: AnyObject
  let axis: Line
  let cross: Line
  var made = Made()

  init(_ stack: UIStackView) {
    self.stack = stack
    all = stack.arrangedSubviews
    shown = all.filter { !$0.isHidden }
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    axis = stack.axis == .horizontal ? .across : .down
    cross = stack.axis == .horizontal ? .down : .across
    guard !all.isEmpty else { return }
    connectAlong()
    distribute()
    align()
  }

  /// Adds a constraint between two items.
  mutating func tie(
    _ name: String, _ first: AnyObject, _ a: NSLayoutConstraint.Attribute, _ second: AnyObject,
    _ b: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    by relation: NSLayoutConstraint.Relation = .equal, at priority: Float = 1000
  ) {
    add(
      NSLayoutConstraint(
        LayoutSide(first, a), relation, LayoutSide(second, b), multiplier: multiplier,
        constant: constant), name, priority)
  }

  /// Adds a size of 0.
  mutating func collapse(
    _ name: String, _ item: AnyObject, _ size: NSLayoutConstraint.Attribute,
    at priority: Float = 1000
  ) {
    add(
      NSLayoutConstraint(LayoutSide(item, size), .equal, nil, multiplier: 1, constant: 0), name,
      priority)
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ name: String, _ priority: Float) {
    constraint.identifier = name
    constraint.priority = UILayoutPriority(priority)
    constraint.isOfSystem = true
    made.constraints.append(constraint)
  }

  /// Adds a guide to the stack.
  mutating func addGuide(_ name: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name
    stack.addLayoutGuide(guide)
    made.guides.append(guide)
    return guide
  }
}
