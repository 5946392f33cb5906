import Orientation
import Testing

@testable import RotationScenario

@Suite struct EventTests {
  /// The screens every step below can mention.
  static let app = """
    stage: iPad Pro 11-inch (M5), iOS 27
    root: Tabs
    screens:
      Tabs: { kind: tab, children: [Stack, Settings] }
      Stack: { kind: navigation, children: [List] }
      List: { supports: portrait, prefersLocked: yes, presents: { Player: fullScreen }, pushes: Detail }
      Settings: { presents: [Help] }
      Detail:
      Player:
      Help:
      Overlay:
    steps:
      - openScene: Help
        name: second

    """

  static let (tabs, stack, list, settings) = (id(0), id(1), id(2), id(3))
  static let (detail, player, help, overlay) = (id(4), id(5), id(6), id(7))

  static func id(_ index: Int) -> ControllerID { ControllerID(index) }

  static let second = SceneID(1)

  static let words: [(step: String, event: RotationEvent)] = [
    ("launch", .launch),
    ("turn: faceUp", .turn(.faceUp)),
    ("turn: unknown", .turn(.unknown)),
    ("lock: on", .userLock(true)),
    ("lock: false", .userLock(false)),
    ("background", .enterBackground),
    ("foreground", .enterForeground),
    ("resize: 500x900.5", .resize(.main, ScreenSize(500, 900.5), isInteractive: false)),
    (
      "{ resize: 500x900, scene: second, dragging: yes }",
      .resize(second, ScreenSize(500, 900), isInteractive: true)
    ),
    ("windowing: stageManager", .windowingMode(.stageManager)),
    ("move: externalDisplay", .move(.main, .externalDisplay)),
    ("{ move: pad, scene: second }", .move(second, .pad)),
    ("cover: on", .cover(.main, true)),
    ("{ cover: off, scene: second }", .cover(second, false)),
    ("wait: 0.25", .advance(0.25)),
    ("settle", .settle),
    ("push: Detail", .push(detail, onto: stack)),
    ("{ push: Overlay, onto: Stack }", .push(overlay, onto: stack)),
    ("pop: Detail", .pop(stack)),
    ("pop: Stack", .pop(stack)),
    ("pop: List", .pop(stack)),
    ("select: Settings", .select(1, in: tabs)),
    ("present: Player", .present(player, .fullScreen, from: list)),
    ("present: Help", .present(help, .automatic, from: settings)),
    (
      "{ present: Player, style: overFullScreen }", .present(player, .overFullScreen, from: list)
    ),
    ("{ present: Player, from: Tabs }", .present(player, .automatic, from: tabs)),
    (
      "{ present: Overlay, from: Tabs, style: custom }",
      .present(overlay, .custom(removesPresentersView: false), from: tabs)
    ),
    (
      "{ present: Overlay, from: Tabs, style: customRemovingPresenter }",
      .present(overlay, .custom(removesPresentersView: true), from: tabs)
    ),
    ("dismiss: Player", .dismiss(player)),
    ("root: Overlay", .setRoot(overlay, of: .main)),
    ("{ root: none, window: second }", .setRoot(nil, of: WindowID(1))),
    ("openWindow: Overlay", .openWindow(root: overlay, in: .main, isHidden: false)),
    (
      "{ openWindow: none, scene: second, hidden: true }",
      .openWindow(root: nil, in: second, isHidden: true)
    ),
    ("closeWindow: second", .closeWindow(WindowID(1))),
    ("makeKey: main", .makeKey(.main)),
    ("openScene: Overlay", .openScene(root: overlay, .pad)),
    ("{ openScene: Overlay, place: externalDisplay }", .openScene(root: overlay, .externalDisplay)),
    (
      "{ change: List, supports: [landscapeLeft, portrait] }",
      .change(
        list,
        ControllerAnswers(mask: [.landscapeLeft, .portrait], prefersLocked: true))
    ),
    (
      "{ change: List, supports: default, prefers: landscapeRight, autorotates: no }",
      .change(
        list,
        ControllerAnswers(
          autorotates: false, preferred: .orientation(.landscapeRight), prefersLocked: true))
    ),
    (
      "{ change: List, supports: none, prefers: 5, prefersLocked: no, lockChild: yes }",
      .change(
        list,
        ControllerAnswers(mask: [], preferred: .invalid(rawValue: 5), asksChildForLock: true))
    ),
    ("appDelegate: allButUpsideDown", .changeAppDelegate(.allButUpsideDown)),
    ("appDelegate: default", .changeAppDelegate(nil)),
    ("sceneDelegate: landscape", .changeSceneDelegate(.landscape)),
    (
      "update: Player",
      .setNeedsUpdateOfSupportedInterfaceOrientations(player, isAnimated: true)
    ),
    (
      "{ update: Player, animated: no }",
      .setNeedsUpdateOfSupportedInterfaceOrientations(player, isAnimated: false)
    ),
    ("updateLock: Player", .setNeedsUpdateOfPrefersInterfaceOrientationLocked(player)),
    ("attemptRotation", .attemptRotationToDeviceOrientation),
    ("setDeviceOrientation: landscapeLeft", .setDeviceOrientation(rawValue: 3)),
    ("setDeviceOrientation: 24", .setDeviceOrientation(rawValue: 24)),
    ("setStatusBarOrientation: landscapeLeft", .setStatusBarOrientation(.landscapeLeft)),
    ("requestGeometry: landscape", .requestGeometryUpdate(.main, .landscape)),
    (
      "{ requestGeometry: [portrait], scene: second }", .requestGeometryUpdate(second, .portrait)
    ),
    ("requestForeignGeometry", .requestForeignGeometry(.main)),
    ("{ requestForeignGeometry: , scene: second }", .requestForeignGeometry(second)),
    ("beginNotifications", .beginGeneratingDeviceOrientationNotifications),
    ("endNotifications", .endGeneratingDeviceOrientationNotifications),
    ("readStatusBar", .readStatusBarOrientation),
  ]

