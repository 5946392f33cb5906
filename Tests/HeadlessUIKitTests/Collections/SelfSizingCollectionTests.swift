import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

private final class BoxCell: UICollectionViewCell {
  private var sides: [NSLayoutConstraint] = []
  var asked: [CGSize] = []

  func show(_ size: CGSize) {
    if sides.isEmpty {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      sides = [
        box.widthAnchor.constraint(equalToConstant: 0),
        box.heightAnchor.constraint(equalToConstant: 0),
      ]
      NSLayoutConstraint.activate(
        sides + [
          box.leftAnchor.constraint(equalTo: contentView.leftAnchor),
          box.rightAnchor.constraint(equalTo: contentView.rightAnchor),
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
    sides[0].constant = size.width
    sides[1].constant = size.height
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    asked.append(layoutAttributes.size)
    return super.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

@MainActor
private final class Boxes: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sizes: [CGSize] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sizes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.show(sizes[indexPath.item])
    return cell
  }
}

@Suite("Collections whose cells give their sizes")
@MainActor struct SelfSizingCollectionTests {
  private let tree = ConstraintTree(width: 320, height: 400)
  private let boxes = Boxes()

  private func make(_ estimate: CGSize) -> (UICollectionView, UICollectionViewFlowLayout) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    let view = UICollectionView(frame: tree.root.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    view.dataSource = boxes
    view.delegate = boxes
    tree.root.addSubview(view)
    tree.layOut()
    return (view, layout)
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  @Test("L-G-23, L-G-24: items get the size of their cells, which are asked with the estimate")
  func sizes() throws {
    boxes.sizes = [90, 140, 100].map { CGSize(width: $0, height: $0 / 2) }
    let (view, _) = make(CGSize(width: 60, height: 60))
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 12.5, width: 90, height: 45), CGRect(x: 180, y: 0, width: 140, height: 70),
        CGRect(x: 0, y: 80, width: 100, height: 50),
      ])
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)) as? BoxCell)
    #expect(cell.asked == [CGSize(width: 60, height: 60)])
    #expect(view.contentSize.height == 130 && tree.host.log.isEmpty)
  }

  @Test("L-G-23: without an estimate, and with it, the cells decide or do not")
  func off() throws {
    boxes.sizes = [CGSize(width: 90, height: 30)]
    let (view, layout) = make(.zero)
    #expect(frames(view).first?.size == CGSize(width: 50, height: 50))
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? BoxCell)
    #expect(cell.asked.isEmpty)
    layout.estimatedItemSize = CGSize(width: 1, height: 1)
    tree.layOut()
    #expect(frames(view).first?.size == CGSize(width: 90, height: 30))
  }

  @Test("L-G-23: an automatic estimate moves to the average of what is known")
  func automatic() throws {
    boxes.sizes = (0..<200).map { _ in CGSize(width: 320, height: 80) }
    let (view, _) = make(UICollectionViewFlowLayout.automaticSize)
    #expect(view.visibleCells.count == 5)
    #expect(view.contentSize.height == 17990)
  }

  @Test(
    "L-G-24: what shows has the cells' sizes, after scrolling, turning and new data",
    arguments: 0..<Effort.random.count(30))
  func laws(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func draw() -> CGSize {
      CGSize(width: 20 + 5 * generator.below(40), height: 20 + 5 * generator.below(20))
    }
    boxes.sizes = (0..<80).map { _ in draw() }
    let (view, _) = make(CGSize(width: 30 + generator.below(100), height: 40))
    for _ in 0..<8 {
      switch generator.below(4) {
      case 0:
        boxes.sizes[generator.below(80)] = draw()
        view.reloadData()
      case 1:
        let size = tree.root.frame.size
        tree.root.frame.size = CGSize(width: size.height, height: size.width)
      default:
        let most = max(0, view.contentSize.height - view.bounds.height)
        view.contentOffset.y = min(most, CGFloat(generator.below(2000)))
      }
      tree.layOut()
      for path in view.indexPathsForVisibleItems {
        let cell = try #require(view.cellForItem(at: path))
        #expect(cell.frame.size == boxes.sizes[path.item])
        #expect(cell.contentView.frame.size == cell.frame.size)
      }
      let all = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
      #expect(Set(all.map(\.indexPath)) == Set(view.indexPathsForVisibleItems))
    }
    #expect(tree.host.log.isEmpty)
  }
}
