import Orientation
import Testing

/// Who gets the rotate callbacks, before iOS 8 and after.
@Suite struct SectionGLegacyParticipantsTests {
  private func rotateCallbacks(_ entries: [Transcript.Entry], _ id: ControllerID) -> [Callback] {
    entries.callbacks(of: id).filter {
      switch $0 {
      case .willRotate, .willAnimateRotation, .didRotate: true
      default: false
      }
    }
  }

  private static let turn: [Callback] = [
    .willRotate(to: .landscapeRight), .willAnimateRotation(to: .landscapeRight),
    .didRotate(from: .portrait),
  ]

  @Test("G-06: the rotate callbacks go from the root to the selected tab only", arguments: 4...7)
  func tabs(version: Int) throws {
    var stage = try Stage("iPad 2", version) {
      Controller("Tabs", .tab, children: [1, 3])
      Controller("Stack", .navigation, children: [2])
      Controller("Top", .all)
      Controller("Other", .all)
    }
    stage.play(.turn(.landscapeLeft))
    let order = stage.last.callbacks.compactMap {
      if case .willRotate = $0.callback { $0.controller } else { nil }
    }
    #expect(order == [0, 1, 2])
    #expect(rotateCallbacks(stage.last, 2) == Self.turn)
    #expect(stage.last.callbacks(of: 3).isEmpty)
  }

  @Test(
    "G-06, E-19: a presenter behind a full-screen controller gets no callback", arguments: 5...7)
  func hiddenPresenter(version: Int) throws {
    var stage = try Stage("iPad 2", version) {
      Controller("Home", .all)
      Controller("Player", .all)
    }
    stage.play(.present(1, .fullScreen, from: 0))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.callbacks(of: 0).isEmpty)
    #expect(rotateCallbacks(stage.last, 1) == Self.turn)
  }

  @Test("G-06: a presenter under a form sheet keeps getting callbacks", arguments: 5...7)
  func formSheet(version: Int) throws {
    var stage = try Stage("iPad 2", version) {
      Controller("Home", .all)
      Controller("Sheet", answers: ControllerAnswers(mask: .all), fixedSize: ScreenSize(540, 620))
    }
    stage.play(.present(1, .formSheet, from: 0))
    stage.play(.turn(.landscapeLeft))
    #expect(rotateCallbacks(stage.last, 0) == Self.turn)
    #expect(rotateCallbacks(stage.last, 1) == Self.turn)
    #expect(!stage.last.callbacks(of: 1).contains(.viewWillLayoutSubviews))
  }

  @Test(
    "G-07: a container that keeps the rotation methods keeps its children silent", arguments: 5...8)
  func keeps(version: Int) throws {
    for keeps in [false, true] {
      var stage = try Stage("iPad Air", version) {
        Controller(
          "Container", .custom, answers: ControllerAnswers(mask: .all), children: [1],
          overrides: keeps ? [.rotate, .keepsRotationMethods] : [.rotate])
        Controller("Content", answers: ControllerAnswers(mask: .all), overrides: [.rotate])
      }
      stage.play(.turn(.landscapeLeft))
      #expect(rotateCallbacks(stage.last, 0) == Self.turn)
      #expect(rotateCallbacks(stage.last, 1) == (keeps ? [] : Self.turn))
      // Layout is not a rotation method.
      #expect(stage.last.callbacks(of: 1).contains(.viewWillLayoutSubviews))
    }
  }

  @Test(
    "G-28: from iOS 8 the rotate callbacks go to classes that do not override the size callback",
    arguments: [8, 9, 12, 15, 17, 26, 27])
  func fallback(version: Int) throws {
    for (overrides, expected) in [
      (Controller.Overrides.rotate, Self.turn), ([.rotate, .sizeTransition], []),
      ([.rotate, .sizeTransitionWithoutSuper], []), ([], []), ([.sizeTransition], []),
    ] {
      var stage = try Stage("iPhone 8", version) {
        Controller("Stack", .navigation, children: [1])
        Controller("Home", overrides: overrides)
      }
      stage.play(.turn(.landscapeLeft))
      #expect(rotateCallbacks(stage.last, 1) == expected, "\(overrides)")
      #expect(stage.last.callbacks(of: 1).contains(.viewWillTransition(to: ScreenSize(667, 375))))
    }
  }

  @Test(
    "G-28: by policy no controller gets the rotate callbacks from iOS 8", arguments: [8, 12, 17])
  func silent(version: Int) throws {
    var policy = RotationPolicy()
    policy.legacyFallback = .silent
    var stage = try Stage("iPhone 8", version, policy: policy) {
      Controller("Home", overrides: [.rotate])
    }
    stage.play(.turn(.landscapeLeft))
    #expect(rotateCallbacks(stage.last, 0).isEmpty)
  }

  @Test("G-28, G-02, G-03: on iOS 9 the rotate callbacks see the same values as before")
  func values() throws {
    var stage = try Stage("iPhone 6", 9) { Controller("Home", overrides: [.rotate]) }
    stage.play(.turn(.landscapeLeft))
    let will = try #require(stage.last.observed(by: 0, in: .willRotate(to: .landscapeRight)))
    #expect(will.interfaceOrientation == .portrait)
    #expect(will.bounds == ScreenSize(375, 667))
    let inside = try #require(
      stage.last.observed(by: 0, in: .willAnimateRotation(to: .landscapeRight)))
    #expect(inside.interfaceOrientation == .landscapeRight)
    #expect(inside.bounds == ScreenSize(667, 375))
    #expect(stage.last.callbacks(of: 0).last == .didRotate(from: .portrait))
  }
}
