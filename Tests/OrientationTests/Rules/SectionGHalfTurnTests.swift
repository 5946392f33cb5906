import Orientation
import Testing

/// Turns by 180 degrees, how long turns take, and turns without animation.
@Suite struct SectionGHalfTurnTests {
  private static let from8 = [8, 12, 15, 17, 26, 27]

  private func halfTurn(
    _ version: Int, _ option: RotationPolicy.HalfTurnTransition = .rootOnly
  ) throws -> [Transcript.Entry] {
    var policy = RotationPolicy()
    policy.halfTurnTransition = option
    var stage = try Stage("iPhone 8", version, policy: policy, held: .landscapeRight) {
      Controller("Stack", .navigation, answers: ControllerAnswers(mask: .landscape), children: [1])
      Controller("Home", .landscape)
    }
    #expect(stage.interface == .landscapeLeft)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    return stage.last
  }

  private func heard(_ entries: [Transcript.Entry], _ id: ControllerID) -> Bool {
    entries.callbacks(of: id).contains(.viewWillTransition(to: ScreenSize(667, 375)))
  }

  @Test("G-30: half a turn tells the root of its unchanged size, not the child", arguments: from8)
  func rootOnly(version: Int) throws {
    let entries = try halfTurn(version)
    #expect(heard(entries, 0))
    #expect(!heard(entries, 1))
    #expect(entries.callbacks(of: 0).last == .transitionCompletion)
    #expect(entries.callbacks.allSatisfy { $0.observed.targetTransform == .half })
  }

  @Test(
    "G-30: by policy half a turn notifies no controller, or every one",
    arguments: [(RotationPolicy.HalfTurnTransition.nobody, false), (.everybody, true)])
  func policies(option: RotationPolicy.HalfTurnTransition, isHeard: Bool) throws {
    let entries = try halfTurn(17, option)
    #expect(heard(entries, 0) == isHeard)
    #expect(heard(entries, 1) == isHeard)
  }

