import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Has the size count that a view's content asks for. Rule: `L-B-27`
  func refreshContent(of view: UIView, _ item: LayoutItem) {
    guard view === fitted || view.isPlacedByEngine else { return release(&item.content) }
    var size = view.intrinsicContentSize
    if view.heightFollowsWidth {
      if item.wrapWidth == nil { wrapping.append(item) }
      let width = item.wrapWidth ?? 0
      item.wrapWidth = width
      size.height = view.intrinsicContentSize(atWidth: width).height
    } else if item.wrapWidth != nil {
      item.wrapWidth = nil
      wrapping.removeAll { $0 === item }
    }
    // Heights come last, where wrapping finds them.
    let conditions =
      contentConditions(item.width, size.width, .horizontal, of: view)
      + contentConditions(item.height, size.height, .vertical, of: view)
    let variables = conditions.map(\.variable)
    if item.contentVariables == variables, item.content.count == variables.count {
      // In its place among all, which decides ties: else another text would stretch another view.
      for (id, condition) in zip(item.content, conditions) {
        system.setConstant(Double(condition.size), of: id)
        system.setPriority(Priority(condition.priority.rawValue), of: id)
      }
      isStale = true
    } else {
      release(&item.content)
      item.contentVariables = variables
      item.content = conditions.map { add($0.variable, $0.relation, $0.size, $0.priority) }
    }
  }

  private func contentConditions(
    _ variable: LayoutVariable, _ size: CGFloat, _ axis: NSLayoutConstraint.Axis, of view: UIView
  ) -> [(variable: LayoutVariable, relation: Relation, size: CGFloat, priority: UILayoutPriority)] {
    guard size != UIView.noIntrinsicMetric else { return [] }
    return [
      (variable, .lessThanOrEqual, size, view.contentHuggingPriority(for: axis)),
      (variable, .greaterThanOrEqual, size, view.contentCompressionResistancePriority(for: axis)),
    ]
  }

  /// Gives texts the height for the width that was found. Rule: `L-E-14`
  ///
  /// - Returns: Whether one is another than before.
  func wrap() -> Bool {
    var isChanged = false
    for item in wrapping where item.content.count >= 2 {
      let width = CGFloat(system[item.width])
      guard let before = item.wrapWidth, abs(width - before) > 1e-6 else { continue }
      item.wrapWidth = width
      // A text that fits exactly must not wrap because of the last digit.
      let height = unsafe item.view.intrinsicContentSize(atWidth: width + 1e-6).height
      for id in item.content.suffix(2) where system.constant(of: id) != Double(height) {
        system.setConstant(Double(height), of: id)
        isChanged = true
      }
    }
    return isChanged
  }
}

extension UIView {
  /// Has the content's size count again, and where its lines of text are. Rule: `L-E-03`
  func contentChangedInEngine() {
    guard let item = extras?.layout?.item else { return }
    let top = topmost
    guard let engine = top.extras?.layout?.engine, engine.number == item.engine else { return }
    engine.pendingContents.append(self)
    top.mark(.engineIsStale)
  }
}

extension NSLayoutConstraint {
  /// Whether it is about a line of text.
  var isAboutBaseline: Bool {
    [first.attribute, second?.attribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
  }
}
