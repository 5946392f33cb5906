import Orientation

extension ExplainedCase {
  static let all = scenes + masks + locks + unasked + roots + places + policyCases

  // MARK: A step with several decisions

  private static let twoScenes = """
    stage: iPhone 14, iOS 17
    plist: [portrait, landscape]
    root: Script
    screens:
      Script: { supports: portrait }
      Wall:
    steps:
      - launch
      - openScene: Wall
        name: projector
        place: externalDisplay
      - turn: landscapeRight
    """

  private static let scenes: [ExplainedCase] = [
    ExplainedCase(
      "of two scenes, the one of the screen is explained", twoScenes, .step(3), "Script",
      says: [
        "Script does not turn: it allows portrait only.", "Script (root): portrait",
        "answer all but upside down in supportedInterfaceOrientations of Script", "scene 1",
      ], omits: ["it is not asked", "add to UISupportedInterfaceOrientations"]),
    ExplainedCase(
      "of two scenes, both are explained", twoScenes, .step(3),
      says: ["1. The interface does not turn: Script allows portrait only.", "2. Scene 1"]),
    ExplainedCase(
      "B-14: a lock switched on in the background turns the interface to portrait",
      """
      stage: iPhone 14, iOS 17, held landscapeRight
      plist: [portrait, landscape]
      root: Board
      screens: { Board: }
      steps: [launch, background, lock: on, foreground]
      """, .step(4),
      says: [
        "The interface turns to portrait. Then it does not turn: the user's orientation lock is on.",
        "1. The interface turns to portrait.", "2. The interface does not turn",
      ], policies: [.phoneLockTurnsPortrait]),
    ExplainedCase(
      "F-27: a request in a push is granted, and the end of the push turns back",
      """
      stage: iPhone 14, iOS 17
      plist: [portrait, landscape]
      root: Stack
      screens:
        Stack: { kind: navigation, children: [Menu], forwards: top }
        Menu: { supports: portrait, pushes: Race }
        Race: { supports: allButUpsideDown }
      steps:
        - launch
        - push: Race
        - update: Race
          meanwhile: yes
        - requestGeometry: landscapeLeft
          meanwhile: yes
      """, .step(4),
      says: [
        "The interface turns to landscapeLeft. Then it turns to portrait.",
        "wait until the transition before it has ended.",
      ],
      omits: ["setNeedsUpdateOfSupportedInterfaceOrientations() before the request"],
      policies: [.pushNegotiates, .requestDuringTransition, .updateFollowsDevice]),
    ExplainedCase(
      "N-34: a crash on the way to a screen is named",
      """
      stage: iPhone 16, iOS 27
      plist: { orientations: [portrait, landscape], sceneManifest: no }
      root: Board
      screens: { Board: }
      steps: [launch, turn: landscapeLeft]
      """, .step(2), "Board",
      says: [
        "Already in step 1: The app crashes: an app built with this SDK needs scenes.", "N-34",
        "add UIApplicationSceneManifest to Info.plist",
      ]),
  ]

  // MARK: Who is asked

  private static let sheet = """
    stage: iPhone 14, iOS 17
    plist: [portrait, landscape]
    root: Desk
    screens:
      Desk: { supports: portrait, presents: { Film: pageSheet } }
      Film: { supports: landscape }
    steps: [launch, present: Film]
    """

  private static let pushed = """
    stage: iPhone 12, iOS 15
    plist: [portrait, landscape]
    root: Stack
    screens:
      Stack: { kind: navigation, children: [Table], forwards: top }
      Table: { supports: portrait, pushes: Graph }
      Graph: { supports: landscape }
    steps: [launch, push: Graph, attemptRotation]
    """

