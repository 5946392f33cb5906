import Foundation

extension StackConstraints {
  /// Ties the outer edges, the neighbours, and what is hidden. Rule: `L-F-06`, `L-F-07`, `L-F-28`
  mutating func connectAlong() {
    let ends = shown.isEmpty ? all : shown
    if let first = ends.first, let last = ends.last {
      tie("UISV-canvas-connection", canvas, axis.start, first, axis.start)
      tie("UISV-canvas-connection", canvas, axis.end, last, axis.end)
    }
    let isEven = [.equalSpacing, .equalCentering].contains(stack.distribution)
    for (view, next) in zip(shown, shown.dropFirst()) {
      let (end, start) = gapEdges
      tie(
        "UISV-spacing", next, start, view, end, plus: gap(after: view),
        by: isEven ? .greaterThanOrEqual : .equal)
    }
    // What is hidden comes right after what is before it, and takes no room.
    for (place, view) in all.enumerated() where view.isHidden {
      collapse("UISV-hiding", view, axis.size)
      if place > 0 {
        tie("UISV-spacing", view, axis.start, all[place - 1], axis.end)
      } else if !shown.isEmpty {
        tie("UISV-canvas-connection", canvas, axis.start, view, axis.start)
      }
    }
  }

  /// Between which edges of neighbours the gap is. Rule: `L-F-37`
  private var gapEdges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    stack.axis == .vertical && stack.isBaselineRelativeArrangement
      ? (.lastBaseline, .firstBaseline) : (axis.end, axis.start)
  }

  /// The gap after a view, in points. Rule: `L-F-34`
  private func gap(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    let gap = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    return gap == UIStackView.spacingUseSystem ? systemSpacing : gap
  }

  /// Shares the room as the distribution says.
  mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in shown.dropFirst() {
        tie("UISV-fill-equally", view, axis.size, shown[0], axis.size)
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: spaceEvenly(from: axis.end, to: axis.start, at: 1000)
    case .equalCentering: spaceEvenly(from: axis.center, to: axis.center, at: 149)
    }
  }

  /// Gives each view its part of the stack. Rule: `L-F-10` to `L-F-13`, `LP-07`
  ///
  /// A view without a size of its own counts with the one that its constraints give it. No documentation says
  /// so; the frames that Interface Builder writes for stacks in stacks are these.
  private mutating func fillProportionally() {
    func length(_ size: CGSize) -> CGFloat {
      stack.axis == .horizontal ? size.width : size.height
    }
    func length(_ view: UIView) -> CGFloat {
      let own = length(view.intrinsicContentSize)
      guard own < 0, view is UIStackView || !view.constraints.isEmpty else { return own }
      let fitting = length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
      return fitting > 0 ? fitting : own
    }
    let sizes = shown.map { (view: $0, length: length($0)) }
    let whole =
      sizes.reduce(0) { $0 + max(0, $1.length) }
      + shown.dropLast().reduce(0) { $0 + gap(after: $1) }
    guard whole > 0 else { return }
    var priority: Float = 999
    for (view, length) in sizes where length >= 0 {
      tie(
        "UISV-fill-proportionally", view, axis.size, stack, axis.size, times: length / whole,
        at: priority)
      priority = max(1, priority - 1)
    }
  }

  /// Has guides from each view to the next one, all of one size. Rule: `L-F-15`, `L-F-16`
  private mutating func spaceEvenly(
    from leaving: NSLayoutConstraint.Attribute, to reaching: NSLayoutConstraint.Attribute,
    at priority: Float
  ) {
    var first: UILayoutGuide?
    for (view, next) in zip(shown, shown.dropFirst()) {
      let guide = addGuide("UISV-distributing")
      tie("UISV-distributing-edge", guide, axis.start, view, leaving)
      tie("UISV-distributing-edge", guide, axis.end, next, reaching)
      if let first {
        tie("UISV-fill-equally", guide, axis.size, first, axis.size, at: priority)
      } else {
        first = guide
      }
    }
  }
}
