public import Foundation
import ConstraintSolver

extension UIView {
  /// The target of a fitting size that is as small as the constraints allow (since iOS 6).
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// The target of a fitting size that is as large as the constraints allow (since iOS 6).
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The size that meets the constraints in the view and is closest to a target.
  func fittingSize(
    _ targetSize: CGSize, _ horizontalFittingPriority: UILayoutPriority,
    _ verticalFittingPriority: UILayoutPriority
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
