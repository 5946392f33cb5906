import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("A device is booted from a line")
struct LineTests {
  @Test("A line says device, system, pose and more, in any order")
  func all() throws {
    let configuration = try HeadlessDevice.Configuration(
      "locked, linked 18, ipad air 11 m3, iPadOS 26, landscape left, windowed")
    #expect(configuration.device.name == "iPad Air 11-inch (M3)")
    #expect(configuration.version == SystemVersion(26))
    #expect(configuration.held == .landscapeLeft)
    #expect(configuration.isUserLocked)
    #expect(configuration.linkedSDK == SystemVersion(18))
    #expect(configuration.windowingMode == .windowedApps)
  }

  @Test(
    "The line a configuration writes gives the same device",
    arguments: [
      "iPhone 15, iOS 17", "iPhone 4s, iOS 5, portraitUpsideDown, locked",
      "iPad mini 6, iPadOS 17, iPhone app, faceUp", "iPad Pro 11 M5, iOS 26, full screen, SDK 18",
      "iPhone Duo, iOS 27.1, open",
    ])
  func roundTrip(line: String) throws {
    let configuration = try HeadlessDevice.Configuration(line)
    let again = try HeadlessDevice.Configuration(configuration.description)
    #expect(again.description == configuration.description)
    #expect(again.isPhoneOnly == configuration.isPhoneOnly)
    #expect(HeadlessDevice(again).run { UIDevice.current.name } == configuration.device.name)
  }

  @Test("The line says that the app is made for iPhone where an iPad shows it differently")
  func phoneOnly() throws {
    var pad = try HeadlessDevice.Configuration("iPad mini 6, iPadOS 17")
    pad.isPhoneOnly = true
    #expect(pad.description == "iPad mini (6th generation), iOS 17, held portrait, iPhone app")
    var phone = try HeadlessDevice.Configuration("iPhone 15, iOS 17")
    phone.isPhoneOnly = true
    #expect(phone.description == "iPhone 15, iOS 17, held portrait")
  }

  @Test(
    "What a line cannot say is refused with its place, what was expected, and the nearest name",
    arguments: [
      (
        "iPhone 15 Por, iOS 17",
        "T/A.swift:7: unknown device 'iPhone 15 Por'. Expected a device that"
          + " `quarterturn devices` lists; did you mean iPhone 15 Pro?"
      ),
      (
        "iPhone 15, iOS 16",
        "T/A.swift:7: iPhone 15 never ran iOS 16. Expected iOS 17 or later."
      ),
      (
        "iPhone 15, iOS 17, landscape lift",
        "T/A.swift:7: unknown phrase in a device's line 'landscape lift'. Expected a device or one"
          + " of lock on, lock off, full-screen apps, windowed apps, Stage Manager, iPhone app,"
          + " mirroring, external display, open, closed, iOS 17, held portrait, SDK 26; did you mean"
          + " landscapeLeft?"
      ),
      (
        "iPhone 15",
        "T/A.swift:7: a device's line without a system version. Expected one such as"
          + " iOS 17."
      ),
      (
        "iPhone 15, iOS 17, portrait, held faceUp",
        "T/A.swift:7: a second pose, 'held faceUp', after 'portrait'."
      ),
    ])
  func refused(line: String, message: String) {
    let error = #expect(throws: HeadlessDevice.ConfigurationError.self) {
      try HeadlessDevice(line, fileID: "T/A.swift", line: 7)
    }
    #expect(error?.description == message)
  }
}
