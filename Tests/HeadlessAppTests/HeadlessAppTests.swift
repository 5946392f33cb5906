import Foundation
import HeadlessDevice
import Testing
import UIKit

@testable import HeadlessApp

/// An app whose files the plugin compiles; its storyboard calls them by name.
@Suite("An app's own code through the plugin") @MainActor struct HeadlessAppTests {
  /// The app as it is launched on a phone: delegate, scene and storyboard.
  private func launched(
    _ line: String = "iPhone 15, iOS 17"
  ) throws -> (HeadlessDevice, TrackListViewController) {
    let device = try HeadlessDevice(line)
    device.launch(
      AppDelegate(), sceneDelegate: SceneDelegate(),
      storyboard: UIStoryboard(name: "Main", bundle: .module))
    return (device, try #require(device.visibleViewController as? TrackListViewController))
  }

  @Test("A delegate with @UIApplicationMain is launched, with the storyboard's window")
  func launch() throws {
    let device = try HeadlessDevice("iPhone 8, iOS 12")
    let delegate = device.run { AppDelegate() }
    device.launch(delegate, storyboard: UIStoryboard(name: "Main", bundle: nil))
    #expect(delegate.rootAtLaunch is UINavigationController)
    #expect(device.visibleViewController is TrackListViewController)
    #expect(device.log.isEmpty)
  }

  @Test("An app is launched from its delegate's class, as its Info.plist says")
  func launchByClass() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "HeadlessApp")
    for (line, hasScene) in [("iPhone 15, iOS 17", true), ("iPhone 8, iOS 12", false)] {
      var configuration = try HeadlessDevice.Configuration(line)
      configuration.resources = folder.path
      let device = HeadlessDevice(configuration)
      try device.launch(AppDelegate.self)
      #expect(device.visibleViewController is TrackListViewController)
      let delegate = device.run { UIApplication.shared.delegate as? AppDelegate }
      #expect(delegate?.composers == ["Chopin", "Debussy"])
      let scene = device.run { UIApplication.shared.connectedScenes.first }
      #expect((scene?.delegate is SceneDelegate) == hasScene)
      #expect(device.log.isEmpty)
    }
  }

  @Test("An Info.plist that names a scene delegate that is not there is an error")
  func wrongSceneDelegate() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    let scene = ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).Missing"]
    let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]]
    try PropertyListSerialization.data(
      fromPropertyList: ["UIApplicationSceneManifest": manifest], format: .xml, options: 0
    ).write(to: file)
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let error = #expect(throws: HeadlessDevice.ConfigurationError.self) {
      try device.launch(AppDelegate.self, infoPlist: file.path)
    }
    #expect(error?.message.contains("'Missing'") == true)
  }

  @Test("Outlets, outlet collections and attributes of the storyboard are set by name")
  func outlets() throws {
    let (device, list) = try launched()
    #expect(list.titleLabel.text == "Nocturnes")
    #expect(list.playButtons.map(\.currentTitle) == ["Play"])
    #expect(device.log.isEmpty)
  }

  @Test("#selector calls: bar button, gesture, notification")
  func selectors() throws {
    let (device, list) = try launched()
    device.tap(try #require(list.navigationItem.rightBarButtonItem))
    #expect(list.refreshes == 1)
    #expect(device.tap(list.titleLabel))
    #expect(list.taps == 1)
    device.turn(to: .landscapeLeft)
    #expect(list.titleLabel.text == "on its side")
  }

  @Test("@IBAction performs a segue, and an unwind segue goes back with its source")
  func segues() throws {
    let (device, list) = try launched()
    device.tap(list.playButtons[0])
    let player = try #require(device.visibleViewController as? PlayerViewController)
    #expect(device.interfaceOrientation.isLandscape)
    device.tap(try #require(device.view(UIButton.self) { $0.currentTitle == "Like" }))
    device.tap(try #require(device.view(UIButton.self) { $0.currentTitle == "Close" }))
    #expect(device.visibleViewController === list)
    #expect(list.rating == 5)
    #expect(player.presentingViewController == nil)
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.log.isEmpty)
  }

  @Test("@IBSegueAction creates the destination; without its answer the storyboard does")
  func segueActions() throws {
    let (device, list) = try launched()
    device.run { list.performSegue(withIdentifier: "ShowRecord", sender: list) }
    #expect((device.visibleViewController as? RecordViewController)?.album == "Nocturnes")
    device.run { _ = list.navigationController?.popViewController(animated: false) }
    device.run { list.performSegue(withIdentifier: "ShowRecord", sender: "nothing") }
    #expect((device.visibleViewController as? RecordViewController)?.album == "the storyboard's")
    #expect(device.log.isEmpty)
  }

  @Test("A storyboard's recognizers are attached, with their action, delegate and segue")
  func recognizers() throws {
    let (device, list) = try launched()
    let recognizers = try #require(list.view.gestureRecognizers)
    let tap = try #require(recognizers.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && tap.delegate === list)
    tap.state = .ended
    #expect(list.taps == 10)
    let swipe = try #require(recognizers.last as? UISwipeGestureRecognizer)
    #expect(swipe.direction == .left && !swipe.isEnabled)
    swipe.isEnabled = true
    device.swipe(list.view, to: .left)
    #expect((device.visibleViewController as? RecordViewController)?.album == "Nocturnes")
    #expect(device.log.isEmpty)
  }

  @Test(
    "#available asks the device",
    arguments: [
      ("iPhone 8, iOS 12", "device"), ("iPhone 8, iOS 15", "scene"),
      ("iPhone 15, iOS 17", "requestGeometryUpdate"),
    ])
  func availability(line: String, way: String) throws {
    let device = try HeadlessDevice(line)
    #expect(device.run { PlayerViewController().wayToTurn } == way)
  }

  @Test("An error is at the line of the app's own file")
  func location() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "HeadlessApp/App/PlayerViewController.swift")
    #expect(PlayerViewController.file == sources.path)
    #expect(PlayerViewController.line == 22)
  }
}
