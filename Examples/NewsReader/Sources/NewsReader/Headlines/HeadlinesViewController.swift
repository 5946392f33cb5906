import QuarterturnKit
import UIKit

/// The list of articles: upright on iPhone, all ways on iPad.
final class HeadlinesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let newsroom: Newsroom
  private let bookmarks: Bookmarks
  private let preferences: Preferences
  let tableView = UITableView(frame: .zero, style: .plain)

  init(newsroom: Newsroom, bookmarks: Bookmarks, preferences: Preferences) {
    self.newsroom = newsroom
    self.bookmarks = bookmarks
    self.preferences = preferences
    super.init(nibName: nil, bundle: nil)
    title = "Headlines"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.rowHeight = ArticleCell.height
    tableView.register(ArticleCell.self, forCellReuseIdentifier: ArticleCell.identifier)
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.keepVisibleContent(of: tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    newsroom.articles.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ArticleCell.identifier, for: indexPath)
    let article = newsroom.articles[indexPath.row]
    (cell as? ArticleCell)?.show(article, isBookmarked: bookmarks.contains(article))
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let article = newsroom.articles[indexPath.row]
    let controller = ArticleViewController(
      article: article, bookmarks: bookmarks, preferences: preferences)
    navigationController?.pushViewController(controller, animated: true)
  }
}
