public import Foundation

extension UICollectionView {
  /// Where an item is shown that the view scrolls to.
  ///
  /// - UIKit: same. Since iOS 6
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Creates a position from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Scrolls to an item; without a position as far as needed.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = self.offset(showing: item)
    let room = bounds.shrunk(by: adjustedContentInset).size
    let inset = adjustedContentInset
    if scrollPosition.contains(.top) {
      offset.y = item.minY - inset.top
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = item.midY - room.height / 2 - inset.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = item.maxY - room.height - inset.top
    }
    if scrollPosition.contains(.left) {
      offset.x = item.minX - inset.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = item.midX - room.width / 2 - inset.left
    } else if scrollPosition.contains(.right) {
      offset.x = item.maxX - room.width - inset.left
    }
    setContentOffset(allowed(offset), animated: animated)
  }

  /// The items that are chosen, in the order of their choice.
  public var indexPathsForSelectedItems: [IndexPath]? { chosen }

  /// Selects an item without calling the delegate.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for path in chosen where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath else { return }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// What a finger does that taps an item.
  package func tapItem(at indexPath: IndexPath) {
    guard allowsSelection, isUserInteractionEnabled else { return }
    let delegate = collectionDelegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) != false else { return }
    if chosen.contains(indexPath) {
      // With one choice only, another item has to be tapped.
      guard allowsMultipleSelection,
        delegate?.collectionView(self, shouldDeselectItemAt: indexPath) != false
      else { return }
      deselectItem(at: indexPath, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) != false else { return }
    let before = chosen
    selectItem(at: indexPath, animated: true, scrollPosition: [])
    for old in before where !chosen.contains(old) {
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    (cellForItem(at: indexPath))?.selectionSegue?()
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
