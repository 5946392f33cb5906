import Orientation

extension UISplitViewController {
  /// The columns it can have, from the edge inwards.
  var columnOrder: [Column] { [.primary, .supplementary, .secondary, .compact] }

  /// Puts two or three controllers into the columns.
  func replaceColumns(with controllers: [UIViewController]) {
    let names: [Column] =
      style == .tripleColumn && controllers.count > 2
      ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    contain(Array(controllers.prefix(names.count))) {
      columns = Dictionary(uniqueKeysWithValues: zip(names, controllers))
    }
  }

  /// Puts a controller into a column; in a style with named columns it gets a stack around it.
  func put(_ controller: UIViewController?, in column: Column) {
    guard columns[column] !== controller else { return }
    var wrapped = controller
    if let controller, style != .unspecified, column != .compact,
      !(controller is UINavigationController)
    {
      wrapped = UINavigationController(rootViewController: controller)
    }
    var new = columns
    new[column] = wrapped
    contain(columnOrder.compactMap { new[$0] }) { columns = new }
  }

  func reveal(_ column: Column) {
    topColumn = column
    switch column {
    case .primary:
      let isBeside = behavior == .tile
      chosenMode =
        style == .tripleColumn
        ? (isBeside ? .twoBesideSecondary : .twoOverSecondary)
        : (isBeside ? .oneBesideSecondary : .oneOverSecondary)
    case .supplementary:
      chosenMode = behavior == .tile ? .oneBesideSecondary : .oneOverSecondary
    case .secondary, .compact: break
    }
    viewIfLoaded?.setNeedsLayout()
  }

  func conceal(_ column: Column) {
    switch column {
    case .primary: chosenMode = style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly
    case .supplementary: chosenMode = .secondaryOnly
    case .secondary, .compact: break
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// The topmost controller.
  var frontColumn: UIViewController? {
    guard isNarrow else { return columns[.secondary] ?? columns[.primary] }
    return columns[.compact] ?? columns[topColumn] ?? shownOrder.last
  }

  /// Whether there is no room for columns: now, or after the size change in progress (`H-14`).
  var isNarrow: Bool {
    guard let host, host.system.behaviors[.sizeClasses] else { return false }
    return traitCollection.horizontalSizeClass == .compact
  }

  /// Notifies the delegate when columns collapse or expand, and finds the topmost controller then.
  func noteWidth() {
    let isNarrow = isNarrow
    guard knownNarrow != isNarrow else { return }
    let wasNarrow = knownNarrow
    knownNarrow = isNarrow
    if isNarrow {
      collapse()
    } else if wasNarrow == true {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private func collapse() {
    if style != .unspecified {
      let proposed: Column = columns[.compact] != nil ? .compact : .secondary
      topColumn =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
    } else if let primary = columns[.primary], let secondary = columns[.secondary] {
      let isDone =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
      topColumn = isDone ? .primary : .secondary
    }
    delegate?.splitViewControllerDidCollapse(self)
  }
}
