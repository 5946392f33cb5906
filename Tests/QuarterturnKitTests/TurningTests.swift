import Foundation
import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

/// A screen that cares for a turn in one way.
private final class Careful: OrientationViewController, UITableViewDataSource {
  var care: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
  var made = 0

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    care(coordinator)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

/// Six hundred items: a large iPad has ten in a row.
private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 600 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor
@Suite("Turning well")
struct TurningTests {
  private func launch(
    _ stage: HeadlessDevice.Configuration, _ view: UIView
  ) -> (HeadlessDevice, Careful) {
    let screen = Careful()
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    device.act {
      view.frame = screen.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      screen.view.addSubview(view)
    }
    return (device, screen)
  }

  @Test("No touches while a turn lasts", arguments: Stages.all)
  func interaction(stage: HeadlessDevice.Configuration) {
    let view = UIView()
    let (device, screen) = launch(stage, view)
    screen.care = { $0.suspendInteraction(in: view) }
    device.beginTurn(to: .landscapeLeft)
    #expect(!view.isUserInteractionEnabled)
    device.beginTurn(to: .portrait)
    device.settle()
    #expect(view.isUserInteractionEnabled)
    view.isUserInteractionEnabled = false
    device.turn(to: .landscapeLeft)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test("J-10: the page stays", arguments: Stages.all, [0, 1, 3])
  func page(stage: HeadlessDevice.Configuration, page: Int) {
    final class Pages: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width * 5, height: bounds.height)
      }
    }
    let pages = Pages()
    pages.contentInsetAdjustmentBehavior = .never
    pages.isPagingEnabled = true
    let (device, screen) = launch(stage, pages)
    screen.care = { $0.keepVisibleContent(of: pages) }
    device.act {
      pages.layoutIfNeeded()
      pages.contentOffset.x = CGFloat(page) * pages.bounds.width
    }
    for pose: UIDeviceOrientation in [.landscapeLeft, .portrait] {
      device.turn(to: pose)
      #expect(pages.contentOffset.x == CGFloat(page) * pages.bounds.width)
    }
  }

  @Test("The first row stays at the top", arguments: Stages.all)
  func row(stage: HeadlessDevice.Configuration) {
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 50
    let (device, screen) = launch(stage, table)
    screen.care = { $0.keepVisibleContent(of: table) }
    device.act {
      table.dataSource = screen
      table.reloadData()
      table.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    }
    for pose: UIDeviceOrientation in [.landscapeLeft, .portrait] {
      device.turn(to: pose)
      let top = table.contentOffset.y + table.adjustedContentInset.top
      #expect(table.indexPathForRow(at: CGPoint(x: 0, y: top))?.row == 30)
    }
  }

  @Test(
    "J-10: the first item in view of a collection stays in the row at the top, however many fit there",
    arguments: Stages.all, [0, 1, 17, 60])
  func item(stage: HeadlessDevice.Configuration, first: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let items = Items()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    let (device, screen) = launch(stage, collection)
    screen.care = { $0.keepVisibleContent(of: collection) }
    device.act {
      collection.layoutIfNeeded()
      collection.scrollToItem(
        at: IndexPath(item: first, section: 0), at: [.top, .left], animated: false)
    }
    /// The items of the row at the top, below what covers the collection.
    func topRow() -> [Int] {
      let visible = collection.indexPathsForVisibleItems.compactMap { path in
        collection.layoutAttributesForItem(at: path).map { (path.item, $0.frame) }
      }
      let top = collection.contentOffset.y + collection.adjustedContentInset.top
      let rows = visible.filter { $0.1.maxY > top + 0.5 }
      let first = rows.map(\.1.minY).min()
      return rows.filter { $0.1.minY == first }.map(\.0).sorted()
    }
    #expect(topRow().contains(first))
    for pose: UIDeviceOrientation in [.landscapeLeft, .landscapeRight] {
      let kept = topRow().first ?? -1
      device.turn(to: pose)
      #expect(topRow().contains(kept))
    }
    withExtendedLifetime(items) {}
  }

  @Test("The same part of the content stays", arguments: Stages.all)
  func part(stage: HeadlessDevice.Configuration) {
    final class Text: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width, height: 2_000_000 / bounds.width)
      }
    }
    let text = Text()
    let (device, screen) = launch(stage, text)
    screen.care = { $0.keepVisibleContent(of: text) }
    func part() -> CGFloat {
      (text.contentOffset.y + text.adjustedContentInset.top) / text.contentSize.height
    }
    device.act {
      text.layoutIfNeeded()
      text.contentOffset.y = text.contentSize.height / 4
    }
    let before = part()
    for pose: UIDeviceOrientation in [.landscapeLeft, .portrait] {
      device.turn(to: pose)
      #expect(abs(part() - before) < 0.001)
    }
  }

  @Test("A picture replaces the view while a turn lasts", arguments: Stages.all)
  func picture(stage: HeadlessDevice.Configuration) {
    let view = UIView()
    let (device, screen) = launch(stage, view)
    screen.care = { $0.replaceWithSnapshot(view) }
    let count = screen.view.subviews.count
    device.beginTurn(to: .landscapeLeft)
    #expect(view.alpha == 0)
    #expect(screen.view.subviews.count == count + 1)
    #expect(screen.view.subviews.last?.frame == view.frame)
    device.settle()
    #expect(view.alpha == 1)
    #expect(screen.view.subviews.count == count)
  }

  @Test("The rows that show are made anew", arguments: Stages.all)
  func rows(stage: HeadlessDevice.Configuration) {
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = 50
    let (device, screen) = launch(stage, table)
    device.act {
      table.dataSource = screen
      table.reloadData()
      table.layoutIfNeeded()
    }
    device.turn(to: .landscapeLeft)
    screen.care = { $0.reloadVisibleRows(of: table) }
    screen.made = 0
    device.turn(to: .portrait)
    #expect(screen.made >= table.indexPathsForVisibleRows?.count ?? 0)
    #expect(screen.made > 0)
  }
}
