import Orientation
import Testing

@Suite("F: setting the status bar's orientation")
struct SectionFStatusBarTests {
  @Test("F-14: up to iOS 5 it turns the status bar and nothing else", arguments: [4, 5])
  func turnsTheBarOnly(version: Int) throws {
    var stage = try Stage("iPhone 5", version) { Controller("Home", .portrait) }
    let before = stage.geometry
    stage.play(.setStatusBarOrientation(.landscapeRight))
    #expect(stage.system.statusBarOrientation == .landscapeRight)
    #expect(stage.geometry == before)
    #expect(stage.last.callbacks.isEmpty)
    stage.play(.readStatusBarOrientation)
    #expect(stage.last.reads == [.landscapeRight])
  }

  @Test("F-15: from iOS 6 it is ignored unless the mask is zero", arguments: [6, 7, 8])
  func needsZero(version: Int) throws {
    var stage = try Stage("iPhone 5", version) { Controller("Home", .portrait) }
    stage.play(.setStatusBarOrientation(.landscapeRight))
    #expect(stage.system.statusBarOrientation == .portrait)
    #expect(stage.last.ignored == [.noLongerEffective])
    stage.play(.change(0, ControllerAnswers(mask: [])), .setStatusBarOrientation(.landscapeRight))
    #expect(stage.system.statusBarOrientation == .landscapeRight)
    #expect(stage.interface == .portrait)
  }

  @Test(
    "F-15: the top-most full-screen controller is the one whose mask counts", arguments: [7, 8])
  func topMost(version: Int) throws {
    var stage = try Stage("iPhone 5", version) {
      Controller("Home", .portrait)
      Controller("Camera", [])
    }
    stage.play(.present(1, .fullScreen, from: 0), .setStatusBarOrientation(.landscapeLeft))
    #expect(stage.system.statusBarOrientation == .landscapeLeft)
    stage.play(.dismiss(1))
    stage.play(.setStatusBarOrientation(.landscapeRight))
    #expect(stage.last.ignored == [.noLongerEffective])
  }

  @Test("Q-11: from iOS 13 with its SDK it does nothing but log", arguments: [13, 15, 17, 26])
  func noLonger(version: Int) throws {
    var stage = try Stage("iPhone 11", version)
    let answers = ControllerAnswers(mask: .portrait, autorotates: false)
    stage.play(.change(0, answers), .setStatusBarOrientation(.landscapeRight))
    #expect(stage.last.ignored == [.noLongerEffective])
    #expect(stage.last.logLines == [.settingStatusBarOrientationIsNoOp])
    stage.play(.readStatusBarOrientation)
    #expect(stage.last.reads == [.portrait])
  }

  @Test("Q-11: it works on iOS 13 for apps linked with an older SDK", arguments: [13, 15])
  func olderSDK(version: Int) throws {
    var app = ApplicationModel(mask: .allButUpsideDown)
    app.linkedSDK = SystemVersion(12)
    var stage = try Stage("iPhone 11", version, app) {
      Controller("Player", answers: ControllerAnswers(mask: .portrait, autorotates: false))
    }
    stage.play(.setStatusBarOrientation(.landscapeRight))
    #expect(stage.system.statusBarOrientation == .landscapeRight)
    #expect(stage.last.logLines.isEmpty)
  }

  /// What lets an app set the bar: the policy, the controller's answers, the outcome.
  struct Condition {
    var policy: RotationPolicy.StatusBarByHand
    var mask: InterfaceOrientationMask
    var autorotates: Bool
    var isSet: Bool
  }

  private static let conditions: [Condition] = [
    Condition(policy: .eitherSuffices, mask: .portrait, autorotates: false, isSet: true),
    Condition(policy: .eitherSuffices, mask: [], autorotates: true, isSet: true),
    Condition(policy: .eitherSuffices, mask: .portrait, autorotates: true, isSet: false),
    Condition(policy: .emptyMask, mask: .portrait, autorotates: false, isSet: false),
    Condition(policy: .emptyMask, mask: [], autorotates: true, isSet: true),
    Condition(policy: .suspendedAutorotation, mask: .portrait, autorotates: false, isSet: true),
    Condition(policy: .suspendedAutorotation, mask: [], autorotates: true, isSet: false),
  ]

  @Test(
    "Q-11, F-16: from iOS 6 to 12 suspended turns or an empty mask let the app set it, by policy",
    arguments: conditions, [6, 8, 9, 12])
  func byHand(condition: Condition, version: Int) throws {
    var policy = RotationPolicy()
    policy.statusBarByHand = condition.policy
    var stage = try Stage(
      version < 9 ? "iPhone 5" : "iPhone 7", SystemVersion(version), ApplicationModel(),
      policy: policy)
    let answers = ControllerAnswers(mask: condition.mask, autorotates: condition.autorotates)
    stage.play(.change(0, answers), .setStatusBarOrientation(.landscapeRight))
    #expect((stage.system.statusBarOrientation == .landscapeRight) == condition.isSet)
    #expect(stage.last.ignored == (condition.isSet ? [] : [.noLongerEffective]))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "F-16: with zero and without shouldAutorotate the bar stays where the app put it",
    arguments: [6, 7, 8])
  func suspended(version: Int) throws {
    var stage = try Stage("iPhone 5", version, ApplicationModel(mask: .allButUpsideDown)) {
      Controller("Camera", answers: ControllerAnswers(mask: [], autorotates: false))
    }
    stage.play(.setStatusBarOrientation(.landscapeRight))
    stage.play(.turn(.landscapeRight), .turn(.portrait))
    #expect(stage.system.statusBarOrientation == .landscapeRight)
    #expect(stage.interface == .portrait)
    #expect(stage.last.outcomes == [.stays(.autorotationOff), .stays(.autorotationOff)])
  }

  @Test("F-16: an automatic turn takes the bar along again")
  func notSuspended() throws {
    var stage = try Stage("iPhone 5", 5) { Controller("Home", .all) }
    stage.play(.setStatusBarOrientation(.landscapeRight))
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.system.statusBarOrientation == .landscapeLeft)
  }

  @Test("F-17: a bar set by the app does not follow the device", arguments: [4, 5])
  func doesNotFollow(version: Int) throws {
    var stage = try Stage("iPhone 5", version) { Controller("Home", .portrait) }
    stage.play(.turn(.landscapeLeft), .setStatusBarOrientation(.landscapeRight))
    stage.play(.turn(.portrait))
    #expect(stage.system.statusBarOrientation == .landscapeRight)
    #expect(stage.interface == .portrait)
  }
}
