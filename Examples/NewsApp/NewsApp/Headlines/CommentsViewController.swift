import UIKit

/// What readers say about an article.
final class CommentsViewController: UITableViewController {
    private let article: Article?
    private var comments: [String] = []

    init(article: Article?) {
        self.article = article
        super.init(style: .plain)
        title = "Comments"
    }

    required init?(coder: NSCoder) {
        fatalError("CommentsViewController is not in a storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Comment")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in
                self?.dismiss(animated: true)
            })
        comments = article?.comments ?? []
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        comments.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Comment", for: indexPath)
        cell.textLabel?.text = comments[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        return cell
    }
}
