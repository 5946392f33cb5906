import Orientation
import Testing

@Suite("F and M: the orientation lock of iOS 26")
struct SectionFLockTests {
  private static let versions = [26, 27]
  private static let lockUpdate = RotationEvent.setNeedsUpdateOfPrefersInterfaceOrientationLocked(0)

  private func phone(
    _ version: Int, prefersLocked: Bool = false, policy: RotationPolicy = RotationPolicy()
  ) throws -> Stage {
    try Stage("iPhone 15", version, ApplicationModel(mask: .allButUpsideDown), policy: policy) {
      Controller(
        "Game", answers: ControllerAnswers(mask: .allButUpsideDown, prefersLocked: prefersLocked))
      Controller("Menu", .allButUpsideDown)
    }
  }

  private func prefersLocked(
    _ isLocked: Bool, mask: InterfaceOrientationMask = .allButUpsideDown
  ) -> RotationEvent {
    .change(0, ControllerAnswers(mask: mask, prefersLocked: isLocked))
  }

  @Test("F-34: there is no preference for a lock by default", arguments: versions)
  func noLock(version: Int) throws {
    var stage = try phone(version)
    stage.play(Self.lockUpdate)
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    #expect(stage.last.asked(.prefersInterfaceOrientationLocked) == [.controller(0)])
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
  }

  @Test("F-34: a locked scene keeps its orientation when the device turns", arguments: versions)
  func locked(version: Int) throws {
    var stage = try phone(version)
    stage.play(prefersLocked(true), Self.lockUpdate)
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    #expect(stage.last.outcomes == [.stays(.preferenceLock)])
    #expect(stage.last.rules.contains("F-34"))
  }

  @Test("F-34: a controller that prefers the lock from the start has it", arguments: versions)
  func lockedAtLaunch(version: Int) throws {
    let stage = try phone(version, prefersLocked: true)
    #expect(stage.geometry.isInterfaceOrientationLocked)
  }

  @Test("F-34: before iOS 26 there is no such lock", arguments: [13, 16, 18])
  func notOffered(version: Int) throws {
    var stage = try Stage("iPhone 11", version) {
      Controller("Game", answers: ControllerAnswers(prefersLocked: true))
    }
    stage.play(Self.lockUpdate)
    #expect(stage.last.ignored == [.notOffered])
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(!stage.geometry.isInterfaceOrientationLocked)
  }

  @Test(
    "F-38, M-25: while locked the device value and its notification continue", arguments: versions)
  func deviceGoesOn(version: Int) throws {
    var stage = try phone(version, prefersLocked: true)
    stage.play(.turn(.landscapeLeft), .turn(.faceUp))
    #expect(stage.last.deviceNotifications == [.landscapeLeft, .faceUp])
    #expect(stage.device == .faceUp)
    #expect(stage.interface == .portrait)
  }

  @Test(
    "F-37: the scene's delegate is notified of the lock with the geometry before it",
    arguments: versions)
  func delegate(version: Int) throws {
    var stage = try phone(version)
    let unlocked = stage.geometry
    stage.play(prefersLocked(true), Self.lockUpdate)
    #expect(
      stage.last.delegateCalls == [
        .sceneDidUpdateEffectiveGeometry(.main, previous: unlocked),
        .effectiveGeometryObserved(.main),
      ])
    #expect(!unlocked.isInterfaceOrientationLocked)
    let locked = stage.geometry
    stage.play(prefersLocked(false), Self.lockUpdate)
    #expect(
      stage.last.delegateCalls.first
        == .sceneDidUpdateEffectiveGeometry(.main, previous: locked))
    #expect(locked.isInterfaceOrientationLocked)
  }

  @Test(
    "F-39, F-36: a change of the preference counts once that very update announces it",
    arguments: versions)
  func onlyItsOwnUpdate(version: Int) throws {
    var stage = try phone(version)
    stage.play(
      prefersLocked(true), .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true),
      .turn(.landscapeLeft))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.asked(.prefersInterfaceOrientationLocked).isEmpty)
    stage.play(Self.lockUpdate)
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(
      prefersLocked(false), .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.geometry.isInterfaceOrientationLocked)
  }

  @Test(
    "F-36: announced in the middle of a turn, the preference is read at its end",
    arguments: versions)
  func duringATurn(version: Int) throws {
    var stage = try phone(version)
    stage.send(.turn(.landscapeLeft), prefersLocked(true), Self.lockUpdate)
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    stage.play(.settle)
    #expect(stage.geometry.isInterfaceOrientationLocked)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.entries.asked(.prefersInterfaceOrientationLocked) == [.controller(0)])
  }

  @Test("M-24: the lock freezes the present orientation, whichever it is", arguments: versions)
  func freezes(version: Int) throws {
    var stage = try phone(version)
    stage.play(.turn(.landscapeRight), prefersLocked(true), Self.lockUpdate)
    stage.play(.turn(.portrait), .turn(.landscapeLeft))
    #expect(stage.interface == .landscapeLeft)
  }

  @Test("M-24: the lock does not cure the letterbox of an iPad's window")
  func letterbox() throws {
    var stage = try Stage(
      "iPad Pro 13-inch M4", 26,
      ApplicationModel(mask: .landscape, requiresFullScreen: true, sdk: SystemVersion(18)),
      windows: .windowedApps
    ) { Controller("Game", .landscape) }
    #expect(stage.geometry.scale < 1)
    let before = stage.geometry
    stage.play(prefersLocked(true, mask: .landscape), Self.lockUpdate)
    #expect(stage.geometry == before)
    #expect(stage.last.asked(.prefersInterfaceOrientationLocked) == [.controller(0)])
  }

  @Test(
    "M-26: a request while locked does nothing by default, and by policy turns",
    arguments: RotationPolicy.LockedRequest.allCases, versions)
  func requestWhileLocked(setting: RotationPolicy.LockedRequest, version: Int) throws {
    var policy = RotationPolicy()
    policy.lockedRequest = setting
    var stage = try phone(version, prefersLocked: true, policy: policy)
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.interface == (setting == .ignored ? .portrait : .landscapeRight))
    #expect(stage.last.errors.isEmpty)
    #expect(stage.last.steps.contains { $0.rule == "M-26" && $0.policy == .lockedRequest })
  }

  @Test(
    "M-26: release, narrow, announce, wait, lock again: that turns a locked scene",
    arguments: versions)
  func practice(version: Int) throws {
    var stage = try phone(version, prefersLocked: true)
    stage.play(
      prefersLocked(false), Self.lockUpdate, prefersLocked(false, mask: .landscapeRight),
      .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true), .advance(1),
      prefersLocked(true, mask: .landscapeRight), Self.lockUpdate)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.geometry.isInterfaceOrientationLocked)
  }

  @Test(
    "M-26: a mask announced while locked turns nothing, and counts when the lock is gone",
    arguments: versions)
  func announcedWhileLocked(version: Int) throws {
    var stage = try phone(version, prefersLocked: true)
    stage.play(
      prefersLocked(true, mask: .portrait),
      .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.last.outcomes == [.stays(.preferenceLock)])
    stage.play(prefersLocked(false, mask: .portrait), Self.lockUpdate, .turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
  }
}
