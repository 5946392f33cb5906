import Orientation
import Testing

@Suite struct SectionEDismissalTests {
  private func stage(
    _ version: Int, root: InterfaceOrientationMask, modal: InterfaceOrientationMask? = nil,
    sdk: SystemVersion? = nil
  ) throws -> Stage {
    try Stage(Hardware.phone(version), version, ApplicationModel(mask: nil, sdk: sdk)) {
      Controller("Root", root)
      Controller("Modal", modal)
    }
  }

  @Test(
    "E-17: on dismissal the presenter's side decides again and the interface returns",
    arguments: [6, 7, 8, 9, 12, 15, 16, 18, 26, 27])
  func returns(version: Int) throws {
    var portrait = try stage(version, root: .portrait)
    portrait.play(.present(1, .fullScreen, from: 0), .turn(.landscapeLeft))
    #expect(portrait.interface == .landscapeRight)
    portrait.play(.dismiss(1))
    #expect(portrait.last.asked(.supportedInterfaceOrientations) == [.controller(0)])
    #expect(portrait.last.decisions.map(\.trigger) == [.dismissal])
    #expect(portrait.interface == .portrait)
  }

  @Test(
    "E-17: where the presenter allows it, the interface returns to the device's orientation",
    arguments: [7, 8, 12, 15, 16, 18, 26, 27])
  func followsDevice(version: Int) throws {
    var stage = try stage(version, root: .allButUpsideDown, modal: .landscape)
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.interface.isLandscape)
    stage.play(.dismiss(1))
    #expect(stage.interface == .portrait)
    #expect(stage.last.rules.contains("E-17"))
  }

  @Test(
    "E-17: the dismissal of a chain asks the controller left on top",
    arguments: [7, 8, 12, 15, 16, 18, 26, 27])
  func chain(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root", .portrait)
      Controller("First", .landscapeLeft)
      Controller("Second", .landscapeRight)
    }
    stage.play(.present(1, .fullScreen, from: 0), .present(2, .fullScreen, from: 1))
    #expect(stage.interface == .landscapeRight)
    stage.play(.dismiss(2))
    #expect(stage.interface == .landscapeLeft)
    stage.play(.present(2, .fullScreen, from: 1))
    stage.play(.dismiss(1))
    #expect(stage.interface == .portrait)
    #expect(stage.last.decisions.count == 1)
  }

  @Test(
    "E-18: the presenter that stayed sideways on iOS 8.0 is not reproduced, whatever the SDK",
    arguments: [SystemVersion(8), SystemVersion(8, 1), SystemVersion(9)],
    [SystemVersion(7), SystemVersion(8)])
  func regression(version: SystemVersion, sdk: SystemVersion) throws {
    var stage = try Stage("iPhone 6", version, ApplicationModel(mask: nil, sdk: sdk)) {
      Controller("Root", .portrait)
      Controller("Modal")
    }
    stage.play(.present(1, .fullScreen, from: 0), .turn(.landscapeLeft), .dismiss(1))
    #expect(stage.interface == .portrait)
  }

  @Test(
    "E-19: up to iOS 7 a covered presenter gets no callback of a turn, and is laid out when it comes back",
    arguments: [5, 6, 7])
  func hiddenPresenter(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root", .allButUpsideDown)
      Controller("Modal", .allButUpsideDown)
    }
    stage.play(.present(1, .fullScreen, from: 0))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.callbacks(of: 0).isEmpty)
    #expect(stage.last.callbacks(of: 1).contains(.willRotate(to: .landscapeRight)))
    stage.play(.dismiss(1))
    let heard = stage.last.callbacks(of: 0)
    #expect(heard.contains(.viewWillLayoutSubviews))
    #expect(!heard.contains(.willRotate(to: .landscapeRight)))
    let seen = try #require(stage.last.observed(by: 0, in: .viewWillLayoutSubviews))
    #expect(seen.bounds.isLandscape)
  }

  @Test(
    "E-20: from iOS 8 a covered presenter is notified of its modal's turn, and again on dismissal",
    arguments: [8, 9, 12, 15, 16, 18, 26, 27])
  func presenterHears(version: Int) throws {
    var stage = try stage(version, root: .portrait)
    let upright = stage.geometry.size
    stage.play(.present(1, .fullScreen, from: 0))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.callbacks(of: 0).contains(.viewWillTransition(to: upright.transposed)))
    stage.play(.dismiss(1))
    #expect(stage.last.callbacks(of: 0).contains(.viewWillTransition(to: upright)))
  }

  @Test(
    "E-23: up to iOS 7 presenting and at once dismissing an empty controller reads masks again",
    arguments: [6, 7])
  func presentAndDismiss(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version, held: .landscapeLeft) {
      Controller("Root", .allButUpsideDown)
      Controller("Empty")
    }
    stage.play(.change(0, ControllerAnswers(mask: .portrait)))
    #expect(stage.interface == .landscapeRight)
    stage.send(.present(1, .fullScreen, from: 0), .dismiss(1))
    stage.play(.settle)
    #expect(stage.interface == .portrait)
  }
}
