import Orientation
import Testing

/// Who is notified of a turn, from iOS 8.
@Suite struct SectionGParticipantsTests {
  static let versions = [8, 12, 15, 17, 26, 27]

  private func hears(_ entries: [Transcript.Entry], _ id: ControllerID) -> ScreenSize? {
    for callback in entries.callbacks(of: id) {
      if case .viewWillTransition(let size) = callback { return size }
    }
    return nil
  }

  @Test("G-10: the size callback starts at the root of every window", arguments: versions)
  func everyWindow(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Root")
      Controller("Overlay")
      Controller("Hidden")
    }
    stage.play(
      .openWindow(root: 1, in: .main, isHidden: false),
      .openWindow(root: 2, in: .main, isHidden: true))
    stage.play(.turn(.landscapeLeft))
    #expect(hears(stage.last, 0) == ScreenSize(667, 375))
    #expect(hears(stage.last, 1) == ScreenSize(667, 375))
    #expect(stage.last.callbacks(of: 2).isEmpty)
  }

  @Test("G-20: the message goes from parent to child", arguments: versions)
  func passesOn(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Container", .custom, children: [1], overrides: [.sizeTransition])
      Controller("Stack", .navigation, children: [2])
      Controller("Home")
    }
    stage.play(.turn(.landscapeLeft))
    let order = stage.last.callbacks.compactMap {
      if case .viewWillTransition = $0.callback { $0.controller } else { nil }
    }
    #expect(order == [0, 1, 2])
  }

  @Test(
    "G-20: an override that does not call super keeps it from the children", arguments: versions)
  func withoutSuper(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Container", .custom, children: [1], overrides: [.sizeTransitionWithoutSuper])
      Controller("Stack", .navigation, children: [2])
      Controller("Home")
    }
    stage.play(.turn(.landscapeLeft))
    #expect(hears(stage.last, 0) == ScreenSize(667, 375))
    #expect(hears(stage.last, 1) == nil)
    #expect(hears(stage.last, 2) == nil)
    #expect(stage.last.asked(.sizeForChild(1)).isEmpty)
    // Their bounds change all the same.
    #expect(stage.last.observed(by: 2, in: .viewDidLayoutSubviews)?.bounds == ScreenSize(667, 375))
  }

  @Test(
    "G-20: what is presented is notified too, and so is the presenter behind it",
    arguments: versions)
  func presented(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Home")
      Controller("Player", .navigation, children: [2])
      Controller("Content")
    }
    stage.play(.present(1, .fullScreen, from: 0))
    stage.play(.turn(.landscapeLeft))
    for id: ControllerID in [0, 1, 2] { #expect(hears(stage.last, id) == ScreenSize(667, 375)) }
  }

  @Test(
    "G-20, G-24: a covered presenter is laid out only when its view comes back",
    arguments: versions)
  func coveredPresenter(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Home")
      Controller("Player")
    }
    stage.play(.present(1, .fullScreen, from: 0))
    stage.play(.turn(.landscapeLeft))
    #expect(!stage.last.callbacks(of: 0).contains(.viewWillLayoutSubviews))
    #expect(stage.last.observed(by: 0, in: .alongsideTransition)?.bounds == ScreenSize(375, 667))
    #expect(stage.last.observed(by: 1, in: .viewWillLayoutSubviews)?.bounds == ScreenSize(667, 375))
    stage.play(.dismiss(1))
    #expect(stage.last.observed(by: 0, in: .viewWillLayoutSubviews)?.bounds == ScreenSize(667, 375))
    #expect(stage.last.callbacks(of: 0).filter { $0 == .viewWillLayoutSubviews }.count == 1)
  }

  @Test("G-20: a presenter under a sheet is laid out with it", arguments: [15, 17, 26, 27])
  func underSheet(version: Int) throws {
    var stage = try Stage("iPhone 13", version) {
      Controller("Home")
      Controller("Sheet")
    }
    stage.play(.present(1, .pageSheet, from: 0))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.observed(by: 0, in: .viewDidLayoutSubviews)?.bounds == ScreenSize(844, 390))
  }

  @Test(
    "G-21: a child whose size does not change is asked for it and not called", arguments: versions)
  func fixedSize(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Container", .custom, children: [1, 2])
      Controller("Badge", fixedSize: ScreenSize(100, 100))
      Controller("Page")
    }
    stage.play(.turn(.landscapeLeft))
    let answers = stage.last.questions.compactMap {
      if case .sizeForChild(let id) = $0.question { (id, $0.speaker, $0.answer) } else { nil }
    }
    #expect(answers.map(\.0) == [1, 2])
    #expect(answers.allSatisfy { $0.1 == .controller(0) })
    #expect(answers.map(\.2) == [.size(ScreenSize(100, 100)), .size(ScreenSize(667, 375))])
    #expect(hears(stage.last, 1) == nil)
    #expect(hears(stage.last, 2) == ScreenSize(667, 375))
    #expect(!stage.last.callbacks(of: 1).contains(.viewWillLayoutSubviews))
  }

  @Test("G-12, G-21: traits reach a child of fixed size all the same")
  func fixedSizeTraits() throws {
    var stage = try Stage("iPhone 8", 13) {
      Controller("Container", .custom, children: [1])
      Controller("Badge", fixedSize: ScreenSize(100, 100))
    }
    stage.play(.turn(.landscapeLeft))
    #expect(
      stage.last.callbacks(of: 1) == [
        .willTransition(to: Traits(.compact, .compact)),
        .traitCollectionDidChange(from: Traits(.compact, .regular)), .alongsideTransition,
        .transitionCompletion,
      ])
    #expect(
      stage.last.callbacks.allSatisfy {
        $0.controller == 0 || $0.observed.bounds == ScreenSize(100, 100)
      }
    )
  }

  @Test("G-22: the default size is the child's own, or by policy always the parent's")
  func defaultSize() throws {
    for (option, expected) in [
      (RotationPolicy.ChildSize.fillsOrKeeps, nil), (.parentSize, ScreenSize(1024, 768)),
    ] {
      var policy = RotationPolicy()
      policy.childSize = option
      var stage = try Stage("iPad Air 2", 12, policy: policy) {
        Controller("Container", .custom, children: [1])
        Controller("Badge", .custom, children: [2], fixedSize: ScreenSize(100, 100))
        Controller("Label")
      }
      for _ in 0..<2 {
        stage.play(.turn(.landscapeLeft))
        #expect(hears(stage.last, 1) == expected)
        #expect(hears(stage.last, 2) == expected)
        // Whatever size it gets, a view of fixed size keeps its own.
        #expect(
          stage.last.callbacks.allSatisfy {
            $0.controller == 0 || $0.observed.bounds == ScreenSize(100, 100)
          })
        stage.play(.turn(.portrait))
      }
    }
  }

  @Test("G-23: of a navigation stack only the top is sure to be notified", arguments: versions)
  func stack(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Stack", .navigation, children: [1, 2])
      Controller("Below")
      Controller("Top")
    }
    stage.play(.turn(.landscapeLeft))
    #expect(hears(stage.last, 2) == ScreenSize(667, 375))
  }

  @Test(
    "G-24: an unselected tab gets no callback and is laid out when it appears", arguments: versions)
  func tabs(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Tabs", .tab, children: [1, 2])
      Controller("First")
      Controller("Second")
    }
    stage.play(.turn(.landscapeLeft))
    #expect(hears(stage.last, 1) == ScreenSize(667, 375))
    #expect(stage.last.callbacks(of: 2).isEmpty)
    stage.play(.select(1, in: 0))
    #expect(stage.last.observed(by: 2, in: .viewWillLayoutSubviews)?.bounds == ScreenSize(667, 375))
    stage.play(.turn(.portrait))
    #expect(stage.last.callbacks(of: 1).isEmpty)
    #expect(hears(stage.last, 2) == ScreenSize(375, 667))
    stage.play(.select(0, in: 0))
    #expect(stage.last.observed(by: 1, in: .viewDidLayoutSubviews)?.bounds == ScreenSize(375, 667))
  }

  @Test("G-24: the content of a container of fixed size is laid out at that size")
  func insideFixedSize() throws {
    var stage = try Stage("iPad Air 2", 12, isLaunched: false) {
      Controller("Panel", .custom, children: [1], fixedSize: ScreenSize(320, 480))
      Controller("Content")
    }
    stage.play(.launch)
    #expect(stage.last.observed(by: 1, in: .viewDidLayoutSubviews)?.bounds == ScreenSize(320, 480))
    stage.play(.turn(.landscapeLeft))
    #expect(hears(stage.last, 1) == nil)
  }

  @Test("G-25: every controller that took part completes once, at the end", arguments: versions)
  func completions(version: Int) throws {
    var stage = try Stage("iPhone 8", version) {
      Controller("Split", .split, children: [1, 2])
      Controller("Left")
      Controller("Right")
    }
    stage.send(.turn(.landscapeLeft))
    #expect(stage.last.callbacks.allSatisfy { $0.callback != .transitionCompletion })
    #expect(stage.last.callbacks.filter { $0.callback == .alongsideTransition }.count == 3)
    stage.send(.advance(0.29))
    #expect(stage.last.callbacks.isEmpty)
    stage.send(.advance(0.02))
    #expect(
      stage.last.callbacks.map(\.callback) == Array(repeating: .transitionCompletion, count: 3))
    stage.send(.advance(10), .settle)
    #expect(stage.last.callbacks.isEmpty)
  }
}
