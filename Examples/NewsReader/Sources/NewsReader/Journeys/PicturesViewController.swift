import QuarterturnKit
import UIKit

/// A wall of pictures, as many in a row as there is room for.
final class PicturesViewController: OrientationViewController, UICollectionViewDataSource {
  private let layout = UICollectionViewFlowLayout()
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: layout)

  override var initialOrientations: UIInterfaceOrientationMask? { .all }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = Journey.pictures.rawValue
    layout.itemSize = CGSize(width: 100, height: 100)
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.keepVisibleContent(of: collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 300 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "picture", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item.isMultiple(of: 7) ? .darkGray : .lightGray
    return cell
  }
}