  private static let masks: [ExplainedCase] = [
    ExplainedCase(
      "E-11: attemptRotation does not turn what the device does not ask for", pushed, .step(2),
      says: ["setValue(3, forKey: \"orientation\")", "present Graph as .fullScreen"],
      omits: ["attemptRotationToDeviceOrientation"]),
    ExplainedCase(
      "D-43: after it the way out is the same", pushed, .step(3),
      says: ["Graph allows landscape only, and Stack, which decides, passes that on"],
      omits: ["call UIViewController.attempt"]),
    ExplainedCase(
      "D-25: a sheet is not asked, with or without its name", sheet, .step(2),
      says: ["present Film as .fullScreen"],
      omits: ["setNeedsUpdate"]),
    ExplainedCase(
      "D-25: a sheet is not asked", sheet, .step(2), "Film",
      says: ["Film does not turn: it does not cover the window", "present Film as .fullScreen"]),
    ExplainedCase(
      "Q-01: what is full screen already is not advised to be",
      """
      stage: iPhone 14, iOS 17, held landscapeRight
      plist: [portrait, landscape]
      root: Desk
      screens:
        Desk: { presents: { Note: pageSheet } }
        Note: { presents: { Lens: fullScreen } }
        Lens: { supports: portrait }
      steps: [launch, present: Note, present: Lens]
      """, .step(3), "Lens",
      says: ["present Note as .fullScreen", "dismiss Note and present Lens from Desk"],
      omits: ["present Lens as .fullScreen."], policies: [.fullScreenOverSheet]),
    ExplainedCase(
      "D-12: shouldAutorotate is not asked from iOS 16",
      """
      stage: iPhone 14, iOS 17
      plist: [portrait, landscape]
      root: Board
      screens: { Board: { autorotates: no } }
      steps: [launch, turn: landscapeRight]
      """, .step(2),
      says: [
        "although Board's shouldAutorotate is false: from iOS 16 it is not asked", "D-12",
        "answer portrait in supportedInterfaceOrientations of Board",
      ]),
    ExplainedCase(
      "an app that was not launched does nothing",
      """
      stage: iPhone 14, iOS 17
      root: Board
      screens: { Board: }
      steps: [turn: landscapeRight]
      """, .step(1), says: ["the app has not been launched", "Launch the app"]),
  ]

  // MARK: Locks

  private static let locks: [ExplainedCase] = [
    ExplainedCase(
      "F-34: the app's lock and a mask are two obstacles",
      """
      stage: iPhone 16, iOS 26
      plist: [portrait, landscape]
      root: Maze
      screens: { Maze: { supports: portrait, prefersLocked: yes } }
      steps: [launch, turn: landscapeRight]
      """, .step(2),
      says: [
        "the app's orientation lock holds it, and Maze allows portrait only",
        "answer all but upside down in supportedInterfaceOrientations of Maze, and answer false to"
          + " prefersInterfaceOrientationLocked in Maze",
      ]),
    ExplainedCase(
      "B-14: the user's lock and a mask are two obstacles",
      """
      stage: iPhone 14, iOS 17, lock on
      plist: [portrait, landscape]
      root: Board
      screens: { Board: { supports: portrait } }
      steps: [launch]
      """, .turn(.landscapeRight), "Board",
      says: [
        "the user's orientation lock is on, and Board allows portrait only",
        "answer all but upside down in supportedInterfaceOrientations of Board, and call"
          + " requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))",
        "have the user switch the orientation lock off",
      ]),
    ExplainedCase(
      "F-36: a changed lock is announced by its own call",
      """
      stage: iPhone 17, iOS 26
      root: Maze
      screens: { Maze: }
      steps:
        - launch
        - change: Maze
          prefersLocked: yes
      """, .step(2),
      says: ["call setNeedsUpdateOfPrefersInterfaceOrientationLocked()"],
      omits: [
        "setNeedsUpdateOfSupportedInterfaceOrientations",
        "answer true to prefersInterfaceOrientationLocked",
      ]),
    ExplainedCase(
      "F-36: a controller that names its child for the lock answers that, not the default",
      """
      stage: iPhone 17, iOS 26
      root: Frame
      screens: { Frame: { kind: custom, children: [Maze] }, Maze: }
      steps:
        - launch
        - change: Frame
          lockChild: yes
      """, .step(2), says: ["Frame will answer childForInterfaceOrientationLock its child"],
      omits: ["the default"]),
  ]

