import Orientation
import Testing

@Suite struct SectionDAdaptationTests {
  @Test(
    "D-31: up to iOS 12 a form sheet is asked in compact width and not in regular width",
    arguments: [8, 9, 10, 11, 12])
  func plusPhone(version: Int) throws {
    var stage = try Stage(Hardware.widePhone(version), version) {
      Controller("Root", .portrait)
      Controller("Form")
    }
    stage.play(.present(1, .formSheet, from: 0))
    #expect(stage.last.asked(.supportedInterfaceOrientations) == [.controller(1)])
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.rules.contains("D-31"))
    stage.play(.turn(.portrait))
    #expect(stage.last.asked(.supportedInterfaceOrientations) == [.controller(0)])
    #expect(stage.interface == .portrait)
  }

  @Test(
    "D-31: up to iOS 12 every sheet and popover on a narrow phone is asked like a full screen",
    arguments: [7, 8, 12], [PresentationStyle.formSheet, .pageSheet, .popover])
  func narrowPhone(version: Int, style: PresentationStyle) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root")
      Controller("Form", .landscape)
    }
    stage.play(.present(1, style, from: 0))
    #expect(stage.interface == .landscapeRight)
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.last.rules.contains("D-31"))
  }

  @Test(
    "D-31: an iPhone-only app on an iPad is as narrow as a phone", arguments: [7, 8, 12])
  func phoneOnlyApp(version: Int) throws {
    var stage = try Stage(Hardware.pad(version), version, ApplicationModel(isPhoneOnly: true)) {
      Controller("Root")
      Controller("Form", .landscape)
    }
    stage.play(.present(1, .formSheet, from: 0))
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "D-31: from iOS 13 a form sheet in compact width stays a card and is not asked",
    arguments: [13, 15, 16, 18, 26, 27])
  func card(version: Int) throws {
    var stage = try Stage(Hardware.widePhone(version), version) {
      Controller("Root", .portrait)
      Controller("Form")
    }
    stage.play(.present(1, .formSheet, from: 0), .turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    #expect(
      stage.last.steps.contains(
        DecisionStep("D-25", .controller(1), .notAsked(.doesNotCoverWindow))))
  }

  @Test(
    "D-57: an alert does not widen what its presenter allows, whatever its style",
    arguments: [8, 9, 12, 13, 15, 16, 18, 26, 27],
    [PresentationStyle.automatic, .fullScreen, .formSheet])
  func alert(version: Int, style: PresentationStyle) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root", .portrait)
      Controller("Alert", .alert)
    }
    stage.play(.present(1, style, from: 0), .turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    #expect(stage.last.questions.allSatisfy { $0.speaker != .controller(1) })
    #expect(
      stage.last.steps.contains(
        DecisionStep("D-57", .controller(1), .notAsked(.doesNotCoverWindow))))
  }

  @Test(
    "D-57, Q-13: a container that asks the alert on it raises on iOS 9, for the alert asks back",
    arguments: [8, 9, 10, 12, 13, 15], RotationPolicy.AlertAskedBack.allCases)
  func askedRecursively(version: Int, answer: RotationPolicy.AlertAskedBack) throws {
    var policy = RotationPolicy()
    policy.alertAskedBack = answer
    var stage = try Stage(Hardware.phone(version), version, policy: policy) {
      Controller("Base", .navigation, children: [1], forwarding: .visible)
      Controller("Page", .portrait)
      Controller("UIAlertController", .alert)
    }
    stage.play(.present(2, .automatic, from: 1), .turn(.landscapeLeft))
    let raises = version == 9 || ((10...12).contains(version) && answer == .raises)
    guard raises else {
      #expect(stage.last.faults.isEmpty)
      return
    }
    let fault = try #require(stage.last.faults.first)
    #expect(fault.name == "NSInternalInconsistencyException")
    #expect(
      fault.reason(className: "UIAlertController", behaviors: Behaviors(of: SystemVersion(version)))
        == "UIAlertController:supportedInterfaceOrientations was invoked recursively!")
    #expect(fault.controller == 2)
  }

  @Test(
    "Q-13: on iOS 10 to 12 an alert that is asked back logs it and gives its own answer",
    arguments: [8, 9, 10, 11, 12, 13])
  func askedBack(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Base", .navigation, children: [1], forwarding: .visible)
      Controller("Page", .portrait)
      Controller("Alert", .alert)
    }
    stage.play(.present(2, .automatic, from: 1), .turn(.landscapeLeft))
    #expect(stage.last.logLines == ((10...12).contains(version) ? [.alertAskedBack] : []))
    // What the page allows is not asked for while the alert is what is visible.
    #expect(stage.interface == (version == 9 ? .portrait : .landscapeRight))
  }

  @Test("Q-13: two alerts, one on the other, are asked back once")
  func alertOnAlert() throws {
    var stage = try Stage(Hardware.phone(12), 12) {
      Controller("Base", .navigation, children: [1], forwarding: .visible)
      Controller("Page", .portrait)
      Controller("Alert", .alert)
      Controller("Further", .alert)
    }
    stage.play(
      .present(2, .automatic, from: 1), .present(3, .automatic, from: 2), .turn(.landscapeLeft))
    #expect(stage.last.logLines == [.alertAskedBack])
    #expect(stage.last.faults.isEmpty)
  }
}
