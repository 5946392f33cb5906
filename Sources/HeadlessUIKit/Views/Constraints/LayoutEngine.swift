import ConstraintSolver
import Foundation

/// The constraints of a tree of views as a system of equations.
///
/// The topmost view has it. A view whose frame is known gives its rectangle as constants, so that a
/// turn changes constants only, and views without constraints have no part in it.
@MainActor final class LayoutEngine {
  /// Where a constraint is: in which engine, and under which name.
  struct Installation {
    let engine: Int
    let id: ConstraintID
    /// What the attributes add to the constant's side.
    let offset: Double
  }

  /// Which engine it is among all.
  let number: Int
  /// The topmost view.
  private(set) weak var top: UIView?
  var system = ConstraintSystem()
  /// The pixels to which places are rounded.
  var grid = PixelGrid(scale: 1)
  /// Whether something has changed since it was solved.
  var isStale = true
  /// Constraints and views that are not in it yet.
  var pendingConstraints: [NSLayoutConstraint] = []
  var pendingViews: [UIView] = []
  /// Views whose content asks for another size.
  var pendingContents: [UIView] = []
  /// The conflicts that were found so far; some may be gone.
  var knownConflicts: [Conflict] = []
  /// The texts whose height depends on their width.
  var wrapping: [LayoutItem] = []
  /// The view whose fitting size is wanted; nil for the engine of a tree.
  let fitted: UIView?
  /// The items of an engine that is used once.
  private var items: [ObjectIdentifier: LayoutItem] = [:]
  private var owners: [LayoutItem?] = []
  /// How often changes were marked.
  private var rounds = 0
  private var unused: (positions: [LayoutVariable], sizes: [LayoutVariable]) = ([], [])

  private static var count = 0

  /// Creates the engine of a tree, or one that is used once to fit a view.
  init(_ top: UIView, fitting fitted: UIView? = nil) {
    self.top = top
    self.fitted = fitted
    Self.count += 1
    number = Self.count
  }

  func takeVariable(_ kind: ConstraintSystem.Kind) -> LayoutVariable {
    let old = kind == .position ? unused.positions.popLast() : unused.sizes.popLast()
    if let old { return old }
    owners.append(nil)
    return system.addVariable(kind)
  }

  /// What an engine has for a view or guide.
  func known(_ object: AnyObject, _ own: LayoutItem?) -> LayoutItem? {
    guard fitted == nil else { return items[ObjectIdentifier(object)] }
    return own?.engine == number ? own : nil
  }

  func keep(_ item: LayoutItem, for object: AnyObject) -> Bool {
    guard fitted != nil else { return true }
    items[ObjectIdentifier(object)] = item
    return false
  }

  func owner(of variable: LayoutVariable) -> LayoutItem? { owners[variable.index] }

  func setOwner(_ item: LayoutItem?, of variable: LayoutVariable) { owners[variable.index] = item }

  /// Takes an item out; no constraint is left on it.
  func remove(_ item: LayoutItem) {
    guard item.engine == number else { return }
    release(&item.known)
    release(&item.content)
    if item.wrapWidth != nil { wrapping.removeAll { $0 === item } }
    for variable in [item.minX, item.minY, item.width, item.height] { setOwner(nil, of: variable) }
    unused.positions += [item.minX, item.minY]
    unused.sizes += [item.width, item.height]
    isStale = true
  }

  /// Takes conditions out.
  func release(_ ids: inout [ConstraintID]) {
    for id in ids { system.remove(id) }
    if !ids.isEmpty { isStale = true }
    ids = []
  }

  /// Adds what is pending and solves.
  ///
  /// Views whose subviews have new places are laid out in the next pass, but for the one that is
  /// being laid out. Rule: `L-C-06`
  func settle(during view: UIView? = nil) {
    if !pendingViews.isEmpty || !pendingConstraints.isEmpty || !pendingContents.isEmpty {
      addPending()
    }
    guard isStale else { return }
    isStale = false
    let waits = view?.flags.contains(.needsLayout)
    var conflicts = system.solve()
    markChanges()
    // A height may change a width in turn, hardly more than once.
    for _ in 0..<4 where wrap() {
      conflicts += system.solve()
      markChanges()
    }
    if waits == false { view?.flags.remove(.needsLayout) }
    guard !conflicts.isEmpty, fitted == nil else { return }
    knownConflicts = currentConflicts + conflicts
    report(conflicts)
  }

  /// Has the superviews of what has a new place laid out.
  private func markChanges() {
    guard fitted == nil else { return }
    rounds += 1
    for variable in system.changedVariables {
      // Once for the four variables of an item.
      guard let item = owners[variable.index], item.marked != rounds else { continue }
      item.marked = rounds
      let view = unsafe item.view
      // What follows its own frame is there already.
      guard item.known.isEmpty || item.isContent else { continue }
      (item.isGuide ? view : view.storedSuperview ?? view).markNeedsLayout()
    }
  }

  private func addPending() {
    let views = pendingViews
    pendingViews = []
    var constraints = pendingConstraints
    pendingConstraints = []
    for view in views { collect(view, into: &constraints) }
    for view in pendingContents { refresh(view, &constraints) }
    pendingContents = []
    // In the order of activation, which decides ties. Rule: LP-02
    constraints.sort { $0.serial < $1.serial }
    for constraint in constraints where fitted != nil || constraint.installation?.engine != number {
      add(constraint)
    }
  }

  /// Reads a view's content again.
  private func refresh(_ view: UIView, _ constraints: inout [NSLayoutConstraint]) {
    guard let layout = view.extras?.layout, let item = known(view, layout.item) else { return }
    refreshContent(of: view, item)
    for constraint in layout.constraints + layout.outer where constraint.isAboutBaseline {
      remove(constraint)
      constraints.append(constraint)
    }
  }

  private func collect(_ view: UIView, into constraints: inout [NSLayoutConstraint]) {
    guard view.flags.contains(.layoutBelow) else { return }
    if let layout = view.extras?.layout { constraints += layout.constraints }
    if fitted != nil {
      if view.flags.contains(.isPlaced) { item(view) }
    } else if view.flags.contains(.isPlaced) || view.extras?.layout?.item != nil {
      refreshKind(of: view)
    }
    for subview in view.storedSubviews { collect(subview, into: &constraints) }
  }
}