  private static let unasked: [ExplainedCase] = [
    ExplainedCase(
      "F-36: a lock that is not asked for is named when the interface turns",
      """
      stage: iPhone 16, iOS 26
      plist: [portrait, landscape]
      root: Tabs
      screens:
        Tabs: { kind: tab, children: [Novel], forwards: selected }
        Novel: { prefersLocked: yes }
      steps: [launch, turn: landscapeRight]
      """, .step(2), "Novel",
      says: [
        "although it prefers the interface locked: Tabs is asked, but does not name its child",
        "name the child in childForInterfaceOrientationLock of Tabs",
      ]),
    ExplainedCase(
      "D-08: who would decide after a silent change is named",
      """
      stage: iPhone 14, iOS 17, held landscapeRight
      plist: [portrait, landscape]
      root: Board
      screens: { Board: }
      steps:
        - launch
        - change: Board
          supports: portrait
      """, .step(2), "Board",
      says: [
        "not asked Board: portrait. It decides when UIKit looks again",
        "call setNeedsUpdateOfSupportedInterfaceOrientations() after the change",
      ]),
    ExplainedCase(
      "B-02: without notifications UIKit does not look",
      """
      stage: iPhone 14, iOS 17
      plist: [portrait, landscape]
      root: Board
      screens: { Board: }
      steps: [launch, endNotifications, turn: landscapeRight]
      """, .step(3),
      says: [
        "device orientation notifications are not being generated", "B-02",
        "not asked Board: all but upside down. It decides when UIKit looks again",
        "call UIDevice.current.beginGeneratingDeviceOrientationNotifications()",
      ]),
    ExplainedCase(
      "Q-08: another window that decides is named",
      """
      stage: iPhone 14, iOS 16
      plist: [portrait, landscape]
      root: Board
      screens: { Board: { supports: portrait }, Toast: }
      steps:
        - launch
        - openWindow: Toast
        - makeKey: 1
        - turn: landscapeRight
      """, .step(4), "Board",
      says: ["Toast: all but upside down", "make the window of Board the key window", "Q-08"]),
  ]

  // MARK: Another root

  private static func exchange(_ stage: String) -> String {
    """
    stage: \(stage)
    plist: [portrait, landscape]
    root: Welcome
    otherRoots: [Race]
    screens: { Welcome: { supports: portrait }, Race: { supports: landscape } }
    steps: [launch, root: Race]
    """
  }

  private static let roots: [ExplainedCase] = [
    ExplainedCase(
      "D-42: another root turns the interface to what it allows", exchange("iPhone 14, iOS 17"),
      .step(2),
      says: [
        "The interface turns to landscapeRight: Race allows landscape only.",
        "portrait is not allowed: turns to landscapeRight D-42",
      ], omits: ["Welcome"], policies: [.fallbackOrder]),
    ExplainedCase(
      "D-42: another root does so before iOS 16, too", exchange("iPhone 12, iOS 15"), .step(2),
      says: ["The interface turns to landscapeRight: Race allows landscape only."],
      policies: [.fallbackOrder]),
    ExplainedCase(
      "D-42: the device settles which landscape it is",
      exchange("iPhone 14, iOS 17, held landscapeRight"), .step(2),
      says: ["The interface turns to landscapeLeft"], omits: ["fallbackOrder"]),
    ExplainedCase(
      "D-42: the root of another key window turns it, too",
      """
      stage: iPhone 14, iOS 17
      plist: [portrait, landscape]
      root: Welcome
      otherRoots: [Race]
      screens: { Welcome: { supports: portrait }, Race: { supports: landscape } }
      steps:
        - launch
        - openWindow: Race
        - makeKey: 1
      """, .step(3),
      says: ["The interface turns to landscapeRight: Race allows landscape only.", "D-42"],
      policies: [.fallbackOrder, .decidingWindow]),
    ExplainedCase(
      "N-38: with the SDK of iOS 27 an external display gets no scene",
      """
      stage: iPhone 17, iOS 27
      plist: [portrait, landscape]
      root: Script
      screens: { Script: , Wall: }
      steps:
        - launch
        - openScene: Wall
          name: projector
          place: externalDisplay
      """, .step(2),
      says: [
        "apps built with this SDK register a UISceneAccessory for an external display", "N-38",
      ]),
  ]

