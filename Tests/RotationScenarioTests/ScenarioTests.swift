import DeviceSetup
import RotationScenario
import Orientation
import Testing

@Suite struct ScenarioTests {
  /// Every key once.
  static let everything = """
    title: Everything at once
    stage: iPhone 15, iOS 17, held landscapeRight
    plist:
      orientations: [landscape, portrait]
      orientations~iphone: portrait
      orientations~ipad: all
      initialOrientation: landscapeLeft
      requiresFullScreen: yes
      requiresFullScreenIgnoredStartingWith: 27.0
      sceneManifest: no
    appDelegate: { mask: [portrait, landscapeLeft], windows: { overlay: all } }
    sceneDelegate: allButUpsideDown
    policy: { overFullScreen: narrows, decidingWindow: topmost }
    root: Tabs
    screens:
      Tabs: { kind: tab, children: [Stack, Split, Pages], selected: Split, forwards: selected }
      Stack:
        kind: navigation
        children: [First, Second]
        forwards: { delegate: portrait, preferred: portrait }
      Split: { kind: split, children: Column }
      Pages: { kind: page, children: [Page] }
      First: { supports: default, pushes: [Detail] }
      Second: { supports: none, prefers: landscapeLeft, autorotates: off }
      Column: { prefersLocked: on, lockChild: on, size: 320x480.5 }
      Page: { overrides: [sizeTransition, rotate] }
      Detail: { presents: { Player: overFullScreen, Sheet: automatic } }
      Player: { kind: custom, children: Controls, on: { viewWillAppear: attemptRotation } }
      Controls:
      Sheet: { kind: alert }
    steps:
      - { openWindow: none, name: overlay, note: For messages. }
      - launch:
        expect: { interface: portrait, turned: no }
      - turn: landscapeLeft
        meanwhile: yes
    """

  static let scenario = Result { try Scenario(yaml: everything, file: "all.yml") }

  @Test("The app's declarations are read")
  func application() throws {
    let application = try Self.scenario.get().app.application
    let plist = application.infoPlist
    #expect(plist.orientations == [.landscapeLeft, .landscapeRight, .portrait])
    #expect(plist.phoneOrientations == [.portrait])
    #expect(
      plist.padOrientations == [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
    #expect(plist.initialOrientation == .landscapeLeft)
    #expect(plist.requiresFullScreen)
    #expect(plist.fullScreenIgnoredFrom == SystemVersion(27))
    #expect(!plist.hasSceneManifest)
    #expect(application.delegateMask == [.portrait, .landscapeLeft])
    #expect(application.delegateMaskByWindow == [WindowID(1): .all])
    #expect(application.sceneDelegateMask == .allButUpsideDown)
  }

  @Test("E-07: An image picker supports portrait only on a phone, unless its file says otherwise")
  func imagePicker() throws {
    let text = """
      stage: iPhone 8, iOS 12
      root: Home
      screens:
        Home: { presents: { Picker: fullScreen, Camera: fullScreen } }
        Picker: { kind: imagePicker }
        Camera: { kind: imagePicker, supports: all }
      steps:
        - launch:
      """
    let controllers = try Scenario(yaml: text, file: "picker.yml").app.screens.map(\.controller)
    #expect(controllers.map(\.kind) == [.plain, .imagePicker, .imagePicker])
    #expect(controllers[1].ownMask(on: .phone) == .portrait)
    #expect(controllers[1].ownMask(on: .pad) == .all)
    #expect(controllers[2].ownMask(on: .phone) == .all)
    let error = #expect(throws: (any Error).self) {
      try Scenario(
        yaml: text.replacing("imagePicker }", with: "imagePicker, children: Home }"),
        file: "picker.yml")
    }
    #expect("\(error as Any)".contains("Picker is an image picker with children"))
  }

  @Test("The screens are read, in the order of the file")
  func screens() throws {
    let app = try Self.scenario.get().app
    var policy = RotationPolicy()
    policy.overFullScreen = .narrows
    policy.decidingWindow = .topmost
    #expect(app.policy == policy)
    #expect(app.root == ControllerID(0))
    let controllers = app.screens.map(\.controller)
    #expect(
      controllers.map(\.kind) == [
        .tab, .navigation, .split, .page, .plain, .plain, .plain, .plain, .plain, .custom, .plain,
        .alert,
      ])
    #expect(controllers[0].children == [ControllerID(1), ControllerID(2), ControllerID(3)])
    #expect(controllers[0].selected == 1)
    #expect(controllers[0].forwarding == .selected)
    #expect(controllers[1].forwarding == .delegate(mask: .portrait, preferred: .portrait))
    #expect(controllers[2].children == [ControllerID(6)])
    #expect(controllers[4].answers == ControllerAnswers())
    let second = ControllerAnswers(
      mask: [], autorotates: false, preferred: .orientation(.landscapeLeft))
    #expect(controllers[5].answers == second)
    #expect(
      controllers[6].answers == ControllerAnswers(prefersLocked: true, asksChildForLock: true))
    #expect(controllers[6].fixedSize == ScreenSize(320, 480.5))
    #expect(controllers[7].overrides == [.sizeTransition, .rotate])
    #expect(
      controllers[9].reactions
        == [Reaction(on: .viewWillAppear, [.attemptRotationToDeviceOrientation])])
    let links = app.screens[8].links
    #expect(links.map(\.target) == [ControllerID(9), ControllerID(11)])
    #expect(links.map(\.action) == [.presents(.overFullScreen), .presents(.automatic)])
  }

  @Test("The steps are read")
  func steps() throws {
    let scenario = try Self.scenario.get()
    #expect(scenario.title == "Everything at once")
    #expect(scenario.steps.count == 3)
    #expect(scenario.steps[0].note == "For messages.")
    #expect(scenario.steps[1].expectations.map(\.key) == [.interface, .turned])
    #expect(scenario.steps[1].expectations.map(\.value) == [.word("portrait"), .word("false")])
    #expect(scenario.steps.map(\.isMeanwhile) == [false, false, true])
  }

  @Test("A scenario's system is on the stage, with the app not launched")
  func system() throws {
    let scenario = try Self.scenario.get()
    let system = scenario.makeSystem()
    #expect(system.device.name == "iPhone 15")
    #expect(system.version == SystemVersion(17))
    #expect(system.pose == .landscapeRight)
    #expect(system.phase == .notLaunched)
    #expect(system.policy == scenario.app.policy)
    let other = scenario.makeSystem(
      on: try Stage(parsing: "iPad mini 6, iOS 16, iPhone app, SDK 15"))
    #expect(other.idiom == .phone)
    #expect(other.linkedSDK == SystemVersion(15))
  }

  @Test("The only screen is the root")
  func onlyScreen() throws {
    #expect(
      try Scenario(yaml: "stage: iPhone 15, iOS 17\nscreens:\n  A:\n").app.root == ControllerID(0))
    let text = "stage: iPhone 15, iOS 17\nroot: none\nscreens:\n  A:\n"
    #expect(try Scenario(yaml: text).app.root == nil)
  }
}
