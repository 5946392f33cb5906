import Testing
import UIKit

@MainActor
@Suite(
  "B: the user's orientation lock",
  .tags(.uncheckedAgainstUIKit, .needsDeviceTurn, .needsSetup))
struct UserLockConformanceTests {
  @Test(
    "B-14, C-16: with the phone's lock on everything reads portrait and nothing is posted",
    arguments: Bench.phones(6...))
  func silence(bench: Bench) throws {
    try bench.with { $0.isLocked = true }.launch(Screen()) { device, screen in
      screen.journal.listenToDevice()
      screen.journal.listenToStatusBar()
      try device.turn(to: .landscapeLeft)
      try device.turn(to: .faceUp)
      #expect(screen.log.isEmpty)
      #expect(UIDevice.current.orientation == .portrait)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test("B-15: notifications are still said to be generated", arguments: Bench.phones(6...))
  func generating(bench: Bench) throws {
    try bench.with { $0.isLocked = true }.launch(Screen()) { _, _ in
      #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
    }
  }

  @Test(
    "B-16, F-06, F-07: up to iOS 15 a written orientation turns the interface all the same",
    arguments: Bench.phones(6...15))
  func written(bench: Bench) throws {
    try bench.with { $0.isLocked = true }.launch(Screen()) { device, screen in
      screen.journal.listenToDevice()
      UIDevice.current.setValue(3, forKey: "orientation")
      device.settle()
      #expect(screen.log == ["device 3"])
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "B-14: a full-screen presentation turns the interface all the same",
    arguments: Bench.phones(6...))
  func presentation(bench: Bench) throws {
    try bench.with { $0.isLocked = true }.launch(Screen()) { device, root in
      let player = Screen(.landscape).styled(.fullScreen)
      player.preferred = .landscapeLeft
      root.present(player, animated: true)
      device.settle()
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test(
    "B-16: from iOS 16 a geometry request turns the interface all the same",
    arguments: Bench.phones(16...))
  func request(bench: Bench) throws {
    try bench.with { $0.isLocked = true }.launch(Screen()) { device, _ in
      device.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
      device.settle()
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "B-17: an iPad's lock keeps the interface as it is, which may be landscape",
    arguments: Bench.pads(6...18))
  func pad(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      try device.turn(to: .landscapeLeft)
      try device.lock(true)
      try device.turn(to: .portrait)
      #expect(device.interfaceOrientation == .landscapeRight)
      try device.lock(false)
      #expect(device.interfaceOrientation == .portrait)
    }
  }
}
