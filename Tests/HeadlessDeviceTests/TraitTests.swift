import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import Testing
import UIKit

@MainActor
@Suite("Traits and arguments boot devices", .device("iPhone 13, iOS 16"))
struct DeviceTraitTests {
  @Test("A suite's device is that of each test")
  func suite() {
    #expect(UIDevice.current.systemVersion == "16.0")
    #expect(HeadlessDevice.current.time == 0)
    HeadlessDevice.current.advance(by: 1)
  }

  @Test("Each test has a device of its own")
  func own() {
    #expect(HeadlessDevice.current.time == 0)
    HeadlessDevice.current.advance(by: 1)
  }

  @Test("A test's own trait counts before its suite's", .device("iPad mini 6, iPadOS 17, faceUp"))
  func inner() {
    let device = HeadlessDevice.current
    #expect(device.pose == .faceUp)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
  }

  @Test("Each case of a test has a device of its own", arguments: [1.0, 2, 3])
  func cases(seconds: Double) {
    HeadlessDevice.current.advance(by: seconds)
    #expect(HeadlessDevice.current.time == seconds)
  }

  @Test("The app's code runs in the context of the device, wherever it is called from")
  func context() async throws {
    let device = HeadlessDevice.current
    let screen = Screen()
    device.launch(root: screen)
    await Task.yield()
    #expect(HeadlessDevice.current === device)
    let other = try HeadlessDevice("iPhone 15, iOS 17")
    #expect(other.run { HeadlessDevice.current } === other)
    #expect(HeadlessDevice.current === device)
  }

  @Test(
    "A test runs over every device and system that belong together",
    arguments: try HeadlessDevice.Configuration.every(
      ["iPhone 8", "iPhone 15", "iPad mini 6"], on: ["iOS 13", "iOS 16", "iOS 17"]))
  func every(_ configuration: HeadlessDevice.Configuration) {
    let device = HeadlessDevice(configuration)
    device.launch(root: Screen())
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test("Pairs that never were are left out; a device without any pair is an error")
  func pairs() throws {
    let found = try HeadlessDevice.Configuration.every(
      ["iPhone 8", "iPhone 15"], on: ["iOS 16", "iOS 17"])
    #expect(
      found.map(\.description) == [
        "iPhone 8, iOS 16, held portrait", "iPhone 15, iOS 17, held portrait",
      ])
    #expect(throws: HeadlessDevice.ConfigurationError.self) {
      try HeadlessDevice.Configuration.every(["iPhone 15"], on: ["iOS 12"])
    }
    #expect(throws: HeadlessDevice.ConfigurationError.self) {
      try HeadlessDevice.Configuration.every(["iPhone 15", "iFone"], on: ["iOS 17"])
    }
  }

  @Test("Failed expectations name orientations and masks")
  func words() {
    #expect(
      String(describingForTest: UIInterfaceOrientation.landscapeLeft) == "interface landscapeLeft")
    #expect(String(describingForTest: UIDeviceOrientation.landscapeLeft) == "device landscapeLeft")
    #expect(
      String(describingForTest: UIInterfaceOrientationMask.allButUpsideDown)
        == "portrait, landscapeLeft, landscapeRight")
    #expect(String(describingForTest: UIInterfaceOrientationMask([])) == "no orientation")
  }
}
