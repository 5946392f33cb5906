import Orientation
import Testing

@Suite("C: the order of notifications, questions and callbacks")
struct SectionCOrderTests {
  @Test(
    "C-09: from iOS 8 no layout comes between will and did", arguments: [8, 12, 15, 17, 26, 27])
  func backToBack(version: Int) throws {
    var stage = try Stage("iPhone 7", version)
    stage.play(.turn(.landscapeLeft))
    let all = stage.last.occurrences
    let will = try #require(
      all.firstIndex(of: .posted(.willChangeStatusBarOrientation(.landscapeRight))))
    let did = try #require(all.firstIndex(of: .posted(.didChangeStatusBarOrientation(.portrait))))
    #expect(all[will...did].allSatisfy { if case .callback = $0 { false } else { true } })
    #expect(stage.last[did].time == stage.last[will].time)
    let laidOut = try #require(
      stage.last.firstIndex {
        if case .callback(_, .viewWillLayoutSubviews, _) = $0.occurrence { true } else { false }
      })
    #expect(did < laidOut)
  }

  @Test(
    "C-10: inside the device notification the bounds are still the old ones",
    arguments: [8, 12, 15, 17, 26])
  func oldBounds(version: Int) throws {
    // A controller presented over the root from within the handler is laid out at the bounds of
    // that time.
    var stage = try Stage("iPhone 7", version) {
      Controller(
        "Home",
        reactions: [
          Reaction(
            on: .deviceNotification(.landscapeLeft), [.present(1, .overFullScreen, from: 0)])
        ])
      Controller("Overlay")
    }
    stage.play(.turn(.landscapeLeft))
    let seen = try #require(stage.last.observed(by: 1, in: .viewWillAppear))
    #expect(seen.bounds == ScreenSize(375, 667))
    #expect(seen.screenBounds == ScreenSize(375, 667))
    #expect(seen.interfaceOrientation == .portrait)
    #expect(stage.geometry.size == ScreenSize(667, 375))
  }

  @Test(
    "C-11: first the device notification, then the questions, then the callbacks",
    arguments: [5, 6, 7, 8, 12, 15, 16, 18, 26, 27])
  func order(version: Int) throws {
    var policy = RotationPolicy()
    policy.turnReadsMasks = .fresh
    var stage = try Stage("iPhone 7", version, policy: policy) {
      Controller("Home", .allButUpsideDown)
    }
    stage.play(.turn(.landscapeLeft))
    func first(_ isWanted: @escaping (Occurrence) -> Bool) throws -> Int {
      try #require(stage.last.occurrences.firstIndex(where: isWanted))
    }
    let posted = try first { $0 == .posted(.deviceOrientationDidChange(.landscapeLeft)) }
    let asked = try first { if case .asked(.controller, _, _) = $0 { true } else { false } }
    let decided = try first { if case .decided = $0 { true } else { false } }
    let called = try first { if case .callback = $0 { true } else { false } }
    #expect(posted < asked)
    #expect(asked < decided)
    #expect(decided < called)
  }

  @Test("C-15: everything that happens in a turn on iOS 8 to 12, in order", arguments: [8, 9, 12])
  func goldenLog(version: Int) throws {
    var stage = try Stage("iPhone 6", version, ApplicationModel(mask: .allButUpsideDown)) {
      Controller("Home", .allButUpsideDown)
    }
    let portrait = Traits(.compact, .regular)
    let landscape = Traits(.compact, .compact)
    stage.send(.turn(.landscapeLeft))
    #expect(
      stage.last.occurrences.map(label) == [
        "event", "device notification", "asked shouldAutorotate",
        "asked supportedInterfaceOrientations", "decided",
        "\(Callback.willTransition(to: landscape))",
        "\(Callback.viewWillTransition(to: ScreenSize(667, 375)))",
        "delegate will", "will notification", "delegate did", "did notification",
        "frame notification", "frame notification", "geometry",
        "\(Callback.traitCollectionDidChange(from: portrait))",
        "\(Callback.viewWillLayoutSubviews)",
        "\(Callback.viewDidLayoutSubviews)", "\(Callback.alongsideTransition)",
      ])
    #expect(stage.system.isInTransition)
    stage.send(.settle)
    #expect(
      stage.last.occurrences.map(label) == ["event", "\(Callback.transitionCompletion)"])
    #expect(stage.last.last?.time == 0.3)
  }

  private func label(_ occurrence: Occurrence) -> String {
    switch occurrence {
    case .event: "event"
    case .asked(_, let question, _): "asked \(question)"
    case .decided: "decided"
    case .posted(.deviceOrientationDidChange): "device notification"
    case .posted(.willChangeStatusBarOrientation): "will notification"
    case .posted(.didChangeStatusBarOrientation): "did notification"
    case .posted: "frame notification"
    case .delegate(.willChangeStatusBarOrientation): "delegate will"
    case .delegate(.didChangeStatusBarOrientation): "delegate did"
    case .callback(_, let callback, _): "\(callback)"
    case .geometry: "geometry"
    default: "\(occurrence)"
    }
  }
}
