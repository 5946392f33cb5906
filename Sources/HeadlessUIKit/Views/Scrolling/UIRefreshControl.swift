public import Foundation

/// Shows that content is being loaded after a pull.
///
/// No pull is tracked: a test sends the control's `valueChanged`.
///
/// - UIKit: differs: it is not shown and takes no space. Acts as a control. Since iOS 6
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether it is refreshing.
  open private(set) var isRefreshing = false
  /// What is written below; stored only.
  open var attributedTitle: NSAttributedString? {
    didSet { StoredOnly.note("UIRefreshControl.attributedTitle") }
  }

  /// Begins to refresh.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends refreshing.
  open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
  /// What a pull has refreshed; stored only.
  ///
  /// Since iOS 10.
  public var refreshControl: UIRefreshControl? {
    get { extras?.refreshControl }
    set {
      StoredOnly.note("UIScrollView.refreshControl")
      ensuredExtras.refreshControl = newValue
    }
  }
}
