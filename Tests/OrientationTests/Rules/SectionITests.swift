import Orientation
import Testing

/// What each version of iOS changed: the same app on both sides of the border.
@Suite struct SectionITests {
  @Test("I-01: a container's portrait child stops a turn up to iOS 5, and no longer from iOS 6")
  func masks() throws {
    for (version, turned) in [
      (4, InterfaceOrientation.portrait), (5, .portrait), (6, .landscapeRight),
      (7, .landscapeRight),
    ] {
      var stage = try Stage("iPhone 5", version) {
        Controller(
          "Stack", .navigation, answers: ControllerAnswers(mask: .allButUpsideDown), children: [1])
        Controller("Home", .portrait)
      }
      stage.play(.turn(.landscapeLeft))
      #expect(stage.interface == turned)
      let isOldQuestion = stage.last.questions.contains {
        $0.question == .shouldAutorotateTo(.landscapeRight)
      }
      #expect(isOldQuestion == (version < 6))
      #expect(stage.last.asked(.supportedInterfaceOrientations).isEmpty == (version < 6))
    }
  }

  @Test("I-02: on iOS 7 a turn leaves screen and window alone, on iOS 8 it changes their size")
  func sizeChange() throws {
    for version in [7, 8] {
      var stage = try Stage("iPad Air", version)
      stage.play(.turn(.landscapeLeft))
      let isNew = version == 8
      let size = isNew ? ScreenSize(1024, 768) : ScreenSize(768, 1024)
      #expect(stage.geometry.screenBounds == size)
      #expect(stage.system.layout().windowBounds == size)
      #expect(stage.system.layout().rootTransform == (isNew ? .none : .clockwise))
      #expect(
        stage.last.callbacks(of: 0).contains(.viewWillTransition(to: ScreenSize(1024, 768)))
          == isNew)
    }
  }

  @Test("I-03: from iOS 9 to 18 a multitasking iPad leaves controllers unasked", arguments: 7...18)
  func multitasking(version: Int) throws {
    var stage = try Stage("iPad Air", version, ApplicationModel(mask: .all)) {
      Controller("Root", .portrait)
    }
    stage.play(.turn(.landscapeLeft))
    let isBypassed = version >= 9
    #expect(stage.interface == (isBypassed ? .landscapeRight : .portrait))
    #expect(stage.last.asked(.supportedInterfaceOrientations).isEmpty == isBypassed)
  }

  @Test("I-04: scenes come with iOS 13, and with its SDK the sheet as the usual style")
  func scenes() throws {
    for (version, sdk, isFullScreen, hasScenes) in [
      (12, 12, true, false), (13, 12, true, true), (13, 13, false, true), (15, 12, true, true),
      (15, 15, false, true),
    ] {
      var stage = try Stage(
        "iPhone 8", version, ApplicationModel(mask: nil, sdk: SystemVersion(sdk))
      ) {
        Controller("Home", .portrait)
        Controller("Page", .landscape)
      }
      stage.play(.present(1, .automatic, from: 0))
      #expect(stage.interface.isLandscape == isFullScreen)
      stage.play(.dismiss(1), .change(0, ControllerAnswers()), .turn(.landscapeLeft))
      let calls = stage.last.delegateCalls.filter {
        if case .sceneDidUpdate = $0 { true } else { false }
      }
      #expect(!calls.isEmpty == hasScenes)
    }
  }

  @Test("I-05: iOS 16 refuses key-value writes, offers requests and ignores shouldAutorotate")
  func requests() throws {
    for version in [15, 16] {
      let isNew = version == 16
      var written = try Stage("iPhone 13", version)
      written.play(.setDeviceOrientation(rawValue: 3))
      #expect(written.interface == (isNew ? .portrait : .landscapeRight))
      #expect(written.last.logLines == (isNew ? [.settingDeviceOrientation] : []))
      var requested = try Stage("iPhone 13", version)
      requested.play(.requestGeometryUpdate(.main, .landscapeRight))
      #expect(requested.interface == (isNew ? .landscapeRight : .portrait))
      #expect(requested.last.ignored == (isNew ? [] : [.notOffered]))
      var fixed = try Stage("iPhone 13", version) {
        Controller("Root", answers: ControllerAnswers(autorotates: false))
      }
      fixed.play(.turn(.landscapeLeft))
      #expect(fixed.interface == (isNew ? .landscapeRight : .portrait))
      #expect(fixed.last.asked(.shouldAutorotate).isEmpty == isNew)
    }
  }

  @Test(
    "I-06: iOS 16, 17 and 18 do the same with the same app", arguments: ["iPhone 13", "iPad 9"])
  func noChange(device: String) throws {
    var logs: [[Occurrence]] = []
    for version in 16...18 {
      var stage = try Stage(device, version, ApplicationModel(mask: .landscape)) {
        Controller("Home")
        Controller("Player", .landscapeLeft)
      }
      stage.play(
        .turn(.landscapeLeft), .present(1, .fullScreen, from: 0), .turn(.landscapeRight),
        .dismiss(1), .requestGeometryUpdate(.main, .landscapeRight), .turn(.faceUp),
        .requestGeometryUpdate(.main, .portrait), .enterBackground, .enterForeground)
      logs.append(stage.entries.occurrences)
    }
    #expect(logs[0].count > 50)
    #expect(logs[0] == logs[1])
    #expect(logs[1] == logs[2])
  }

  @Test("I-08, M-03, M-05: on 26 a landscape app on an upright iPad is a landscape scene, scaled")
  func letterbox() throws {
    let app = ApplicationModel(mask: .landscape, requiresFullScreen: true)
    let windowed = try Stage("iPad Pro 13 M5", 26, app) { Controller("Root", .landscape) }
    #expect(windowed.interface.isLandscape)
    #expect(windowed.geometry.size == ScreenSize(1376, 1032))
    #expect(windowed.geometry.scale == 0.75)
    // Full-Screen Apps mode brings back 18.
    let fullScreen = try Stage("iPad Pro 13 M5", 26, app, windows: .fullScreenApps) {
      Controller("Root", .landscape)
    }
    #expect(fullScreen.interface.isLandscape)
    #expect(fullScreen.geometry.scale == 1)
    let before = try Stage("iPad Pro 11 4", 18, app) { Controller("Root", .landscape) }
    #expect(before.interface.isLandscape)
    #expect(before.geometry.scale == 1)
  }

  @Test(
    "I-09, M-15: the key is ignored from the version named, on systems that know the other key",
    arguments: [
      (SystemVersion(26, 1), "26", false), (SystemVersion(26, 2), "26", true),
      (SystemVersion(26, 2), "26.2", true), (SystemVersion(26, 2), "26.3", false),
      (SystemVersion(26, 2), "27", false),
    ])
  func ignoredFrom(version: SystemVersion, named: String, isIgnored: Bool) throws {
    let from = try #require(SystemVersion(named))
    var stage = try Stage(
      "iPad Pro 13 M5", version,
      ApplicationModel(
        infoPlist: InfoPlist(
          orientations: InterfaceOrientation.valid, requiresFullScreen: true,
          fullScreenIgnoredFrom: from)), windows: .fullScreenApps
    ) { Controller("Root", .portrait) }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == (isIgnored ? .landscapeRight : .portrait))
  }

  @Test("I-09: by policy the other key has no effect")
  func ignoredFromPolicy() throws {
    var policy = RotationPolicy()
    policy.ignoredStartingWith = .noEffect
    var stage = try Stage(
      "iPad Pro 13 M5", SystemVersion(26, 5),
      ApplicationModel(
        infoPlist: InfoPlist(
          orientations: InterfaceOrientation.valid, requiresFullScreen: true,
          fullScreenIgnoredFrom: SystemVersion(26))), policy: policy, windows: .fullScreenApps
    ) { Controller("Root", .portrait) }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "I-10: up to 26 UIRequiresFullScreen does nothing on a phone", arguments: [9, 12, 15, 18, 26])
  func phoneKey(version: Int) throws {
    var logs: [[Occurrence]] = []
    for key in [false, true] {
      var stage = try Stage(
        "iPhone 8", version, ApplicationModel(mask: .allButUpsideDown, requiresFullScreen: key)
      ) {
        Controller("Home")
        Controller("Player", .landscape)
      }
      stage.play(.turn(.landscapeLeft), .turn(.portrait), .present(1, .fullScreen, from: 0))
      logs.append(stage.entries.occurrences)
    }
    #expect(logs[0] == logs[1])
  }

  @Test("I-10, N-17: in mirroring on 27 the key counts on a phone and the scene resizes in steps")
  func phoneKey27() throws {
    for key in [false, true] {
      var stage = try Stage(
        "iPhone 17", 27, ApplicationModel(mask: .all, requiresFullScreen: key), in: .mirroring)
      stage.play(.resize(.main, ScreenSize(600, 700), isInteractive: true))
      #expect(stage.last.geometries.isEmpty == key)
    }
  }

  @Test("I-11, D-55, N-15, N-34: what the 27 SDK changes, and an app of the 26 SDK keeps")
  func sdk27() throws {
    let plist = InfoPlist(orientations: [.portrait, .landscapeLeft, .landscapeRight])
    var scene = try Stage(
      "iPhone 17", 27, ApplicationModel(infoPlist: plist, sceneDelegateMask: .portrait))
    scene.play(.turn(.landscapeLeft))
    #expect(scene.interface == .portrait)
    #expect(scene.last.decisions.last?.masks?.application == .portrait)

    var pad = try Stage(
      "iPad Pro 13 M5", 27, ApplicationModel(mask: .landscape, requiresFullScreen: true))
    pad.play(.resize(.main, ScreenSize(700, 500), isInteractive: false))
    #expect(pad.geometry.size == ScreenSize(700, 500))

    for (sdk, launches) in [(27, false), (26, true)] {
      let stage = try Stage(
        "iPhone 17", 27,
        ApplicationModel(
          infoPlist: InfoPlist(hasSceneManifest: false), linkedSDK: SystemVersion(sdk)))
      #expect(stage.entries.faults == (launches ? [] : [.sceneLifeCycleRequired]))
      #expect(stage.system.phase == (launches ? .foreground : .terminated))
    }
  }
}
