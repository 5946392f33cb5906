import DeviceSetup
import RotationScenario
import Orientation
import Testing
import TextFormats

@Suite struct StageTests {
  @Test("A stage's line may say all there is, in any order and with any capitals")
  func all() throws {
    let stage = try Stage(
      parsing: "lock on, SDK 26,  held Landscape Left,ipad pro 11 m5,iPadOS 27, windowed apps")
    #expect(stage.device.name == "iPad Pro 11-inch (M5)")
    #expect(stage.version == SystemVersion(27))
    #expect(stage.held == .landscapeLeft)
    #expect(stage.isUserLocked)
    #expect(stage.windowingMode == .windowedApps)
    #expect(stage.linkedSDK == SystemVersion(26))
    #expect(stage.environment == nil)
  }

  @Test("What a stage does not say is usual: upright, no lock, the device's own display")
  func usual() throws {
    let stage = try Stage(parsing: "iPhone 15, iOS 17")
    #expect(stage == Stage(device: stage.device, version: SystemVersion(17)))
    #expect(stage.held == .portrait)
    #expect(!stage.isUserLocked)
  }

  @Test(
    "Places other than the device's own display",
    arguments: [
      ("iPad mini 6, iOS 17, iPhone app", SceneEnvironment.phoneAppOnPad),
      ("iPhone 17, iOS 27, mirroring", .mirroring),
      ("iPhone 17, iOS 27, external display", .externalDisplay),
      ("iPhone Duo, iOS 27.1, open", .duoInner),
      ("iPhone Duo, iOS 27.1, closed", .duoOuter),
    ])
  func places(line: String, environment: SceneEnvironment) throws {
    let stage = try Stage(parsing: line)
    #expect(stage.environment == environment)
    #expect(stage.isPhoneAppOnPad == (environment == .phoneAppOnPad))
    #expect(try Stage(parsing: stage.description) == stage)
  }

  @Test("The line that a stage writes gives the same stage", arguments: DeviceProfile.all)
  func roundTrip(device: DeviceProfile) throws {
    var stage = Stage(device: device, version: device.releasedWith, held: .faceDown)
    stage.isUserLocked = true
    stage.linkedSDK = SystemVersion(12)
    if device.idiom == .pad { stage.windowingMode = .stageManager }
    #expect(try Stage(parsing: stage.description) == stage)
  }

  @Test(
    "A stage that cannot be is refused",
    arguments: [
      ("iPad Air 2, iOS 17", "stage:1:13: iPad Air 2 never ran iOS 17. Expected iOS 8.1 to 15.8."),
      (
        "iPhone 17, iOS 26, open",
        "stage:1:20: 'open' with iPhone 17. Expected a device with two displays."
      ),
      (
        "iPhone 17, iOS 26, iPhone app",
        "stage:1:20: 'iPhone app' with iPhone 17. Expected an iPad."
      ),
      (
        "iPad (A16), iOS 27, mirroring",
        "stage:1:21: 'mirroring' with iPad (A16). Expected an iPhone."
      ),
      (
        "iPhone 15, iOS 17, held flat",
        "stage:1:20: unknown pose 'flat'. Expected one of portrait, portraitUpsideDown,"
          + " landscapeLeft, landscapeRight, faceUp, faceDown."
      ),
      (
        "iPhone 15, iOS 17, lock on, lock off",
        "stage:1:29: a second lock, 'lock off', after 'lock on'."
      ),
    ])
  func refused(line: String, message: String) {
    let error = #expect(throws: ReadingError.self) { try Stage(parsing: line) }
    #expect(error?.description == message)
  }
}
