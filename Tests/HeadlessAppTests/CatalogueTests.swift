import Foundation
import HeadlessDevice
import Testing
import UIKit

@testable import HeadlessApp

/// Objects that UIKit creates of an app's classes, by initializers that no class has to repeat.
@Suite @MainActor struct CatalogueTests {
  @Test(
    "A table creates cells and headers by their own initializers, and takes those that an app made")
  func cells() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let catalogue = CatalogueViewController()
    device.launch(root: catalogue)
    let cells = (0..<2).map { catalogue.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(cells.map { ($0 as? RecordCell)?.year } == [1899, 1913])
    #expect(cells.map { $0?.reuseIdentifier } == ["record", nil])
    #expect(cells[0]?.detailTextLabel != nil && cells[1]?.detailTextLabel == nil)
    let header = catalogue.tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header?.contentView.tag == 7 && header?.reuseIdentifier == "header")
  }

  @Test("A collection view creates items by their own initializer, with their frame")
  func items() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = Items()
    controller.collectionView.register(RecordItem.self, forCellWithReuseIdentifier: "record")
    controller.collectionView.dataSource = source
    device.launch(root: controller)
    let item = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect((item as? RecordItem)?.firstFrame.size == CGSize(width: 60, height: 40))
    #expect(item?.reuseIdentifier == "record")
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "record", for: indexPath)
    }
  }

  @Test("A class creates an object of itself, and of a class that inherits the method")
  func ownObjects() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.run {
      #expect(type(of: CatalogueViewController().another()) == CatalogueViewController.self)
      let short = ShortCatalogueViewController.instantiate().topViewController
      #expect(short is ShortCatalogueViewController)
    }
  }

  @Test("An object of any class is asked for a method and sent its name")
  func anyObject() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let catalogue = CatalogueViewController()
    device.launch(root: catalogue)
    let action = NSSelectorFromString("tapped:")
    #expect(Errand(target: catalogue, action: action).run())
    #expect(catalogue.errands == ["Errand"])
    #expect(!Errand(target: NSObject(), action: action).run())
    #expect(!Errand(target: Plain(), action: action).run())
  }

  private final class Plain {}

  @Test("A property of an object of any class is read; an object without it has nil")
  func anyProperty() {
    let (row, label) = (UIView(), UILabel())
    row.tag = 3
    row.addSubview(label)
    let catalogue = CatalogueViewController()
    #expect(catalogue.rowTag(of: label) == 3)
    #expect(catalogue.rowTag(of: row) == nil && catalogue.rowTag(of: "text") == nil)
  }

  @Test("A recognizer without a target is given one")
  func recognizer() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let catalogue = CatalogueViewController()
    device.launch(root: catalogue)
    catalogue.tap.state = .ended
    #expect(catalogue.errands == ["UITapGestureRecognizer"])
  }

  @Test("A property is read and set by its name")
  func keys() throws {
    var configuration = try HeadlessDevice.Configuration("iPhone 15, iOS 17")
    configuration.recordsFaults = true
    let device = HeadlessDevice(configuration)
    device.launch(root: UIViewController())
    device.run {
      let errand = Errand(target: NSObject(), action: NSSelectorFromString("a"))
      errand.setValue("park", forKey: "place")
      #expect(errand.place == "park" && errand.value(forKey: "place") as? String == "park")
      #expect(device.faults.isEmpty)
      #expect(errand.value(forKey: "time") == nil)
      let layer = CALayer()
      layer.setValue(3, forKey: "shelf")
      #expect(layer.value(forKey: "shelf") as? Int == 3)
    }
    #expect(device.faults.count == 1)
    #expect(device.inert.contains { "\($0)".contains("shelf") })
  }

  @Test("What an object says of itself to VoiceOver is kept; a view's is its own")
  func accessibility() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: UIViewController())
    device.run {
      let image = UIImage()
      image.accessibilityLabel = "Cover"
      image.accessibilityTraits = .image
      #expect(image.accessibilityLabel == "Cover" && image.accessibilityTraits == .image)
      #expect(!image.isAccessibilityElement && image.accessibilityHint == nil)
      let view = UIView()
      let object: NSObject = view
      object.accessibilityLabel = "Shelf"
      #expect(view.accessibilityLabel == "Shelf" && object.accessibilityLabel == "Shelf")
    }
    #expect(device.inert.contains { "\($0)".contains("UIImage.accessibilityLabel") })
  }
}
