import Foundation
import Testing

@testable import HeadlessUIKit

/// Groups of items, and the sources that snapshots make.
@MainActor @Suite struct CompositionalLayoutTests {
  private func collection(
    _ layout: UICollectionViewLayout, items: [Int]
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in
      cell.tag = item
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, count) in items.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<count).map { section * 100 + $0 }, toSection: section)
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
    return (view, source)
  }

  private func layout(across count: Int) -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(count)), heightDimension: .fractionalHeight(1))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("Items fill their groups, and groups follow each other", arguments: 1...6, [1, 5, 12])
  func grid(across: Int, count: Int) {
    let (view, _) = collection(layout(across: across), items: [count])
    for item in 0..<count {
      let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      #expect(abs((frame?.minX ?? -1) - CGFloat(item % across) * 300 / CGFloat(across)) < 0.01)
      #expect(frame?.minY == 5 + CGFloat(item / across) * 60)
      #expect(frame?.height == 50)
    }
    let rows = CGFloat((count + across - 1) / across)
    // Groups of 50, 10 between them, and 5 above and below.
    #expect(view.contentSize.height == rows * 50 + (rows - 1) * 10 + 10)
  }

  @Test("A source shows the snapshot that was applied last, and knows where its items are")
  func snapshots() throws {
    let (view, source) = collection(layout(across: 2), items: [3, 2])
    #expect(view.numberOfSections == 2 && view.numberOfItems(inSection: 1) == 2)
    #expect(source.indexPath(for: 101) == IndexPath(item: 1, section: 1))
    #expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.tag == 2)
    var snapshot = source.snapshot()
    snapshot.moveItem(101, beforeItem: 0)
    snapshot.deleteItems([1])
    snapshot.insertSections([7], beforeSection: 1)
    source.apply(snapshot)
    view.layoutIfNeeded()
    #expect(snapshot.itemIdentifiers == [101, 0, 2, 100])
    #expect(snapshot.sectionIdentifiers == [0, 7, 1])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.tag == 101)
    #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
  }

  @Test("A list's rows are as high as what their cells show")
  func list() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame.size.width = 320
    var content = cell.defaultContentConfiguration()
    content.text = "One"
    cell.contentConfiguration = content
    let one = cell.sizeThatFits(CGSize(width: 320, height: 0)).height
    content.text = String(repeating: "word ", count: 60)
    content.secondaryText = "More"
    cell.contentConfiguration = content
    #expect(one == 44)
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 150)
    #expect(cell.contentView.subviews.count == 1)
    table.setEditing(true, animated: false)
    #expect(table.isEditing)
  }

  @Test("What is stored only is kept for each object, and weakly where UIKit does")
  func stored() {
    let (one, two) = (UINavigationBar(frame: .zero), UINavigationBar(frame: .zero))
    one.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(one.titleTextAttributes?.count == 1 && two.titleTextAttributes == nil)
    one.titleTextAttributes = nil
    #expect(one.titleTextAttributes == nil)
    let toolbar = UIToolbar(frame: .zero)
    final class Delegate: NSObject, UIToolbarDelegate {}
    var delegate: Delegate? = Delegate()
    toolbar.delegate = delegate
    #expect(toolbar.delegate != nil)
    delegate = nil
    #expect(toolbar.delegate == nil)
  }

  @Test("A view's layer is of the class that the view says")
  func layerClass() {
    final class Shape: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
    final class Own: CALayer {
      var color: UIColor? = .red
      let names = ["one", "two"]
    }
    final class Special: UIView { override class var layerClass: AnyClass { Own.self } }
    let view = Shape(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.layer is CAShapeLayer && view.layer.frame == view.frame)
    let own = Special(frame: .zero).layer as? Own
    #expect(own?.color == .red && own?.names == ["one", "two"])
  }
}
