import UIKit

/// What is said in a video, below it.
final class CaptionsViewController: UIViewController {
  private let article: Article
  private let label = UILabel()

  init(article: Article) {
    self.article = article
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = article.paragraphs.first
    label.textColor = .white
    label.numberOfLines = 0
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.insetBy(dx: 16, dy: 16)
  }
}
