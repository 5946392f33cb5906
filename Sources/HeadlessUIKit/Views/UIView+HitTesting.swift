import Foundation

extension UIView {
  /// Whom a touch reaches: the frontmost subview that answers, else this view.
  ///
  /// Hidden views, views that take no touches and views that are almost clear are passed over.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for view in storedSubviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
