import Orientation
import Testing

@Suite struct SectionDContainerTests {
  private static let kinds: [Controller.Kind] = [.navigation, .tab, .split, .page, .custom]

  private func answers(_ mask: InterfaceOrientationMask?) -> ControllerAnswers {
    ControllerAnswers(mask: mask)
  }

  @Test(
    "D-07: a container answers for itself and asks no child", arguments: [6, 8, 12, 15, 18, 27],
    kinds)
  func containers(version: Int, kind: Controller.Kind) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Container", kind, children: [1])
      Controller("Page", .portrait)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.entries.questions.allSatisfy { $0.speaker != .controller(1) })
    #expect(
      stage.last.steps.contains(
        DecisionStep("D-07", .controller(1), .notAsked(.containerAnswers(0)))))
  }

  @Test(
    "D-22: up to iOS 5 a navigation controller asks its top child", arguments: [4, 5],
    [InterfaceOrientationMask.portrait, .allButUpsideDown])
  func askedChildren(version: Int, page: InterfaceOrientationMask) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Navigation", .navigation, answers: answers(.all), children: [2, 1])
      Controller("Top", page)
      Controller("Bottom", .portrait)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == (page == .portrait ? .portrait : .landscapeRight))
  }

  @Test(
    "D-22: up to iOS 5 a tab bar controller turns when all its children agree",
    arguments: [4, 5], [InterfaceOrientationMask.portrait, .allButUpsideDown])
  func allTabs(version: Int, hidden: InterfaceOrientationMask) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Tabs", .tab, children: [1, 2])
      Controller("Shown", .all)
      Controller("Hidden", .navigation, children: [3])
      Controller("Page", hidden)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == (hidden == .portrait ? .portrait : .landscapeRight))
  }

  @Test(
    "D-33: a presented container decides by itself, and what it shows is not asked",
    arguments: [6, 8, 12, 15, 18, 27], [Controller.Kind.navigation, .tab])
  func presentedContainer(version: Int, kind: Controller.Kind) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root", .portrait)
      Controller("Container", kind, children: [2])
      Controller("Page", .portrait)
    }
    stage.play(.present(1, .fullScreen, from: 0), .turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.entries.questions.allSatisfy { $0.speaker != .controller(2) })
  }

  @Test(
    "D-34: a navigation controller's delegate answers from iOS 7, else the idiom's default holds",
    arguments: [6, 7, 8, 12, 15, 18, 27])
  func navigationDelegate(version: Int) throws {
    func interface(_ mask: InterfaceOrientationMask?) throws -> InterfaceOrientation {
      var stage = try Stage(Hardware.phone(version), version) {
        Controller(
          "Navigation", .navigation, children: [1],
          forwarding: .delegate(mask: mask, preferred: nil))
        Controller("Page", .portrait)
      }
      stage.play(.turn(.landscapeLeft))
      return stage.interface
    }
    #expect(try interface(.portrait) == (version >= 7 ? .portrait : .landscapeRight))
    #expect(try interface(nil) == .landscapeRight)
  }

  @Test(
    "D-35: tab bar, split view and page view controllers have delegates that answer too",
    arguments: [6, 7, 8, 12, 15, 18, 27], [Controller.Kind.tab, .split, .page])
  func otherDelegates(version: Int, kind: Controller.Kind) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller(
        "Container", kind, children: [1], forwarding: .delegate(mask: .portrait, preferred: nil))
      Controller("Page", .landscape)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == (version >= 7 ? .portrait : .landscapeRight))
  }

  @Test(
    "D-34: a subclass that overrides the mask is not overruled by its delegate",
    arguments: [7, 12, 15, 18, 27])
  func overridingSubclass(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller(
        "Navigation", .navigation, answers: answers(.all),
        forwarding: .delegate(mask: .portrait, preferred: nil))
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "D-36: a container that forwards answers what its child answers",
    arguments: [6, 8, 12, 15, 18, 27],
    [
      (.navigation, .top), (.navigation, .visible), (.tab, .selected), (.page, .selected),
    ] as [(Controller.Kind, Controller.Forwarding)])
  func forwarding(
    version: Int, container: (kind: Controller.Kind, way: Controller.Forwarding)
  ) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Container", container.kind, children: [1], forwarding: container.way)
      Controller("Page", .portrait)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    let asked = stage.entries.asked(.supportedInterfaceOrientations)
    #expect(asked.prefix(2) == [.controller(0), .controller(1)])
  }

  @Test(
    "D-36: nested containers forward as far as each of them forwards",
    arguments: [6, 8, 12, 15, 18, 27], [Controller.Forwarding.none, .top])
  func nested(version: Int, inner: Controller.Forwarding) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Tabs", .tab, children: [1, 3], forwarding: .selected)
      Controller("Navigation", .navigation, children: [2], forwarding: inner)
      Controller("Page", .portrait)
      Controller("Other", .all)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == (inner == .none ? .landscapeRight : .portrait))
  }

  @Test(
    "D-36: up to iOS 15 shouldAutorotate is forwarded with the mask",
    arguments: [6, 8, 12, 15])
  func forwardsAutorotate(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Navigation", .navigation, children: [1], forwarding: .top)
      Controller("Page", answers: ControllerAnswers(mask: .all, autorotates: false))
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    #expect(stage.last.asked(.shouldAutorotate) == [.controller(0), .controller(1)])
  }

  @Test(
    "D-37: with something presented over the top page, forwarding to visible asks it and to top does not",
    arguments: [8, 12, 13, 15, 16, 18, 26, 27],
    [(Controller.Forwarding.top, false), (.visible, true)])
  func topAndVisible(
    version: Int, container: (way: Controller.Forwarding, asksPresented: Bool)
  ) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Navigation", .navigation, children: [1], forwarding: container.way)
      Controller("Page", .portrait)
      Controller("Presented", .allButUpsideDown)
    }
    stage.play(.present(2, .overCurrentContext, from: 1))
    if version >= 16 {
      stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(2, isAnimated: true))
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == (container.asksPresented ? .landscapeRight : .portrait))
    #expect(
      stage.entries.asked(.supportedInterfaceOrientations).contains(.controller(2))
        == container.asksPresented)
  }

  @Test(
    "D-38: no answer of a navigation controller's top child changes anything",
    arguments: [6, 8, 12, 15, 18, 27])
  func topChildDoesNotMatter(version: Int) throws {
    for bits in UInt(0)..<16 {
      let mask = InterfaceOrientationMask(rawValue: bits << 1)
      var stage = try Stage(Hardware.phone(version), version) {
        Controller("Navigation", .navigation, children: [1])
        Controller("Page", answers: ControllerAnswers(mask: mask, autorotates: false))
      }
      stage.play(.turn(.landscapeLeft))
      #expect(stage.interface == .landscapeRight)
      #expect(stage.entries.faults.isEmpty)
    }
  }
}
