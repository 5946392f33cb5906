package import Foundation

extension UITableViewCell {
  func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    insertSubview(view, at: 0)
    hasContentView = true
    return view
  }

  func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    hasLabel = true
    return label
  }

  func makeDetailLabel() -> UILabel? {
    guard style != .default else { return nil }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    hasDetailLabel = true
    return label
  }

  func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    hasImageView = true
    return view
  }

  func replaceAccessory(_ old: UIView?) {
    old?.removeFromSuperview()
    if let accessoryView { addSubview(accessoryView) }
    setNeedsLayout()
  }

  func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// The content keeps clear of the safe area at the sides, of what is at the right end, and of the
  /// line below. Rule: `L-G-08`, `L-G-16`
  func placeParts() {
    backgroundView?.frame = bounds
    let room = contentRoom(in: bounds)
    if let accessoryView {
      let size = accessoryView.frame.size
      accessoryView.frame = CGRect(
        x: room.maxX, y: room.midY - size.height / 2, width: size.width, height: size.height)
    }
    contentView.frame = room
    placeLabels(in: contentView.bounds)
  }

  /// Where the content is in some bounds.
  func contentRoom(in bounds: CGRect) -> CGRect {
    var insets = UIEdgeInsets(top: 0, left: 0, bottom: separatorHeight, right: 0)
    if table?.insetsContentViewsToSafeArea != false {
      insets.left = safeAreaInsets.left
      insets.right = safeAreaInsets.right
    }
    if let accessoryView {
      insets.right += 16 + accessoryView.frame.size.width
    } else if accessoryType != .none {
      insets.right += Self.accessoryWidth
    }
    return bounds.shrunk(by: insets)
  }

  /// What the line below takes, in points: a pixel in a table that has lines.
  private var separatorHeight: CGFloat {
    (table?.separatorStyle ?? UITableViewCell.SeparatorStyle.none) == .none ? 0 : 1 / pixelsPerPoint
  }

  /// Where the line below begins, in points from the left edge; nil in a table without lines.
  package var separatorStart: CGFloat? {
    separatorHeight == 0 ? nil : safeAreaInsets.left + separatorInset.left
  }

  /// Whether it is the first and whether it is the last row of its section; nil where it is in no table.
  package var placeInSection: (isFirst: Bool, isLast: Bool)? {
    guard let table, let path = table.indexPath(for: self) else { return nil }
    return (path.row == 0, path.row == table.numberOfRows(inSection: path.section) - 1)
  }

  /// The style of its table; nil where it is in none.
  package var tableStyle: UITableView.Style? { table?.style }

  /// The room that a sign of the system takes at the right end, in points; about what is seen.
  private static var accessoryWidth: CGFloat { 38 }

  private func placeLabels(in bounds: CGRect) {
    var room = bounds.shrunk(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    if hasImageView, let imageView, let size = imageView.image?.size {
      imageView.frame = CGRect(
        x: room.minX, y: room.midY - size.height / 2, width: size.width, height: size.height)
      room.origin.x += size.width + 16
      room.size.width = max(0, room.size.width - size.width - 16)
    }
    guard hasLabel, let textLabel else { return }
    guard hasDetailLabel, let detailTextLabel else {
      textLabel.frame = room
      return
    }
    let (text, detail) = (textLabel.sizeThatFits(.zero), detailTextLabel.sizeThatFits(.zero))
    if style == .subtitle {
      let top = room.midY - (text.height + detail.height) / 2
      textLabel.frame = CGRect(
        x: room.minX, y: top, width: min(text.width, room.size.width), height: text.height)
      detailTextLabel.frame = CGRect(
        x: room.minX, y: top + text.height, width: min(detail.width, room.size.width),
        height: detail.height)
    } else {
      let width = min(detail.width, room.size.width)
      detailTextLabel.frame = CGRect(
        x: room.maxX - width, y: room.midY - detail.height / 2, width: width, height: detail.height)
      textLabel.frame = CGRect(
        x: room.minX, y: room.midY - text.height / 2,
        width: min(text.width, max(0, room.size.width - width)), height: text.height)
    }
  }
}
