// Written by Scripts/write-stored-members from Scripts/surface/stored.tsv.
public import Foundation

extension UITableViewCell {
  /// What is at the right end while editing.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var editingAccessoryType: UITableViewCell.AccessoryType {
    get { StoredValues.value("UITableViewCell.editingAccessoryType", of: self) ?? .none }
    set { StoredValues.note(newValue, "UITableViewCell.editingAccessoryType", of: self) }
  }

  /// The view at the right end while editing.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var editingAccessoryView: UIView? {
    get { StoredValues.value("UITableViewCell.editingAccessoryView", of: self) }
    set { StoredValues.note(newValue, "UITableViewCell.editingAccessoryView", of: self) }
  }

  /// How many steps the content is indented.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var indentationLevel: Int {
    get { StoredValues.value("UITableViewCell.indentationLevel", of: self) ?? 0 }
    set { StoredValues.note(newValue, "UITableViewCell.indentationLevel", of: self) }
  }

  /// The width of a step, in points.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var indentationWidth: CGFloat {
    get { StoredValues.value("UITableViewCell.indentationWidth", of: self) ?? 10 }
    set { StoredValues.note(newValue, "UITableViewCell.indentationWidth", of: self) }
  }

  /// Whether the row can be moved while editing.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var showsReorderControl: Bool {
    get { StoredValues.value("UITableViewCell.showsReorderControl", of: self) ?? false }
    set { StoredValues.note(newValue, "UITableViewCell.showsReorderControl", of: self) }
  }

  /// Whether the content is indented while editing.
  ///
  /// - UIKit: same. Stored only. Since iOS 2
  public var shouldIndentWhileEditing: Bool {
    get { StoredValues.value("UITableViewCell.shouldIndentWhileEditing", of: self) ?? true }
    set { StoredValues.note(newValue, "UITableViewCell.shouldIndentWhileEditing", of: self) }
  }

  /// The view behind one of several chosen cells.
  ///
  /// - UIKit: same. Stored only. Since iOS 5
  public var multipleSelectionBackgroundView: UIView? {
    get { StoredValues.value("UITableViewCell.multipleSelectionBackgroundView", of: self) }
    set { StoredValues.note(newValue, "UITableViewCell.multipleSelectionBackgroundView", of: self) }
  }

  /// How the ground looks.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { StoredValues.value("UITableViewCell.backgroundConfiguration", of: self) }
    set { StoredValues.note(newValue, "UITableViewCell.backgroundConfiguration", of: self) }
  }

  /// Whether the ground follows the cell's state.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get {
      StoredValues.value("UITableViewCell.automaticallyUpdatesBackgroundConfiguration", of: self)
        ?? true
    }
    set {
      StoredValues.note(
        newValue, "UITableViewCell.automaticallyUpdatesBackgroundConfiguration", of: self)
    }
  }

  /// Whether the content follows the cell's state.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public var automaticallyUpdatesContentConfiguration: Bool {
    get {
      StoredValues.value("UITableViewCell.automaticallyUpdatesContentConfiguration", of: self)
        ?? true
    }
    set {
      StoredValues.note(
        newValue, "UITableViewCell.automaticallyUpdatesContentConfiguration", of: self)
    }
  }

  /// What the user can do to the row.
  ///
  /// - UIKit: differs, it is always this. Since iOS 2
  public var editingStyle: UITableViewCell.EditingStyle { .none }

  /// Whether the user is asked about deleting.
  ///
  /// - UIKit: differs, it is always this. Since iOS 2
  public var showingDeleteConfirmation: Bool { false }

  /// Has the configurations updated.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public func setNeedsUpdateConfiguration() {
    StoredOnly.note("UITableViewCell.setNeedsUpdateConfiguration")
  }
}
