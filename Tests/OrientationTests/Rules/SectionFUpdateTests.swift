import Orientation
import Testing

@Suite("F: announcing that the masks changed")
struct SectionFUpdateTests {
  private static let versions = [16, 17, 18, 26, 27]
  private static let update = RotationEvent.setNeedsUpdateOfSupportedInterfaceOrientations(
    0, isAnimated: true)

  private func phone(_ version: Int, _ mask: InterfaceOrientationMask) throws -> Stage {
    try Stage("iPhone 15", version, ApplicationModel(mask: .allButUpsideDown)) {
      Controller("Home", mask)
    }
  }

  private func change(_ mask: InterfaceOrientationMask) -> RotationEvent {
    .change(0, ControllerAnswers(mask: mask))
  }

  @Test(
    "F-24: an announced mask that leaves the present orientation out turns the interface",
    arguments: versions)
  func turns(version: Int) throws {
    var stage = try phone(version, .allButUpsideDown)
    stage.play(.turn(.landscapeLeft), change(.portrait))
    #expect(stage.interface == .landscapeRight)
    stage.play(Self.update)
    #expect(stage.interface == .portrait)
    #expect(stage.last.decisions.first?.trigger == .update)
  }

  @Test("F-24: the turn is animated, unless announced without animation", arguments: versions)
  func animation(version: Int) throws {
    for isAnimated in [true, false] {
      var stage = try phone(version, .allButUpsideDown)
      stage.play(.turn(.landscapeLeft), change(.portrait))
      let start = stage.system.time
      stage.send(
        .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: isAnimated))
      #expect(stage.system.isInTransition == isAnimated)
      let seen = try #require(
        stage.last.observed(by: 0, in: .viewWillTransition(to: ScreenSize(393, 852))))
      #expect(seen.duration == (isAnimated ? 0.3 : 0))
      stage.play(.settle)
      #expect(abs(stage.system.time - start - (isAnimated ? 0.3 : 0)) < 1e-9)
      #expect(stage.entries.callbacks(of: 0).last == .transitionCompletion)
      #expect(stage.interface == .portrait)
    }
  }

  @Test("F-24: a changed preferred orientation alone turns nothing", arguments: versions)
  func preferredOnly(version: Int) throws {
    var stage = try phone(version, .allButUpsideDown)
    stage.play(
      .change(
        0,
        ControllerAnswers(mask: .allButUpsideDown, preferred: .orientation(.landscapeLeft))),
      Self.update)
    #expect(stage.interface == .portrait)
    #expect(stage.last.geometries.isEmpty)
  }

  @Test("F-25: a request is judged by the mask announced last", arguments: versions)
  func announcedMask(version: Int) throws {
    var stage = try phone(version, .portrait)
    stage.play(change(.allButUpsideDown), .requestGeometryUpdate(.main, .landscapeRight))
    #expect(
      stage.last.errors == [
        .orientationsNotSupported(requested: .landscapeRight, supported: .portrait)
      ])
    #expect(stage.last.asked(.supportedInterfaceOrientations).isEmpty)
    #expect(stage.last.rules.contains("F-25"))
    stage.play(Self.update, .requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.last.errors.isEmpty)
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "F-26: request first, then update: an error, and yet the interface turns", arguments: versions)
  func wrongOrderTurns(version: Int) throws {
    var stage = try phone(version, .portrait)
    stage.send(
      change(.landscape), .requestGeometryUpdate(.main, .landscapeRight), Self.update, .settle)
    #expect(
      stage.last.errors == [
        .orientationsNotSupported(requested: .landscapeRight, supported: .portrait)
      ])
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "F-26: request first, then an update that only widens: an error and no turn",
    arguments: versions)
  func wrongOrderStays(version: Int) throws {
    var stage = try phone(version, .portrait)
    stage.send(
      change(.allButUpsideDown), .requestGeometryUpdate(.main, .landscapeRight), Self.update,
      .settle)
    #expect(stage.last.errors.count == 1)
    #expect(stage.interface == .portrait)
  }

  @Test(
    "F-27: a request right after a push meets the outgoing mask, a moment later the new one",
    arguments: RotationPolicy.RequestDuringTransition.allCases, versions)
  func duringAPush(setting: RotationPolicy.RequestDuringTransition, version: Int) throws {
    var policy = RotationPolicy()
    policy.requestDuringTransition = setting
    var stage = try Stage(
      "iPhone 15", version, ApplicationModel(mask: .allButUpsideDown), policy: policy
    ) {
      Controller("Navigation", .navigation, children: [1], forwarding: .top)
      Controller("List", .portrait)
      Controller("Photo", .allButUpsideDown)
    }
    stage.send(.push(2, onto: 0), .requestGeometryUpdate(.main, .landscapeRight), .settle)
    let refused = setting == .outgoingMask
    #expect(stage.last.errors.count == (refused ? 1 : 0))
    #expect(stage.interface == (refused ? .portrait : .landscapeRight))
    stage.play(.requestGeometryUpdate(.main, .landscapeRight))
    #expect(stage.last.errors.isEmpty)
    #expect(stage.interface == .landscapeRight)
  }

  @Test("F-25: announced in the background, the new mask counts on return", arguments: versions)
  func announcedInBackground(version: Int) throws {
    var stage = try phone(version, .portrait)
    stage.play(.enterBackground, change(.allButUpsideDown), Self.update, .turn(.landscapeLeft))
    stage.play(.enterForeground)
    #expect(stage.interface == .landscapeRight)
  }
}
