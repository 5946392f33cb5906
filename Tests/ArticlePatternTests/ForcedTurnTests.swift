import HeadlessDevice
import HeadlessUIKit
import Orientation
import Testing
import UIKit

@MainActor
@Suite("Forced turns, before iOS 16 and after")
struct ForcedTurnTests {
  private let player = Page(.allButUpsideDown)

  @Test(
    "F-01, F-02, F-03, F-04, F-05, F-06, F-10, F-11, F-13, B-22: the key-value write goes the way of the example"
  )
  func write() throws {
    let walk = try Walkthrough("forced-rotation-before-16")
    walk.launch(player)
    walk.step { ForcedTurn.write(.landscapeLeft) }
    walk.turn()
    walk.turn()
    walk.step { player.mask = .portrait }
    walk.step { ForcedTurn.write(.landscapeLeft) }
    walk.step { player.mask = .allButUpsideDown }
    walk.step { ForcedTurn.write(.landscapeLeft) }
    walk.step { UIViewController.attemptRotationToDeviceOrientation() }
    walk.step { UIViewController.attemptRotationToDeviceOrientation() }
    walk.step { ForcedTurn.write(.portrait) }
    walk.step { player.autorotates = false }
    walk.step { ForcedTurn.write(.landscapeRight) }
    walk.step { player.autorotates = true }
    walk.step(2) { ForcedTurn.insist(on: .landscapeRight) }
    walk.step { request(.landscape) }
    walk.finish()
  }

  @Test(
    "F-18, F-20, F-21, F-22, F-24, F-25, F-28, F-29, F-31: the request goes the way of the example")
  func requesting() throws {
    let player = Page(.portrait)
    let walk = try Walkthrough("forced-rotation-from-16")
    walk.launch(player)
    walk.step { ForcedTurn.write(.landscapeLeft) }
    walk.step { request(.landscapeRight, player) }
    walk.step { player.mask = .allButUpsideDown }
    walk.step { request(.landscapeRight, player) }
    walk.step { player.setNeedsUpdateOfSupportedInterfaceOrientations() }
    walk.step { request(.landscapeRight, player) }
    walk.step { request(.landscape, player) }
    walk.turn()
    walk.turn()
    walk.step { request(.landscapeRight, player) }
    walk.step { player.mask = .landscape }
    walk.step { player.setNeedsUpdateOfSupportedInterfaceOrientations() }
    walk.turn()
    walk.turn()
    walk.step { player.mask = .portrait }
    walk.step { player.setNeedsUpdateOfSupportedInterfaceOrientations() }
    walk.finish()
  }

  private func request(_ mask: UIInterfaceOrientationMask, _ player: Page? = nil) {
    (player ?? self.player).view.window?.windowScene?.requestGeometryUpdate(
      .iOS(interfaceOrientations: mask))
  }

  @Test(
    "F-05: a device held sideways whose screen stayed upright turns only with unknown first",
    arguments: Stages.before16)
  func unknownFirst(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    player.mask = .portrait
    device.launch(root: player)
    device.turn(to: .landscapeLeft)
    player.mask = .allButUpsideDown
    device.act { ForcedTurn.write(.landscapeLeft) }
    #expect(device.interfaceOrientation == .portrait)
    device.act { ForcedTurn.insist(on: .landscapeLeft) }
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  // An article passes values of one enumeration where the other is meant, another warns of it. The
  // numbers make it come out right: 3 is the device's left and the interface's right.
  @Test(
    "F-02, A-06: an interface orientation written as the device's shows itself",
    arguments: Stages.before16)
  func interfaceValue(stage: String) throws {
    for orientation in [UIInterfaceOrientation.landscapeLeft, .landscapeRight] {
      let device = try HeadlessDevice(stage: stage)
      device.launch(root: player)
      device.act { UIDevice.current.setValue(orientation.rawValue, forKey: "orientation") }
      #expect(device.interfaceOrientation == orientation)
      #expect(device.heldOrientation != .portrait)
    }
  }

  // The article's table for its three cases; from iOS 16 it is about nothing any more.
  @Test(
    "F-07, F-06, F-03, B-14: the user's lock against the app's code goes the way of the example")
  func userLock() throws {
    let page = Page(.allButUpsideDown, autorotates: false)
    let walk = try Walkthrough("user-lock")
    walk.launch(page)
    walk.turn()
    walk.step { ForcedTurn.write(.landscapeRight) }
    walk.turn()
    walk.step { page.autorotates = true }
    walk.step { walk.device.isUserLocked = true }
    walk.turn()
    walk.step { ForcedTurn.write(.landscapeRight) }
    walk.step { ForcedTurn.write(.portrait) }
    walk.step { walk.device.isUserLocked = false }
    walk.turn()
    walk.step { ForcedTurn.write(.landscapeLeft) }
    walk.finish()
  }

  @Test(
    "F-18, B-22: from iOS 16 a write is a line in the log, with unknown first two",
    arguments: Stages.from16)
  func logged(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: player)
    device.act { ForcedTurn.write(.landscapeLeft) }
    #expect(device.log.count == 1)
    device.act { ForcedTurn.insist(on: .portrait) }
    #expect(device.log.count == 3)
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.heldOrientation == .portrait)
    #expect(device.posts.isEmpty)
  }

  @Test(
    "F-01, F-20: one function that knows both ways turns the screen on every version",
    arguments: Stages.all)
  func everyVersion(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: player)
    for orientation in [
      UIInterfaceOrientation.landscapeRight, .landscapeLeft, .portrait, .landscapeLeft,
    ] {
      device.act { ForcedTurn.turn(player, to: orientation) }
      #expect(device.interfaceOrientation == orientation)
    }
  }

  @Test("F-22: a request outside the mask comes back with the reason", arguments: Stages.from16)
  func refused(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    let page = Page(.portrait)
    device.launch(root: page)
    var reason = ""
    device.act {
      ForcedTurn.request(.landscapeRight, for: page) { reason = $0.localizedDescription }
    }
    #expect(
      reason == "None of the requested orientations are supported by the view controller."
        + " Requested: landscapeRight; Supported: portrait")
    #expect(device.interfaceOrientation == .portrait)
  }
}
