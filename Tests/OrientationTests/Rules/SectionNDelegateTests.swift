import Orientation
import Testing

@Suite("N: the scene delegate, the no-op, the life cycle and screens on 27")
struct SectionNDelegateTests {
  private func app(
    plist: InterfaceOrientationMask? = .all, app: InterfaceOrientationMask? = nil,
    scene: InterfaceOrientationMask? = nil, sdk: SystemVersion? = nil
  ) -> ApplicationModel {
    var application = ApplicationModel(mask: plist, delegate: app, sdk: sdk)
    application.sceneDelegateMask = scene
    return application
  }

  @Test(
    "N-23: the scene delegate's answer replaces the plist; without the method the plist counts",
    arguments: [26, 27], [nil, InterfaceOrientationMask.landscape])
  func replacesPlist(version: Int, answer: InterfaceOrientationMask?) throws {
    let counts = version == 27 ? answer ?? .all : .all
    let stage = try Stage("iPhone 17", version, app(scene: answer)) { Controller("Root", .all) }
    #expect(stage.entries.masks.last?.application == counts)
    #expect(
      stage.entries.asked(.supportedInterfaceOrientations).contains(.sceneDelegate)
        == (version == 27 && answer != nil))
    #expect(stage.interface.isLandscape == (counts == .landscape))
  }

  @Test(
    "N-24: its answer is read again whenever masks are, and not in between",
    arguments: [
      RotationEvent.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true),
      .present(1, .fullScreen, from: 0), .setRoot(1, of: .main),
    ])
  func readAgain(event: RotationEvent) throws {
    var stage = try Stage("iPhone 17", 27, app(scene: .all)) {
      Controller("Home", .all)
      Controller("Player", .all)
    }
    stage.play(.changeSceneDelegate(.landscape))
    #expect(stage.last.questions.isEmpty)
    #expect(stage.interface == .portrait)
    stage.play(event)
    #expect(stage.last.asked(.supportedInterfaceOrientations).contains(.sceneDelegate))
    #expect(stage.last.masks.last?.application == .landscape)
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "N-25: whose answer counts when both delegates give one is a policy",
    arguments: [
      (RotationPolicy.DelegatePrecedence.sceneDelegate, InterfaceOrientationMask.landscape),
      (.appDelegate, .allButUpsideDown), (.both, .landscape),
    ])
  func precedence(
    setting: RotationPolicy.DelegatePrecedence, counts: InterfaceOrientationMask
  ) throws {
    var policy = RotationPolicy()
    policy.delegatePrecedence = setting
    let stage = try Stage(
      "iPhone 17", 27, app(app: .allButUpsideDown, scene: .landscape), policy: policy)
    #expect(stage.entries.masks.last?.application == counts)
    #expect(stage.entries.steps.contains { $0.policy == .delegatePrecedence })
  }

  @Test("N-26: on 27 the app delegate's method is deprecated and still asked")
  func appDelegate() throws {
    let stage = try Stage("iPhone 17", 27, app(app: .portrait))
    #expect(stage.entries.asked(.supportedInterfaceOrientations).first == .appDelegate)
    #expect(stage.entries.masks.last?.application == .portrait)
  }

  @Test(
    "N-27, N-28, N-29: with the 27 SDK statusBarOrientation logs and reads 0, and raises nothing",
    arguments: [(26, 26, false), (26, 27, false), (27, 18, false), (27, 26, false), (27, 27, true)])
  func noOp(version: Int, sdk: Int, isNoOp: Bool) throws {
    var stage = try Stage("iPhone 17", version, app(sdk: SystemVersion(sdk)))
    stage.play(.turn(.landscapeLeft))
    stage.play(.readStatusBarOrientation)
    #expect(stage.last.logLines == (isNoOp ? [.statusBarOrientationIsNoOp] : []))
    #expect(stage.last.reads == (isNoOp ? [.unknown] : [.landscapeRight]))
    #expect(stage.system.statusBarOrientation == (isNoOp ? .unknown : .landscapeRight))
    #expect(stage.entries.faults.isEmpty && stage.system.phase == .foreground)
    #expect(InterfaceOrientation.unknown.rawValue == 0)
  }

  @Test("N-27: the line in the log names the accessor and the version")
  func text() {
    #expect(
      LogLine.statusBarOrientationIsNoOp.text
        == "-[UIApplication statusBarOrientation] API has been deprecated and is a no-op on 27.0"
        + " and later.")
    #expect(LogLine.statusBarOrientationIsNoOp.rule == "N-27")
  }

  @Test("N-30: the scene's own orientation stays right on 27, in every callback of a turn")
  func sceneOrientation() throws {
    var stage = try Stage("iPhone 17", 27, app())
    stage.play(.turn(.landscapeLeft))
    let after = stage.last.callbacks.filter { $0.callback == .transitionCompletion }
    #expect(!after.isEmpty)
    #expect(after.allSatisfy { $0.observed.interfaceOrientation == .landscapeRight })
    #expect(after.allSatisfy { $0.observed.statusBarOrientation == .unknown })
    #expect(stage.geometry.interfaceOrientation == .landscapeRight)
  }

  @Test(
    "N-32: what the device reports during mirroring is a policy; by default its last value",
    arguments: [
      (RotationPolicy.MirroredDevice.lastValue, [DeviceOrientation]()), (.live, [.landscapeLeft]),
    ])
  func mirroredDevice(setting: RotationPolicy.MirroredDevice, posted: [DeviceOrientation]) throws {
    var policy = RotationPolicy()
    policy.mirroredDevice = setting
    var stage = try Stage("iPhone 17", 27, app(), policy: policy, in: .mirroring)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.deviceNotifications == posted)
    #expect(stage.device == posted.last ?? .portrait)
    #expect(stage.system.isGeneratingDeviceOrientationNotifications)
  }

  @Test(
    "N-34: built with the 27 SDK an app without scenes does not launch on 27",
    arguments: [(26, 27, true), (27, 26, true), (27, 27, false)])
  func lifeCycle(version: Int, sdk: Int, launches: Bool) throws {
    var application = app(sdk: SystemVersion(sdk))
    application.infoPlist.hasSceneManifest = false
    var stage = try Stage("iPhone 17", version, application)
    #expect(stage.entries.faults == (launches ? [] : [.sceneLifeCycleRequired]))
    #expect(stage.system.phase == (launches ? .foreground : .terminated))
    #expect(
      Fault.sceneLifeCycleRequired.reason(
        className: "Root", behaviors: Behaviors(of: SystemVersion(27)))
        == "UIScene life cycle is required for apps built with this SDK.")
    #expect(stage.entries.delegateCalls.contains(.didFinishLaunching) == launches)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.ignored == (launches ? [] : [.afterException]))
  }

  @Test("N-37: a scene that moves between the displays of a Duo is on another screen than main")
  func movesToAnotherScreen() throws {
    var stage = try Stage("iPhone Duo", SystemVersion(27, 1))
    #expect(stage.geometry.screenBounds == stage.system.mainScreenBounds)
    stage.play(.move(.main, .duoInner))
    #expect(stage.geometry.screenBounds != stage.system.mainScreenBounds)
    stage.play(.move(.main, .mirroring))
    #expect(stage.geometry.screenBounds == stage.system.mainScreenBounds)
  }
}
