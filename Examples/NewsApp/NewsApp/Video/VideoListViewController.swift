import UIKit

/// The videos, and what is on air right now.
final class VideoListViewController: UICollectionViewController {
    private var videos: [Article] = []

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Live", style: .done, target: self, action: #selector(watchLive))
        collectionView.setCollectionViewLayout(makeLayout(), animated: false)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let player = segue.destination as? VideoPlayerViewController,
            let path = collectionView.indexPathsForSelectedItems?.first
        else { return }
        player.video = videos[path.item]
    }

    @objc private func watchLive() {
        let live = LiveViewController()
        live.modalPresentationStyle = .fullScreen
        present(live, animated: true)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let scene = UIApplication.shared.connectedScenes.first as! UIWindowScene
        let columns = scene.interfaceOrientation.isLandscape ? 3 : 2
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
            subitem: item, count: columns)
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
        videos.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Video", for: indexPath)
    }
}
