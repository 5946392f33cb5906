public import Foundation

/// Searches what a screen shows.
///
/// Its bar takes no room in a navigation bar, and results are not presented.
///
/// - UIKit: differs: becoming active asks the updater and the delegate, and presents nothing. Since iOS 8
open class UISearchController: UIViewController {
  /// The controller that shows results; not presented here.
  open private(set) var searchResultsController: UIViewController?
  /// The bar with the text.
  public let searchBar = UISearchBar(frame: .zero)
  /// What updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate that is notified of the beginning and the end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched is dimmed.
  ///
  /// - UIKit: same, stored only. Since iOS 9.1
  open var obscuresBackgroundDuringPresentation = true {
    didSet { StoredOnly.note("UISearchController.obscuresBackgroundDuringPresentation") }
  }
  /// Whether what is searched is dimmed.
  ///
  /// - UIKit: same, stored only. Since iOS 8
  open var dimsBackgroundDuringPresentation = true {
    didSet { StoredOnly.note("UISearchController.dimsBackgroundDuringPresentation") }
  }
  /// Whether the navigation bar goes.
  ///
  /// - UIKit: same, stored only. Since iOS 8
  open var hidesNavigationBarDuringPresentation = true {
    didSet { StoredOnly.note("UISearchController.hidesNavigationBarDuringPresentation") }
  }
  /// Whether the bar's button to cancel comes by itself.
  ///
  /// - UIKit: same, stored only. Since iOS 13
  open var automaticallyShowsCancelButton = true {
    didSet { StoredOnly.note("UISearchController.automaticallyShowsCancelButton") }
  }
  /// Whether the results come by themselves.
  ///
  /// - UIKit: same, stored only. Since iOS 13
  open var automaticallyShowsSearchResultsController = true {
    didSet {
      StoredOnly.note("UISearchController.automaticallyShowsSearchResultsController")
    }
  }
  /// Whether results are shown without a text.
  ///
  /// - UIKit: same, stored only. Since iOS 13
  open var showsSearchResultsController = false {
    didSet { StoredOnly.note("UISearchController.showsSearchResultsController") }
  }

  /// Whether something is searched.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.text = ""
        delegate?.didDismissSearchController(self)
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Creates a search with a controller that shows results; nil for the one that searches.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.textChanged = { [weak self] in self?.typed() }
  }

  /// Creates a search without such a controller.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the controller that a storyboard or nib has.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func typed() {
    if isActive { searchResultsUpdater?.updateSearchResults(for: self) } else { isActive = true }
  }
}

/// What updates the results of a search.
///
/// - UIKit: same; without suggestions. Since iOS 8
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text or its segment has changed, and when the search begins and ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search.
///
/// - UIKit: same. Since iOS 8
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called before the search is presented; never here.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search whose bar is below or beside the title.
  ///
  /// It takes no room here.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public var searchController: UISearchController? {
    get { StoredValues.value("UINavigationItem.searchController", of: self) }
    set { StoredValues.note(newValue, "UINavigationItem.searchController", of: self) }
  }
}
