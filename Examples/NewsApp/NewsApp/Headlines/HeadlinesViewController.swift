import UIKit

/// What happened today, newest first.
final class HeadlinesViewController: UICollectionViewController {
    private var articles: [Article] = []

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "headphones"), style: .plain, target: self,
            action: #selector(playBriefing))
        reload()
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        coordinator.animate(alongsideTransition: { _ in
            self.collectionViewLayout.invalidateLayout()
        })
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let article = segue.destination as? ArticleViewController,
            let path = collectionView.indexPathsForSelectedItems?.first
        else { return }
        article.article = articles[path.item]
    }

    @objc private func playBriefing() {
        let briefing = AudioBriefingViewController(stories: Briefing.today)
        briefing.modalPresentationStyle = .fullScreen
        present(briefing, animated: true)
    }

    private func reload() {
        Newsroom.shared.headlines { [weak self] articles in
            self?.articles = articles
            self?.collectionView.reloadData()
        }
    }

    // MARK: Collection view

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        articles.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: "Headline", for: indexPath)
        (cell as? HeadlineCell)?.show(articles[indexPath.item])
        return cell
    }
}
