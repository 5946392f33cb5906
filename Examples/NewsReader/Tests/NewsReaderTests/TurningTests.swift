import HeadlessDevice
import HeadlessDeviceTesting
import Testing
import UIKit

@testable import NewsReader

@MainActor
@Suite("How the app turns")
struct TurningTests {
  @Test("The list stays upright on an iPhone; an article turns, and going back turns back")
  func phone() throws {
    let app = try RunningApp("iPhone 15, iOS 17")
    app.device.turn(to: .landscapeLeft)
    #expect(app.device.interfaceOrientation == .portrait)

    app.choose(row: 0)
    let article = try #require(app.visible(ArticleViewController.self))
    #expect(app.device.interfaceOrientation == .landscapeRight)
    #expect(article.view.bounds.size == CGSize(width: 852, height: 393))

    app.device.run { _ = article.navigationController?.popViewController(animated: true) }
    app.device.settle()
    #expect(app.device.interfaceOrientation == .portrait)
  }

  @Test(
    "On an iPad everything turns all ways",
    arguments: [
      UIDeviceOrientation.landscapeLeft,
      .portraitUpsideDown, .landscapeRight,
    ])
  func pad(pose: UIDeviceOrientation) throws {
    let app = try RunningApp("iPad mini 6, iPadOS 17")
    app.device.turn(to: pose)
    #expect(app.device.interfaceOrientation.rawValue == pose.rawValue)
  }

  @Test(
    "The player turns on every system, and leaves the list upright behind it",
    arguments: ["iPhone 8, iOS 13", "iPhone 13, iOS 15", "iPhone 15, iOS 17", "iPhone 17, iOS 26"])
  func player(line: String) throws {
    let app = try RunningApp(line)
    app.choose(row: 0)
    #expect(app.tap("Watch the video"))
    let player = try #require(app.visible(PlayerViewController.self))
    app.device.turn(to: .landscapeLeft)
    #expect(app.device.interfaceOrientation == .landscapeRight)
    #expect(player.videoView.frame == player.view.bounds)
    app.device.turn(to: .portrait)
    #expect(player.videoView.frame.height == player.view.bounds.width * 9 / 16)
    #expect(app.tap("Done"))
    #expect(app.visible(ArticleViewController.self) != nil)
  }

  @Test("Videos in landscape only come up in landscape, and give the screen back upright")
  func landscapeOnly() throws {
    let app = try RunningApp("iPhone 15, iOS 17")
    app.choose(tab: 2)
    app.choose(row: SettingsViewController.Row.videoNeedsLandscape.rawValue)
    app.choose(tab: 0)
    app.choose(row: 0)
    #expect(app.tap("Watch the video"))
    #expect(app.device.interfaceOrientation == .landscapeRight)
    #expect(app.tap("Done"))
    #expect(app.device.interfaceOrientation == .portrait)
  }

  @Test("A held picture stays when the device turns, and follows once it is let go")
  func hold() throws {
    let app = try RunningApp("iPhone 15, iOS 17")
    app.choose(row: 0)
    #expect(app.tap("Watch the video"))
    #expect(app.tap("Hold"))
    app.device.turn(to: .landscapeLeft)
    #expect(app.device.interfaceOrientation == .portrait)
    #expect(app.tap("Let go"))
    #expect(app.device.interfaceOrientation == .landscapeRight)
  }

  @Test("The user's lock keeps the player upright")
  func userLock() throws {
    let app = try RunningApp("iPhone 15, iOS 17, locked")
    app.choose(row: 0)
    #expect(app.tap("Watch the video"))
    app.device.turn(to: .landscapeLeft)
    #expect(app.device.interfaceOrientation == .portrait)
  }
}
