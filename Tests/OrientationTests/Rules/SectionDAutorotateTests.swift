import Orientation
import Testing

@Suite struct SectionDAutorotateTests {
  private let off = ControllerAnswers(mask: .all, autorotates: false)

  @Test(
    "D-10: shouldAutorotate is true by default, and up to iOS 5 the default answer was portrait only",
    arguments: [4, 5, 6, 8, 12, 15])
  func defaultAnswer(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version, ApplicationModel(mask: .all))
    stage.play(.turn(.landscapeLeft))
    let questions = stage.last.questions
    if version < 6 {
      #expect(stage.interface == .portrait)
      #expect(questions.map(\.question) == [.shouldAutorotateTo(.landscapeRight)])
      #expect(questions.map(\.answer) == [.bool(false)])
    } else {
      #expect(stage.interface == .landscapeRight)
      #expect(stage.last.asked(.shouldAutorotate) == [.controller(0)])
      #expect(questions.first?.answer == .bool(true))
    }
  }

  @Test(
    "D-11: up to iOS 15 shouldAutorotate is asked first, and false leaves the mask unread",
    arguments: [6, 7, 8, 12, 13, 15])
  func askedFirst(version: Int) throws {
    var stage = try Stage(
      Hardware.phone(version), version, ApplicationModel(mask: .all, delegate: .all)
    ) { Controller("Root", answers: off) }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    #expect(stage.last.asked(.shouldAutorotate) == [.controller(0)])
    #expect(stage.last.asked(.supportedInterfaceOrientations).isEmpty)
    #expect(stage.last.outcomes == [.stays(.autorotationOff)])
    #expect(stage.last.rules.contains("D-11"))

    stage.play(.change(0, ControllerAnswers(mask: .all)), .attemptRotationToDeviceOrientation)
    #expect(stage.last.questions.first?.question == .shouldAutorotate)
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "D-12: from iOS 16 no controller is asked for shouldAutorotate, and false stops nothing",
    arguments: [16, 18, 26, 27])
  func ignored(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) { Controller("Root", answers: off) }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.entries.asked(.shouldAutorotate).isEmpty)
    #expect(stage.last.rules.contains("D-12"))
  }

  @Test(
    "D-14: shouldAutorotate false does not stop a full-screen presentation in its own orientation",
    arguments: [6, 7, 8, 12, 13, 15])
  func presentation(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root", .portrait)
      Controller(
        "Player",
        answers: ControllerAnswers(
          mask: .landscapeLeft, autorotates: false, preferred: .orientation(.landscapeLeft)))
    }
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.interface == .landscapeLeft)
    stage.play(.dismiss(1))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "D-18: up to iOS 15 masks without a common orientation do not raise while shouldAutorotate is false",
    arguments: [6, 7, 8, 12, 13, 15])
  func nothingInCommon(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version, ApplicationModel(mask: .landscape)) {
      Controller("Root", answers: ControllerAnswers(mask: .portrait, autorotates: false))
      Controller("Modal", answers: ControllerAnswers(mask: .portrait, autorotates: false))
    }
    let atLaunch = stage.interface
    #expect(atLaunch.isLandscape)
    stage.play(.turn(.landscapeLeft), .turn(.landscapeRight), .attemptRotationToDeviceOrientation)
    #expect(stage.entries.faults.isEmpty)
    #expect(stage.interface == atLaunch)
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.last.faults.isEmpty)
    #expect(stage.last.outcomes == [.stays(.autorotationOff)])
    #expect(stage.last.rules.contains("D-18"))
    #expect(stage.interface == atLaunch)
  }

  @Test(
    "Q-03: from iOS 16 it is a policy whether masks without a common orientation raise all the same",
    arguments: [16, 18, 26, 27], RotationPolicy.EmptyMaskWithoutAutorotate.allCases)
  func nothingInCommonLater(version: Int, setting: RotationPolicy.EmptyMaskWithoutAutorotate) throws
  {
    var policy = RotationPolicy()
    policy.emptyMaskWithoutAutorotate = setting
    let stage = try Stage(
      Hardware.phone(version), version, ApplicationModel(mask: .landscape), policy: policy
    ) { Controller("Root", answers: ControllerAnswers(mask: .portrait, autorotates: false)) }
    #expect(
      stage.entries.faults
        == (setting == .raises ? [.noCommonOrientation(controller: 0)] : []))
    #expect(stage.entries.rules.contains("Q-03") == (setting == .stays))
    #expect(RotationPolicy().emptyMaskWithoutAutorotate == .raises)
  }
}
