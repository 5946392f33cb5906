import Orientation
import Testing

@Suite struct SectionDApplicationMaskTests {
  @Test(
    "D-01, D-45: the app's mask is the delegate's, else the plist's, else the idiom's default",
    arguments: [6, 7, 8, 12, 15, 18, 26, 27])
  func source(version: Int) throws {
    let phone = Hardware.phone(version)
    let delegate = try Stage(phone, version, ApplicationModel(mask: .all, delegate: .portrait))
    #expect(delegate.entries.masks.last?.application == .portrait)
    #expect(delegate.entries.asked(.supportedInterfaceOrientations).contains(.appDelegate))

    var plist = try Stage(phone, version, ApplicationModel(mask: [.portrait, .landscapeRight]))
    #expect(plist.entries.masks.last?.application == [.portrait, .landscapeRight])
    plist.play(.turn(.landscapeLeft))
    #expect(plist.interface == .landscapeRight)

    let neither = try Stage(phone, version, ApplicationModel(mask: nil))
    #expect(neither.entries.masks.last?.application == .allButUpsideDown)
  }

  @Test(
    "D-01: on an iPad the default is all four orientations", arguments: [6, 8, 12, 15, 18])
  func padDefault(version: Int) throws {
    let app = ApplicationModel(mask: nil, requiresFullScreen: true)
    let stage = try Stage(Hardware.pad(version), version, app)
    #expect(stage.entries.masks.last?.application == .all)
  }

  @Test(
    "D-02: a list for the idiom replaces the plain list",
    arguments: [6, 8, 12, 15, 18, 26])
  func idiomLists(version: Int) throws {
    let sideways: [InterfaceOrientation] = [.landscapeLeft, .landscapeRight]
    let pad = ApplicationModel(
      infoPlist: InfoPlist(orientations: [.portrait], padOrientations: sideways))
    #expect(
      try Stage(Hardware.pad(version), version, pad).entries.masks.last?.application == .landscape)
    #expect(
      try Stage(Hardware.phone(version), version, pad).entries.masks.last?.application == .portrait)

    let phone = ApplicationModel(
      infoPlist: InfoPlist(orientations: sideways, phoneOrientations: [.portrait]))
    #expect(
      try Stage(Hardware.phone(version), version, phone).entries.masks.last?.application
        == .portrait)
    #expect(
      try Stage(Hardware.pad(version), version, phone).entries.masks.last?.application
        == .landscape)
  }

  @Test(
    "D-44: the delegate's answer stands for the plist: it narrows it and it widens it",
    arguments: [6, 8, 12, 15, 18, 26, 27])
  func delegateForPlist(version: Int) throws {
    var narrowed = try Stage(
      Hardware.phone(version), version, ApplicationModel(mask: .all, delegate: .portrait)
    ) { Controller("Root", .all) }
    narrowed.play(.turn(.landscapeLeft))
    #expect(narrowed.interface == .portrait)

    var widened = try Stage(
      Hardware.phone(version), version, ApplicationModel(mask: .portrait, delegate: .all)
    ) { Controller("Root", .all) }
    widened.play(.turn(.portraitUpsideDown))
    #expect(widened.interface == .portraitUpsideDown)
    #expect(widened.last.masks.last?.effective == .all)
  }

  @Test(
    "D-55: on iOS 27 the scene delegate's mask replaces the plist's, and before it is not asked",
    arguments: [15, 18, 26, 27])
  func sceneDelegate(version: Int) throws {
    let app = ApplicationModel(
      infoPlist: InfoPlist(orientations: InterfaceOrientation.valid), sceneDelegateMask: .landscape)
    let stage = try Stage(Hardware.phone(version), version, app) { Controller("Root", .all) }
    let isAsked = version >= 27
    #expect(stage.entries.masks.last?.application == (isAsked ? .landscape : .all))
    #expect(stage.interface.isLandscape == isAsked)
    #expect(
      stage.entries.asked(.supportedInterfaceOrientations).contains(.sceneDelegate) == isAsked)
    #expect(stage.entries.rules.contains("D-55") == isAsked)
  }

  @Test(
    "D-56: whose mask counts when both delegates answer on iOS 27 is a policy",
    arguments: [
      (.sceneDelegate, .landscape), (.appDelegate, [.portrait, .landscapeLeft]),
      (.both, .landscapeLeft),
    ] as [(RotationPolicy.DelegatePrecedence, InterfaceOrientationMask)])
  func precedence(
    setting: RotationPolicy.DelegatePrecedence, expected: InterfaceOrientationMask
  ) throws {
    var policy = RotationPolicy()
    policy.delegatePrecedence = setting
    let app = ApplicationModel(
      delegateMask: [.portrait, .landscapeLeft], sceneDelegateMask: .landscape)
    let stage = try Stage("iPhone 17", 27, app, policy: policy)
    #expect(stage.entries.masks.last?.application == expected)
    #expect(stage.entries.steps.contains { $0.policy == .delegatePrecedence })
  }

  @Test(
    "Q-09: an iPhone-only app on an iPad has the plain list, the phone's default and the iPad's mask",
    arguments: [6, 8, 12, 15, 18, 26])
  func phoneOnlyApp(version: Int) throws {
    let pad = Hardware.pad(version)
    let none = try Stage(pad, version, ApplicationModel(isPhoneOnly: true))
    #expect(none.system.idiom == .phone)
    #expect(
      none.entries.masks.last
        == Masks(application: .allButUpsideDown, controller: .allButUpsideDown, device: .all))

    let lists = InfoPlist(orientations: InterfaceOrientation.valid, padOrientations: [.portrait])
    var plain = try Stage(pad, version, ApplicationModel(infoPlist: lists, isPhoneOnly: true)) {
      Controller("Root", .all)
    }
    plain.play(.turn(.portraitUpsideDown))
    #expect(plain.interface == .portraitUpsideDown)
  }
}
