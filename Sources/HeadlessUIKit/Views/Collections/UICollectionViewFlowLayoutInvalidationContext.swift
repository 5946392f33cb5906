/// Why a flow layout no longer holds, and what of it is kept.
///
/// What is not invalid is kept as the names say; it was not checked against UIKit.
///
/// ```swift
/// override func invalidationContext(
///   forBoundsChange newBounds: CGRect
/// ) -> UICollectionViewLayoutInvalidationContext {
///   let context = super.invalidationContext(forBoundsChange: newBounds)
///   let flow = context as? UICollectionViewFlowLayoutInvalidationContext
///   flow?.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
///   return context
/// }
/// ```
///
/// - UIKit: same. Since iOS 7
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked again for sizes, insets and spacing.
  ///
  /// - UIKit: same. Since iOS 7
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the lines are filled anew; they are kept where neither this nor the metrics are invalid.
  ///
  /// - UIKit: same. Since iOS 7
  open var invalidateFlowLayoutAttributes = true
}
