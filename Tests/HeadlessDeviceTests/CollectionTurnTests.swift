import HeadlessDevice
import Testing
import UIKit

private final class PhotoCell: UICollectionViewCell {
  let photo = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(photo)
  }

  required init?(coder: NSCoder) { fatalError("not read from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    photo.frame = contentView.bounds
  }
}

private final class Photos: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  /// How many items a line has, whatever its length.
  var columns: CGFloat?
  /// Whether it has its items' sizes asked for again on a turn.
  var invalidatesOnTurn = false

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if invalidatesOnTurn { collectionViewLayout.invalidateLayout() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 200 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let columns else { return CGSize(width: 100, height: 100) }
    let side = (collectionView.bounds.width - 10 * (columns - 1)) / columns
    return CGSize(width: side, height: side)
  }
}

@MainActor
@Suite("A collection view follows turns")
struct CollectionTurnTests {
  private func cells(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  private func lineCount(_ view: UICollectionView) -> Int {
    let cells = cells(view)
    return cells.filter { $0.minY == cells.first?.minY }.count
  }

  @Test("Lines hold more items in landscape, and what shows before and after a turn is the same")
  func turns() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    device.launch(root: UINavigationController(rootViewController: photos))
    let view = try #require(photos.collectionView)
    let before = cells(view)
    #expect(lineCount(view) == 3 && view.contentOffset.y == -view.adjustedContentInset.top)

    device.turn(to: .landscapeLeft)
    #expect(lineCount(view) == 7 && view.contentOffset.y == -view.adjustedContentInset.top)
    #expect(view.contentSize.width == 852)
    #expect(cells(view).allSatisfy { $0.minX >= 0 && $0.maxX <= 852 + 1e-6 })
    let covered = cells(view).allSatisfy { $0.intersects(view.bounds) }
    #expect(covered && view.visibleCells.count == 28)

    device.turn(to: .portrait)
    #expect(cells(view) == before)
  }

  @Test(
    "Items that are made from the view's width have the new one where the app invalidates the layout",
    arguments: [true, false])
  func sizes(invalidates: Bool) throws {
    let device = try HeadlessDevice("iPad Air 11 M3, iPadOS 18")
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    photos.columns = 4
    photos.invalidatesOnTurn = invalidates
    device.launch(root: photos)
    let view = try #require(photos.collectionView)
    let first = (view.bounds.width - 30) / 4
    for orientation in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      device.turn(to: orientation)
      let side = invalidates ? (view.bounds.width - 30) / 4 : first
      #expect(lineCount(view) == (invalidates || orientation == .portrait ? 4 : 5))
      for cell in view.visibleCells {
        #expect(abs(cell.frame.width - side) < 1e-6)
        #expect((cell as? PhotoCell)?.photo.frame.size == cell.frame.size)
      }
    }
  }
}
