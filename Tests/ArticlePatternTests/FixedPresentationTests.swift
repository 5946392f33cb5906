import HeadlessDevice
import Testing
import UIKit

/// The pattern: a screen that always comes up in one landscape, however the device is held.
private final class Game: Page {
  init() { super.init(.landscapeLeft, prefers: .landscapeLeft, autorotates: false) }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite("Present in a fixed orientation")
struct FixedPresentationTests {
  private let home = Page(.portrait, autorotates: false)
  private let game = Game()

  private func present(_ page: UIViewController, _ style: UIModalPresentationStyle?) {
    if let style { page.modalPresentationStyle = style }
    home.present(page, animated: true)
  }

  @Test("E-08, D-14, D-11, E-02, E-04, E-17: the app goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("fixed-landscape-presentation")
    walk.launch(home)
    walk.step { present(game, .fullScreen) }
    walk.turn()
    walk.turn()
    walk.step { home.dismiss(animated: true) }
    walk.step { present(game, .overCurrentContext) }
    walk.step { home.dismiss(animated: true) }
    walk.step {
      present(Page([.portrait, .landscapeRight], prefers: .landscapeLeft), .fullScreen)
    }
    walk.finish()
  }

  @Test(
    "E-08, E-09, E-17: it comes up sideways, stays so, and leaves portrait behind, on every version",
    arguments: Stages.all, [UIDeviceOrientation.portrait, .landscapeLeft, .landscapeRight])
  func comesUp(stage: String, pose: UIDeviceOrientation) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: home)
    device.turn(to: pose)
    device.act { present(game, .fullScreen) }
    #expect(device.interfaceOrientation == .landscapeLeft)
    #expect(game.view.bounds.width > game.view.bounds.height)
    for turn in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      device.turn(to: turn)
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
    device.act { home.dismiss(animated: true) }
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.exceptions.isEmpty)
  }

  // The article says that the style has to be full screen. When it was written that was the usual
  // style; from iOS 13 on the usual one is a sheet, and the pattern needs the line it left out.
  @Test(
    "D-26, E-02: from iOS 13 the style has to be set, or nothing of this is read",
    arguments: [
      ("iPhone 8, iOS 12", UIInterfaceOrientation.landscapeLeft), ("iPhone 13, iOS 15", .portrait),
      ("iPhone 15, iOS 17", .portrait), ("iPhone 13, iOS 15, SDK 12", .landscapeLeft),
    ])
  func usualStyle(stage: String, expected: UIInterfaceOrientation) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: home)
    device.act { present(game, nil) }
    #expect(device.interfaceOrientation == expected)
    #expect((game.timesAsked > 0) == (expected == .landscapeLeft))
  }

  @Test(
    "E-04: a preference outside the mask ends the app, on every version",
    arguments: ["iPhone 5, iOS 7", "iPhone 8, iOS 12", "iPhone 15, iOS 17"])
  func preferenceOutside(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: home)
    device.act {
      present(Page([.portrait, .landscapeRight], prefers: .landscapeLeft), .fullScreen)
    }
    #expect(device.exceptions == ["UIApplicationInvalidInterfaceOrientation"])
  }

  @Test(
    "E-07: on iOS 6 a landscape screen without a preference ends an upright app; later it turns")
  func withoutPreference() throws {
    for (stage, ends) in [("iPhone 5, iOS 6", true), ("iPhone 5, iOS 7", false)] {
      let device = try HeadlessDevice(stage: stage)
      let home = Page(.portrait)
      let screen = Page(.landscape)
      screen.modalPresentationStyle = .fullScreen
      device.launch(root: home)
      device.act { home.present(screen, animated: true) }
      #expect(device.exceptions.isEmpty == !ends)
      #expect(device.interfaceOrientation.isLandscape == !ends)
    }
  }

  @Test("D-40: an iPad app that multitasks comes up as it is held, because no controller is asked")
  func multitasking() throws {
    let device = try HeadlessDevice(
      stage: "iPad Pro 11-inch (4th generation), iOS 17",
      plist: .all)
    device.launch(root: home)
    device.act { present(game, .fullScreen) }
    #expect(device.interfaceOrientation == .portrait)
    #expect(game.timesAsked == 0)
  }
}