  @Test("A step becomes its event", arguments: words.indices)
  func event(index: Int) throws {
    let (step, event) = Self.words[index]
    let scenario = try Scenario(yaml: Self.app + "  - \(step)\n")
    #expect(scenario.steps.last?.event == event)
    #expect(scenario.steps.last?.location.line == 15)
  }

  @Test("Every word for an event is in the table above")
  func allWords() {
    let tested = Set(Self.words.map { Self.word(for: $0.event) })
    // `accelerate` is made of several events; `AccelerateTests` has it.
    #expect(tested == Set(EventWord.allCases).subtracting([.accelerate]))
  }

  /// The word for an event: the compiler says when an event has none.
  static func word(for event: RotationEvent) -> EventWord {
    switch event {
    case .launch: .launch
    case .turn: .turn
    case .userLock: .lock
    case .enterBackground: .background
    case .enterForeground: .foreground
    case .resize: .resize
    case .windowingMode: .windowing
    case .move: .move
    case .cover: .cover
    case .advance: .wait
    case .settle: .settle
    case .push: .push
    case .pop: .pop
    case .select: .select
    case .present: .present
    case .dismiss: .dismiss
    case .setRoot: .root
    case .openWindow: .openWindow
    case .closeWindow: .closeWindow
    case .makeKey: .makeKey
    case .openScene: .openScene
    case .change: .change
    case .changeAppDelegate: .appDelegate
    case .changeSceneDelegate: .sceneDelegate
    case .setNeedsUpdateOfSupportedInterfaceOrientations: .update
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked: .updateLock
    case .attemptRotationToDeviceOrientation: .attemptRotation
    case .setDeviceOrientation: .setDeviceOrientation
    case .setStatusBarOrientation: .setStatusBarOrientation
    case .requestGeometryUpdate: .requestGeometry
    case .requestForeignGeometry: .requestForeignGeometry
    case .beginGeneratingDeviceOrientationNotifications: .beginNotifications
    case .endGeneratingDeviceOrientationNotifications: .endNotifications
    case .readStatusBarOrientation: .readStatusBar
    }
  }

  @Test("A change keeps what earlier changes said")
  func changes() throws {
    let scenario = try Scenario(
      yaml: Self.app
        + "  - { change: List, supports: all }\n  - { change: List, autorotates: no }\n")
    let expected = ControllerAnswers(mask: .all, autorotates: false, prefersLocked: true)
    #expect(scenario.steps.last?.event == .change(Self.list, expected))
  }

  @Test("A screen that was pushed onto a named navigation controller is popped from it")
  func popAfterPush() throws {
    let scenario = try Scenario(
      yaml: Self.app + "  - { push: Overlay, onto: Stack }\n  - pop: Overlay\n")
    #expect(scenario.steps.last?.event == .pop(Self.stack))
  }

  @Test("A screen's reactions are events whose presenter is the screen itself")
  func reactions() throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        root: List
        screens:
          List:
            on:
              device landscapeLeft: { present: Chart, style: fullScreen }
              device portrait: [{ dismiss: Chart }, { update: List }]
              viewWillAppear: attemptRotation
          Chart:
        """)
    let (list, chart) = (ControllerID(0), ControllerID(1))
    #expect(
      scenario.app.screens[0].controller.reactions == [
        Reaction(
          on: .deviceNotification(.landscapeLeft), [.present(chart, .fullScreen, from: list)]),
        Reaction(
          on: .deviceNotification(.portrait),
          [
            .dismiss(chart),
            .setNeedsUpdateOfSupportedInterfaceOrientations(list, isAnimated: true),
          ]),
        Reaction(on: .viewWillAppear, [.attemptRotationToDeviceOrientation]),
      ])
  }
}
