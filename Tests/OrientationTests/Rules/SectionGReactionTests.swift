import Orientation
import Testing

/// App code that runs inside the callbacks of a turn: nothing it does gets lost, runs twice or
/// changes the order of the turn under way.
@Suite struct SectionGReactionTests {
  static let from8 = [8, 12, 15, 17, 26, 27]

  /// A root A that does something at a moment, two controllers B and C it can show.
  private func stage(
    _ version: Int, on moment: Reaction.Moment, _ events: [RotationEvent],
    mask: InterfaceOrientationMask? = nil, b: InterfaceOrientationMask? = nil
  ) throws -> Stage {
    try Stage("iPhone 8", version) {
      Controller(
        "Home", answers: ControllerAnswers(mask: mask), reactions: [Reaction(on: moment, events)])
      Controller("Player", b)
      Controller("Other")
    }
  }

  private func completions(_ entries: [Transcript.Entry], _ id: ControllerID) -> Int {
    entries.callbacks(of: id).count { $0 == .transitionCompletion }
  }

  @Test(
    "G-40: what is presented inside a callback before the bounds change is laid out with them",
    arguments: [
      Reaction.Moment.viewWillTransition, .willChangeStatusBarOrientation,
      .didChangeStatusBarOrientation, .deviceNotification(.landscapeLeft),
    ])
  func presentInside(moment: Reaction.Moment) throws {
    for version in Self.from8 {
      var stage = try stage(version, on: moment, [.present(1, .fullScreen, from: 0)])
      stage.play(.turn(.landscapeLeft))
      #expect(stage.interface == .landscapeRight)
      #expect(stage.system.isShown(1))
      let layouts = stage.last.callbacks.filter {
        $0.controller == 1 && $0.callback == .viewDidLayoutSubviews
      }
      #expect(layouts.last?.observed.bounds == ScreenSize(667, 375))
      stage.play(.dismiss(1))
      #expect(
        stage.last.observed(by: 1, in: .viewWillDisappear)?.bounds == ScreenSize(667, 375),
        "\(moment)")
      #expect(completions(stage.entries, 0) == 1)
    }
  }

  @Test(
    "G-40: a landscape player that a turn's completion presents turns the interface again",
    arguments: from8)
  func presentInCompletion(version: Int) throws {
    var stage = try stage(
      version, on: .transitionCompletion, [.present(1, .fullScreen, from: 0)], b: .portrait)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    #expect(stage.last.decisions.last?.trigger == .presentation)
    #expect(completions(stage.entries, 0) == 2)
    #expect(completions(stage.entries, 1) == 1)
    // The second completion presents what is presented already.
    #expect(stage.last.ignored.count == 1)
  }

  @Test("G-40: dismissing oneself inside a callback of a turn", arguments: from8)
  func dismissInside(version: Int) throws {
    for moment in [Reaction.Moment.viewWillTransition, .transitionCompletion] {
      var stage = try Stage("iPhone 8", version) {
        Controller("Home")
        Controller("Player", reactions: [Reaction(on: moment, [.dismiss(1)])])
      }
      stage.play(.present(1, .fullScreen, from: 0))
      stage.play(.turn(.landscapeLeft))
      #expect(!stage.system.isShown(1))
      #expect(completions(stage.last, 1) == 1)
      #expect(stage.last.callbacks(of: 1).count { $0 == .viewDidDisappear } == 1)
      #expect(stage.last.callbacks(of: 0).count { $0 == .viewDidAppear } == 1)
      #expect(stage.interface == .landscapeRight)
      let layouts = stage.last.callbacks.filter {
        $0.controller == 0 && $0.callback == .viewDidLayoutSubviews
      }
      #expect(layouts.last?.observed.bounds == ScreenSize(667, 375))
    }
  }

  @Test("G-40: pushing inside a callback of a turn", arguments: from8)
  func pushInside(version: Int) throws {
    for moment in [Reaction.Moment.viewWillTransition, .transitionCompletion] {
      var stage = try Stage("iPhone 8", version) {
        Controller(
          "Stack", .navigation, children: [1], forwarding: .top,
          reactions: [Reaction(on: moment, [.push(2, onto: 0)])])
        Controller("List")
        Controller("Detail")
      }
      stage.play(.turn(.landscapeLeft))
      #expect(stage.system.isShown(2))
      #expect(!stage.system.isShown(1))
      // The outgoing controller was part of the turn and completes it.
      #expect(completions(stage.last, 1) == 1)
      #expect(stage.last.observed(by: 2, in: .viewDidAppear) != nil)
      let layouts = stage.last.callbacks.filter {
        $0.controller == 2 && $0.callback == .viewDidLayoutSubviews
      }
      #expect(layouts.last?.observed.bounds == ScreenSize(667, 375))
    }
  }

  @Test(
    "G-40, F-20: a request inside a callback of a turn is looked at when the turn has ended",
    arguments: [16, 18, 26, 27])
  func requestInside(version: Int) throws {
    for moment in [
      Reaction.Moment.viewWillTransition, .willChangeStatusBarOrientation, .transitionCompletion,
    ] {
      var stage = try stage(version, on: moment, [.requestGeometryUpdate(.main, .landscapeLeft)])
      stage.play(.turn(.landscapeLeft))
      #expect(stage.interface == .landscapeLeft)
      let turns = stage.last.geometries.map(\.to.interfaceOrientation)
      #expect(turns == [.landscapeRight, .landscapeLeft], "\(moment)")
      #expect(completions(stage.last, 0) == 2)
    }
  }

  @Test(
    "G-40, F-24: a mask narrowed inside a turn turns the interface back after it",
    arguments: [16, 18, 26, 27])
  func updateInside(version: Int) throws {
    for isAnimated in [true, false] {
      var stage = try stage(
        version, on: .viewWillTransition,
        [
          .change(0, ControllerAnswers(mask: .portrait)),
          .setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: isAnimated),
        ])
      stage.play(.turn(.landscapeLeft))
      #expect(stage.interface == .portrait)
      #expect(completions(stage.last, 0) == 2)
      #expect(stage.last.callbacks.last?.observed.duration == (isAnimated ? 0.3 : 0))
    }
  }

  @Test(
    "G-40, F-10: attemptRotation inside a callback of a turn changes nothing",
    arguments: [8, 12, 15])
  func attemptInside(version: Int) throws {
    for moment in [Reaction.Moment.viewWillTransition, .transitionCompletion] {
      var stage = try stage(version, on: moment, [.attemptRotationToDeviceOrientation])
      stage.play(.turn(.landscapeLeft))
      #expect(stage.interface == .landscapeRight)
      #expect(stage.last.decisions.map(\.outcome).last == .stays(.alreadyThere))
      #expect(completions(stage.last, 0) == 1)
    }
  }

  @Test(
    "G-40, F-34: a lock asked for inside a turn is honoured at its end, once", arguments: [26, 27])
  func lockInside(version: Int) throws {
    var stage = try stage(
      version, on: .viewWillTransition,
      [
        .change(0, ControllerAnswers(prefersLocked: true)),
        .setNeedsUpdateOfPrefersInterfaceOrientationLocked(0),
      ])
    stage.play(.turn(.landscapeLeft))
    #expect(stage.geometry.isInterfaceOrientationLocked)
    #expect(stage.interface == .landscapeRight)
    let changes = stage.last.geometries.filter {
      $0.from.isInterfaceOrientationLocked != $0.to.isInterfaceOrientationLocked
    }
    #expect(changes.count == 1)
    #expect(changes.first?.to.size == ScreenSize(667, 375))
  }

  @Test(
    "G-40: an app that turns to and fro in its completions is cut off",
    arguments: [16, 18, 26, 27])
  func endless(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller(
        "Home",
        reactions: [
          Reaction(
            on: .transitionCompletion,
            [
              .requestGeometryUpdate(.main, .landscapeRight),
              .requestGeometryUpdate(.main, .portrait),
            ])
        ])
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.ignored.contains(.endless))
    #expect(!stage.system.isInTransition)
    #expect(stage.system.phase == .foreground)
  }

  @Test("G-40: a reaction can neither turn the device nor let time pass", arguments: from8)
  func outside(version: Int) throws {
    var stage = try stage(
      version, on: .viewWillTransition,
      [.settle, .advance(1), .turn(.portrait), .enterBackground, .launch])
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.system.phase == .foreground)
    #expect(stage.last.ignored == Array(repeating: .notApplicable, count: 5))
    let order = stage.last.callbacks(of: 0)
    #expect(order.last == .transitionCompletion)
    #expect(completions(stage.last, 0) == 1)
  }
}
