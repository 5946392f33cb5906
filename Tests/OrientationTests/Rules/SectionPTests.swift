import Orientation
import Testing

@Suite("P: iPhone Duo, opened and closed")
struct SectionPTests {
  private static let version = SystemVersion(27, 1)
  private static let inner = ScreenSize(669, 951)
  private static let outer = ScreenSize(466, 678)

  private func stage(
    _ environment: SceneEnvironment = .duoOuter, _ mask: InterfaceOrientationMask? = .all,
    key: Bool = false, sdk: SystemVersion? = nil, held: DeviceOrientation = .portrait
  ) throws -> Stage {
    try Stage(
      "iPhone Duo", Self.version, ApplicationModel(mask: mask, requiresFullScreen: key, sdk: sdk),
      held: held, in: environment
    ) {
      Controller("Root", mask)
      Controller("Second", mask)
    }
  }

  private func geometryCalls(_ entries: [Transcript.Entry]) -> Int {
    entries.delegateCalls.count {
      if case .sceneDidUpdateEffectiveGeometry = $0 { true } else { false }
    }
  }

  @Test("P-02: the closed phone honours masks, the open one does not")
  func masks() throws {
    var closed = try stage(.duoOuter, .portrait)
    closed.play(.turn(.landscapeLeft))
    #expect(closed.geometry.size == Self.outer)
    var open = try stage(.duoInner, .portrait)
    #expect(open.geometry.size == Self.inner.transposed)
    #expect(open.geometry.scale == 1)
    open.play(.turn(.landscapeLeft))
    #expect(open.geometry.size == Self.inner)
    #expect(open.last.rules.contains("P-02"))
  }

  @Test("P-04: the open phone is regular both ways in every pose, so no traits change")
  func classes() throws {
    var stage = try stage(.duoInner)
    stage.play(
      .turn(.landscapeLeft), .turn(.portrait), .turn(.landscapeRight), .turn(.portraitUpsideDown))
    let seen = stage.entries.callbacks(of: 0)
    #expect(!seen.contains { if case .willTransition = $0 { true } else { false } })
    #expect(seen.contains { if case .viewWillTransition = $0 { true } else { false } })
    let traits = Set(stage.entries.callbacks.map(\.observed.traits))
    #expect(traits == [Traits(.regular, .regular)])
  }

