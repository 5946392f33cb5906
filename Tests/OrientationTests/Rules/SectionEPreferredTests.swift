import Orientation
import Testing

@Suite struct SectionEPreferredTests {
  private let question = RotationQuestion.preferredInterfaceOrientationForPresentation

  /// A portrait-only root, and a modal with these answers.
  private func stage(
    _ version: Int, _ modal: ControllerAnswers, held: DeviceOrientation = .portrait,
    root: InterfaceOrientationMask? = .portrait, policy: RotationPolicy = RotationPolicy()
  ) throws -> Stage {
    try Stage(Hardware.phone(version), version, policy: policy, held: held) {
      Controller("Root", .navigation, answers: ControllerAnswers(mask: root), children: [2])
      Controller("Modal", answers: modal)
      Controller("Page")
      Controller("Pushed")
    }
  }

  @Test(
    "E-01: the preferred orientation is read on a full-screen presentation and not on a push",
    arguments: [6, 8, 12, 15, 16, 18, 26, 27])
  func whenRead(version: Int) throws {
    var stage = try stage(version, ControllerAnswers(preferred: .orientation(.portrait)))
    stage.play(.turn(.landscapeLeft), .push(3, onto: 0), .pop(0))
    #expect(stage.entries.asked(question).isEmpty)
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.last.asked(question) == [.controller(1)])
  }

  @Test(
    "E-02: other styles do not read it",
    arguments: [13, 15, 16, 18, 26, 27],
    [
      PresentationStyle.pageSheet, .formSheet, .popover, .overCurrentContext, .overFullScreen,
      .custom(removesPresentersView: false),
    ])
  func otherStyles(version: Int, style: PresentationStyle) throws {
    let modal = ControllerAnswers(mask: .landscape, preferred: .orientation(.portrait))
    var stage = try stage(version, modal)
    stage.play(.present(1, style, from: 0))
    #expect(stage.entries.asked(question).isEmpty)
    #expect(stage.entries.faults.isEmpty)
    stage.play(.dismiss(1))
    #expect(stage.entries.asked(question).isEmpty)
  }

  @Test(
    "E-03: by default a modal comes up in the current interface orientation",
    arguments: [6, 8, 12, 15, 16, 18, 26, 27])
  func inherited(version: Int) throws {
    var stage = try stage(version, ControllerAnswers(), held: .landscapeLeft, root: .landscape)
    stage.play(.turn(.portrait), .present(1, .fullScreen, from: 0))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.decisions.last?.candidate == .landscapeRight)
    #expect(stage.last.rules.contains("E-03"))
  }

  @Test(
    "E-03: the default never raises from iOS 7, also where the mask excludes the current orientation",
    arguments: [7, 8, 12, 15, 16, 18, 26, 27])
  func inheritedNeverRaises(version: Int) throws {
    var stage = try stage(
      version, ControllerAnswers(mask: .portrait), held: .landscapeLeft, root: .landscape)
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.entries.faults.isEmpty)
    #expect(stage.interface == .portrait)
    #expect(stage.last.rules.contains("E-10"))
  }

  @Test(
    "E-04, E-05: a preferred orientation outside the mask raises, with the text of the version",
    arguments: [6, 7, 8, 9, 12, 15, 16, 18, 26, 27], RotationPolicy.PreferredTextSince8.allCases)
  func notSupported(version: Int, since: RotationPolicy.PreferredTextSince8) throws {
    var policy = RotationPolicy()
    policy.preferredTextSince8 = since
    let modal = ControllerAnswers(
      mask: [.landscapeRight, .portrait], preferred: .orientation(.landscapeLeft))
    var stage = try stage(version, modal, policy: policy)
    stage.play(.present(1, .fullScreen, from: 0))
    let fault = try #require(stage.last.faults.first)
    #expect(fault.name == "UIApplicationInvalidInterfaceOrientation")
    #expect(fault.controller == 1)
    let isOld =
      switch since {
      case .ios7: version < 7
      case .ios8: version < 8
      case .ios9: version < 9
      }
    #expect(
      fault.reason(
        className: "Modal", behaviors: Behaviors(of: SystemVersion(version)), policy: policy)
        == (isOld
          ? "preferredInterfaceOrientationForPresentation must return a supported interface"
            + " orientation!"
          : "preferredInterfaceOrientationForPresentation 'landscapeLeft' must match a supported"
            + " interface orientation: 'portrait, landscapeRight'!"))
    #expect(stage.last.rules.contains("E-04"))
    #expect(RotationPolicy().preferredTextSince8 == .ios8)
  }

  @Test(
    "E-06: on dismissal an overridden preferred orientation of the presenter is checked too",
    arguments: [6, 8, 12, 15, 16, 18, 26, 27])
  func onDismissal(version: Int) throws {
    var stage = try stage(version, ControllerAnswers())
    stage.play(.present(1, .fullScreen, from: 0), .turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    stage.play(
      .change(
        0, ControllerAnswers(mask: .portrait, preferred: .orientation(.landscapeRight))),
      .dismiss(1))
    #expect(
      stage.last.faults
        == [
          .preferredNotSupported(
            controller: 0, preferred: .orientation(.landscapeRight), supported: .portrait)
        ])
    #expect(stage.last.rules.contains("E-06"))
  }

  @Test(
    "E-07: on iOS 6 even the default preferred orientation raises for a portrait-only modal",
    arguments: [6, 7, 8])
  func systemControllers(version: Int) throws {
    var stage = try stage(
      version, ControllerAnswers(mask: .portrait), held: .landscapeLeft, root: .landscape)
    stage.play(.present(1, .fullScreen, from: 0))
    guard version == 6 else {
      #expect(stage.interface == .portrait)
      return
    }
    let fault = try #require(stage.last.faults.first)
    #expect(
      fault.reason(className: "Modal", behaviors: Behaviors(of: SystemVersion(6)))
        == "preferredInterfaceOrientationForPresentation must return a supported interface"
        + " orientation!")
    #expect(stage.last.rules.contains("E-07"))
  }

  @Test("E-07: an image picker keeps a phone upright and turns on an iPad", arguments: [12, 17])
  func imagePicker(version: Int) throws {
    func interface(on device: String) throws -> InterfaceOrientation {
      var stage = try Stage(device, SystemVersion(version)) {
        Controller("Home", answers: ControllerAnswers(mask: .all))
        Controller("Picker", .imagePicker)
      }
      stage.play(.present(1, .fullScreen, from: 0), .turn(.landscapeLeft), .settle)
      return stage.interface
    }
    #expect(try interface(on: "iPhone XR") == .portrait)
    #expect(try interface(on: "iPad (6th generation)") == .landscapeRight)
  }

  @Test(
    "E-08, E-09: a modal comes up in its preferred orientation and turns freely from there",
    arguments: [6, 8, 12, 15, 16, 18, 26, 27],
    [DeviceOrientation.portrait, .landscapeLeft, .faceUp])
  func comesUp(version: Int, held: DeviceOrientation) throws {
    let modal = ControllerAnswers(mask: .landscape, preferred: .orientation(.landscapeLeft))
    var stage = try stage(version, modal)
    stage.play(.turn(held), .present(1, .fullScreen, from: 0))
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.last.rules.contains("E-08"))
    stage.play(.turn(.landscapeRight), .turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "E-10: without a preferred orientation a modal takes one it supports, the device's if it can",
    arguments: [7, 8, 12, 15, 16, 18, 26, 27],
    [
      (.portrait, .landscapeRight), (.landscapeLeft, .landscapeRight),
      (.landscapeRight, .landscapeLeft),
    ] as [(DeviceOrientation, InterfaceOrientation)])
  func takesSupported(
    version: Int, device: (held: DeviceOrientation, interface: InterfaceOrientation)
  ) throws {
    var stage = try stage(version, ControllerAnswers(mask: .landscape))
    stage.play(.turn(device.held), .present(1, .fullScreen, from: 0))
    #expect(stage.interface == device.interface)
  }

  @Test(
    "E-25: a presented container's own preferred orientation counts, its delegate's from iOS 7",
    arguments: [6, 7, 8, 12, 15, 16, 18, 26, 27],
    [
      (.navigation, .delegate(mask: nil, preferred: .landscapeRight), .landscapeRight),
      (.tab, .delegate(mask: nil, preferred: .landscapeRight), .landscapeRight),
      (.navigation, .none, .portrait), (.navigation, .top, .landscapeLeft),
      (.tab, .selected, .landscapeLeft),
    ] as [(Controller.Kind, Controller.Forwarding, InterfaceOrientation)])
  func container(
    version: Int,
    container: (
      kind: Controller.Kind, way: Controller.Forwarding, interface: InterfaceOrientation
    )
  ) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root", .portrait)
      Controller("Container", container.kind, children: [2], forwarding: container.way)
      Controller(
        "Inner",
        answers: ControllerAnswers(
          mask: .allButUpsideDown, preferred: .orientation(.landscapeLeft)))
    }
    stage.play(.present(1, .fullScreen, from: 0))
    let hasDelegate = if case .delegate = container.way { true } else { false }
    #expect(stage.interface == (hasDelegate && version == 6 ? .portrait : container.interface))
    #expect(stage.last.asked(question).contains(.controller(1)))
  }

  @Test(
    "E-04, E-25: a container that passes the mask on and prefers what its content lacks raises",
    arguments: [8, 16, 27])
  func preferringContainer(version: Int) throws {
    var stage = try Stage(Hardware.phone(version), version) {
      Controller("Root", .portrait)
      Controller(
        "Container", .navigation, answers: ControllerAnswers(preferred: .orientation(.portrait)),
        children: [2], forwarding: .top)
      Controller(
        "Inner",
        answers: ControllerAnswers(mask: .landscape, preferred: .orientation(.landscapeLeft)))
    }
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(
      stage.last.faults
        == [
          .preferredNotSupported(
            controller: 1, preferred: .orientation(.portrait), supported: .landscape)
        ])
  }

  @Test(
    "E-26: an update reads the preferred orientation of what is presented full screen again",
    arguments: [16, 18, 26, 27])
  func update(version: Int) throws {
    var stage = try stage(version, ControllerAnswers())
    stage.play(.setNeedsUpdateOfSupportedInterfaceOrientations(0, isAnimated: true))
    #expect(stage.last.asked(question).isEmpty)
    stage.play(.present(1, .fullScreen, from: 0))
    stage.play(
      .change(1, ControllerAnswers(preferred: .orientation(.landscapeLeft))),
      .setNeedsUpdateOfSupportedInterfaceOrientations(1, isAnimated: true))
    let answer = stage.last.questions.last { $0.question == question }
    #expect(answer?.speaker == .controller(1))
    #expect(answer?.answer == .preferred(.orientation(.landscapeLeft)))
  }
}
