import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The variables of a view, with the conditions that its frame sets.
  @discardableResult
  func item(_ view: UIView) -> LayoutItem {
    if let item = known(view, view.extras?.layout?.item) { return item }
    let item = LayoutItem(self, view)
    isStale = true
    guard keep(item, for: view) else {
      place(item, of: view)
      refreshContent(of: view, item)
      return item
    }
    let layout = view.ensuredLayout
    layout.item = item
    layout.systemGuides = []
    refreshKind(of: view)
    return item
  }

  /// The variables of a guide.
  func item(_ guide: UILayoutGuide, of view: UIView) -> LayoutItem {
    if let item = known(guide, guide.item) { return item }
    let outer = self.item(view)
    let item = LayoutItem(self, view, isGuide: true)
    isStale = true
    guard keep(item, for: guide) else {
      if guide.kind != .app { tie(guide, item, to: outer, view) }
      return item
    }
    guide.item = item
    if guide.kind != .app {
      view.ensuredLayout.systemGuides.append(guide)
      tie(guide, item, view)
    }
    return item
  }

  /// Has a view give its frame, or get it.
  func refreshKind(of view: UIView) {
    let item = item(view)
    let feeds = !view.isPlacedByEngine
    view.flags.set(.feedsEngine, feeds)
    if feeds {
      feed(view.alignmentRect(forFrame: view.untransformedFrame), to: item)
    } else {
      release(&item.known)
    }
    refreshContent(of: view, item)
    refreshGuides(of: view)
  }

  /// Gives the rectangle of a view that is placed otherwise.
  func feed(_ rect: CGRect, to item: LayoutItem) {
    set(item, rect.minX, rect.minY, rect.width, rect.height, in: nil)
  }

  /// Gives the guides of a view what the safe area and the margins are now. Rule: `L-D-07`, `L-D-18`
  func refreshGuides(of view: UIView) {
    guard let guides = view.extras?.layout?.systemGuides, !guides.isEmpty else { return }
    for guide in guides {
      if let item = guide.item, item.engine == number { tie(guide, item, view) }
    }
  }

  private func tie(_ guide: UILayoutGuide, _ item: LayoutItem, _ view: UIView) {
    if view.flags.contains(.feedsEngine), !guide.isOpenContent {
      let rect = guide.systemFrame(in: view)
      set(item, rect.minX, rect.minY, rect.width, rect.height, in: nil)
    } else if let outer = view.extras?.layout?.item {
      tie(guide, item, to: outer, view)
    }
  }

  private func tie(_ guide: UILayoutGuide, _ item: LayoutItem, to outer: LayoutItem, _ view: UIView)
  {
    guard !guide.isOpenContent else { return begin(item) }
    let origin = view.storedBounds.origin
    if guide.kind == .content {
      let size = guide.systemFrame(in: view).size
      set(item, 0, 0, size.width, size.height, in: nil)
    } else if let band = guide.band(in: view) {
      set(
        item, origin.x, origin.y - (band.isAtBottom ? band.height : 0), 0, band.height, in: outer,
        band)
    } else {
      let insets = guide.insets(in: view)
      set(
        item, origin.x + insets.left, origin.y + insets.top, -(insets.left + insets.right),
        -(insets.top + insets.bottom), in: outer)
    }
  }

  /// Has a rectangle begin at 0; its size is to be found.
  private func begin(_ item: LayoutItem) {
    guard item.known.isEmpty else { return }
    item.isContent = true
    item.known = [item.minX, item.minY].map {
      system.add(LinearConstraint([($0, 1)], .equal, 0, origin: .system))
    }
    isStale = true
  }

  /// Places a view of a tree that is fitted: by its mask, unless constraints do.
  private func place(_ item: LayoutItem, of view: UIView) {
    guard view !== fitted, !view.isPlacedByEngine, let above = view.storedSuperview else { return }
    let outer = self.item(above)
    let (frame, size) = (view.untransformedFrame, above.storedBounds.size)
    let mask = view.storedMask.rawValue
    follow(
      item.minX, item.width, outer.width, frame.minX, frame.width, size.width, mask: mask & 7)
    follow(
      item.minY, item.height, outer.height, frame.minY, frame.height, size.height,
      mask: mask >> 3 & 7)
  }

  /// Has a stretch depend on the whole as its mask requires. Rule: `L-A-50`, `L-H-24`
  private func follow(
    _ minimum: LayoutVariable, _ length: LayoutVariable, _ whole: LayoutVariable, _ start: CGFloat,
    _ size: CGFloat, _ room: CGFloat, mask: UInt
  ) {
    let grown = Autoresizing.place(
      start: start, length: size, change: 1, whole: room,
      flexibility: Autoresizing.Flexibility(rawValue: mask))
    for (variable, before, after) in [(minimum, start, grown.start), (length, size, grown.length)] {
      let share = Double(after - before)
      system.add(
        LinearConstraint(
          [(variable, 1), (whole, -share)], .equal, Double(before) - share * Double(room),
          origin: .system))
    }
  }

  /// Sets what the four variables are: constants, or sizes that depend on those of another item.
  ///
  /// The height of a band does not depend on it; one at the bottom begins from its end.
  private func set(
    _ item: LayoutItem, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    in outer: LayoutItem?, _ band: UILayoutGuide.Band? = nil
  ) {
    if item.isTied != (outer != nil) {
      release(&item.known)
      item.isTied = outer != nil
    }
    guard item.known.isEmpty else {
      change(item.known[0], x)
      change(item.known[1], y)
      change(item.known[2], width)
      change(item.known[3], height)
      return
    }
    func add(
      _ variable: LayoutVariable, _ other: LayoutVariable?, _ constant: CGFloat
    ) -> ConstraintID {
      let terms = [(variable, 1.0)] + (other.map { [($0, -1.0)] } ?? [])
      return system.add(LinearConstraint(terms, .equal, Double(constant), origin: .system))
    }
    item.known = [
      add(item.minX, nil, x), add(item.minY, band?.isAtBottom == true ? outer?.height : nil, y),
      add(item.width, outer?.width, width),
      add(item.height, band == nil ? outer?.height : nil, height),
    ]
    isStale = true
  }

  private func change(_ id: ConstraintID, _ constant: CGFloat) {
    guard system.constant(of: id) != Double(constant) else { return }
    system.setConstant(Double(constant), of: id)
    isStale = true
  }
}
