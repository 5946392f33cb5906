import Orientation
import Testing

/// The order of a turn up to iOS 7: a container A with its content B, from portrait to landscape
/// right.
@Suite struct SectionGLegacyOrderTests {
  private func turn(
    _ device: String, _ version: Int, overrides: Controller.Overrides = [.rotate],
    policy: RotationPolicy = RotationPolicy()
  ) throws -> [Transcript.Entry] {
    var stage = try Stage(device, version, policy: policy) {
      Controller(
        "Stack", .navigation, answers: ControllerAnswers(mask: .all), children: [1],
        overrides: overrides)
      Controller("Home", answers: ControllerAnswers(mask: .all), overrides: overrides)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    return stage.last
  }

  @Test(
    "G-08: up to iOS 4 a turn runs in two halves for controllers that ask for it",
    arguments: [("iPhone 4s", "20x480", 0.3), ("iPad 2", "20x1024", 0.4)])
  func halves(device: String, frame: String, duration: Double) throws {
    let log = try turn(device, 4, overrides: [.rotateInHalves]).text
    #expect(
      log == """
        device landscapeLeft
        A willRotate landscapeRight
        B willRotate landscapeRight
        A willAnimateFirstHalf landscapeRight
        B willAnimateFirstHalf landscapeRight
        +\(duration / 2)
        A didAnimateFirstHalf landscapeRight
        B didAnimateFirstHalf landscapeRight
        app will landscapeRight in \(duration)
        post will landscapeRight
        app did from portrait
        post did portrait
        post will frame \(frame)
        post did frame \(frame)
        A willAnimateSecondHalf from portrait
        B willAnimateSecondHalf from portrait
        +\(duration / 2)
        A didRotate from portrait
        B didRotate from portrait
        """)
  }

  @Test("G-08: the orientation is old in the first half and new in the second")
  func halvesOrientation() throws {
    let entries = try turn("iPad 2", 4, overrides: [.rotateInHalves])
    let read = entries.callbacks.filter { $0.controller == 1 }.map(\.observed.interfaceOrientation)
    #expect(read == [.portrait, .portrait, .portrait, .landscapeRight, .landscapeRight])
  }

  @Test("G-08: from iOS 5 the two-step callbacks are gone", arguments: [5, 6, 7])
  func noHalves(version: Int) throws {
    let log = try turn("iPad 2", version, overrides: [.rotateInHalves]).text
    #expect(!log.contains("Half"))
    #expect(log.contains("A willAnimateRotation landscapeRight"))
  }

  @Test("G-01: on iOS 3 and 4 a turn in one step has no layout callbacks", arguments: [3, 4])
  func oneStepWithoutLayout(version: Int) throws {
    #expect(
      try turn("iPhone 4s", version).text == """
        device landscapeLeft
        A willRotate landscapeRight
        B willRotate landscapeRight
        app will landscapeRight in 0.3
        post will landscapeRight
        app did from portrait
        post did portrait
        post will frame 20x480
        post did frame 20x480
        A willAnimateRotation landscapeRight
        B willAnimateRotation landscapeRight
        +0.3
        A didRotate from portrait
        B didRotate from portrait
        """)
  }

  @Test(
    "G-01: on iOS 5 to 7 layout comes between willRotate and willAnimateRotation",
    arguments: [
      ("iPhone 4s", 5, "20x480", 0.3), ("iPhone 5", 6, "20x568", 0.3),
      ("iPhone 5s", 7, "20x568", 0.3), ("iPad 2", 5, "20x1024", 0.4), ("iPad 2", 6, "20x1024", 0.4),
      ("iPad Air", 7, "20x1024", 0.4),
    ])
  func oneStep(device: String, version: Int, frame: String, duration: Double) throws {
    #expect(
      try turn(device, version).text == """
        device landscapeLeft
        A willRotate landscapeRight
        B willRotate landscapeRight
        app will landscapeRight in \(duration)
        post will landscapeRight
        app did from portrait
        post did portrait
        post will frame \(frame)
        post did frame \(frame)
        A viewWillLayoutSubviews
        A viewDidLayoutSubviews
        B viewWillLayoutSubviews
        B viewDidLayoutSubviews
        A willAnimateRotation landscapeRight
        B willAnimateRotation landscapeRight
        +\(duration)
        A didRotate from portrait
        B didRotate from portrait
        """)
  }

  @Test("G-02, G-03: willRotate sees the old values, willAnimateRotation the new", arguments: 3...7)
  func values(version: Int) throws {
    let entries = try turn("iPhone 5", version)
    let before = try #require(entries.observed(by: 1, in: .willRotate(to: .landscapeRight)))
    #expect(before.interfaceOrientation == .portrait)
    #expect(before.statusBarOrientation == .portrait)
    #expect(!before.bounds.isLandscape)
    let inside = try #require(
      entries.observed(by: 1, in: .willAnimateRotation(to: .landscapeRight)))
    #expect(inside.interfaceOrientation == .landscapeRight)
    #expect(inside.statusBarOrientation == .landscapeRight)
    #expect(inside.bounds.isLandscape)
    let after = try #require(entries.observed(by: 1, in: .didRotate(from: .portrait)))
    #expect(after.interfaceOrientation == .landscapeRight)
    #expect(after.bounds == inside.bounds)
  }

  @Test("G-02, G-17: up to iOS 7 there is no coordinator and no trait", arguments: 4...7)
  func noCoordinator(version: Int) throws {
    let entries = try turn("iPhone 5", version)
    let seen = try #require(entries.observed(by: 0, in: .willRotate(to: .landscapeRight)))
    #expect(seen.targetTransform == nil)
    #expect(seen.traits == nil)
    #expect(seen.duration == 0.3)
  }

  @Test("G-04: layout sees the new orientation, or the old one by policy", arguments: 5...7)
  func layout(version: Int) throws {
    let new = try #require(
      turn("iPad 2", version).observed(by: 0, in: .viewWillLayoutSubviews))
    #expect(new.interfaceOrientation == .landscapeRight)
    #expect(new.bounds.isLandscape)
    var policy = RotationPolicy()
    policy.layoutOrientation = .old
    let entries = try turn("iPad 2", version, policy: policy)
    let old = try #require(entries.observed(by: 0, in: .viewWillLayoutSubviews))
    #expect(old.interfaceOrientation == .portrait)
    #expect(old.bounds.isLandscape)
    let inside = try #require(
      entries.observed(by: 0, in: .willAnimateRotation(to: .landscapeRight)))
    #expect(inside.interfaceOrientation == .landscapeRight)
  }

  @Test("G-05: didRotate names the old orientation", arguments: 2...7)
  func argument(version: Int) throws {
    var stage = try Stage("iPad 2", version) { Controller("Root", .all) }
    stage.play(.turn(.landscapeLeft), .turn(.landscapeRight), .turn(.portrait))
    let old = stage.entries.callbacks(of: 0).compactMap {
      if case .didRotate(let from) = $0 { from } else { nil }
    }
    #expect(old == [.portrait, .landscapeRight, .landscapeLeft])
  }
}
