public import Foundation

/// A field to search in, as a bar.
///
/// - UIKit: same as far as what it stores and reports; it has no subviews. Since iOS 2
@preconcurrency @MainActor open class UISearchBar: UIView {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readSearch(properties)
  }

  override func takeValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "delegate": delegate = value as? any UISearchBarDelegate
    default: return super.takeValue(value, forKey: key)
    }
    return true
  }

  /// The delegate that is asked and notified about searching.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text.
  open var text: String? = "" { didSet { if text != oldValue { field?.text = text } } }
  /// The field with the text (since iOS 13); it is not among the subviews.
  open var searchTextField: UISearchTextField {
    if let field { return field }
    let made = UISearchTextField(frame: .zero)
    made.text = text
    field = made
    return made
  }
  private var field: UISearchTextField?
  /// Tells a search of what was typed.
  var textChanged: (() -> Void)?
  /// What is shown while there is no text.
  open var placeholder: String?
  /// A line above the field.
  open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }
  /// How it is drawn (since iOS 7).
  open var searchBarStyle = UISearchBar.Style.default
  /// How it is drawn: light, or dark with light texts.
  open var barStyle = UIBarStyle.default
  /// The colour behind it (since iOS 7).
  open var barTintColor: UIColor?
  /// Whether a button ends the search.
  open var showsCancelButton = false
  /// Whether a button offers bookmarks.
  open var showsBookmarkButton = false
  /// Whether segments below narrow the search.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  /// The texts of these segments.
  open var scopeButtonTitles: [String]?
  /// The selected segment.
  open var selectedScopeButtonIndex = 0

  /// Shows the button that ends the search, or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// What a keyboard does that types a text.
  package func search(for text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    textChanged?()
  }

  /// As wide as asked for, and as high as it is by itself.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Of any width, 56 points high, which is the height since iOS 11; more with segments or a prompt.
  ///
  /// The heights of segments and prompt are estimates. Since iOS 6. Rule: `L-E-37`
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: Self.noIntrinsicMetric,
      height: 56 + (showsScopeBar ? 44 : 0) + (prompt == nil ? 0 : 18))
  }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  /// How it is drawn.
  ///
  /// - UIKit: same.
  public enum Style: UInt, Sendable {
    /// As the system decides.
    case `default` = 0
    /// With a ground.
    case prominent = 1
    /// Without.
    case minimal = 2
  }
}

/// The delegate of a search bar.
///
/// - UIKit: same as far as typing and its buttons are concerned; every method is optional. Since iOS 2
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search key is touched.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button that ends the search is touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Whether typing may begin; not asked.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when typing has begun; never here.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether typing may end; not asked.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when typing has ended; never here.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether characters may replace others; not asked.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the button with bookmarks is touched; never here.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button with results is touched; never here.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when a segment is touched; never here.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The field with the text of a search.
///
/// - UIKit: differs, without tokens. Since iOS 13
open class UISearchTextField: UITextField {}
