import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Adds an active constraint.
  func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder,
      let space = NSLayoutConstraint.space(constraint.first, constraint.second)
    else { return }
    var sum = LayoutSum(engine: self, space: space)
    if constraint.first.isDirected || constraint.second?.isDirected == true {
      // Asked for once, since the answer comes from all views above.
      sum.direction = holder.effectiveUserInterfaceLayoutDirection
      sum.isMirrored = sum.direction == .rightToLeft
    }
    sum.isAboutContent = constraint.first.view !== constraint.second?.view
    sum.add(constraint.first, 1)
    if let second = constraint.second { sum.add(second, -Double(constraint.multiplier)) }
    let relation = Relation(rawValue: constraint.relation.rawValue) ?? .equal
    let id = system.add(
      LinearConstraint(
        sum.terms, relation, Double(constraint.limitedConstant) - sum.constant,
        priority: Priority(constraint.priority.rawValue),
        origin: constraint.isOfSystem ? .system : .app))
    guard fitted == nil else { return }
    constraint.installation = Installation(engine: number, id: id, offset: sum.constant)
    isStale = true
  }

  /// Takes a constraint out.
  func remove(_ constraint: NSLayoutConstraint) {
    if let installation = constraint.installation, installation.engine == number {
      system.remove(installation.id)
      isStale = true
    }
    constraint.installation = nil
    if !pendingConstraints.isEmpty { pendingConstraints.removeAll { $0 === constraint } }
  }
}

/// One side of an equation, as it grows.
@MainActor private struct LayoutSum {
  let engine: LayoutEngine
  /// The view in whose space places are.
  let space: UIView
  /// Where leading is; known where an attribute depends on it.
  var direction = UIUserInterfaceLayoutDirection.leftToRight
  /// Whether places are measured from the right.
  var isMirrored = false
  /// Whether it is between a view and one that is in it.
  var isAboutContent = false
  var terms: [(LayoutVariable, Double)] = []
  var constant = 0.0

  mutating func add(_ side: LayoutSide, _ factor: Double) {
    add(side.item, side.attribute, factor)
    if side.isDistance { add(side.startItem, side.start, -factor) }
  }

  private mutating func add(
    _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
  ) {
    guard let view = (object as? UIView) ?? (object as? UILayoutGuide)?.owningView else { return }
    let guide = (object as? UILayoutGuide) ?? attribute.guide(of: view) ?? content(view, attribute)
    let attribute = (attribute.withinMargins ?? attribute).resolved(direction)
    let item = guide.map { engine.item($0, of: view) } ?? engine.item(view)
    if attribute.isSize {
      terms.append((attribute == .width ? item.width : item.height, factor))
      return
    }
    let isHorizontal = attribute.axis == .horizontal
    let mirrors = isMirrored && isHorizontal
    let sign = mirrors ? -factor : factor
    if mirrors { terms.append((engine.item(space).width, factor)) }
    // Where the rectangle begins.
    var current: UIView? = view
    if guide != nil {
      terms.append((isHorizontal ? item.minX : item.minY, sign))
    } else if view !== space {
      terms.append((isHorizontal ? item.minX : item.minY, sign))
      current = view.storedSuperview
    }
    while let outer = current, outer !== space {
      let place = engine.item(outer)
      terms.append((isHorizontal ? place.minX : place.minY, sign))
      if let scrolling = outer as? UIScrollView {
        // What is in its content moves with the offset.
        let shown = engine.item(scrolling.frameLayoutGuide, of: scrolling)
        terms.append((isHorizontal ? shown.minX : shown.minY, -sign))
      }
      current = outer.storedSuperview
    }
    // Where in it the attribute is.
    switch attribute {
    case .right: terms.append((item.width, sign))
    case .centerX: terms.append((item.width, sign / 2))
    case .bottom: terms.append((item.height, sign))
    case .firstBaseline: constant += sign * Double(view.baselineOffsets.first)
    case .lastBaseline:
      terms.append((item.height, sign))
      constant -= sign * Double(view.baselineOffsets.last)
    case .centerY: terms.append((item.height, sign / 2))
    default: break
    }
  }

  /// What the edge of a scroll view is for what is in it: that of its content. Rule: `L-D-35`
  private func content(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> UILayoutGuide? {
    guard isAboutContent, view === space, let scrolling = view as? UIScrollView,
      scrolling.contentFollowsConstraints
    else { return nil }
    return switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing: scrolling.contentLayoutGuide
    default: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The guide of a view that an attribute of its margins is about.
  @MainActor fileprivate func guide(of view: UIView) -> UILayoutGuide? {
    withinMargins == nil ? nil : view.layoutMarginsGuide
  }
}

extension LayoutSide {
  fileprivate var isDirected: Bool { attribute.isDirected || start.isDirected }
}
