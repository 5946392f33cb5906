import HeadlessDevice
import HeadlessUIKit
import InterfaceBuilderDocuments
import Orientation
import Testing
import UIKit

@Suite @MainActor struct TableArchiveTests {
  static func table(_ mode: String, _ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" initialViewController="t">
    <scenes><scene sceneID="s"><objects><tableViewController id="t" sceneMemberID="viewController">
      <tableView key="view" clipsSubviews="YES" dataMode="\(mode)" style="plain" rowHeight="50" sectionHeaderHeight="28" sectionFooterHeight="28" id="tv">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        \(content)
        <connections><outlet property="dataSource" destination="t" id="o1"/><outlet property="delegate" destination="t" id="o2"/></connections>
      </tableView></tableViewController></objects></scene>\(StoryboardTests.next)</scenes></document>
    """
  }

  static func cell(_ text: String, _ more: String = "") -> String {
    """
    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l\(text)" reuseIdentifier="R\(text)" id="c\(text)" \(more)>
      <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
      <tableViewCellContentView key="contentView" id="cv\(text)"><subviews>
        <label text="\(text)" id="l\(text)"/>
        <label text="more of \(text)" id="m\(text)"><rect key="frame" x="100" y="0.0" width="90" height="20"/></label>
      </subviews></tableViewCellContentView>
      <connections><segue destination="next" kind="presentation" id="sg\(text)"/></connections>
    </tableViewCell>
    """
  }

  @Test("Static rows are those of the storyboard, with their titles and heights")
  func staticRows() throws {
    let text = Self.table(
      "static",
      """
      <sections><tableViewSection headerTitle="First" id="s1"><cells>\
      \(Self.cell("One", "rowHeight=\"70\""))\(Self.cell("Two"))</cells></tableViewSection></sections>
      """)
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: StoryboardTests.storyboard(text).instantiateInitialViewController()
        ?? UIViewController())
    let table = try #require(device.view(UITableView.self))
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Two")
    #expect(device.view(UITableViewHeaderFooterView.self)?.textLabel?.text == "First")
    device.run { table.tapRow(at: IndexPath(row: 0, section: 0)) }
    device.settle()
    #expect(device.visibleViewController?.title == "Next")
  }

  @Test("A prototype is a new cell each time it is dequeued, with what the storyboard has in it")
  func prototypes() throws {
    let text = Self.table("prototypes", "<prototypes>\(Self.cell("One"))</prototypes>")
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let storyboard = StoryboardTests.storyboard(text)
    device.launch(root: storyboard.instantiateInitialViewController() ?? UIViewController())
    let table = try #require(device.view(UITableView.self))
    let cells = device.run {
      (0..<2).compactMap { _ in table.dequeueReusableCell(withIdentifier: "ROne") }
    }
    #expect(cells.count == 2 && cells[0] !== cells[1])
    #expect(cells.allSatisfy { $0.reuseIdentifier == "ROne" && $0.textLabel?.text == "One" })
    #expect(cells.first?.contentView.subviews.count == 2)
    #expect(table.prototypes.map(\.identifier) == ["ROne"])
    #expect(table.prototypes.map(\.height) == [60])
  }

  @Test("A collection view's prototypes and flow layout are those of the storyboard")
  func collection() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" useAutolayout="YES" initialViewController="t">
      <scenes><scene sceneID="s"><objects><collectionViewController id="t" sceneMemberID="viewController">
        <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" minimumInteritemSpacing="4" id="f">
            <size key="itemSize" width="60" height="70"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="Tile" id="c"><rect key="frame" x="0.0" y="0.0" width="60" height="70"/>
            <view key="contentView" id="ccv"><subviews><label text="Tile" id="l"><rect key="frame" x="0.0" y="0.0" width="60" height="20"/></label></subviews></view>
          </collectionViewCell></cells>
        </collectionView></collectionViewController></objects></scene></scenes></document>
      """
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: StoryboardTests.storyboard(text).instantiateInitialViewController()
        ?? UIViewController())
    let view = try #require(device.view(UICollectionView.self))
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 60, height: 70))
    #expect(layout.minimumLineSpacing == 3)
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let cell = device.run {
      view.dequeueReusableCell(withReuseIdentifier: "Tile", for: IndexPath(item: 0, section: 0))
    }
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Tile")
    // Nothing asks the layout for it, and it has no such item: it is as the document has it.
    #expect(cell.frame.size == CGSize(width: 60, height: 70))
    #expect(view.prototypes.map(\.size) == [CGSize(width: 60, height: 70)])
  }
}
