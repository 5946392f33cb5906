import QuarterturnKit
import UIKit

/// An article: it turns, and the reader's place stays where it is in the text.
final class ArticleViewController: OrientationViewController {
  let article: Article
  private let bookmarks: Bookmarks
  private let preferences: Preferences

  let scrollView = UIScrollView()
  private let titleLabel = UILabel()
  private let paragraphLabels: [UILabel]
  private lazy var watchButton = button("Watch the video") { $0.watch() }
  private lazy var picturesButton = button("See the pictures") { $0.showPictures() }
  private lazy var bookmarkButton = button("Save for later") { $0.toggleBookmark() }

  init(article: Article, bookmarks: Bookmarks, preferences: Preferences) {
    self.article = article
    self.bookmarks = bookmarks
    self.preferences = preferences
    paragraphLabels = article.paragraphs.map { paragraph in
      let label = UILabel()
      label.text = paragraph
      label.numberOfLines = 0
      return label
    }
    super.init(nibName: nil, bundle: nil)
    title = article.title
    hidesBottomBarWhenPushed = true
    orientations = .all
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    titleLabel.text = article.title
    titleLabel.font = .boldSystemFont(ofSize: 28)
    titleLabel.numberOfLines = 0
    watchButton.isHidden = !article.hasVideo
    picturesButton.isHidden = article.pictureCount == 0
    let content: [UIView] =
      [titleLabel, watchButton, picturesButton, bookmarkButton] + paragraphLabels
    for subview in content { scrollView.addSubview(subview) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for label in paragraphLabels { label.font = .systemFont(ofSize: preferences.textSize) }
    view.setNeedsLayout()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let reading = placeOfReading() else { return }
    coordinator.animate { _ in
      let label = self.paragraphLabels[reading.paragraph]
      self.scrollView.contentOffset.y = label.frame.minY + reading.part * label.frame.height
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let width = min(view.bounds.width - insets.left - insets.right - 32, 672)
    let left = (view.bounds.width - width) / 2
    var top: CGFloat = 16
    func place(_ subview: UIView, height: CGFloat) {
      guard !subview.isHidden else { return }
      subview.frame = CGRect(x: left, y: top, width: width, height: height)
      top += height + 12
    }
    let fitting = CGSize(width: width, height: .greatestFiniteMagnitude)
    place(titleLabel, height: titleLabel.sizeThatFits(fitting).height)
    for button in [watchButton, picturesButton, bookmarkButton] { place(button, height: 44) }
    for label in paragraphLabels { place(label, height: label.sizeThatFits(fitting).height) }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: top)
  }

  /// The paragraph at the top of the screen, and how much of it has left; nil at the beginning.
  private func placeOfReading() -> (paragraph: Int, part: CGFloat)? {
    let top = scrollView.contentOffset.y
    guard let first = paragraphLabels.first, top > first.frame.minY,
      let place = paragraphLabels.lastIndex(where: { $0.frame.minY <= top })
    else { return nil }
    let frame = paragraphLabels[place].frame
    return (place, min(1, (top - frame.minY) / frame.height))
  }

  private func watch() {
    let player = PlayerViewController(article: article, preferences: preferences)
    present(player, animated: true)
  }

  private func showPictures() {
    present(GalleryViewController(article: article), animated: true)
  }

  private func toggleBookmark() {
    bookmarks.toggle(article)
    let isSaved = bookmarks.contains(article)
    bookmarkButton.setTitle(isSaved ? "Saved" : "Save for later", for: .normal)
  }

  private func button(
    _ title: String, _ action: @escaping (ArticleViewController) -> Void
  ) -> UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] _ in self.map { action($0) } })
  }
}
