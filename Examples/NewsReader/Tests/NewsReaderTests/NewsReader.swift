import Foundation
import HeadlessDevice
import UIKit

@testable import NewsReader

/// The app on a device, and what a reader does with it.
@MainActor
struct RunningApp {
  let device: HeadlessDevice

  /// Boots a device and launches the app with its own Info.plist.
  init(_ line: String, isWelcomed: Bool = true, recordsFaults: Bool = false) throws {
    let plist = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Info.plist").standardizedFileURL
    device = try HeadlessDevice(
      line, infoPlist: .init(contentsOf: plist.path), recordsFaults: recordsFaults)
    device.launch(
      AppDelegate(),
      sceneDelegate: SceneDelegate(preferences: Preferences(hasBeenWelcomed: isWelcomed)))
  }

  /// The controller the reader looks at.
  func visible<Controller: UIViewController>(
    _ type: Controller.Type = Controller.self
  ) -> Controller? { device.visibleViewController as? Controller }

  /// The tabs at the bottom.
  var tabs: MainTabBarController? { device.viewControllers(MainTabBarController.self).first }

  /// Taps a button by its title; false when none is on screen.
  func tap(_ title: String) -> Bool {
    guard let button = device.view(UIButton.self, where: { $0.currentTitle == title }) else {
      return false
    }
    device.run { button.sendActions(for: .primaryActionTriggered) }
    device.settle()
    return true
  }

  /// Chooses a row of the list on screen.
  func choose(row: Int) {
    guard let table = device.view(UITableView.self) else { return }
    device.run {
      table.delegate.flatMap { $0 as? any UITableViewDelegate }?
        .tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
    }
    device.settle()
  }

  /// Chooses a tab.
  func choose(tab: Int) {
    device.run { tabs?.selectedIndex = tab }
    device.settle()
  }
}
