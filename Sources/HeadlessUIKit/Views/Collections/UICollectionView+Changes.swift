public import Foundation

extension UICollectionView {
  /// Makes changes that belong together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates += 1
    updates?()
    openUpdates -= 1
    if openUpdates == 0 { update() }
    AnimationState.with { $0.finish($0.block(duration: 0.3, delay: 0, options: []), completion) }
  }

  /// The same for code that is there: it does not leave the call, so that it may name members without `self`.
  ///
  /// - UIKit: same; there one method has both forms, which Swift code cannot write. Acts.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Notes that items were put in.
  public func insertItems(at indexPaths: [IndexPath]) { change { _ in true } }

  /// Notes that items were taken out.
  public func deleteItems(at indexPaths: [IndexPath]) {
    chosen.removeAll { indexPaths.contains($0) }
    change { _ in true }
  }

  /// Shows some items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.kind == nil && indexPaths.contains($0.path) }
  }

  /// Notes that sections were put in.
  public func insertSections(_ sections: IndexSet) { change { _ in true } }

  /// Notes that sections were taken out.
  public func deleteSections(_ sections: IndexSet) {
    chosen.removeAll { sections.contains($0.section) }
    change { _ in true }
  }

  /// Shows some sections again.
  public func reloadSections(_ sections: IndexSet) {
    change { sections.contains($0.path.section) }
  }

  /// Forgets the views that a change concerns, and shows the items as they are now.
  private func change(_ isConcerned: (ElementKey) -> Bool) {
    drop(isConcerned)
    askedCells = []
    knownCounts = nil
    isPrepared = false
    setNeedsLayout()
    if openUpdates == 0 { update() }
  }

  private func update() {
    takeTargetOffset()
    layoutIfNeeded()
  }
}
