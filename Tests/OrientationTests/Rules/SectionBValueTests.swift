import Orientation
import Testing

@Suite("B: the device orientation's value")
struct SectionBValueTests {
  @Test(
    "B-01, B-27: the device orientation follows the device also where the interface does not",
    arguments: [5, 6, 7, 8, 12, 15, 16, 18, 26, 27])
  func differsFromInterface(version: Int) throws {
    var stage = try Stage("iPhone 7", version, ApplicationModel(mask: .portrait)) {
      Controller("Home", .portrait)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.device == .landscapeLeft)
    #expect(stage.interface == .portrait)
  }

  @Test("B-02: the value is unknown while notifications are not being generated")
  func unknownWithoutGeneration() throws {
    var stage = try Stage("iPhone 15", 17, hasRoot: false)
    #expect(stage.device == .unknown)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.device == .unknown)
    #expect(stage.last.notifications.isEmpty)
    stage.play(.beginGeneratingDeviceOrientationNotifications)
    #expect(stage.device == .landscapeLeft)
  }

  @Test("B-03: begin and end nest")
  func nesting() throws {
    var stage = try Stage("iPhone 15", 17, hasRoot: false)
    let begin = RotationEvent.beginGeneratingDeviceOrientationNotifications
    let end = RotationEvent.endGeneratingDeviceOrientationNotifications
    stage.play(begin, begin, end)
    #expect(stage.system.isGeneratingDeviceOrientationNotifications)
    stage.play(end)
    #expect(!stage.system.isGeneratingDeviceOrientationNotifications)
  }

  @Test("B-04: a window with a root holds one reference until it goes away")
  func windowsReference() throws {
    var stage = try Stage("iPhone 15", 17, hasRoot: false)
    #expect(!stage.system.isGeneratingDeviceOrientationNotifications)
    stage.play(.setRoot(0, of: .main))
    #expect(stage.system.isGeneratingDeviceOrientationNotifications)
    stage.play(.closeWindow(.main))
    #expect(!stage.system.isGeneratingDeviceOrientationNotifications)
  }

  @Test(
    "B-04: an app with a root generates without any code of its own", arguments: [5, 12, 17, 27])
  func generatesAfterLaunch(version: Int) throws {
    let stage = try Stage("iPhone 7", version)
    #expect(stage.system.isGeneratingDeviceOrientationNotifications)
    #expect(stage.device == .portrait)
  }

  @Test("B-05: one end too many stops notifications and rotation", arguments: [6, 12, 15, 17, 26])
  func unbalancedEnd(version: Int) throws {
    var stage = try Stage("iPhone 7", version)
    stage.play(.endGeneratingDeviceOrientationNotifications, .turn(.landscapeLeft))
    #expect(stage.entries.notifications.isEmpty)
    #expect(stage.interface == .portrait)
    #expect(stage.device == .unknown)
    #expect(stage.last.ignored == [.notGenerating])
  }

  @Test("B-06: the counter stops at zero")
  func neverNegative() throws {
    var stage = try Stage("iPhone 15", 17, hasRoot: false)
    stage.play(
      .endGeneratingDeviceOrientationNotifications, .endGeneratingDeviceOrientationNotifications)
    #expect(stage.last.ignored == [.noChange, .noChange])
    stage.play(.beginGeneratingDeviceOrientationNotifications)
    #expect(stage.system.isGeneratingDeviceOrientationNotifications)
  }

  @Test(
    "B-18: what is read before anything has moved is an input",
    arguments: [DeviceOrientation.unknown, .portrait, .landscapeLeft, .landscapeRight])
  func initialValue(held: DeviceOrientation) throws {
    let stage = try Stage("iPhone 15", 17, held: held)
    #expect(stage.device == held)
    #expect(stage.system.pose == held)
  }

  @Test("B-18: without a word of how the device is held it stands upright")
  func initialDefault() throws {
    let profile = try #require(DeviceProfile.named("iPhone 15"))
    let system = RotationSystem(
      device: profile, version: SystemVersion(17), controllers: [], root: nil)
    #expect(system.pose == .portrait)
  }

  @Test("B-18: an unknown pose launches as the plist says", arguments: [7, 8, 17])
  func unknownAtLaunch(version: Int) throws {
    let stage = try Stage(
      "iPhone 5s", version, ApplicationModel(mask: .allButUpsideDown), held: .unknown)
    #expect(stage.interface == .portrait)
    #expect(stage.entries.deviceNotifications.isEmpty)
  }

  @Test(
    "B-20: an orientation the app does not support changes the device value only",
    arguments: [6, 8, 12, 15, 17, 26, 27])
  func unsupportedPose(version: Int) throws {
    var stage = try Stage("iPhone 7", version, ApplicationModel(mask: .allButUpsideDown))
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
    stage.play(.turn(.portraitUpsideDown))
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.device == .portraitUpsideDown)
    #expect(stage.last.deviceNotifications == [.portraitUpsideDown])
    #expect(stage.last.outcomes == [.stays(.notAllowed)])
    #expect(stage.last.callbacks.isEmpty)
  }
}
