import Foundation

extension StackConstraints {
  /// Aligns the views across the axis.
  mutating func align() {
    // What is hidden has a place, and counts for nothing.
    for view in all where view.isHidden {
      tie("UISV-alignment", canvas, cross.start, view, cross.start)
    }
    guard let first = shown.first else { return }
    switch usedAlignment {
    case .fill: fill(first)
    case .leading: alignEdge(first, cross.start, opposite: cross.end)
    case .trailing: alignEdge(first, cross.end, opposite: cross.start)
    case .center: alignCenters(first)
    case .firstBaseline: alignBaselines(first, .firstBaseline)
    case .lastBaseline: alignBaselines(first, .lastBaseline)
    }
    guard usedAlignment != .fill else { return }
    for view in shown { collapse("UISV-ambiguity-suppression", view, cross.size, at: 25) }
  }

  /// Base lines are for rows. Rule: `L-F-27`
  private var usedAlignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline where stack.axis == .vertical: .leading
    case .lastBaseline where stack.axis == .vertical: .trailing
    default: stack.alignment
    }
  }

  /// Ties both edges. Rule: `L-F-18`
  private mutating func fill(_ first: UIView) {
    for edge in [cross.start, cross.end] {
      tie("UISV-canvas-connection", canvas, edge, first, edge)
      for view in shown.dropFirst() { tie("UISV-alignment", first, edge, view, edge) }
    }
  }

  /// Ties one edge, and keeps the other one inside. Rule: `L-F-19` to `L-F-21`
  private mutating func alignEdge(
    _ first: UIView, _ edge: NSLayoutConstraint.Attribute,
    opposite: NSLayoutConstraint.Attribute
  ) {
    tie("UISV-canvas-connection", canvas, edge, first, edge)
    guard shown.count > 1 else {
      contain(first, in: canvas, opposite, "UISV-canvas-connection")
      collapse("UISV-canvas-fit", stack, cross.size, at: 49)
      return
    }
    let guide = addSpanner()
    tie("UISV-canvas-connection", canvas, opposite, guide, opposite)
    for view in shown {
      tie("UISV-spanning-boundary", guide, edge, view, edge, at: 999.5)
      contain(view, in: guide, opposite)
    }
    alignShown(first, edge)
  }

  /// Ties the middles, and keeps both edges inside. Rule: `L-F-20`, `L-F-23`, `L-F-24`
  private mutating func alignCenters(_ first: UIView) {
    tie("UISV-canvas-connection", canvas, cross.center, first, cross.center)
    guard shown.count > 1 else {
      contain(first, in: canvas, cross.start, "UISV-canvas-connection")
      contain(first, in: canvas, cross.end, "UISV-canvas-connection")
      collapse("UISV-canvas-fit", stack, cross.size, at: 49)
      return
    }
    let guide = addSpanner()
    for edge in [cross.start, cross.end] {
      tie("UISV-canvas-connection", canvas, edge, guide, edge)
      for view in shown { contain(view, in: guide, edge) }
    }
    alignShown(first, cross.center)
  }

  /// The stack ends where the guide does on the side away from the line, and keeps only the first
  /// view inside on the other one: a taller view that follows sticks out, as it does in UIKit.
  ///
  /// Rule: `L-F-20`, `L-F-23`, `L-F-25`, `L-F-26`
  private mutating func alignBaselines(
    _ first: UIView, _ line: NSLayoutConstraint.Attribute
  ) {
    let isFirst = line == .firstBaseline
    if shown.count > 1 {
      let guide = addSpanner()
      let edge = isFirst ? cross.end : cross.start
      tie("UISV-canvas-connection", canvas, edge, guide, edge)
      for view in shown {
        contain(view, in: guide, cross.start)
        contain(view, in: guide, cross.end)
      }
      contain(first, in: canvas, isFirst ? cross.start : cross.end, "UISV-canvas-connection")
    } else {
      tie("UISV-canvas-connection", canvas, cross.start, first, cross.start)
      contain(first, in: canvas, cross.end, "UISV-canvas-connection")
    }
    collapse("UISV-canvas-fit", stack, cross.size, at: 49)
    alignShown(first, line)
    let texts = shown.filter(\.heightFollowsWidth)
    guard texts.count > 1 else { return }
    for text in texts {
      tie(
        "UISV-text-width-disambiguation", text, axis.size, stack, axis.size,
        times: 1 / CGFloat(shown.count), at: 760)
    }
  }

  /// A guide around all views, as small as can be. Rule: `L-F-20`, `L-F-21`
  private mutating func addSpanner() -> UILayoutGuide {
    let guide = addGuide("UISV-alignment-spanner")
    collapse("UISV-spanning-fit", guide, cross.size, at: 51)
    return guide
  }

  /// Keeps one edge of a view inside.
  private mutating func contain(
    _ view: UIView, in outer: AnyObject, _ edge: NSLayoutConstraint.Attribute,
    _ name: String = "UISV-spanning-boundary"
  ) {
    let isStart = edge == cross.start
    tie(name, outer, edge, view, edge, by: isStart ? .lessThanOrEqual : .greaterThanOrEqual)
  }

  private mutating func alignShown(_ first: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    for view in shown.dropFirst() { tie("UISV-alignment", first, attribute, view, attribute) }
  }
}
