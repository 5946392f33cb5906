import Testing
import UIKit

@MainActor
@Suite("B: the device's orientation", .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
struct DeviceOrientationConformanceTests {
  @Test(
    "B-01, B-27: it follows the device also where the interface does not",
    arguments: Bench.phones(6...))
  func independent(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(UIDevice.current.orientation == .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test(
    "A-05, A-07: a device turned to the left shows its interface to the right",
    arguments: Bench.phones(6...))
  func mirrored(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .landscapeRight)
      try device.turn(to: .landscapeRight)
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test(
    "B-02, B-03: begin and end nest; with none left the orientation is unknown",
    arguments: Bench.phones(6...))
  func counter(bench: Bench) throws {
    try bench.launch(Screen()) { device, _ in
      let held = UIDevice.current
      // UIKit's own reference.
      held.endGeneratingDeviceOrientationNotifications()
      #expect(!held.isGeneratingDeviceOrientationNotifications)
      try device.turn(to: .landscapeLeft)
      #expect(held.orientation == .unknown)

      held.beginGeneratingDeviceOrientationNotifications()
      held.beginGeneratingDeviceOrientationNotifications()
      held.endGeneratingDeviceOrientationNotifications()
      #expect(held.isGeneratingDeviceOrientationNotifications)
      #expect(held.orientation == .landscapeLeft)
      held.endGeneratingDeviceOrientationNotifications()
      #expect(!held.isGeneratingDeviceOrientationNotifications)
    }
  }

  @Test(
    "B-04: an app with a root generates notifications without any code of its own",
    arguments: Bench.phones(6...))
  func usually(bench: Bench) throws {
    try bench.launch(Screen()) { _, _ in
      #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
    }
  }

  @Test(
    "B-05: one end too many stops notifications and automatic rotation",
    arguments: Bench.phones(6...))
  func oneEndTooMany(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.journal.listenToDevice()
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
      try device.turn(to: .landscapeLeft)
      #expect(screen.log.isEmpty)
      #expect(device.interfaceOrientation == .portrait)
    }
  }

  @Test("B-06: the counter stops at zero", arguments: Bench.phones(6...))
  func noDebts(bench: Bench) throws {
    try bench.launch(Screen()) { _, _ in
      for _ in 1...3 { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
    }
  }

  @Test(
    "B-07, B-08, B-09: a change posts one notification, and the value is new by then",
    arguments: Bench.phones(6...))
  func oneNotification(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.journal.listenToDevice()
      try device.turn(to: .landscapeLeft)
      try device.turn(to: .landscapeLeft)
      #expect(screen.log == ["device 3"])
    }
  }

  @Test(
    "B-10, B-11, B-12: flat poses post and turn nothing, and so does the way back",
    arguments: Bench.phones(8...))
  func flat(bench: Bench) throws {
    try bench.launch(SizeScreen()) { device, screen in
      try device.turn(to: .landscapeLeft)
      screen.forget()
      screen.journal.listenToDevice()
      try device.turn(to: .faceUp)
      try device.turn(to: .landscapeLeft)
      try device.turn(to: .faceDown)
      #expect(screen.log == ["device 5", "device 3", "device 6"])
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test(
    "B-13: a device that is flat when generation begins announces itself three times",
    arguments: Bench.phones(6...))
  func threeTimes(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, screen in
      try device.turn(to: .landscapeLeft)
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
      try device.turn(to: .faceUp)
      screen.journal.listenToDevice()
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      device.settle()
      #expect(screen.log == ["device 5", "device 3", "device 5"])
    }
  }

  @Test(
    "B-13: so it does when the app comes back", .tags(.needsSetup), arguments: Bench.phones(6...))
  func threeTimesOnReturn(bench: Bench) throws {
    try bench.launch(Screen(.portrait)) { device, screen in
      try device.turn(to: .landscapeLeft)
      try device.enterBackground()
      try device.turn(to: .faceUp)
      screen.journal.listenToDevice()
      try device.enterForeground()
      #expect(screen.log == ["device 5", "device 3", "device 5"])
    }
  }

  @Test(
    "B-23: in the background nothing turns; on return the interface follows the device",
    .tags(.needsSetup), arguments: Bench.phones(6...))
  func background(bench: Bench) throws {
    try bench.launch(Screen()) { device, screen in
      screen.journal.listenToStatusBar()
      try device.enterBackground()
      try device.turn(to: .landscapeLeft)
      #expect(device.interfaceOrientation == .portrait)
      #expect(screen.log.isEmpty)
      try device.enterForeground()
      #expect(device.interfaceOrientation == .landscapeRight)
    }
  }

  @Test("B-18: before the first sample it is portrait", arguments: Bench.phones(6...))
  func atFirst(bench: Bench) throws {
    try bench.launch(Screen()) { _, _ in
      #expect(UIDevice.current.orientation == .portrait)
    }
  }
}
