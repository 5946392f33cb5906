import UIKit

/// The articles that were saved, or a word about how to save one.
final class BookmarksViewController: UIViewController {
  private let newsroom: Newsroom
  private let bookmarks: Bookmarks
  private let preferences: Preferences
  private var content: UIViewController?

  init(newsroom: Newsroom, bookmarks: Bookmarks, preferences: Preferences) {
    self.newsroom = newsroom
    self.bookmarks = bookmarks
    self.preferences = preferences
    super.init(nibName: nil, bundle: nil)
    title = "Saved"
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let saved = bookmarks.ids.compactMap { id in newsroom.articles.first { $0.id == id } }
    show(
      saved.isEmpty
        ? EmptyViewController(message: "What you save is kept here.")
        : HeadlinesViewController(
          newsroom: Newsroom(articles: saved), bookmarks: bookmarks, preferences: preferences))
  }

  private func show(_ controller: UIViewController) {
    if let content {
      content.willMove(toParent: nil)
      content.view.removeFromSuperview()
      content.removeFromParent()
    }
    content = controller
    addChild(controller)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
  }
}
