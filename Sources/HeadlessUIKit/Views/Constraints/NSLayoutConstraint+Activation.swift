import ConstraintSolver
import Foundation

extension NSLayoutConstraint {
  private static var lastSerial = 0

  /// Has constraints count; conflicts are judged with all of them present.
  static func install(_ constraints: [NSLayoutConstraint]) {
    var tops: [UIView] = []
    for constraint in constraints where constraint.holder == nil && constraint.isLegal {
      guard let holder = constraint.nearestHolder else {
        ConstraintMistake.noCommonAncestor(constraint.first, constraint.second).raise()
        continue
      }
      let top = constraint.hold(in: holder)
      if tops.last !== top { tops.append(top) }
    }
    for top in tops { top.constraintsChanged() }
  }

  /// Adds constraints to a view that is above all their items. Rule: `L-A-33`, `L-A-34`
  static func install(_ constraints: [NSLayoutConstraint], in view: UIView) {
    var isChanged = false
    for constraint in constraints where constraint.holder !== view && constraint.isLegal {
      let items = [constraint.first, constraint.second].compactMap { $0?.view }
      if let stranger = items.first(where: { !$0.isDescendant(of: view) }) {
        DeviceHost.current?.log += [
          "View not found in container hierarchy: \(LayoutWords.name(stranger))",
          "That view's superview: \(LayoutWords.name(stranger.superview))",
        ]
        ConstraintMistake.outside(constraint, of: view).raise()
        continue
      }
      constraint.letGo()
      constraint.hold(in: view)
      isChanged = true
    }
    if isChanged { view.topmost.constraintsChanged() }
  }

  /// Has constraints of a view's own count from the next pass on.
  ///
  /// For those that are made in an update: what conflicts with what is still to be updated is none.
  static func installLater(_ constraints: [NSLayoutConstraint], in view: UIView) {
    for constraint in constraints where constraint.isLegal { constraint.hold(in: view) }
    view.topmost.mark(.engineIsStale)
  }

  /// Has constraints count no longer.
  static func uninstall(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.letGo() }
  }

  /// Becomes one of a view's constraints.
  ///
  /// - Returns: The topmost view.
  @discardableResult
  private func hold(in view: UIView) -> UIView {
    Self.lastSerial += 1
    serial = Self.lastSerial
    holder = view
    view.ensuredLayout.constraints.append(self)
    for item in itemViews where item !== view { item.ensuredLayout.outer.append(self) }
    let top = view.topmost
    top.extras?.layout?.engine?.pendingConstraints.append(self)
    return top
  }

  /// Is no longer one of a view's constraints.
  func letGo() {
    guard let view = holder else { return }
    holder = nil
    view.extras?.layout?.constraints.removeAll { $0 === self }
    for item in itemViews where item !== view {
      item.extras?.layout?.outer.removeAll { $0 === self }
    }
    let top = view.topmost
    guard let engine = top.extras?.layout?.engine else {
      installation = nil
      return
    }
    engine.remove(self)
    top.mark(.engineIsStale)
  }

  /// The views of its items, each once.
  private var itemViews: [UIView] {
    let sides: [LayoutSide] = [first] + (second.map { [$0] } ?? [])
    let views = sides.flatMap { [$0.view, $0.startView] }.compactMap { $0 }
    return views.enumerated().filter { place, view in
      !views[..<place].contains { $0 === view }
    }.map(\.element)
  }

  /// Whether a guide is one of its items.
  func concerns(_ guide: UILayoutGuide) -> Bool {
    [first.item, first.startItem, second?.item, second?.startItem].contains { $0 === guide }
  }

  /// The nearest view that all items are in. Rule: `L-A-35`, `L-A-36`
  private var nearestHolder: UIView? {
    let views = itemViews
    guard var common = views.first else { return nil }
    for view in views.dropFirst() {
      guard let next = common.nearestCommonAncestor(with: view) else { return nil }
      common = next
    }
    return common
  }

  /// The view in whose space the places of two sides are compared.
  static func space(_ first: LayoutSide, _ second: LayoutSide?) -> UIView? {
    guard let view = first.view else { return nil }
    let other = second?.view ?? first.startView ?? view
    guard view !== other else {
      // Between attributes of one view its own place does not matter.
      let isGuided = first.item !== view || second.map { $0.item !== view } ?? false
      return isGuided ? view : view.storedSuperview ?? view
    }
    return view.nearestCommonAncestor(with: other)
  }

  /// The constant, if the engine can count with it. Rule: `L-A-30`
  var limitedConstant: CGFloat {
    let limit = CGFloat(ConstraintSystem.largestConstant)
    if abs(constant) > limit { DeviceHost.current?.logOversizedConstant() }
    return max(-limit, min(limit, constant))
  }

  func constantChanged() {
    guard let (engine, id, offset, top) = installed else { return }
    engine.system.setConstant(Double(limitedConstant) - offset, of: id)
    engine.isStale = true
    top.mark(.engineIsStale)
  }

  func priorityChanged() {
    guard let (engine, id, _, top) = installed else { return }
    engine.system.setPriority(Priority(priority.rawValue), of: id)
    engine.isStale = true
    top.mark(.engineIsStale)
  }

  private var installed: (LayoutEngine, ConstraintID, Double, UIView)? {
    guard let installation, let top = holder?.topmost, let engine = top.extras?.layout?.engine,
      engine.number == installation.engine
    else { return nil }
    return (engine, installation.id, installation.offset, top)
  }
}

extension LayoutSide {
  /// The view that the item is, or that has it.
  @MainActor var view: UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }

  /// The view of where a distance is measured from.
  @MainActor var startView: UIView? {
    (startItem as? UIView) ?? (startItem as? UILayoutGuide)?.owningView
  }
}

extension DeviceHost {
  /// Writes about a constant beyond the engine's limits, once. Rule: `L-A-30`
  func logOversizedConstant() {
    let line =
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A"
      + " smaller value will be substituted, but this problem should be fixed. Break on BOOL"
      + " _NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once. "
      + " This may break in the future."
    if !log.contains(line) { log.append(line) }
  }
}
