// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UICollectionView {
  /// Whether items can be chosen while editing.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var allowsSelectionDuringEditing: Bool {
    get { StoredValues.value("UICollectionView.allowsSelectionDuringEditing", of: self) ?? false }
    set { StoredValues.note(newValue, "UICollectionView.allowsSelectionDuringEditing", of: self) }
  }

  /// Whether several items can be chosen while editing.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var allowsMultipleSelectionDuringEditing: Bool {
    get {
      StoredValues.value("UICollectionView.allowsMultipleSelectionDuringEditing", of: self) ?? false
    }
    set {
      StoredValues.note(newValue, "UICollectionView.allowsMultipleSelectionDuringEditing", of: self)
    }
  }

  /// Whether the items are being edited.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var isEditing: Bool {
    get { StoredValues.value("UICollectionView.isEditing", of: self) ?? false }
    set { StoredValues.note(newValue, "UICollectionView.isEditing", of: self) }
  }

  /// Whether items are prepared before they show.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  public var isPrefetchingEnabled: Bool {
    get { StoredValues.value("UICollectionView.isPrefetchingEnabled", of: self) ?? true }
    set { StoredValues.note(newValue, "UICollectionView.isPrefetchingEnabled", of: self) }
  }

  /// What prepares items before they show; not asked.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { StoredValues.weak("UICollectionView.prefetchDataSource", of: self) }
    set { StoredValues.noteWeakly(newValue, "UICollectionView.prefetchDataSource", of: self) }
  }

  /// Whether items can be dragged elsewhere.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var dragInteractionEnabled: Bool {
    get { StoredValues.value("UICollectionView.dragInteractionEnabled", of: self) ?? false }
    set { StoredValues.note(newValue, "UICollectionView.dragInteractionEnabled", of: self) }
  }

  /// What provides items to drag; not asked.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { StoredValues.weak("UICollectionView.dragDelegate", of: self) }
    set { StoredValues.noteWeakly(newValue, "UICollectionView.dragDelegate", of: self) }
  }

  /// What takes items that are dropped; not asked.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { StoredValues.weak("UICollectionView.dropDelegate", of: self) }
    set { StoredValues.noteWeakly(newValue, "UICollectionView.dropDelegate", of: self) }
  }

  /// Whether the focus comes back to the last item.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public var remembersLastFocusedIndexPath: Bool {
    get { StoredValues.value("UICollectionView.remembersLastFocusedIndexPath", of: self) ?? false }
    set { StoredValues.note(newValue, "UICollectionView.remembersLastFocusedIndexPath", of: self) }
  }

  /// Whether the focus selects.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var selectionFollowsFocus: Bool {
    get { StoredValues.value("UICollectionView.selectionFollowsFocus", of: self) ?? false }
    set { StoredValues.note(newValue, "UICollectionView.selectionFollowsFocus", of: self) }
  }

  /// Begins to move an item with a finger; it cannot.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    StoredOnly.note("UICollectionView.beginInteractiveMovementForItem")
    return false
  }

  /// Moves that item, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    StoredOnly.note("UICollectionView.updateInteractiveMovementTargetPosition")
  }

  /// Ends that move.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public func endInteractiveMovement() {
    StoredOnly.note("UICollectionView.endInteractiveMovement")
  }

  /// Takes that move back.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public func cancelInteractiveMovement() {
    StoredOnly.note("UICollectionView.cancelInteractiveMovement")
  }
}
