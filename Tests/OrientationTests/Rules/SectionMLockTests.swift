import Orientation
import Testing

@Suite("F and M: who is asked for the lock, and when it is dropped")
struct SectionMLockTests {
  private static let versions = [26, 27]
  private static let locking = ControllerAnswers(mask: .allButUpsideDown, prefersLocked: true)

  /// A locked game, a menu that wants no lock, and an alert.
  private func game(
    _ version: Int, menu: InterfaceOrientationMask = .allButUpsideDown,
    policy: RotationPolicy = RotationPolicy()
  ) throws -> Stage {
    try Stage("iPhone 15", version, ApplicationModel(mask: .allButUpsideDown), policy: policy) {
      Controller("Game", answers: Self.locking)
      Controller("Menu", menu)
      Controller("Warning", .alert)
    }
  }

  private func pad() throws -> Stage {
    try Stage("iPad Pro 13-inch M4", 26, windows: .windowedApps) {
      Controller("Game", answers: ControllerAnswers(prefersLocked: true))
    }
  }

  @Test(
    "F-36, M-21: the child is named first, then asked, then the geometry changes",
    arguments: versions)
  func order(version: Int) throws {
    var stage = try Stage("iPhone 15", version) {
      Controller(
        "Container", .navigation, answers: ControllerAnswers(asksChildForLock: true),
        children: [1])
      Controller("Game")
    }
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    stage.play(.change(1, ControllerAnswers(prefersLocked: true)))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    stage.play(.setNeedsUpdateOfPrefersInterfaceOrientationLocked(1))
    #expect(stage.geometry.isInterfaceOrientationLocked)
    let locked = stage.geometry
    var unlocked = locked
    unlocked.isInterfaceOrientationLocked = false
    #expect(
      stage.last.occurrences.dropFirst() == [
        .asked(.controller(0), .childForInterfaceOrientationLock, .controller(1)),
        .asked(.controller(1), .prefersInterfaceOrientationLocked, .bool(true)),
        .geometry(.main, from: unlocked, to: locked),
        .delegate(.sceneDidUpdateEffectiveGeometry(.main, previous: unlocked)),
        .delegate(.effectiveGeometryObserved(.main)),
      ])
  }

  @Test("F-36: a container that names no child answers itself", arguments: versions)
  func noChild(version: Int) throws {
    let stage = try Stage("iPhone 15", version) {
      Controller(
        "Container", .navigation,
        answers: ControllerAnswers(prefersLocked: true, asksChildForLock: true))
    }
    #expect(stage.geometry.isInterfaceOrientationLocked)
    #expect(stage.entries.asked(.prefersInterfaceOrientationLocked) == [.controller(0)])
  }

  @Test("F-36: another child counts once it is announced", arguments: versions)
  func otherChild(version: Int) throws {
    var stage = try Stage("iPhone 15", version) {
      Controller(
        "Container", .navigation, answers: ControllerAnswers(asksChildForLock: true),
        children: [1])
      Controller("List")
      Controller("Game", answers: ControllerAnswers(prefersLocked: true))
    }
    stage.play(.push(2, onto: 0))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    stage.play(.setNeedsUpdateOfPrefersInterfaceOrientationLocked(0))
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(.pop(0), .setNeedsUpdateOfPrefersInterfaceOrientationLocked(0))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
  }

  @Test("F-35: an iPad scene that no longer fills the screen loses its lock, and gets it back")
  func resized() throws {
    var stage = try pad()
    let full = stage.geometry.size
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(.resize(.main, ScreenSize(700, 800), isInteractive: false))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    stage.play(.resize(.main, full, isInteractive: false))
    #expect(stage.geometry.isInterfaceOrientationLocked)
    #expect(stage.last.asked(.prefersInterfaceOrientationLocked).isEmpty)
  }

  @Test(
    "F-35, M-22: a covered scene loses its lock by itself, and the delegate is notified",
    arguments: versions)
  func covered(version: Int) throws {
    var stage = try game(version)
    let locked = stage.geometry
    stage.play(.cover(.main, true))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    #expect(
      stage.last.delegateCalls.first
        == .sceneDidUpdateEffectiveGeometry(.main, previous: locked))
    #expect(stage.last.asked(.prefersInterfaceOrientationLocked).isEmpty)
    stage.play(.cover(.main, false))
    #expect(stage.geometry.isInterfaceOrientationLocked)
  }

  @Test(
    "M-23: a full-screen controller without the wish releases the lock while it is there",
    arguments: versions)
  func released(version: Int) throws {
    var stage = try game(version, menu: .landscape)
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    #expect(stage.interface.isLandscape)
    // The lock is gone before the interface turns: nothing turns a locked scene.
    #expect(
      stage.last.geometries.allSatisfy {
        $0.from.interfaceOrientation == $0.to.interfaceOrientation
          || !$0.from.isInterfaceOrientationLocked
      })
    stage.play(.dismiss(1))
    #expect(stage.geometry.isInterfaceOrientationLocked)
    #expect(stage.interface == .portrait)
  }

  @Test("M-23: another root without the wish releases the lock", arguments: versions)
  func otherRoot(version: Int) throws {
    var stage = try game(version)
    stage.play(.setRoot(1, of: .main))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    stage.play(.setRoot(0, of: .main))
    #expect(stage.geometry.isInterfaceOrientationLocked)
  }

  @Test("M-23: an honoured lock lasts until false is announced", arguments: versions)
  func untilAnnounced(version: Int) throws {
    var stage = try game(version)
    stage.play(.change(0, ControllerAnswers()), .turn(.landscapeLeft), .turn(.portrait))
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(.enterBackground, .enterForeground)
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(.setNeedsUpdateOfPrefersInterfaceOrientationLocked(0))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
  }

  @Test(
    "M-27: sheets, popovers and alerts come up in the locked orientation and keep the lock",
    arguments: [
      (ControllerID(1), PresentationStyle.pageSheet), (1, .popover), (1, .formSheet),
      (2, .automatic),
    ], versions)
  func sheets(presented: (ControllerID, PresentationStyle), version: Int) throws {
    var stage = try game(version, menu: .portrait)
    stage.play(
      .change(0, ControllerAnswers(mask: .allButUpsideDown)),
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked(0), .turn(.landscapeRight),
      .change(0, Self.locking), .setNeedsUpdateOfPrefersInterfaceOrientationLocked(0))
    stage.play(.turn(.portrait), .present(presented.0, presented.1, from: 0))
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeLeft)
  }

  @Test("M-27: by policy a sheet releases its presenter's lock", arguments: versions)
  func sheetReleases(version: Int) throws {
    var policy = RotationPolicy()
    #expect(policy.lockHeldBySheets == .kept)
    policy.lockHeldBySheets = .released
    var stage = try game(version, policy: policy)
    #expect(stage.geometry.isInterfaceOrientationLocked)
    stage.play(.present(1, .pageSheet, from: 0))
    #expect(!stage.geometry.isInterfaceOrientationLocked)
    stage.play(.dismiss(1))
    #expect(stage.geometry.isInterfaceOrientationLocked)
  }

  @Test(
    "M-28: whether the decision maker or the topmost controller is asked is a policy",
    arguments: RotationPolicy.LockAsks.allCases, versions)
  func whoIsAsked(setting: RotationPolicy.LockAsks, version: Int) throws {
    var policy = RotationPolicy()
    policy.lockAsks = setting
    var stage = try Stage("iPhone 15", version, policy: policy) {
      Controller("Home")
      Controller("Sheet", answers: ControllerAnswers(prefersLocked: true))
    }
    stage.play(.present(1, .pageSheet, from: 0))
    #expect(stage.geometry.isInterfaceOrientationLocked == (setting == .topmostVisible))
    stage.play(.setNeedsUpdateOfPrefersInterfaceOrientationLocked(1))
    let asked: ControllerID = setting == .topmostVisible ? 1 : 0
    #expect(stage.last.asked(.prefersInterfaceOrientationLocked) == [.controller(asked)])
  }

  @Test("M-23, M-24: whether a lock that ends sideways lets the interface turn is a policy")
  func endsSideways() throws {
    for release in RotationPolicy.LockRelease.allCases {
      var policy = RotationPolicy()
      policy.lockRelease = release
      var stage = try game(26, policy: policy)
      stage.play(.turn(.landscapeLeft))
      #expect(stage.interface == .portrait)
      stage.play(
        .change(0, ControllerAnswers(mask: .allButUpsideDown)),
        .setNeedsUpdateOfPrefersInterfaceOrientationLocked(0))
      #expect(!stage.geometry.isInterfaceOrientationLocked)
      #expect(stage.interface == (release == .followsDevice ? .landscapeRight : .portrait))
      stage.play(.turn(.faceUp), .turn(.landscapeLeft))
      #expect(stage.interface == .landscapeRight)
    }
  }
}
