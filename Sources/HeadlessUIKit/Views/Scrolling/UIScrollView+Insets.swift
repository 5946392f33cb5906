import Foundation

extension UIScrollView {
  /// On which axes the safe area adds to the insets.
  private var adjustedAxes: (across: Bool, down: Bool) {
    let across = storedContentSize.width > bounds.size.width || alwaysBounceHorizontal
    let down = storedContentSize.height > bounds.size.height || alwaysBounceVertical
    switch contentInsetAdjustmentBehavior {
    case .never: return (false, false)
    case .always: return (true, true)
    case .scrollableAxes: return (across, down)
    case .automatic: return (across, down || isContentOfController)
    }
  }

  /// Whether this is a controller's view, or its backmost direct subview.
  private var isContentOfController: Bool {
    if flags.contains(.hasOwner) { return true }
    guard let superview = storedSuperview, superview.flags.contains(.hasOwner) else { return false }
    return superview.storedSubviews.first === self
  }

  /// What the safe area adds to the insets.
  var safeAreaPart: UIEdgeInsets {
    let insets = safeAreaInsets
    let axes = adjustedAxes
    return UIEdgeInsets(
      top: axes.down ? insets.top : 0, left: axes.across ? insets.left : 0,
      bottom: axes.down ? insets.bottom : 0, right: axes.across ? insets.right : 0)
  }

  /// What of the safe area is left for the content: where the insets keep it clear, nothing.
  func safeAreaBesidesInsets(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    let axes = adjustedAxes
    return UIEdgeInsets(
      top: axes.down ? 0 : insets.top, left: axes.across ? 0 : insets.left,
      bottom: axes.down ? 0 : insets.bottom, right: axes.across ? 0 : insets.right)
  }

  /// The insets may have changed.
  ///
  /// Content that was at its beginning stays there: it moves with a bar that becomes higher.
  func insetsChanged() {
    let inset = adjustedContentInset
    let old = knownInset
    guard inset != old else { return }
    knownInset = inset
    var offset = contentOffset
    // Taken from 0, which gives no negative zero.
    if offset.y == -old.top { offset.y = 0 - inset.top }
    if offset.x == -old.left { offset.x = 0 - inset.left }
    contentOffset = allowed(offset)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The content has a new size.
  func contentChanged() { keepContentInView() }

  /// Moves back as far as it has to for the content to fill the view.
  func keepContentInView() {
    insetsChanged()
    let offset = allowed(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// The offset nearest to one at which nothing beyond the content shows.
  func allowed(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let room = bounds.size
    func within(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(min(value, most), least)
    }
    return CGPoint(
      x: within(offset.x, 0 - inset.left, storedContentSize.width + inset.right - room.width),
      y: within(offset.y, 0 - inset.top, storedContentSize.height + inset.bottom - room.height))
  }
}