  @Test(
    "G-30, C-12: half a turn posts will and did once each, whatever the policy",
    arguments: RotationPolicy.HalfTurnTransition.allCases)
  func notifications(option: RotationPolicy.HalfTurnTransition) throws {
    for version in Self.from8 {
      #expect(
        try halfTurn(version, option).notifications == [
          .deviceOrientationDidChange(.landscapeLeft),
          .willChangeStatusBarOrientation(.landscapeRight),
          .didChangeStatusBarOrientation(.landscapeLeft),
        ])
    }
  }

  @Test("G-30: half a turn needs no layout and changes no traits", arguments: from8)
  func noLayout(version: Int) throws {
    let entries = try halfTurn(version)
    for id: ControllerID in [0, 1] {
      let heard = entries.callbacks(of: id)
      #expect(!heard.contains(.viewWillLayoutSubviews))
      #expect(!heard.contains { if case .willTransition = $0 { true } else { false } })
    }
  }

  @Test("G-30, G-01: up to iOS 7 half a turn sends the rotate callbacks", arguments: 5...7)
  func legacy(version: Int) throws {
    var stage = try Stage("iPad 2", version, held: .landscapeRight) { Controller("Root", .all) }
    stage.play(.turn(.landscapeLeft))
    #expect(
      stage.last.callbacks(of: 0) == [
        .willRotate(to: .landscapeRight), .willAnimateRotation(to: .landscapeRight),
        .didRotate(from: .landscapeLeft),
      ])
  }

  @Test(
    "G-31, G-32: a quarter turn takes 0.3 seconds on a phone and 0.4 on an iPad, half a turn twice",
    arguments: [4, 5, 7, 8, 12, 15, 17, 26, 27])
  func duration(version: Int) throws {
    for (device, quarter) in [("iPhone 8", 0.3), ("iPad mini 5", 0.4)] {
      var stage = try Stage(device, version, held: .landscapeLeft) { Controller("Root", .all) }
      for (pose, duration) in [
        (DeviceOrientation.portrait, quarter), (.landscapeRight, quarter),
        (.landscapeLeft, 2 * quarter),
      ] {
        let start = stage.system.time
        stage.play(.turn(pose))
        let seen = stage.last.callbacks.map(\.observed.duration)
        #expect(!seen.isEmpty)
        #expect(seen.allSatisfy { $0 == duration })
        #expect(abs(stage.system.time - start - duration) < 1e-9)
        let told = stage.last.delegateCalls.compactMap {
          if case .willChangeStatusBarOrientation(_, let it) = $0 { it } else { nil }
        }
        #expect(told == [duration])
      }
    }
  }

  @Test("G-31: how long turns take can be set")
  func timing() throws {
    var stage = try Stage("iPhone 8", 13)
    stage.system.timing.quarterOnPhone = 0.25
    stage.play(.turn(.landscapeLeft))
    #expect(stage.system.time == 0.25)
  }

  @Test("G-34: the curve is ease in, ease out, unless set otherwise")
  func curve() {
    let old = SceneGeometry(
      interfaceOrientation: .portrait, size: ScreenSize(375, 667),
      screenBounds: ScreenSize(375, 667))
    let new = SceneGeometry(
      interfaceOrientation: .landscapeRight, size: ScreenSize(667, 375),
      screenBounds: ScreenSize(667, 375))
    let plan = TransitionPlan(
      from: old, to: new, behaviors: Behaviors(of: SystemVersion(16)), idiom: .phone)
    #expect(plan.curve == .easeInOut)
    #expect(plan.curve.rawValue == 0)
    var timing = TurnTiming()
    timing.curve = .linear
    let even = TransitionPlan(
      from: old, to: new, behaviors: Behaviors(of: SystemVersion(16)), idiom: .phone, timing: timing
    )
    #expect(even.curve == .linear)
  }

  @Test(
    "G-33: an update inside performWithoutAnimation turns at once and completes once",
    arguments: [16, 18, 26, 27])
  func withoutAnimation(version: Int) throws {
    for isAnimated in [true, false] {
      var stage = try Stage("iPhone 8", version, held: .landscapeLeft) { Controller("Root", .all) }
      stage.play(.change(0, ControllerAnswers(mask: .portrait)))
      let start = stage.system.time
      stage.send(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: isAnimated))
      #expect(stage.interface == .portrait)
      #expect(stage.system.isInTransition == isAnimated)
      let update = stage.last
      stage.send(.settle)
      let callbacks = (update + stage.last).callbacks
      #expect(callbacks.filter { $0.callback == .alongsideTransition }.count == 1)
      #expect(callbacks.filter { $0.callback == .transitionCompletion }.count == 1)
      #expect(callbacks.allSatisfy { $0.observed.duration == (isAnimated ? 0.3 : 0) })
      #expect(update.callbacks(of: 0).contains(.transitionCompletion) == !isAnimated)
      #expect(stage.system.time - start == (isAnimated ? 0.3 : 0))
    }
  }

  @Test(
    "G-33: the turn that follows a launch takes no time",
    arguments: [5, 7, 8, 12, 15, 17, 26, 27])
  func launch(version: Int) throws {
    // The plist starts the app upright; the controller wants it sideways.
    var stage = try Stage(
      "iPhone 8", version, ApplicationModel(mask: .portrait, delegate: .landscape),
      isLaunched: false
    ) { Controller("Root", .landscape) }
    stage.play(.turn(.landscapeLeft))
    stage.send(.launch)
    #expect(stage.interface == .landscapeRight)
    #expect(!stage.system.isInTransition)
    let turn = stage.last.callbacks.filter { $0.observed.duration != nil }
    #expect(!turn.isEmpty)
    #expect(turn.allSatisfy { $0.observed.duration == 0 })
    #expect(stage.system.time == 0)
  }
}
