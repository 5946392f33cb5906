public import Foundation

/// A dot for each of several pages, with the current one set off.
///
/// - UIKit: same; pictures for the dots are not offered. Since iOS 2
@preconcurrency @MainActor open class UIPageControl: UIControl {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readPages(properties)
  }

  private var current = 0

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = current
      invalidateIntrinsicContentSize()
    }
  }

  /// The place of the current page, never beyond the last one; nothing is sent.
  open var currentPage: Int {
    get { current }
    set { current = max(0, min(newValue, numberOfPages - 1)) }
  }

  /// Whether a single page has no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots (since iOS 6).
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot (since iOS 6).
  open var currentPageIndicatorTintColor: UIColor?

  /// The size that shows so many pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 17 + 22, height: 26)
  }

  /// The size that shows all pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  /// Wider with each page, and 26 points high; both are estimates for iOS 14 and later.
  ///
  /// Since iOS 6. Rule: `L-E-39`
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }
}

extension UIPageControl {
  /// What is behind the dots.
  ///
  /// - UIKit: same. Stored only. Since iOS 14
  public enum BackgroundStyle: Int, Sendable {
    /// Something while they are touched.
    case automatic = 0
    /// Something always.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }
}
