import Orientation
import Testing

@Suite struct SectionDMultitaskingTests {
  private static let versions = [9, 10, 12, 13, 15, 16, 17, 18]

  private func stage(
    _ device: String, _ version: Int, _ app: ApplicationModel, autorotates: Bool = true
  ) throws -> Stage {
    var stage = try Stage(device, version, app) {
      Controller("Root", answers: ControllerAnswers(mask: .portrait, autorotates: autorotates))
    }
    stage.play(.turn(.landscapeLeft))
    return stage
  }

  @Test(
    "D-40: on an iPad that multitasks neither controllers nor delegate are asked, and all is allowed",
    arguments: versions)
  func bypass(version: Int) throws {
    let app = ApplicationModel(mask: .all, delegate: .portrait)
    var stage = try stage(Hardware.pad(version), version, app, autorotates: false)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.entries.questions.isEmpty)
    #expect(stage.last.decisions.map(\.force) == [.ignored])
    #expect(stage.last.rules.contains("D-40"))
    stage.play(.turn(.portraitUpsideDown))
    #expect(stage.interface == .portraitUpsideDown)
  }

  @Test(
    "D-40: a narrow controller presented full screen there neither turns the interface nor raises",
    arguments: versions)
  func presentationThere(version: Int) throws {
    var stage = try Stage(Hardware.pad(version), version, ApplicationModel(mask: .all)) {
      Controller("Root")
      Controller(
        "Player",
        answers: ControllerAnswers(
          mask: .landscapeLeft, preferred: .orientation(.portraitUpsideDown)))
    }
    stage.play(.present(1, .fullScreen, from: 0))
    #expect(stage.interface == .portrait)
    #expect(stage.entries.faults.isEmpty)
  }

  @Test(
    "D-40: it is the list for the iPad that counts: its own, else the plain one, else the default",
    arguments: versions)
  func effectiveList(version: Int) throws {
    func turns(_ plist: InfoPlist) throws -> Bool {
      try stage(Hardware.pad(version), version, ApplicationModel(infoPlist: plist)).interface
        == .landscapeRight
    }
    let all = InterfaceOrientation.valid
    #expect(try turns(InfoPlist()))
    #expect(try turns(InfoPlist(orientations: all)))
    #expect(try turns(InfoPlist(orientations: [.portrait], padOrientations: all)))
    #expect(try !turns(InfoPlist(orientations: all, padOrientations: [.portrait])))
    #expect(
      try !turns(InfoPlist(orientations: [.portrait, .landscapeLeft, .landscapeRight])))
  }

  @Test(
    "D-40: the delegate cannot switch multitasking on or off", arguments: versions)
  func delegateSwitchesNothing(version: Int) throws {
    let threeListed = ApplicationModel(mask: .allButUpsideDown, delegate: .all)
    #expect(
      try stage(Hardware.pad(version), version, threeListed).interface == .portrait)
    let fourListed = ApplicationModel(mask: .all, delegate: .allButUpsideDown)
    #expect(
      try stage(Hardware.pad(version), version, fourListed).interface == .landscapeRight)
  }

  @Test(
    "D-40: hardware without multitasking keeps asking controllers",
    arguments: [
      ("iPad 2", 9), ("iPad (3rd generation)", 9), ("iPad (4th generation)", 9),
      ("iPad (4th generation)", 10),
    ])
  func oldHardware(device: String, version: Int) throws {
    #expect(try stage(device, version, ApplicationModel(mask: .all)).interface == .portrait)
  }

  @Test("D-40: before iOS 9 an iPad asks controllers", arguments: [6, 7, 8])
  func olderSystems(version: Int) throws {
    let stage = try stage(Hardware.pad(version), version, ApplicationModel(mask: .all))
    #expect(stage.interface == .portrait)
  }

  @Test("D-40: an iPhone-only app on an iPad is asked", arguments: versions)
  func phoneOnlyApp(version: Int) throws {
    var app = ApplicationModel(mask: .all)
    app.isPhoneOnly = true
    #expect(try stage(Hardware.pad(version), version, app).interface == .portrait)
  }

  @Test(
    "D-41: UIRequiresFullScreen, or a list without all four, gives controllers their say back",
    arguments: versions)
  func optingOut(version: Int) throws {
    let key = ApplicationModel(mask: .all, requiresFullScreen: true)
    let list = ApplicationModel(mask: [.portrait, .landscape])
    for app in [key, list] {
      let stage = try stage(Hardware.pad(version), version, app)
      #expect(stage.interface == .portrait)
      #expect(stage.entries.masks.last?.controller == .portrait)
    }
    let stage = try stage(Hardware.pad(version), version, key, autorotates: false)
    #expect(stage.interface == .portrait)
  }
}
