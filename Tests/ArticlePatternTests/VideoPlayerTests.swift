import HeadlessDevice
import Testing
import UIKit

/// The pattern: an upright app with one screen that is presented sideways.
@MainActor
@Suite("An upright app with one landscape player")
struct VideoPlayerTests {
  private let list = Page(.portrait)
  private let player = Page(.landscape, prefers: .landscapeRight)
  private let tabs = ForwardingTabs()

  init() {
    tabs.viewControllers = [ForwardingNavigation(rootViewController: list), Page(.portrait)]
    player.modalPresentationStyle = .fullScreen
  }

  @Test("D-06, D-24, D-36, E-08, D-43, E-17: the app goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("video-player")
    walk.launch(tabs)
    walk.turn()
    walk.turn()
    walk.step { list.present(player, animated: true) }
    walk.turn()
    walk.turn()
    walk.step { list.dismiss(animated: true) }
    walk.finish()
  }

  @Test(
    "D-24, E-08, E-17: it comes up sideways and goes upright, on every version",
    arguments: Stages.all)
  func everyVersion(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: tabs)
    for _ in 1...2 {
      device.act { list.present(player, animated: true) }
      #expect(device.interfaceOrientation == .landscapeRight)
      #expect(player.view.bounds.width > player.view.bounds.height)
      device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .landscapeLeft)
      device.act { player.dismiss(animated: true) }
      #expect(device.interfaceOrientation == .portrait)
      #expect(list.view.bounds.height > list.view.bounds.width)
      device.turn(to: .portrait)
    }
  }

  // An article recommends presentation as the way to another orientation without touching the root.
  // It is, but the app has to allow the landscapes: without a common orientation the app ends.
  @Test(
    "D-15, D-16: presented over an app that allows portrait alone the player ends it",
    arguments: Stages.all)
  func nothingShared(stage: String) throws {
    let device = try HeadlessDevice(stage: stage, plist: .portrait)
    device.launch(root: tabs)
    device.act { list.present(player, animated: true) }
    #expect(device.exceptions == ["UIApplicationInvalidInterfaceOrientation"])
  }
}
