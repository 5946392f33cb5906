import Foundation
import Orientation
import Testing

@testable import HeadlessUIKit

private final class PhotoCell: UICollectionViewCell {
  var reuses = 0
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor
private final class Album: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
  var counts = [100]
  var size: (CGSize) -> CGSize = { _ in CGSize(width: 100, height: 80) }
  var asked: [IndexPath] = []
  var calls: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.label.text = "\(indexPath.section).\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(collectionView.bounds.size) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("selected \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("deselected \(indexPath.item)")
  }
}

@MainActor final class CollectionViewTests {
  /// A collection view keeps neither its data source nor its delegate.
  private var kept: [Album] = []

  private func make(
    _ layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    _ change: (Album) -> Void = { _ in }
  ) -> (UICollectionView, Album) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667), collectionViewLayout: layout)
    let album = Album()
    kept.append(album)
    change(album)
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "title")
    }
    view.dataSource = album
    view.delegate = album
    return (view, album)
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.visibleCells.compactMap { ($0 as? PhotoCell)?.label.text }
  }

  @Test(
    "Only items that show have cells, of the registered class, and they are where the layout says")
  func visibleItems() {
    let (view, album) = make()
    view.layoutIfNeeded()
    // Lines of three, 80 high and 10 apart: eight of them reach into 667 points.
    #expect(view.indexPathsForVisibleItems == (0..<24).map { IndexPath(item: $0, section: 0) })
    #expect(album.asked.count == 24)
    #expect(view.contentSize == CGSize(width: 375, height: 34 * 90 - 10))
    for (cell, path) in zip(view.visibleCells, view.indexPathsForVisibleItems) {
      #expect(cell is PhotoCell && cell.reuseIdentifier == "photo")
      #expect(cell.frame == view.layoutAttributesForItem(at: path)?.frame)
      #expect(cell.contentView.frame == cell.bounds)
      #expect(view.indexPath(for: cell) == path)
      #expect(view.indexPathForItem(at: cell.center) == path)
    }
    #expect(view.cellForItem(at: IndexPath(item: 50, section: 0)) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 120, y: 10)) == nil)
  }

  @Test(
    "L-G-26: Scrolling uses the same cells again, and asks neither the layout nor for items that show"
  )
  func reuse() {
    final class Counting: UICollectionViewFlowLayout {
      var prepared = 0
      override func prepare() {
        super.prepare()
        prepared += 1
      }
    }
    let layout = Counting()
    let (view, album) = make(layout)
    view.layoutIfNeeded()
    let first = view.visibleCells[0]
    album.asked = []
    view.contentOffset.y = 90
    view.layoutIfNeeded()
    #expect(album.asked.map(\.item) == [24, 25, 26])
    #expect(view.visibleCells.contains(first) && (first as? PhotoCell)?.reuses == 1)
    #expect(texts(view).first == "0.3")
    #expect(view.subviews.filter { $0 is PhotoCell }.count == 24)
    #expect(layout.prepared == 1)
  }

  @Test(
    "L-G-25, L-G-26: A turn asks the layout while the view has its old bounds, and fills the lines anew"
  )
  func turning() {
    final class Curious: UICollectionViewFlowLayout {
      var asked: [(old: CGSize, new: CGSize)] = []
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        asked.append((collectionView?.bounds.size ?? .zero, newBounds.size))
        return super.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
    }
    let layout = Curious()
    let (view, album) = make(layout)
    album.size = { CGSize(width: $0.width > $0.height ? 150 : 100, height: 80) }
    view.layoutIfNeeded()
    layout.asked = []
    view.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(layout.asked.map(\.old) == [CGSize(width: 375, height: 667)])
    #expect(layout.asked.map(\.new) == [CGSize(width: 667, height: 375)])
    view.layoutIfNeeded()
    // The lines are filled anew with the sizes that are known.
    #expect(view.contentSize == CGSize(width: 667, height: 17 * 90 - 10))
    #expect(view.visibleCells.map(\.frame.width).allSatisfy { $0 == 100 })
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 667, height: 25 * 90 - 10))
    #expect(view.visibleCells.count == 20)
    #expect(view.visibleCells.map(\.frame.width).allSatisfy { $0 == 150 })
    #expect(abs(view.visibleCells[3].frame.maxX - 667) < 1e-6)
  }

  @Test("The context of a turn says whether the delegate is asked again, and whether lines stay")
  func context() {
    final class Deciding: UICollectionViewFlowLayout {
      var decide: (UICollectionViewFlowLayoutInvalidationContext) -> Void = { _ in }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? UICollectionViewFlowLayoutInvalidationContext { decide(flow) }
        return context
      }
    }
    let layout = Deciding()
    let (view, album) = make(layout)
    album.size = { CGSize(width: $0.width > $0.height ? 150 : 100, height: 80) }
    view.layoutIfNeeded()
    layout.decide = { $0.invalidateFlowLayoutAttributes = false }
    view.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 375, height: 34 * 90 - 10))
    layout.decide = { $0.invalidateFlowLayoutDelegateMetrics = true }
    view.frame = CGRect(x: 0, y: 0, width: 668, height: 375)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.width).allSatisfy { $0 == 150 })
    // New data asks for everything.
    layout.decide = { _ in }
    album.size = { _ in CGSize(width: 60, height: 80) }
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.width).allSatisfy { $0 == 60 })
  }

  @Test("L-G-28: The offset keeps its points on a turn, and comes back from beyond the end")
  func offset() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 0
    let (view, album) = make(layout) { $0.counts = [10] }
    album.size = { $0 }
    view.isPagingEnabled = true
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 3750, height: 667))
    view.contentOffset.x = 750
    view.layoutIfNeeded()
    #expect(texts(view) == ["0.2"])
    view.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 750)
    #expect(texts(view) == ["0.1", "0.2"])
    view.contentOffset.x = 6003
    view.layoutIfNeeded()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.x == 3375)
    #expect(texts(view) == ["0.9"])
  }

  @Test("L-G-22: An item wider than the room is logged as UIKit does")
  func tooWide() {
    let host = DeviceHost.phone()
    host.run {
      let (view, album) = make()
      album.size = { _ in CGSize(width: 375, height: 80) }
      view.layoutIfNeeded()
      #expect(host.log == [])
      album.size = { _ in CGSize(width: 667, height: 80) }
      view.collectionViewLayout.invalidateLayout()
      view.layoutIfNeeded()
      #expect(host.log.count == 3 && host.log[0].contains("UICollectionViewFlowLayout is not"))
      #expect(host.log[1].hasPrefix("the item width must be less than the width"))
      #expect(host.log[2].hasSuffix("and it is attached to <UICollectionView>."))
    }
  }

  @Test("Sections have headers, footers and insets, one after the other")
  func sections() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 1, height: 30)
    layout.footerReferenceSize = CGSize(width: 1, height: 20)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    let (view, _) = make(layout) { $0.counts = [2, 0, 1] }
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let headers = (0..<3).map {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: $0))?.frame
    }
    #expect(headers[0] == CGRect(x: 0, y: 0, width: 375, height: 30))
    #expect(headers[1] == CGRect(x: 0, y: 142, width: 375, height: 30))
    #expect(headers[2] == CGRect(x: 0, y: 204, width: 375, height: 30))
    #expect(abs(view.contentSize.height - (204 + 142)) < 1e-6)
    #expect(view.visibleCells[0].frame == CGRect(x: 6, y: 35, width: 100, height: 80))
    #expect(view.visibleSupplementaryViews(ofKind: kind).map(\.frame) == headers.compactMap { $0 })
  }

  @Test("Insets of the view take from the room, also when they change")
  func insets() {
    let (view, _) = make()
    view.layoutIfNeeded()
    view.contentInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 295)
    #expect(view.visibleCells[1].frame == CGRect(x: 195, y: 0, width: 100, height: 80))
  }

  @Test("Taps select one item or several, and cells show it wherever they are used")
  func selection() {
    let (view, album) = make()
    view.layoutIfNeeded()
    view.tapItem(at: IndexPath(item: 2, section: 0))
    view.tapItem(at: IndexPath(item: 4, section: 0))
    #expect(album.calls == ["selected 2", "deselected 2", "selected 4"])
    #expect(view.visibleCells.map(\.isSelected).firstIndex(of: true) == 4)
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(!view.visibleCells.contains { $0.isSelected })
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == true)
    view.allowsMultipleSelection = true
    view.tapItem(at: IndexPath(item: 5, section: 0))
    view.tapItem(at: IndexPath(item: 4, section: 0))
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
  }

  @Test("L-G-27: Changes and a new layout ask the layout for the offset, a turn does not")
  func targets() {
    final class Moving: UICollectionViewFlowLayout {
      var asked = 0
      override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
        asked += 1
        return CGPoint(x: offset.x, y: offset.y + 10)
      }
    }
    let layout = Moving()
    let (view, album) = make(layout)
    view.layoutIfNeeded()
    view.frame.size = CGSize(width: 667, height: 375)
    view.layoutIfNeeded()
    #expect(layout.asked == 0 && view.contentOffset.y == 0)
    album.counts = [80]
    view.deleteItems(at: (80..<100).map { IndexPath(item: $0, section: 0) })
    #expect(layout.asked == 1 && view.contentOffset.y == 10)
    #expect(view.numberOfItems(inSection: 0) == 80)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(layout.asked == 1 && layout.collectionView == nil)
    view.setCollectionViewLayout(layout, animated: false)
    #expect(layout.asked == 2 && view.contentOffset.y == 20)
  }

  @Test("A layout of the app's own places the items, and copies of attributes are independent")
  func ownLayout() throws {
    final class Stack: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 2000) }
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 20, width: 375, height: 40)
        attributes.alpha = 0.5
        return attributes
      }
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        (0..<100).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
    }
    let (view, _) = make(Stack())
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 375, height: 2000))
    #expect(view.visibleCells.count == 34)
    #expect(view.visibleCells[3].frame.minY == 60 && view.visibleCells[3].alpha == 0.5)
    let attributes = try #require(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    copy.frame.origin.x = 99
    #expect(attributes.frame.minX == 0 && copy.alpha == 0.5 && copy.indexPath.item == 1)
  }

  @Test("Scrolling to an item shows it where the app wants it")
  func scrolling() {
    let (view, _) = make()
    let path = IndexPath(item: 60, section: 0)
    view.scrollToItem(at: path, at: .top, animated: false)
    #expect(view.contentOffset.y == 1800)
    view.scrollToItem(at: path, at: .centeredVertically, animated: false)
    #expect(view.contentOffset.y == 1840 - 333.5)
    view.scrollToItem(at: path, at: .bottom, animated: false)
    #expect(abs(view.contentOffset.y - (1880 - 667)) < 1e-6)
    view.scrollToItem(at: IndexPath(item: 0, section: 0), at: [], animated: false)
    #expect(view.contentOffset.y == 0)
  }
}
