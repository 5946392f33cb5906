import Foundation

extension UITableViewCell {
  /// The height of a row that nothing else determines, in points. Rule: `L-G-13`
  static var usualHeight: CGFloat { 44 }

  /// The room that labels have above and below them, in points; about what is seen.
  private static var labelMargin: CGFloat { 11 }

  /// The size that the labels ask for in a width.
  func sizeOfLabels(_ width: CGFloat) -> CGSize {
    let room = contentRoom(in: CGRect(x: 0, y: 0, width: width, height: 0))
    if hasContentView,
      let height = ConfiguredContent.height(of: contentView, width: max(0, room.width))
    {
      return CGSize(width: width, height: max(Self.usualHeight, height))
    }
    let space = CGSize(width: max(0, room.width - 32), height: 0)
    let text = hasLabel ? textLabel?.sizeThatFits(space).height ?? 0 : 0
    let detail = hasDetailLabel ? detailTextLabel?.sizeThatFits(space).height ?? 0 : 0
    let height = (style == .subtitle ? text + detail : max(text, detail)) + 2 * Self.labelMargin
    return CGSize(width: width, height: max(Self.usualHeight, height))
  }

  /// The size that the content's constraints ask for, or `sizeThatFits(_:)` without any.
  func sizeOfContent(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let room = contentRoom(in: CGRect(origin: .zero, size: target))
    guard contentView.storedSubviews.contains(where: \.isPlacedByEngine) else {
      return CGSize(width: target.width, height: sizeThatFits(target).height)
    }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: room.width, height: max(0, room.height)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    guard size.height > 0, !isHeightOfMargins(size.height) else {
      DeviceHost.current?.logCollapsedCell()
      return CGSize(width: target.width, height: Self.usualHeight)
    }
    let outer = contentRoom(in: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    return CGSize(
      width: size.width + 1000 - outer.width, height: size.height + 1000 - outer.height)
  }

  /// Whether a height is what the margins take by themselves, where constraints use their guide: as
  /// Interface Builder shows such rows, constraints ask for none.
  private func isHeightOfMargins(_ height: CGFloat) -> Bool {
    guard contentView.extras?.systemGuides[.margins] != nil else { return false }
    let margins = contentView.layoutMargins
    return abs(height - margins.top - margins.bottom) < 0.01
  }
}

extension DeviceHost {
  /// Writes once about constraints that give a cell no height. Rule: `L-G-11`
  fileprivate func logCollapsedCell() {
    let line =
      "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of"
      + " zero for a table view cell's content view. We're considering the collapse unintentional"
      + " and using standard height instead."
    if !log.contains(line) { log.append(line) }
  }
}
