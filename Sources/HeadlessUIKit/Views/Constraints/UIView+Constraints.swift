import ConstraintSolver
import Foundation

extension UIView {
  /// The active constraints it holds, in the order of activation.
  ///
  /// - UIKit: differs, has the system's too (since iOS 6). Rule: `L-A-35`, `L-A-43`
  public var constraints: [NSLayoutConstraint] { extras?.layout?.constraints ?? [] }

  /// Holds a constraint whose items are this view and views below it (since iOS 6).
  ///
  /// Rule: `L-A-33`
  public func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

  /// Holds constraints whose items are this view and views below it (since iOS 6).
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.install(constraints, in: self)
  }

  /// Drops a constraint; nothing happens if the view does not hold it (since iOS 6).
  ///
  /// Rule: `L-A-42`
  public func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

  /// Drops those constraints that the view holds (since iOS 6).
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.uninstall(constraints.filter { $0.holder === self })
  }

  /// Whether another rectangle would meet the constraints as well (since iOS 6).
  ///
  /// Nothing reports it by itself. Rule: `L-B-23`, `L-B-25`
  public var hasAmbiguousLayout: Bool {
    guard isPlacedByEngine, let engine = settledEngine else { return false }
    let item = engine.item(self)
    engine.settle()
    return engine.isAmbiguous(item)
  }
}

// MARK: What a view has of it

extension UIView {
  /// What few views have: constraints, guides, a part in an engine.
  final class Layout {
    /// The active constraints it holds.
    var constraints: [NSLayoutConstraint] = []
    /// Those that views above hold and it is an item of.
    var outer: [NSLayoutConstraint] = []
    var item: LayoutItem?
    /// The guides of the system that are in the engine.
    var systemGuides: [UILayoutGuide] = []
    /// The guides of the app.
    var guides: [UILayoutGuide] = []
    /// The engine of the tree, in its topmost view.
    var engine: LayoutEngine?
  }

  /// What it has of constraints, made now if there is nothing.
  var ensuredLayout: Layout {
    let extras = ensuredExtras
    if let layout = extras.layout { return layout }
    let made = Layout()
    extras.layout = made
    markLayoutBelow()
    return made
  }

  /// The topmost view of the tree it is in.
  var topmost: UIView {
    var top = self
    while let above = top.storedSuperview { top = above }
    return top
  }

  /// Whether constraints place it; otherwise it gives its frame to others.
  ///
  /// The view of a controller that fills a window is placed by the window.
  var isPlacedByEngine: Bool {
    guard flags.contains(.isPlaced), let above = storedSuperview else {
      return flags.contains(.isPlaced)
    }
    return !(flags.contains(.hasOwner) && above.placesControllers)
  }

  /// Whether it gives the views of controllers their places itself.
  private var placesControllers: Bool { self is UIWindow || self is PresentationView }

  /// Notifies the views above that something below concerns constraints.
  private func markLayoutBelow() {
    var view: UIView? = self
    while let current = view, !current.flags.contains(.layoutBelow) {
      current.flags.insert(.layoutBelow)
      view = current.storedSuperview
    }
  }

  /// The engine of the tree, with nothing pending.
  var settledEngine: LayoutEngine? {
    let top = topmost
    guard top.flags.contains(.layoutBelow) else { return nil }
    top.updateEngine()
    return top.extras?.layout?.engine
  }
}

// MARK: Changes

extension UIView {
  /// Has the next pass solve; where there is an engine already, conflicts are found now.
  ///
  /// Rule: `L-B-08`
  func constraintsChanged() {
    mark(.engineIsStale)
    extras?.layout?.engine?.settle()
  }

  /// Solves what waits for it; at the topmost view, before the layout.
  func updateEngine() {
    flags.remove(.engineIsStale)
    updateBelow()
    guard flags.contains(.layoutBelow) else { return }
    let layout = ensuredLayout
    let engine: LayoutEngine
    if let made = layout.engine {
      engine = made
    } else {
      engine = LayoutEngine(self)
      engine.pendingViews = [self]
      layout.engine = engine
    }
    engine.grid = PixelGrid(scale: Double(pixelsPerPoint))
    engine.settle()
  }

