import QuarterturnKit
import UIKit

/// The pictures of an article, one beside the other; a turn keeps the one that is looked at.
final class GalleryViewController: OrientationViewController {
  private let pages: [UIImageView]
  let scrollView = UIScrollView()
  private lazy var closeButton = UIButton(
    type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })

  init(article: Article) {
    pages = (0..<article.pictureCount).map { _ in UIImageView() }
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    orientations = .all
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { true }

  /// The picture that is looked at.
  var currentPage: Int {
    let width = scrollView.bounds.width
    return width > 0 ? Int((scrollView.contentOffset.x / width).rounded()) : 0
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    for page in pages {
      page.contentMode = .scaleAspectFit
      scrollView.addSubview(page)
    }
    view.addSubview(closeButton)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.keepVisibleContent(of: scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let size = scrollView.bounds.size
    for (place, page) in pages.enumerated() {
      page.frame = CGRect(
        x: CGFloat(place) * size.width, y: 0, width: size.width, height: size.height)
    }
    scrollView.contentSize = CGSize(width: CGFloat(pages.count) * size.width, height: size.height)
    closeButton.frame = CGRect(
      x: view.safeAreaInsets.left + 16, y: view.safeAreaInsets.top + 16, width: 44, height: 44)
  }
}
