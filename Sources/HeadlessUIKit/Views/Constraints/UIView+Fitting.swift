public import Foundation
import ConstraintSolver

extension UIView {
  /// The target of a fitting size that is as small as the constraints allow (since iOS 6).
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// The target of a fitting size that is as large as the constraints allow (since iOS 6).
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that meets the constraints in the view and is closest to a target, in points.
  ///
  /// The view stays as it is. Since iOS 6. Rule: `L-C-27`, `L-C-28`
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that meets the constraints in the view, where the target's width and height are
  /// constraints of their own.
  ///
  /// Since iOS 8. Rule: `L-C-27`, `L-C-29`, `L-C-31`, `L-B-39`
  /// - Complexity: that of solving the view's constraints from the beginning.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateBelow()
    let engine = LayoutEngine(self, fitting: self)
    engine.pendingViews = [self]
    let item = engine.item(self)
    engine.add(item.width, .equal, targetSize.width, horizontalFittingPriority)
    engine.add(item.height, .equal, targetSize.height, verticalFittingPriority)
    engine.settle()
    let grid = PixelGrid(scale: Double(pixelsPerPoint))
    return CGSize(
      width: grid.round(engine.system[item.width]), height: grid.round(engine.system[item.height]))
  }
}

extension LayoutEngine {
  /// Adds a condition of the system's on one variable.
  @discardableResult
  func add(
    _ variable: LayoutVariable, _ relation: Relation, _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) -> ConstraintID {
    isStale = true
    return system.add(
      LinearConstraint(
        [(variable, 1)], relation, Double(constant), priority: Priority(priority.rawValue),
        origin: .system))
  }
}