  // MARK: Where masks do not count

  private static let places: [ExplainedCase] = [
    ExplainedCase(
      "N-08: a resize in iPhone Mirroring turns the interface",
      """
      stage: iPhone 17, iOS 27, mirroring
      plist: landscape
      root: Maze
      screens: { Maze: { supports: landscape } }
      steps: [launch, resize: 900x450]
      """, .step(2),
      says: [
        "The interface turns to portrait, although Maze allows landscape only: iPhone Mirroring",
        "N-08", "landscapeRight 874x402 -> portrait 900x450",
        "set UIRequiresFullScreen in Info.plist",
      ], policies: [.fallbackOrder]),
    ExplainedCase(
      "P-09: opening a Duo turns the interface",
      """
      stage: iPhone Duo, iOS 27
      plist: [portrait, landscape]
      root: Maze
      screens: { Maze: }
      steps: [launch, move: duoInner]
      """, .step(2), says: ["The interface turns to landscape", "P-09"]),
    ExplainedCase(
      "D-35, D-40: a split view's delegate is passed over on an iPad that shares",
      """
      stage: iPad Air 5, iOS 18
      plist: { orientations~ipad: all }
      root: Shelf
      screens:
        Shelf: { kind: split, children: [Book], forwards: { delegate: portrait } }
        Book:
      steps: [launch]
      """, .turn(.landscapeRight), "Shelf",
      says: [
        "Shelf turns to landscapeLeft, although it allows portrait only: masks do not count here",
        "Shelf: portrait. Masks do not count here", "lists all four orientations",
        "set UIRequiresFullScreen",
      ]),
    ExplainedCase(
      "D-40: an app delegate is passed over on an iPad that shares",
      """
      stage: iPad Air 5, iOS 17
      plist: { orientations~ipad: all }
      appDelegate: portrait
      root: Board
      screens: { Board: }
      steps: [launch]
      """, .turn(.landscapeRight),
      says: [
        "although the app delegate allows portrait only: masks do not count here",
        "app delegate: portrait", "(only on iOS 15 to 26)",
      ]),
    ExplainedCase(
      "N-32: a mirrored app is not notified of turns",
      """
      stage: iPhone 17, iOS 27, mirroring
      plist: [portrait, landscape]
      root: Board
      screens: { Board: }
      steps: [launch, turn: landscapeRight]
      """, .step(2), says: ["a mirrored app is not notified of turns of the device"],
      policies: [.mirroredDevice]),
  ]

  // MARK: Disputed points