  @Test("G-12, P-04: opened and closed it announces the new size classes before they hold")
  func announcesClasses() throws {
    var stage = try stage()
    let (closed, opened) = (Traits(.compact, .regular), Traits(.regular, .regular))
    stage.play(.move(.main, .duoInner))
    #expect(
      stage.last.callbacks(of: 0).prefix(3) == [
        .willTransition(to: opened), .viewWillTransition(to: Self.inner.transposed),
        .traitCollectionDidChange(from: closed),
      ])
    let before = try #require(stage.last.observed(by: 0, in: .willTransition(to: opened)))
    #expect(before.traits == closed)
    #expect(before.bounds == Self.outer)
    #expect(before.safeArea == ScreenInsets(0, 0, 34, 84))
    let after = stage.last.observed(by: 0, in: .traitCollectionDidChange(from: closed))
    #expect(after?.traits == opened)
    stage.play(.move(.main, .duoOuter))
    let sideways = Traits(.compact, .compact)
    #expect(stage.last.callbacks(of: 0).first == .willTransition(to: sideways))
    #expect(stage.last.callbacks(of: 0).contains(.traitCollectionDidChange(from: opened)))
  }

  @Test("P-09: opened upright it is 951 by 669 points, and closed again it stays sideways")
  func roundTrip() throws {
    var stage = try stage()
    #expect(stage.geometry.size == Self.outer)
    stage.play(.move(.main, .duoInner))
    #expect(stage.geometry.size == Self.inner.transposed)
    #expect(stage.interface.isLandscape)
    stage.play(.move(.main, .duoOuter))
    #expect(stage.geometry.size == Self.outer.transposed)
  }

  @Test("P-09: closed again, an app that is only upright is upright")
  func closesUpright() throws {
    var stage = try stage(.duoOuter, .portrait)
    stage.play(.move(.main, .duoInner))
    #expect(stage.interface.isLandscape)
    stage.play(.move(.main, .duoOuter))
    #expect(stage.interface == .portrait)
    #expect(stage.geometry.size == Self.outer)
  }

  @Test(
    "P-10: in every pose the inner panel is a quarter turn from the outer one",
    arguments: [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight])
  func quarterTurn(held: DeviceOrientation) throws {
    let (closed, open) = (try stage(.duoOuter, held: held), try stage(.duoInner, held: held))
    #expect(QuarterTurns(from: closed.interface, to: open.interface) == .clockwise)
    var opened = closed
    opened.play(.move(.main, .duoInner))
    #expect(opened.geometry == open.geometry)
    #expect(opened.device == held)
  }

  @Test("P-12: on the inner display the interface can be upside down")
  func upsideDown() throws {
    var stage = try stage(.duoInner)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portraitUpsideDown)
    // The closed phone has no such orientation, so closing it finds another one.
    stage.play(.move(.main, .duoOuter))
    #expect(stage.interface == .portrait)
  }

  @Test("P-13: opening and closing always call the scene's delegate, staying open does not")
  func delegateCalls() throws {
    for mask in [InterfaceOrientationMask.all, .portrait] {
      var stage = try stage(.duoOuter, mask)
      stage.play(.move(.main, .duoInner))
      #expect(geometryCalls(stage.last) >= 1)
      // A fold that stays open is not a move to another screen.
      stage.play(.move(.main, .duoInner))
      #expect(geometryCalls(stage.last) == 0)
      #expect(stage.last.geometries.isEmpty)
      stage.play(.move(.main, .duoOuter))
      #expect(geometryCalls(stage.last) >= 1)
    }
  }

  @Test("P-15: open, the scene's screen is the inner display and the main screen the outer one")
  func screens() throws {
    var stage = try stage()
    #expect(stage.geometry.screenBounds == Self.outer)
    stage.play(.move(.main, .duoInner))
    #expect(stage.geometry.screenBounds == Self.inner.transposed)
    #expect(stage.system.mainScreenBounds == Self.outer)
    stage.play(.turn(.landscapeRight))
    #expect(stage.geometry.screenBounds == Self.inner)
    #expect(stage.system.mainScreenBounds == Self.outer)
  }

  @Test(
    "P-16: linked before 27 an app gets a window of 375 by 667 points on both displays",
    arguments: [SystemVersion(18), SystemVersion(26)])
  func compatibilityWindow(sdk: SystemVersion) throws {
    var stage = try stage(.duoOuter, .allButUpsideDown, sdk: sdk)
    #expect(stage.geometry.size == ScreenSize(375, 667))
    stage.play(.move(.main, .duoInner))
    #expect(stage.geometry.size == ScreenSize(375, 667))
    #expect(stage.interface == .portrait)
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.last.rules.contains("P-16"))
    let launched = try self.stage(.duoInner, .portrait, sdk: sdk)
    #expect(launched.geometry.size == ScreenSize(375, 667))
  }

  @Test("P-16: linked with 27.1 it reaches all edges of both displays")
  func allEdges() throws {
    var stage = try stage(.duoOuter, .all, sdk: SystemVersion(27, 1))
    #expect(stage.geometry.size == stage.geometry.screenBounds)
    stage.play(.move(.main, .duoInner))
    #expect(stage.geometry.size == stage.geometry.screenBounds)
  }

  @Test("P-17: another scene can be opened on the inner display, on the outer one not")
  func scenes() throws {
    var open = try stage(.duoInner)
    open.play(.openScene(root: 1, .duoInner))
    #expect(open.last.callbacks(of: 1).contains(.viewDidAppear))
    open.play(.resize(.main, ScreenSize(475, 669), isInteractive: false))
    #expect(open.geometry.size == ScreenSize(475, 669))
    var closed = try stage()
    closed.play(.openScene(root: 1, .duoOuter))
    #expect(closed.last.ignored == [.notApplicable])
    #expect(closed.last.callbacks(of: 1).isEmpty)
  }

  @Test("N-21: with the key the open phone respects masks and scales the app, in Split View too")
  func key() throws {
    var stage = try stage(.duoOuter, .portrait, key: true)
    stage.play(.move(.main, .duoInner))
    #expect(stage.interface == .portrait)
    #expect(stage.geometry.size == Self.inner)
    #expect(stage.geometry.scale == 669.0 / 951)
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .portrait)
    #expect(stage.geometry.scale == 1)
    #expect(stage.last.rules.contains("N-21"))
    stage.play(.turn(.portrait), .resize(.main, ScreenSize(475.5, 669), isInteractive: false))
    #expect(stage.geometry.size == Self.inner)
    #expect(stage.geometry.scale == 669.0 / 951)
    stage.play(.resize(.main, ScreenSize(334.5, 669), isInteractive: false))
    #expect(stage.geometry.scale == 0.5)
  }
}
