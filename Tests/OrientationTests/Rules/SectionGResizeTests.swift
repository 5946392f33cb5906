import Orientation
import Testing

/// Changes of size that are not turns, and the scene delegate's callbacks.
@Suite struct SectionGResizeTests {
  private static let half = ScreenSize(507, 1024)

  private func isSizeCallback(_ callback: Callback) -> Bool {
    if case .viewWillTransition = callback { true } else { false }
  }

  @Test(
    "G-35, G-17: a Split View resize is a size transition with the identity",
    arguments: [9, 12, 15, 17, 26, 27])
  func split(version: Int) throws {
    var stage = try Stage("iPad mini 5", version) {
      Controller("Split", .split, children: [1])
      Controller("Page")
    }
    stage.play(.resize(.main, ScreenSize(320, 1024), isInteractive: false))
    for id: ControllerID in [0, 1] {
      #expect(stage.last.callbacks(of: id).filter(isSizeCallback).count == 1)
      let seen = try #require(
        stage.last.observed(by: id, in: .viewWillTransition(to: ScreenSize(320, 1024))))
      #expect(seen.targetTransform == QuarterTurns.none)
      #expect(seen.bounds == ScreenSize(768, 1024))
      #expect(
        stage.last.observed(by: id, in: .alongsideTransition)?.bounds == ScreenSize(320, 1024))
      #expect(stage.last.callbacks(of: id).last == .transitionCompletion)
    }
    #expect(stage.interface == .portrait)
    #expect(stage.last.notifications.isEmpty)
    #expect(!stage.system.isInTransition)
  }

  @Test("G-35, B-24: background snapshots are size transitions with the identity")
  func snapshots() throws {
    var stage = try Stage("iPad mini 5", 17)
    stage.play(.enterBackground)
    let sizes = stage.last.callbacks.compactMap {
      if case .viewWillTransition(let size) = $0.callback { size } else { nil }
    }
    #expect(sizes == [ScreenSize(1024, 768), ScreenSize(768, 1024)])
    #expect(stage.last.callbacks.allSatisfy { $0.observed.targetTransform == QuarterTurns.none })
    #expect(stage.last.callbacks.filter { $0.callback == .transitionCompletion }.count == 2)
  }

  @Test("G-35: an iPhone, and an iPad up to iOS 8, cannot be resized")
  func notResizable() throws {
    for (device, version) in [("iPhone 15", 17), ("iPad Air 2", 8), ("iPad 2", 9)] {
      var stage = try Stage(device, version)
      stage.play(.resize(.main, Self.half, isInteractive: false))
      #expect(stage.last.callbacks.isEmpty)
      #expect(stage.last.ignored == [.notApplicable])
    }
  }

  @Test("G-12, G-13, H-15: a resize across the size classes announces the traits first")
  func traits() throws {
    var stage = try Stage("iPad Pro 12.9-inch (3rd generation)", 13)
    stage.play(.resize(.main, ScreenSize(375, 1366), isInteractive: false))
    #expect(
      stage.last.callbacks(of: 0).prefix(3) == [
        .willTransition(to: Traits(.compact, .regular)),
        .viewWillTransition(to: ScreenSize(375, 1366)),
        .traitCollectionDidChange(from: Traits(.regular, .regular)),
      ])
    stage.play(.resize(.main, ScreenSize(320, 1366), isInteractive: false))
    #expect(stage.last.callbacks(of: 0).first == .viewWillTransition(to: ScreenSize(320, 1366)))
    // Between the measured widths no source gives the class.
    stage.play(.resize(.main, ScreenSize(640, 1366), isInteractive: false))
    #expect(stage.last.observed(by: 0, in: .alongsideTransition)?.traits == nil)
  }

  @Test(
    "G-36: the scene's delegate gets the geometry before, after the change",
    arguments: [12, 13, 15, 16, 18, 26, 27])
  func sceneDelegate(version: Int) throws {
    var stage = try Stage("iPhone 8", version)
    stage.play(.turn(.landscapeLeft))
    let calls = stage.last.delegateCalls.compactMap { call -> SceneGeometry? in
      switch call {
      case .sceneDidUpdate(_, let previous), .sceneDidUpdateEffectiveGeometry(_, let previous):
        previous
      default: nil
      }
    }
    #expect(calls.count == (version < 13 ? 0 : version < 26 ? 1 : 2))
    #expect(calls.allSatisfy { $0.interfaceOrientation == .portrait })
    #expect(calls.allSatisfy { $0.size == ScreenSize(375, 667) })
    let change = try #require(stage.last.geometries.first)
    #expect(change.from.interfaceOrientation == .portrait)
    #expect(stage.geometry.interfaceOrientation == .landscapeRight)
    #expect(stage.geometry.size == ScreenSize(667, 375))
  }

  @Test("G-36: an app without scenes has no scene delegate", arguments: [13, 17, 26])
  func withoutScenes(version: Int) throws {
    var stage = try Stage(
      "iPhone 8", version, ApplicationModel(infoPlist: InfoPlist(hasSceneManifest: false)))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.delegateCalls.count == 2)
    #expect(stage.last.delegateCalls.last == .didChangeStatusBarOrientation(.portrait))
  }

  @Test("G-36: only the newer callback reports a lock, which changes no size")
  func lockCallback() throws {
    var stage = try Stage("iPhone 15", 26) {
      Controller("Reader", answers: ControllerAnswers(prefersLocked: true))
    }
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(
      .change(0, ControllerAnswers()), .setNeedsUpdateOfPrefersInterfaceOrientationLocked(0))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    let older = stage.entries.delegateCalls.filter {
      if case .sceneDidUpdate = $0 { true } else { false }
    }
    let newer = stage.entries.delegateCalls.filter {
      if case .sceneDidUpdateEffectiveGeometry = $0 { true } else { false }
    }
    #expect(older.isEmpty)
    #expect(newer.count == 2)
  }

  @Test("G-37, N-41: the geometry of 26 tells a drag and a lock", arguments: [26, 27])
  func geometry(version: Int) throws {
    var pad = try Stage("iPad Pro 13 M5", version)
    pad.play(.resize(.main, ScreenSize(700, 900), isInteractive: true))
    #expect(pad.geometry.isInteractivelyResizing)
    #expect(pad.geometry.size == ScreenSize(700, 900))
    pad.play(.resize(.main, ScreenSize(700, 900), isInteractive: false))
    #expect(!pad.geometry.isInteractivelyResizing)
    var phone = try Stage("iPhone 17", version) {
      Controller("Reader", answers: ControllerAnswers(prefersLocked: true))
    }
    #expect(phone.geometry.isInterfaceOrientationLocked)
    phone.play(.turn(.landscapeLeft))
    #expect(phone.geometry.interfaceOrientation == .portrait)
  }

  @Test("G-38, N-15: with the key and the 27 SDK a drag changes the size once, at its end")
  func discrete() throws {
    var stage = try Stage(
      "iPad Pro 13 M5", 27, ApplicationModel(mask: .all, requiresFullScreen: true))
    stage.play(
      .resize(.main, ScreenSize(300, 800), isInteractive: true),
      .resize(.main, ScreenSize(400, 800), isInteractive: true),
      .resize(.main, ScreenSize(500, 800), isInteractive: true))
    #expect(stage.last.geometries.isEmpty)
    stage.play(.resize(.main, ScreenSize(500, 800), isInteractive: false))
    #expect(stage.last.geometries.count == 1)
    #expect(stage.geometry.size == ScreenSize(500, 800))
    #expect(stage.geometry.screenBounds == ScreenSize(500, 800))
    #expect(stage.last.callbacks(of: 0).filter(isSizeCallback).count == 1)
  }

  @Test(
    "G-38: without the key, or with an older SDK's multitasking app, every step of a drag counts")
  func continuous() throws {
    for application in [
      ApplicationModel(mask: .all), ApplicationModel(mask: .all, sdk: SystemVersion(26)),
    ] {
      var stage = try Stage("iPad Pro 13 M5", 27, application)
      for width in [300.0, 400, 500] {
        stage.play(.resize(.main, ScreenSize(width, 800), isInteractive: true))
        #expect(stage.geometry.size == ScreenSize(width, 800))
        #expect(stage.geometry.screenBounds == ScreenSize(1032, 1376))
      }
    }
  }
}
