import Orientation
import Testing

@Suite("F: writing the device orientation")
struct SectionFKeyValueTests {
  private static let upTo15 = [4, 5, 6, 7, 8, 9, 12, 13, 15]
  private static let from16 = [16, 17, 18, 26, 27]

  private func phone(
    _ version: Int, _ mask: InterfaceOrientationMask = .allButUpsideDown, autorotates: Bool = true,
    policy: RotationPolicy = RotationPolicy()
  ) throws -> Stage {
    try Stage("iPhone 7", version, ApplicationModel(mask: .allButUpsideDown), policy: policy) {
      Controller("Home", answers: ControllerAnswers(mask: mask, autorotates: autorotates))
    }
  }

  @Test(
    "F-01, F-08, F-09: up to iOS 15 a write by key or setter posts and turns the interface",
    arguments: upTo15)
  func write(version: Int) throws {
    var stage = try phone(version)
    stage.play(.setDeviceOrientation(rawValue: 3))
    #expect(stage.device == .landscapeLeft)
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
    #expect(stage.last.decisions.map(\.trigger) == [.keyValueWrite])
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.logLines.isEmpty)
    let posted = try #require(
      stage.last.occurrences.firstIndex(of: .posted(.deviceOrientationDidChange(.landscapeLeft))))
    let decided = try #require(
      stage.last.occurrences.firstIndex { if case .decided = $0 { true } else { false } })
    #expect(posted < decided)
  }

  @Test(
    "F-02: an interface orientation's raw value turns to that orientation", arguments: [6, 9, 15])
  func interfaceRawValue(version: Int) throws {
    for wanted in [InterfaceOrientation.landscapeRight, .landscapeLeft, .portrait] {
      var stage = try phone(version)
      stage.play(.setDeviceOrientation(rawValue: 3), .setDeviceOrientation(rawValue: 4))
      stage.play(.setDeviceOrientation(rawValue: wanted.rawValue))
      #expect(stage.interface == wanted)
    }
  }

  @Test("F-02: a number that is not an orientation does nothing", arguments: [-1, 7, 16])
  func noOrientation(raw: Int) throws {
    var stage = try phone(15)
    stage.play(.setDeviceOrientation(rawValue: raw))
    #expect(stage.last.ignored == [.notApplicable])
    #expect(stage.last.notifications.isEmpty)
    #expect(stage.device == .portrait)
  }

  @Test(
    "F-03: without shouldAutorotate the value changes and the interface stays",
    arguments: [6, 7, 9, 12, 15])
  func autorotateFalse(version: Int) throws {
    var stage = try phone(version, autorotates: false)
    stage.play(.setDeviceOrientation(rawValue: 3))
    #expect(stage.interface == .portrait)
    #expect(stage.last.outcomes == [.stays(.autorotationOff)])
    #expect(stage.device == .landscapeLeft)
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
  }

  @Test("F-04: a target outside the masks leaves the interface", arguments: [5, 6, 9, 12, 15])
  func outsideTheMask(version: Int) throws {
    var stage = try phone(version, .portrait)
    stage.play(.setDeviceOrientation(rawValue: 3))
    #expect(stage.interface == .portrait)
    #expect(stage.last.outcomes == [.stays(.notAllowed)])
    #expect(stage.device == .landscapeLeft)
  }

  @Test(
    "F-05: the value it already has does nothing; unknown first and then the target turns",
    arguments: [6, 8, 12, 15])
  func unknownFirst(version: Int) throws {
    var stage = try phone(version, .portrait)
    stage.play(.turn(.landscapeLeft), .change(0, ControllerAnswers(mask: .allButUpsideDown)))
    stage.play(.setDeviceOrientation(rawValue: 3))
    #expect(stage.last.ignored == [.noChange])
    #expect(stage.last.notifications.isEmpty)
    #expect(stage.interface == .portrait)
    stage.play(.setDeviceOrientation(rawValue: 0), .setDeviceOrientation(rawValue: 3))
    #expect(stage.last.deviceNotifications == [.unknown, .landscapeLeft])
    #expect(stage.last.outcomes == [.stays(.noCandidate), .turns(to: .landscapeRight)])
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "F-06: a write turns the interface while the user's lock is on", arguments: [5, 6, 9, 12, 15])
  func underTheLock(version: Int) throws {
    var stage = try phone(version)
    stage.play(.userLock(true), .setDeviceOrientation(rawValue: 3))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.device == .landscapeLeft)
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
  }

  @Test(
    "F-07: shouldAutorotate and the lock decide which of the two kinds of turn works",
    arguments: [
      (autorotates: false, isLocked: false, automatic: false, forced: false),
      (autorotates: false, isLocked: true, automatic: false, forced: false),
      (autorotates: true, isLocked: true, automatic: false, forced: true),
      (autorotates: true, isLocked: false, automatic: true, forced: true),
    ], [6, 9, 15])
  func table(
    row: (autorotates: Bool, isLocked: Bool, automatic: Bool, forced: Bool), version: Int
  ) throws {
    var stage = try phone(version, autorotates: row.autorotates)
    stage.play(.userLock(row.isLocked), .turn(.landscapeLeft))
    #expect((stage.interface == .landscapeRight) == row.automatic)
    stage = try phone(version, autorotates: row.autorotates)
    stage.play(.userLock(row.isLocked), .setDeviceOrientation(rawValue: 3))
    #expect((stage.interface == .landscapeRight) == row.forced)
  }

  @Test("F-18: from iOS 16 a write logs and does nothing else", arguments: from16)
  func logs(version: Int) throws {
    var stage = try phone(version)
    stage.play(.setDeviceOrientation(rawValue: 3))
    #expect(stage.last.logLines == [.settingDeviceOrientation])
    #expect(stage.last.ignored == [.noLongerEffective])
    #expect(stage.last.notifications.isEmpty)
    #expect(stage.last.decisions.isEmpty)
    #expect(stage.device == .portrait)
    #expect(stage.interface == .portrait)
  }

  @Test("F-18: the log line's text and rule")
  func logText() {
    #expect(
      LogLine.settingDeviceOrientation.text
        == "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
        + "UIWindowScene.requestGeometryUpdate(_:)")
    #expect(LogLine.settingDeviceOrientation.rule == "F-18")
  }

  @Test("F-19: by policy the write still turns the interface, and logs", arguments: from16)
  func turnsAndLogs(version: Int) throws {
    var policy = RotationPolicy()
    #expect(policy.keyValueWriteFrom16 == .logs)
    policy.keyValueWriteFrom16 = .turnsAndLogs
    var stage = try phone(version, policy: policy)
    stage.play(.setDeviceOrientation(rawValue: 3))
    #expect(stage.last.logLines == [.settingDeviceOrientation])
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.steps.contains { $0.policy == .keyValueWriteFrom16 })
  }
}
