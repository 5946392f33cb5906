import Foundation
import Orientation

extension UISplitViewController {
  /// Places the columns.
  func layOutColumns() {
    guard let view = viewIfLoaded else { return }
    noteWidth()
    let mode = mode(in: view.bounds.size)
    if mode != knownMode {
      if knownMode != nil { delegate?.splitViewController(self, willChangeTo: mode) }
      knownMode = mode
    }
    let children = shownOrder
    show(children, in: content, at: children.map { frame(of: $0, in: view.bounds.size) })
    let isOver = mode == .oneOverSecondary || mode == .twoOverSecondary
    let inFront =
      isNarrow ? [frontColumn] : isOver ? [columns[.supplementary], columns[.primary]] : []
    for column in inFront.compactMap({ $0?.viewIfLoaded }) where column.superview === content {
      content.bringSubviewToFront(column)
    }
  }

  func columnSize(of child: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = child as? UIViewController, child.container === self else { return size }
    return frame(of: child, in: size).size
  }

  /// Which columns are shown in a view of a size.
  ///
  /// By itself a portrait view shows the secondary column only; a landscape one shows one beside it.
  func mode(in size: CGSize) -> DisplayMode {
    if let chosenMode { return chosenMode }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    let isUpright = size.height > size.width
    if let host, host.system.behaviors[.splitViewAsksByOrientation], let primary = columns[.primary]
    {
      let hides =
        delegate?.splitViewController(
          self, shouldHide: primary, in: isUpright ? .portrait : .landscapeLeft) ?? isUpright
      return hides ? .secondaryOnly : .oneBesideSecondary
    }
    return isUpright ? .secondaryOnly : .oneBesideSecondary
  }

  /// How columns share the width, by itself or by the mode that is preferred.
  var behavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    let size = viewIfLoaded?.bounds.size ?? .zero
    return size.height > size.width ? .overlay : .tile
  }

  /// The width of the primary column: two fifths of the whole, at most 320 points.
  func primaryWidth(in whole: CGFloat) -> CGFloat {
    let automatic = Self.automaticDimension
    var width: CGFloat = 0.4 * whole
    if preferredPrimaryColumnWidthFraction != automatic {
      width = preferredPrimaryColumnWidthFraction * whole
    }
    if preferredPrimaryColumnWidth != automatic { width = preferredPrimaryColumnWidth }
    let greatest = maximumPrimaryColumnWidth == automatic ? 320 : maximumPrimaryColumnWidth
    let least = minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth
    return min(max(min(width, greatest), least), whole)
  }

  func supplementaryWidth(in whole: CGFloat) -> CGFloat {
    guard columns[.supplementary] != nil else { return 0 }
    let width = preferredSupplementaryColumnWidth
    return min(width == Self.automaticDimension ? min(0.4 * whole, 320) : width, whole)
  }

  /// The frame of a column in a view of a size.
  private func frame(of child: UIViewController, in size: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    guard !fillsContainers, !isNarrow(in: size),
      let column = columns.first(where: { $0.value === child })?.key,
      column != .compact
    else { return whole }
    let frame = leadingFrame(of: column, in: whole)
    guard primaryEdge == .trailing else { return frame }
    return CGRect(x: whole.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
  }

  /// The frame of a column while the primary one is at the left.
  private func leadingFrame(of column: Column, in whole: CGRect) -> CGRect {
    let mode = mode(in: whole.size)
    let primary = primaryWidth(in: whole.width)
    let supplementary = supplementaryWidth(in: whole.width)
    let hasThree = columns[.supplementary] != nil
    let inner = hasThree ? supplementary : primary
    let both = hasThree ? primary + supplementary : primary
    /// How far the columns at the edge extend, and where the secondary one begins.
    let reach: CGFloat
    let start: CGFloat
    switch mode {
    case .secondaryOnly, .automatic: (reach, start) = (0, 0)
    case .oneBesideSecondary: (reach, start) = (inner, inner)
    case .oneOverSecondary: (reach, start) = (inner, 0)
    case .twoBesideSecondary: (reach, start) = (both, both)
    case .twoOverSecondary: (reach, start) = (both, 0)
    case .twoDisplaceSecondary: (reach, start) = (both, both)
    }
    func strip(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: 0, width: width, height: whole.height)
    }
    switch column {
    case .primary: return strip(reach - both, primary)
    case .supplementary: return strip(reach - supplementary, supplementary)
    case .secondary, .compact:
      // One that is pushed aside keeps the width it has beside one column.
      let width = mode == .twoDisplaceSecondary ? whole.width - inner : whole.width - start
      return strip(start, width)
    }
  }

  /// Whether there is no width in a view of a size that is about to come.
  private func isNarrow(in size: CGSize) -> Bool {
    guard let host, size != viewIfLoaded?.bounds.size, let registration,
      let transition = host.turn(of: host.scene(of: registration.id))?.transition,
      let traits = host.system.traits(of: transition.scene, in: transition.new)
    else { return isNarrow }
    return host.system.behaviors[.sizeClasses] && traits.horizontal == .compact
  }
}
