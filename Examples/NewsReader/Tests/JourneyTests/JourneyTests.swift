import Foundation
import HeadlessDevice
import QuarterturnKit
import Testing
import UIKit

@testable import NewsReader

/// The app on a device, with the list of journeys on screen.
@MainActor
private struct JourneyApp {
  let device: HeadlessDevice
  let list: JourneysViewController

  init(_ line: String) throws {
    let plist = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Info.plist").standardizedFileURL
    let device = try HeadlessDevice(
      line, infoPlist: .init(contentsOf: plist.path), recordsFaults: true)
    device.launch(
      AppDelegate(), sceneDelegate: SceneDelegate(preferences: Preferences(hasBeenWelcomed: true)))
    device.run { device.viewControllers(MainTabBarController.self).first?.selectedIndex = 3 }
    device.settle()
    self.device = device
    list = try #require(device.visibleViewController as? JourneysViewController)
  }

  func begin(_ journey: Journey) {
    guard let row = Journey.allCases.firstIndex(of: journey) else { return }
    device.run {
      list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    }
    device.settle()
  }

  func visible<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    device.visibleViewController as? Controller
  }

  /// Taps a button of the screen that covers the others.
  @discardableResult func tap(_ title: String) -> Bool {
    let top = device.visibleViewController?.view
    let button = device.view(UIButton.self) { button in
      button.currentTitle == title && top.map { button.isDescendant(of: $0) } ?? false
    }
    guard let button else { return false }
    device.run { button.sendActions(for: .primaryActionTriggered) }
    device.settle()
    return true
  }

  func goBack() {
    device.run { _ = list.navigationController?.popToRootViewController(animated: true) }
    device.settle()
  }
}

private let lines = [
  "iPhone 14, iOS 16", "iPhone 15, iOS 17", "iPhone 17, iOS 26", "iPhone 17, iOS 27",
]

@MainActor
@Suite("What the sample shows of the library")
struct JourneyTests {
  @Test("Every journey is in the list, and begins and ends upright", arguments: lines)
  func all(line: String) throws {
    for journey in Journey.allCases {
      let app = try JourneyApp(line)
      #expect(app.list.tableView.numberOfRows(inSection: 0) == Journey.allCases.count)
      app.begin(journey)
      #expect(app.visible(JourneysViewController.self) == nil, "\(journey)")
      if app.list.presentedViewController != nil
        || app.list.tabBarController?.presentedViewController != nil
      {
        app.device.run { app.list.dismiss(animated: true) }
        app.device.settle()
      } else {
        app.goBack()
      }
      #expect(app.visible(JourneysViewController.self) != nil, "\(journey)")
      #expect(app.device.interfaceOrientation == .portrait, "\(journey)")
      #expect(app.device.faults.isEmpty, "\(journey)")
    }
  }

  @Test("A screen in landscape is pushed and presented in landscape", arguments: lines)
  func landscape(line: String) throws {
    for journey: Journey in [.push, .present, .delegate] {
      let app = try JourneyApp(line)
      app.begin(journey)
      #expect(app.device.interfaceOrientation.isLandscape, "\(journey)")
    }
  }

  @Test("A button turns the interface, or the reason is shown", arguments: lines)
  func turning(line: String) async throws {
    let app = try JourneyApp(line)
    app.begin(.turn)
    let screen = try #require(app.visible(TurnScreen.self))
    app.tap("Landscape")
    await app.device.wait(2)
    #expect(app.device.interfaceOrientation.isLandscape)
    #expect(screen.reasonLabel.text == nil)
    app.tap("Upside down")
    await app.device.wait(4)
    #expect(screen.reasonLabel.text?.hasPrefix("The interface did not turn") == true)
  }

  @Test(
    "A lock keeps the interface until it is let go, and a sheet's ends with the sheet",
    arguments: lines)
  func lock(line: String) async throws {
    let app = try JourneyApp(line)
    app.begin(.lock)
    app.tap("Lock")
    app.device.turn(to: .landscapeLeft)
    #expect(app.device.interfaceOrientation == .portrait)
    app.tap("Unlock")
    #expect(app.device.interfaceOrientation == .landscapeRight)
    app.tap("Show a sheet")
    let sheet = try #require(app.device.visibleViewController as? LockScreen)
    app.tap("Lock")
    app.device.turn(to: .portrait)
    #expect(app.device.interfaceOrientation == .landscapeRight)
    app.device.run { sheet.dismiss(animated: true) }
    await app.device.wait(1)
    #expect(app.device.interfaceOrientation == .portrait)
  }

  @Test("A video goes full screen, turns there, and comes back upright", arguments: lines)
  func video(line: String) throws {
    let app = try JourneyApp(line)
    app.begin(.video)
    let screen = try #require(app.visible(VideoScreen.self))
    let frame = screen.videoView.frame
    app.tap("Full screen")
    app.device.turn(to: .landscapeLeft)
    #expect(app.device.interfaceOrientation == .landscapeRight)
    #expect(screen.videoView.bounds.width > screen.videoView.bounds.height)
    let leave = try #require(screen.videoView.subviews.compactMap { $0 as? UIButton }.first)
    app.device.run { leave.sendActions(for: .primaryActionTriggered) }
    app.device.settle()
    #expect(app.device.interfaceOrientation == .portrait)
    #expect(screen.videoView.frame == frame)
  }

  @Test("Another screen is there while the device is in landscape", arguments: lines)
  func chart(line: String) async throws {
    let app = try JourneyApp(line)
    app.begin(.chart)
    app.device.turn(to: .landscapeLeft)
    await app.device.wait(1)
    #expect(app.visible(ChartScreen.self) == nil)
    #expect(app.device.interfaceOrientation == .landscapeRight)
    app.device.turn(to: .portrait)
    await app.device.wait(1)
    #expect(app.visible(ChartScreen.self) != nil)
    #expect(app.device.interfaceOrientation == .portrait)
  }

  @Test("The poses of the device are listed, its own first", arguments: lines)
  func poses(line: String) async throws {
    let app = try JourneyApp(line)
    app.begin(.device)
    await app.device.wait(1)
    app.device.turn(to: .faceUp)
    await app.device.wait(1)
    #expect(app.visible(PoseScreen.self)?.posesLabel.text == "upright\nface up")
  }

  @Test("A recording is written and handed on, and has the turns", arguments: lines)
  func recording(line: String) throws {
    let app = try JourneyApp(line)
    let list = app.list
    let recording = Recording()
    var shared: URL?
    recording.share = { file, _ in shared = file }
    app.device.run { recording.toggle(in: list) }
    #expect(app.device.run { recording.isInProgress })
    app.begin(.push)
    app.goBack()
    app.device.run { recording.toggle(in: list) }
    let file = try #require(shared)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("JourneyScreen"))
    #expect(text.contains("landscape"))
  }

  @Test("The button begins and ends a recording")
  func button() throws {
    let app = try JourneyApp("iPhone 15, iOS 17")
    let item = app.list.navigationItem.rightBarButtonItem
    let button = try #require(item?.customView as? UIButton)
    for title in ["Record", "Share", "Record"] {
      #expect(button.currentTitle == title)
      app.device.run { button.sendActions(for: .primaryActionTriggered) }
    }
  }
}