  /// Gives the subviews the places that the engine found. Rule: `L-C-07`
  func placeSubviews() {
    guard flags.contains(.layoutBelow) else { return }
    // Most views have neither subviews that constraints place nor guides: nothing here asks the engine.
    let hasGuides = extras?.layout?.systemGuides.isEmpty == false
    guard flags.contains(.holdsPlaced) || hasGuides else { return }
    let top = topmost
    if top.extras?.layout?.engine == nil { top.updateEngine() }
    guard let engine = top.extras?.layout?.engine else { return }
    if extras?.layout?.item != nil { engine.refreshGuides(of: self) }
    engine.settle(during: self)
    placed(by: engine)
    guard flags.contains(.holdsPlaced) else { return }
    let placesControllers = self.placesControllers
    for view in storedSubviews where view.flags.contains(.isPlaced) {
      if placesControllers, view.flags.contains(.hasOwner) { continue }
      view.takePlace(from: engine)
    }
  }

  /// Pixels for each point of where it is shown.
  var pixelsPerPoint: CGFloat {
    (windowAbove?.windowScene?.screen ?? DeviceHost.current?.screen)?.scale ?? 2
  }

  private func takePlace(from engine: LayoutEngine) {
    guard let item = extras?.layout?.item, item.engine == engine.number else { return }
    place(in: frame(forAlignmentRect: engine.frame(of: item)))
  }

  /// Called when the view has joined a superview.
  func joinLayout() {
    if type(of: self).requiresConstraintBasedLayout { _ = ensuredLayout }
    guard flags.contains(.layoutBelow) else { return }
    // An engine of its own ends here.
    flags.remove(.engineIsStale)
    extras?.layout?.engine = nil
    if let above = storedSuperview {
      above.markLayoutBelow()
      if flags.contains(.isPlaced) { above.flags.insert(.holdsPlaced) }
    }
    let top = topmost
    top.extras?.layout?.engine?.pendingViews.append(self)
    top.mark(.engineIsStale)
  }

  /// Called when the view is about to leave its superview.
  ///
  /// What constrains it from outside is dropped. Rule: `L-A-40`, `L-A-41`, `LP-16`
  func leaveLayout() {
    guard flags.contains(.layoutBelow) else { return }
    let top = topmost
    leave(top.extras?.layout?.engine, from: self)
    top.mark(.engineIsStale)
  }

  private func leave(_ engine: LayoutEngine?, from root: UIView) {
    guard flags.contains(.layoutBelow) else { return }
    if let layout = extras?.layout {
      for constraint in layout.outer where constraint.holder?.isDescendant(of: root) != true {
        constraint.letGo()
      }
      if let engine { layout.constraints.forEach(engine.remove) }
    }
    for view in storedSubviews { view.leave(engine, from: root) }
    guard let layout = extras?.layout, let engine else { return }
    for guide in layout.systemGuides + layout.guides {
      if let item = guide.item { engine.remove(item) }
      guide.item = nil
    }
    layout.systemGuides = []
    if let item = layout.item { engine.remove(item) }
    layout.item = nil
    flags.remove(.feedsEngine)
    engine.pendingViews.removeAll { $0 === self }
  }

  /// Gives its new rectangle to those that depend on it. Rule: `L-A-54`
  func feedEngine() {
    guard let item = extras?.layout?.item else { return }
    let top = topmost
    guard let engine = top.extras?.layout?.engine, engine.number == item.engine else { return }
    engine.feed(alignmentRect(forFrame: untransformedFrame), to: item)
    guard engine.isStale, let above = storedSuperview else { return }
    if above.flags.contains(.holdsPlaced) {
      above.markNeedsLayout()
    } else if !above.flags.contains(.isWindow) {
      top.mark(.engineIsStale)
    }
  }

  /// Has constraints place the view, or no longer.
  func changePlacing(byEngine: Bool) {
    guard flags.contains(.isPlaced) != byEngine else { return }
    flags.set(.isPlaced, byEngine)
    _ = ensuredLayout
    if byEngine { storedSuperview?.flags.insert(.holdsPlaced) }
    let top = topmost
    top.extras?.layout?.engine?.pendingViews.append(self)
    storedSuperview?.markNeedsLayout()
    top.mark(.engineIsStale)
  }
}
