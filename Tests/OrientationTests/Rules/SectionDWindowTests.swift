import Orientation
import Testing

@Suite struct SectionDWindowTests {
  @Test(
    "D-20: without a root controller only the app's mask counts and no controller is notified of the turn",
    arguments: [5, 6, 8, 12, 15, 16, 18, 26, 27])
  func noRoot(version: Int) throws {
    let app = ApplicationModel(mask: [.portrait, .landscapeRight])
    var stage = try Stage(Hardware.phone(version), version, app, hasRoot: false)
    stage.play(.beginGeneratingDeviceOrientationNotifications, .turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.entries.callbacks.isEmpty)
    #expect(stage.last.rules.contains("D-20"))
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == (version == 5 ? .landscapeLeft : .landscapeRight))
  }

  @Test(
    "D-21: up to iOS 5 the first controller of a window is asked, and no other whose view it holds",
    arguments: [4, 5])
  func firstController(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("First", answers: ControllerAnswers(mask: .all), children: [1])
      Controller("Second", .portrait)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.asked(.shouldAutorotateTo(.landscapeRight)) == [.controller(0)])
    #expect(stage.last.rules.contains("D-21"))
  }

  @Test(
    "D-49: the delegate answers for each window, and the deciding window's answer counts",
    arguments: [8, 12, 15, 16, 18, 26, 27])
  func delegateByWindow(version: Int) throws {
    var app = ApplicationModel(mask: .all, delegate: .all)
    app.delegateMaskByWindow = [.main: .portrait, WindowID(1): .allButUpsideDown]
    var stage = try Stage(Hardware.phone(version), version, app) {
      Controller("Root", .all)
      Controller("Overlay", .all)
    }
    stage.play(.openWindow(root: 1, in: .main, isHidden: false), .turn(.landscapeLeft))
    #expect(stage.entries.masks.last?.application == .portrait)
    #expect(stage.interface == .portrait)
    stage.play(.makeKey(WindowID(1)))
    #expect(stage.last.masks.last?.application == .allButUpsideDown)
    #expect(stage.interface == .landscapeRight)
    stage.play(.makeKey(.main))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "D-49, Q-08: where the top-most window decides, the delegate answers for that one",
    arguments: [13, 15, 16, 18, 26, 27])
  func delegateOfTopmost(version: Int) throws {
    var app = ApplicationModel(mask: .all, delegate: .all)
    app.delegateMaskByWindow = [.main: .portrait, WindowID(1): .landscapeLeft]
    var policy = RotationPolicy()
    policy.decidingWindow = .topmost
    var stage = try Stage(Hardware.phone(version), version, app, policy: policy) {
      Controller("Root", .all)
      Controller("Overlay", .all)
    }
    #expect(stage.interface == .portrait)
    stage.play(.openWindow(root: 1, in: .main, isHidden: false))
    #expect(stage.interface == .landscapeLeft)
  }

  @Test(
    "D-49, D-54: scenes of their own are asked and turned separately", arguments: [13, 15, 16, 18])
  func twoScenes(version: Int) throws {
    var app = ApplicationModel(mask: .all, requiresFullScreen: true)
    app.delegateMaskByWindow = [.main: .portrait, WindowID(1): .all]
    var stage = try Stage(Hardware.pad(version), version, app) {
      Controller("Root", .all)
      Controller("Second", .all)
    }
    stage.play(.openScene(root: 1, .pad))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    #expect(stage.system.geometry(of: SceneID(1)).interfaceOrientation == .landscapeRight)
    #expect(stage.last.masks.map(\.application) == [.portrait, .all])
  }

  @Test(
    "D-50: up to iOS 7 only the key window's root is asked", arguments: [6, 7],
    RotationPolicy.DecidingWindow.allCases)
  func keyWindowOnly(version: Int, setting: RotationPolicy.DecidingWindow) throws {
    var policy = RotationPolicy()
    policy.decidingWindow = setting
    var stage = try Stage(Hardware.phone(version), version, policy: policy) {
      Controller("Root", .portrait)
      Controller("Hidden", .all)
    }
    stage.play(.openWindow(root: 1, in: .main, isHidden: true))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    #expect(stage.last.asked(.supportedInterfaceOrientations) == [.controller(0)])
    #expect(
      stage.last.steps.contains(
        DecisionStep("D-50", .controller(1), .notAsked(.otherWindowDecides))))
  }

  @Test(
    "D-51, Q-08: from iOS 8 a policy says whether another window's root can turn the interface",
    arguments: [8, 12, 15, 16, 18, 26, 27], RotationPolicy.DecidingWindow.allCases)
  func decidingWindow(version: Int, setting: RotationPolicy.DecidingWindow) throws {
    var policy = RotationPolicy()
    policy.decidingWindow = setting
    func interface(isHidden: Bool) throws -> InterfaceOrientation {
      var stage = try Stage(Hardware.phone(version), version, policy: policy) {
        Controller("Root", .portrait)
        Controller("Other", .allButUpsideDown)
      }
      stage.play(.openWindow(root: 1, in: .main, isHidden: isHidden))
      #expect(stage.last.steps.contains { $0.policy == .decidingWindow })
      stage.play(.turn(.landscapeLeft))
      return stage.interface
    }
    #expect(
      try interface(isHidden: false) == (setting == .keyWindow ? .portrait : .landscapeRight))
    #expect(
      try interface(isHidden: true) == (setting == .everyWindow ? .landscapeRight : .portrait))
    #expect(RotationPolicy().decidingWindow == .keyWindow)
  }

  @Test(
    "D-52: an overlay that forwards the main window's answers, or has no root, changes nothing",
    arguments: [8, 12, 15, 16, 18, 26, 27], [true, false])
  func defence(version: Int, hasRoot: Bool) throws {
    var policy = RotationPolicy()
    policy.decidingWindow = .everyWindow
    var stage = try Stage(Hardware.phone(version), version, policy: policy) {
      Controller("Root", .portrait)
      Controller("Overlay", .portrait)
    }
    stage.play(.openWindow(root: hasRoot ? 1 : nil, in: .main, isHidden: false))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "D-54: all windows of a scene have the scene's interface orientation",
    arguments: [13, 15, 16, 18, 26, 27])
  func oneOrientation(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root", .allButUpsideDown)
      Controller("Overlay", .portrait)
    }
    stage.play(.openWindow(root: 1, in: .main, isHidden: false), .turn(.landscapeLeft))
    for controller: ControllerID in [0, 1] {
      let seen = stage.last.observed(by: controller, in: .transitionCompletion)
      #expect(seen?.interfaceOrientation == .landscapeRight)
      #expect(seen?.bounds == stage.geometry.size)
    }
  }
}
