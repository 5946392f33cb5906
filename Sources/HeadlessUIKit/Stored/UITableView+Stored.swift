// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UITableView {
  /// Whether rows can be chosen while editing.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var allowsSelectionDuringEditing: Bool {
    get { StoredValues.value("UITableView.allowsSelectionDuringEditing", of: self) ?? false }
    set { StoredValues.note(newValue, "UITableView.allowsSelectionDuringEditing", of: self) }
  }

  /// Whether several rows can be chosen while editing.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var allowsMultipleSelectionDuringEditing: Bool {
    get {
      StoredValues.value("UITableView.allowsMultipleSelectionDuringEditing", of: self) ?? false
    }
    set {
      StoredValues.note(newValue, "UITableView.allowsMultipleSelectionDuringEditing", of: self)
    }
  }

  /// The effect of the lines between rows.
  ///
  /// - UIKit: same. Stored only. Since iOS 8
  public var separatorEffect: UIVisualEffect? {
    get { StoredValues.value("UITableView.separatorEffect", of: self) }
    set { StoredValues.note(newValue, "UITableView.separatorEffect", of: self) }
  }

  /// What the inset of those lines is from.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var separatorInsetReference: UITableView.SeparatorInsetReference {
    get { StoredValues.value("UITableView.separatorInsetReference", of: self) ?? .fromCellEdges }
    set { StoredValues.note(newValue, "UITableView.separatorInsetReference", of: self) }
  }

  /// The space above headers, in points; the system's if automatic.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var sectionHeaderTopPadding: CGFloat {
    get { StoredValues.value("UITableView.sectionHeaderTopPadding", of: self) ?? -1 }
    set { StoredValues.note(newValue, "UITableView.sectionHeaderTopPadding", of: self) }
  }

  /// The height of rows without content, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var fillerRowHeight: CGFloat {
    get { StoredValues.value("UITableView.fillerRowHeight", of: self) ?? -1 }
    set { StoredValues.note(newValue, "UITableView.fillerRowHeight", of: self) }
  }

  /// The colour of the index.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var sectionIndexColor: UIColor? {
    get { StoredValues.value("UITableView.sectionIndexColor", of: self) }
    set { StoredValues.note(newValue, "UITableView.sectionIndexColor", of: self) }
  }

  /// The colour behind the index.
  ///
  /// - UIKit: same. Stored only. Since iOS 7
  public var sectionIndexBackgroundColor: UIColor? {
    get { StoredValues.value("UITableView.sectionIndexBackgroundColor", of: self) }
    set { StoredValues.note(newValue, "UITableView.sectionIndexBackgroundColor", of: self) }
  }

  /// The colour behind the index while it is touched.
  ///
  /// - UIKit: same. Stored only. Since iOS 6
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { StoredValues.value("UITableView.sectionIndexTrackingBackgroundColor", of: self) }
    set { StoredValues.note(newValue, "UITableView.sectionIndexTrackingBackgroundColor", of: self) }
  }

  /// How many rows make the index appear.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { StoredValues.value("UITableView.sectionIndexMinimumDisplayRowCount", of: self) ?? 0 }
    set { StoredValues.note(newValue, "UITableView.sectionIndexMinimumDisplayRowCount", of: self) }
  }

  /// What prepares rows before they show; not asked.
  ///
  /// - UIKit: same. Stored only. Since iOS 10
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { StoredValues.weak("UITableView.prefetchDataSource", of: self) }
    set { StoredValues.noteWeakly(newValue, "UITableView.prefetchDataSource", of: self) }
  }

  /// Whether rows are prepared before they show.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var isPrefetchingEnabled: Bool {
    get { StoredValues.value("UITableView.isPrefetchingEnabled", of: self) ?? true }
    set { StoredValues.note(newValue, "UITableView.isPrefetchingEnabled", of: self) }
  }

  /// Whether rows can be dragged elsewhere.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var dragInteractionEnabled: Bool {
    get { StoredValues.value("UITableView.dragInteractionEnabled", of: self) ?? false }
    set { StoredValues.note(newValue, "UITableView.dragInteractionEnabled", of: self) }
  }

  /// What provides items to drag; not asked.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { StoredValues.weak("UITableView.dragDelegate", of: self) }
    set { StoredValues.noteWeakly(newValue, "UITableView.dragDelegate", of: self) }
  }

  /// What takes items that are dropped; not asked.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { StoredValues.weak("UITableView.dropDelegate", of: self) }
    set { StoredValues.noteWeakly(newValue, "UITableView.dropDelegate", of: self) }
  }

  /// Whether the focus comes back to the last row.
  ///
  /// - UIKit: same. Stored only. Since iOS 9
  public var remembersLastFocusedIndexPath: Bool {
    get { StoredValues.value("UITableView.remembersLastFocusedIndexPath", of: self) ?? false }
    set { StoredValues.note(newValue, "UITableView.remembersLastFocusedIndexPath", of: self) }
  }

  /// Whether the focus selects.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var selectionFollowsFocus: Bool {
    get { StoredValues.value("UITableView.selectionFollowsFocus", of: self) ?? false }
    set { StoredValues.note(newValue, "UITableView.selectionFollowsFocus", of: self) }
  }

  /// Whether rows can have the focus.
  ///
  /// - UIKit: same. Stored only. Since iOS 15
  public var allowsFocus: Bool {
    get { StoredValues.value("UITableView.allowsFocus", of: self) ?? false }
    set { StoredValues.note(newValue, "UITableView.allowsFocus", of: self) }
  }

  /// Asks for the index again.
  ///
  /// - UIKit: same. Stored only. Since iOS 3
  public func reloadSectionIndexTitles() {
    StoredOnly.note("UITableView.reloadSectionIndexTitles")
  }
}