  private static let policyCases: [ExplainedCase] = [
    ExplainedCase(
      "turnReadsMasks is not named where it changes nothing",
      """
      stage: iPhone 14, iOS 17
      plist: [portrait, landscape]
      root: Board
      screens: { Board: }
      steps: [launch, turn: landscapeRight]
      """, .step(2), says: ["The interface turns to landscapeLeft."],
      omits: ["turnReadsMasks"]),
    ExplainedCase(
      "turnReadsMasks is named where it decides",
      """
      stage: iPhone 14, iOS 17
      plist: [portrait, landscape]
      root: Board
      screens: { Board: { supports: portrait } }
      steps:
        - launch
        - change: Board
          supports: allButUpsideDown
        - turn: landscapeRight
      """, .step(3),
      says: [
        "UIKit uses what it read last, portrait only",
        "call setNeedsUpdateOfSupportedInterfaceOrientations() after the change of step 2",
      ], policies: [.turnReadsMasks]),
    ExplainedCase(
      "resizedOrientation",
      """
      stage: iPad Air 5, iOS 27
      plist: { orientations~ipad: all }
      root: Maze
      screens: { Maze: }
      steps: [launch, resize: 900x450]
      """, .step(2), says: ["a resized scene keeps the orientation of its screen", "N-09"],
      policies: [.resizedOrientation]),
    ExplainedCase(
      "discreteShape",
      """
      stage: iPad Air 5, iOS 27
      plist: { orientations~ipad: landscape, requiresFullScreen: yes }
      root: Maze
      screens: { Maze: { supports: landscape } }
      steps: [launch, resize: 450x800]
      """, .step(2), says: ["a scene resized in steps keeps an orientation of its masks", "N-16"],
      policies: [.fallbackOrder, .discreteShape]),
    ExplainedCase(
      "ignoredStartingWith",
      """
      stage: iPad Pro 11-inch M5, iOS 26.2, windowed apps
      plist: { orientations~ipad: all, requiresFullScreen: yes, requiresFullScreenIgnoredStartingWith: 26 }
      root: Board
      screens: { Board: { supports: portrait } }
      steps: [launch, turn: landscapeRight]
      """, .step(2),
      says: [
        "UIRequiresFullScreenIgnoredStartingWithVersion switches UIRequiresFullScreen off",
        "remove UIRequiresFullScreenIgnoredStartingWithVersion",
      ], policies: [.ignoredStartingWith]),
    ExplainedCase(
      "emptyMaskWithoutAutorotate",
      """
      stage: iPhone 12, iOS 17, held landscapeRight
      plist: landscape
      root: Board
      screens: { Board: { supports: portrait, autorotates: no } }
      steps: [launch]
      """, .step(1),
      says: [
        "The app crashes: the app and Board share no orientation",
        "add UIInterfaceOrientationPortrait to UISupportedInterfaceOrientations in Info.plist",
      ], policies: [.emptyMaskWithoutAutorotate]),
    ExplainedCase(
      "lockAsks",
      """
      stage: iPhone 17, iOS 26
      plist: [portrait, landscape]
      root: Board
      screens: { Board: , Card: { prefersLocked: yes } }
      steps:
        - launch
        - present: Card
          from: Board
          style: pageSheet
        - turn: landscapeRight
      """, .step(3), says: ["The interface turns to landscapeLeft"],
      policies: [.lockAsks, .lockHeldBySheets]),
    ExplainedCase(
      "halfTurnTransition and childSize",
      """
      stage: iPhone 8, iOS 15, held landscapeLeft
      plist: [portrait, landscape]
      root: Frame
      screens:
        Frame: { kind: custom, children: [Stamp], supports: landscape }
        Stamp: { size: 90x90 }
      steps: [launch, turn: landscapeRight]
      """, .step(2), says: ["The interface turns to landscapeLeft"],
      policies: [.childSize, .halfTurnTransition]),
    ExplainedCase(
      "opened Duo",
      """
      stage: iPhone Duo, iOS 27.1, closed
      plist: portrait
      root: Shop
      screens: { Shop: { supports: portrait } }
      steps: [launch, move: duoInner]
      """, .step(2),
      says: [
        "although Shop allows portrait only: the scene is oriented as the user sees the open display",
        "not counted Info.plist: portrait", "not asked Shop: portrait. Masks do not count here",
        "With the full screen the inner display shows the app scaled, not turned (N-21).",
      ]),
    ExplainedCase(
      "turned in the background",
      """
      stage: iPhone 15, iOS 17
      root: Home
      screens: { Home: }
      steps: [launch, background, turn: landscapeLeft]
      """, .step(3),
      says: ["does not turn: the app is in the background", "app is in the background <- decides"]),
    ExplainedCase(
      "already there, by the controller that is asked",
      """
      stage: iPhone 15, iOS 18
      plist: [portrait, landscape]
      appDelegate: portrait
      root: Tabs
      screens:
        Tabs: { kind: tab, children: [Nav] }
        Nav: { kind: navigation, children: [List] }
        List: { pushes: Photo }
        Photo: { supports: landscape }
      steps: [launch, push: Photo]
      """, .step(2), "Photo",
      says: [
        "Photo is portrait already, although it allows landscape only: it is not asked.",
        "<- decides D-06",
      ]),
    ExplainedCase(
      "a lock where masks do not count",
      """
      stage: iPad Air 11 M3, iOS 26, windowed apps
      plist: { orientations~ipad: all }
      root: Reader
      screens: { Reader: { supports: portrait, prefersLocked: yes } }
      steps: [launch, turn: landscapeLeft]
      """, .step(2), says: ["the app's orientation lock holds it."], omits: ["portrait only"]),
    ExplainedCase(
      "a lock that holds what is there already",
      """
      stage: iPhone 17 Pro, iOS 26
      root: Player
      screens: { Player: { prefersLocked: yes } }
      steps: [launch, turn: landscapeLeft, turn: portrait]
      """, .step(3), says: ["portrait already, so nothing turns."], omits: ["lock holds"]),
    ExplainedCase(
      "an alert that is asked",
      """
      stage: iPhone 8, iOS 15
      plist: [portrait, landscape]
      root: Nav
      screens:
        Nav: { kind: navigation, children: [Form], forwards: visible }
        Form: { supports: portrait, presents: Warning }
        Warning: { kind: alert }
      steps: [launch, present: Warning, turn: landscapeLeft]
      """, .step(3), "Form",
      says: [
        "passed on from Warning", "Form: portrait. Nav passes the question on to Warning",
        "let Nav forward to its top controller",
      ], omits: ["It does not cover the window", "supportedInterfaceOrientations of Warning"]),
    ExplainedCase(
      "an app delegate without effect",
      """
      stage: iPad Air 5, iOS 17
      plist: { orientations~ipad: all }
      appDelegate: portrait
      root: Page
      screens: { Page: }
      steps: [launch, turn: landscapeLeft]
      """, .step(2), "Page",
      says: [
        "Page turns to landscapeRight, although the app delegate allows portrait only: masks do not",
        "set UIRequiresFullScreen in Info.plist",
      ]),
    ExplainedCase(
      "a refused request where masks do not count",
      """
      stage: iPad Pro 11 M4, iOS 18
      plist: { orientations~ipad: all }
      root: Split
      screens:
        Split: { kind: split, children: [List], forwards: { delegate: portrait } }
        List:
      steps: [launch, requestGeometry: landscapeRight]
      """, .step(2), says: ["Split: portrait. Masks do not count here"]),
    ExplainedCase(
      "a screen that a crash kept from being shown",
      """
      stage: iPhone 15, iOS 18
      plist: [portrait, landscape]
      root: Home
      screens:
        Home: { presents: { Video: fullScreen } }
        Video: { supports: landscapeRight, prefers: landscapeLeft, presents: Share }
        Share:
      steps: [launch, present: Video]
      """, .step(2), "Share", says: ["Home: all but upside down. Video covers the window"],
      omits: ["Share: all but upside down"]),
    ExplainedCase(
      "a lock that a resize ends",
      """
      stage: iPad Air 11 M3, iOS 26, windowed apps
      plist: { orientations~ipad: all }
      root: Doc
      screens: { Doc: { prefersLocked: yes } }
      steps: [launch, resize: 700x900]
      """, .step(2),
      says: ["The app's orientation lock ends: the scene is smaller than the screen.", "F-35"]),
  ]
}
