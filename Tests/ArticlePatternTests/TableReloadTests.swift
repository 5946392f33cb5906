import Foundation
import HeadlessDevice
import Testing
import UIKit

/// A list whose rows are written for the width they have when they are made.
private class Prices: Page, UITableViewDataSource {
  let table = UITableView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 50
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "price")
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "price", for: indexPath)
    cell.textLabel?.text = tableView.bounds.width > tableView.bounds.height ? "long" : "short"
    return cell
  }

  /// What the rows say that show, each once.
  var texts: Set<String> { Set(table.visibleCells.compactMap { $0.textLabel?.text }) }
}

/// The pattern: the rows that show are made anew when the turn is over.
///
/// Rule: `J-08`
private final class ReloadingPrices: Prices {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [table] _ in table.reloadData() }
  }
}

/// The same with the last of the callbacks of iOS 2 to 7.
private final class OldReloadingPrices: Prices {
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    table.reloadData()
  }
}

@MainActor
@Suite("A table that is reloaded when the turn is over")
struct TableReloadTests {
  @Test("G-25: after the turn every row is written for its width", arguments: Stages.from8)
  func reloaded(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let prices = ReloadingPrices(.allButUpsideDown)
    device.launch(root: prices)
    #expect(prices.texts == ["short"])
    device.turn(to: .landscapeLeft)
    #expect(prices.texts == ["long"])
    #expect(prices.table.bounds.width == prices.view.bounds.width)
    device.turn(to: .portrait)
    #expect(prices.texts == ["short"])
  }

  @Test("G-01: up to iOS 7 the last callback does it", arguments: Stages.before8)
  func before8(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let prices = OldReloadingPrices(.allButUpsideDown)
    device.launch(root: prices)
    device.turn(to: .landscapeLeft)
    #expect(prices.texts == ["long"])
  }

  // The guide wants the reload so that rows which come to show are filled. The layout fills those
  // by itself; it is the rows that showed before which keep what was written for another width.
  @Test(
    "J-02: without it rows that showed before keep their text, and new ones come",
    arguments: Stages.from8)
  func notReloaded(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let prices = Prices(.allButUpsideDown)
    device.launch(root: prices)
    device.turn(to: .landscapeLeft)
    #expect(prices.texts == ["short"])
    let rows = prices.table.visibleCells.count
    device.turn(to: .portrait)
    #expect(prices.table.visibleCells.count > rows)
  }
}
