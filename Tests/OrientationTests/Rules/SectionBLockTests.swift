import Orientation
import Testing

@Suite("B: the user's orientation lock")
struct SectionBLockTests {
  private static let versions = [5, 6, 7, 8, 12, 15, 16, 18, 26, 27]

  private func phone(_ version: Int, policy: RotationPolicy = RotationPolicy()) throws -> Stage {
    try Stage("iPhone 7", version, ApplicationModel(mask: .allButUpsideDown), policy: policy) {
      Controller("Home", .allButUpsideDown)
      Controller(
        "Player",
        answers: ControllerAnswers(mask: .landscape, preferred: .orientation(.landscapeRight)))
    }
  }

  @Test(
    "B-14, C-16: under a phone's lock a turn changes nothing and posts nothing", arguments: versions
  )
  func silence(version: Int) throws {
    var stage = try phone(version)
    stage.play(.userLock(true))
    stage.play(.turn(.landscapeLeft), .turn(.faceUp), .turn(.portraitUpsideDown))
    #expect(stage.device == .portrait)
    #expect(stage.interface == .portrait)
    #expect(stage.last.notifications.isEmpty)
    #expect(stage.last.decisions.isEmpty)
    #expect(stage.last.callbacks.isEmpty)
  }

  @Test(
    "B-14: a landscape controller presented full screen turns the interface under the lock",
    arguments: versions.filter { $0 >= 6 })
  func presentationTurns(version: Int) throws {
    var stage = try phone(version)
    stage.play(.userLock(true), .present(1, .fullScreen, from: 0))
    #expect(stage.interface.isLandscape)
    #expect(stage.device == .portrait)
    #expect(stage.last.deviceNotifications.isEmpty)
  }

  @Test("B-14: the lock switched on in landscape turns phone and value to portrait, or not")
  func switchedOnSideways() throws {
    var stage = try phone(17)
    stage.play(.turn(.landscapeLeft), .userLock(true))
    #expect(stage.device == .portrait)
    #expect(stage.interface == .portrait)
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
    #expect(stage.last.steps.contains { $0.policy == .phoneLockTurnsPortrait })

    var policy = RotationPolicy()
    policy.phoneLockTurnsPortrait = .keeps
    stage = try phone(17, policy: policy)
    stage.play(.turn(.landscapeLeft), .userLock(true))
    #expect(stage.device == .portrait)
    #expect(stage.interface == .landscapeRight)
  }

  @Test("B-14: the lock switched on in the middle of a turn still ends in portrait")
  func switchedOnDuringATurn() throws {
    var stage = try phone(17)
    stage.send(.turn(.landscapeLeft))
    #expect(stage.system.isInTransition)
    stage.play(.userLock(true))
    #expect(stage.interface == .portrait)
    #expect(stage.device == .portrait)
  }

  @Test("B-14: a locked phone launches in portrait however it is held", arguments: [7, 8, 17, 27])
  func lockedLaunch(version: Int) throws {
    let stage = try Stage(
      "iPhone 6", version, ApplicationModel(mask: .allButUpsideDown), held: .landscapeLeft,
      isUserLocked: true)
    #expect(stage.interface == .portrait)
    #expect(stage.device == .portrait)
  }

  @Test("B-14: an app locked from elsewhere comes back in portrait")
  func lockedInBackground() throws {
    var stage = try phone(17)
    stage.play(.turn(.landscapeLeft), .enterBackground, .userLock(true), .enterForeground)
    #expect(stage.device == .portrait)
    #expect(stage.interface == .portrait)
  }

  @Test("B-14: switched off, the device's pose counts again at once", arguments: versions)
  func switchedOff(version: Int) throws {
    var stage = try phone(version)
    stage.play(.userLock(true), .turn(.landscapeLeft))
    stage.play(.userLock(false))
    #expect(stage.device == .landscapeLeft)
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "B-14: what a value written under the lock reads after the next real turn is a policy",
    arguments: RotationPolicy.LockedDeviceValue.allCases)
  func writtenValue(setting: RotationPolicy.LockedDeviceValue) throws {
    var policy = RotationPolicy()
    policy.lockedDeviceValue = setting
    var stage = try phone(15, policy: policy)
    stage.play(.userLock(true), .setDeviceOrientation(rawValue: 3))
    #expect(stage.device == .landscapeLeft)
    stage.play(.turn(.faceUp))
    #expect(stage.device == (setting == .returnsToPortrait ? .portrait : .landscapeLeft))
    #expect(stage.last.notifications.isEmpty)
    #expect(stage.interface == .landscapeRight)
  }

  @Test("B-15: the lock does not stop the generation of notifications", arguments: versions)
  func stillGenerating(version: Int) throws {
    var stage = try phone(version)
    stage.play(.userLock(true))
    #expect(stage.system.isGeneratingDeviceOrientationNotifications)
    stage.play(.endGeneratingDeviceOrientationNotifications)
    #expect(!stage.system.isGeneratingDeviceOrientationNotifications)
  }

  @Test("B-16: under the lock a forced rotation works, by a key-value write or by a request")
  func forcedUnderLock() throws {
    var stage = try phone(15)
    stage.play(.userLock(true), .setDeviceOrientation(rawValue: 3))
    #expect(stage.interface == .landscapeRight)
    stage = try phone(17)
    stage.play(.userLock(true), .requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.device == .portrait)
  }

  @Test(
    "B-17: an iPad's lock keeps what there is, landscape too", arguments: [6, 8, 12, 15, 17, 26])
  func padLock(version: Int) throws {
    var stage = try Stage("iPad Air 2", version, ApplicationModel(mask: .all)) {
      Controller("Home", .all)
    }
    stage.play(.turn(.landscapeLeft), .userLock(true))
    #expect(stage.interface == .landscapeRight)
    stage.play(.turn(.portrait))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.device == .landscapeLeft)
    #expect(stage.last.notifications.isEmpty)
    stage.play(.userLock(false))
    #expect(stage.interface == .portrait)
  }

  @Test("B-17: an iPad locked before the launch starts the way it was held then")
  func padLockedLaunch() throws {
    var stage = try Stage("iPad Air 2", 12, held: .landscapeLeft, isLaunched: false)
    stage.play(.userLock(true), .turn(.portrait), .launch)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.device == .landscapeLeft)
  }
}
