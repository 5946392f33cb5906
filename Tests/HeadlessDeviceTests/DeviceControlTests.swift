import HeadlessDevice
import Orientation
import OrientationSensing
import Testing
import UIKit

@MainActor
@Suite("A device is held by a test")
struct DeviceControlTests {
  @Test("Stepping stops where a turn ends; until then the old layout stays")
  func steps() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let screen = Screen()
    device.launch(root: screen)
    #expect(!device.step())
    device.beginTurn(to: .landscapeLeft)
    #expect(device.isInTransition)
    #expect(screen.log == ["viewDidAppear", "viewWillTransition 852 x 393"])
    let begin = device.time
    var steps = 0
    while device.step() { steps += 1 }
    #expect(steps > 0)
    #expect(device.time > begin)
    #expect(!device.isInTransition)
    #expect(screen.log.last == "completion")
  }

  @Test("The user's lock keeps the interface, and unlocking lets it follow")
  func lock() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17, locked")
    device.launch(root: Screen())
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    #expect(device.pose == .landscapeLeft)
    device.isUserLocked = false
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test("An iPad's scene is resized and dragged where windows are, and refuses elsewhere")
  func resizes() throws {
    let pad = try HeadlessDevice("iPad Air 11 M3, iPadOS 26, windowed")
    let screen = Screen()
    pad.launch(root: screen)
    try pad.resize(to: CGSize(width: 600, height: 700))
    #expect(screen.view.bounds.size == CGSize(width: 600, height: 700))
    try pad.drag(
      through: [CGSize(width: 500, height: 700), CGSize(width: 400, height: 650)])
    #expect(screen.view.bounds.size == CGSize(width: 400, height: 650))
    try pad.choose(.fullScreenApps)
    #expect(pad.windowingMode == .fullScreenApps)

    let phone = try HeadlessDevice("iPhone 15, iOS 17")
    #expect(throws: HeadlessDevice.UsageError.self) {
      try phone.resize(to: CGSize(width: 300, height: 300))
    }
    phone.launch(root: Screen())
    let error = #expect(throws: HeadlessDevice.UsageError.self) {
      try phone.resize(to: CGSize(width: 300, height: 300))
    }
    #expect(
      error?.description
        == "Resizing a scene is not possible with iPhone 15, iOS 17, held portrait")
  }

  @Test("An iPhone moves to the Mac's mirroring window, and not to a display it lacks")
  func moves() throws {
    let device = try HeadlessDevice("iPhone 17, iOS 27")
    device.launch(root: Screen())
    try device.move(to: .mirroring)
    #expect(device.system.environment() == .mirroring)
    #expect(throws: HeadlessDevice.UsageError.self) { try device.move(to: .duoInner) }
  }

  @Test("The app leaves the screen and comes back, and its scene's delegate is notified")
  func background() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let delegate = SceneDelegate()
    device.launch(sceneDelegate: delegate)
    #expect(delegate.log == ["active"])
    device.enterBackground()
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .portrait)
    device.enterForeground()
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(delegate.log == ["active", "background", "active"])
  }

  @Test("A second scene gets a delegate of its own, and turns with the device")
  func scenes() throws {
    let device = try HeadlessDevice("iPad mini 6, iPadOS 17")
    device.launch(sceneDelegate: SceneDelegate())
    let second = try device.openScene()
    #expect(device.scenes.count == 2)
    #expect(device.scenes[0].delegate !== second.delegate)
    device.turn(to: .landscapeLeft)
    #expect(device.windows.allSatisfy { $0.bounds.width > $0.bounds.height })
  }

  @Test("Acceleration turns the device as its sensor says, in the time of the samples")
  func accelerates() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: Screen())
    let side = (0...200).map {
      AccelerationSample(time: Double($0) / 50, x: -1, y: 0, z: 0)
    }
    device.accelerate(side)
    device.settle()
    #expect(device.pose == .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(device.time >= 4)
    device.accelerate(
      (0...200).map { AccelerationSample(time: 4 + Double($0) / 50, x: 0, y: -1, z: 0) })
    device.settle()
    #expect(device.interfaceOrientation == .portrait)
  }

  @Test("D-15: a fault is kept with UIKit's text, and the transcript tells whose it was")
  func faults() throws {
    let device = try HeadlessDevice(
      "iPhone 13, iOS 15",
      infoPlist: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]],
      recordsFaults: true)
    let screen = Screen()
    screen.mask = .landscape
    device.launch(root: screen)
    #expect(
      device.faults.map(\.description) == [
        "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation"
          + " with the application, and [Screen shouldAutorotate] is returning YES"
      ])
    let id = try #require(device.id(of: screen))
    #expect(device.controller(id) === screen)
    #expect(device.rootID == id)
    #expect(device.system.controllers[id.index].name == "Screen")
    #expect(!device.transcript.entries.isEmpty)
  }
}
