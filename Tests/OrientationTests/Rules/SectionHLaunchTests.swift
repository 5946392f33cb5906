import Orientation
import Testing

/// Which way up an app starts, from its plist and the device.
@Suite struct SectionHLaunchTests {
  private static let all = [4, 5, 6, 7, 8, 12, 15, 17, 26, 27]

  /// What the app reads in didFinishLaunching.
  private func launched(
    _ version: Int, _ plist: InfoPlist, held: DeviceOrientation = .portrait
  ) throws -> (first: InterfaceOrientation, decision: Decision, rules: [RuleID]) {
    var stage = try Stage(
      "iPhone 5", version, ApplicationModel(infoPlist: plist), held: held, isLaunched: false
    ) { Controller("Root", .all) }
    stage.send(.launch)
    let end = try #require(
      stage.last.firstIndex { $0.occurrence == .delegate(.didFinishLaunching) })
    let before = Array(stage.last[..<end])
    let decision = try #require(before.decisions.first)
    #expect(before.decisions.count == 1)
    return (decision.result, decision, before.rules)
  }

  @Test(
    "H-17: up to iOS 7 a launch takes portrait if it is listed, else the first of the list",
    arguments: 4...7)
  func plistOrder(version: Int) throws {
    for (list, first) in [
      ([.landscapeRight, .landscapeLeft], .landscapeRight),
      ([.landscapeLeft, .landscapeRight], .landscapeLeft),
      ([.landscapeLeft, .portrait], .portrait),
      ([.portraitUpsideDown, .landscapeLeft], .portraitUpsideDown),
    ] as [([InterfaceOrientation], InterfaceOrientation)] {
      for held in [DeviceOrientation.portrait, .landscapeLeft, .faceUp] {
        let launch = try launched(version, InfoPlist(orientations: list), held: held)
        #expect(launch.first == first)
        #expect(launch.rules.last == "H-17")
      }
    }
  }

  @Test(
    "H-17, B-19: held sideways the app still starts upright and turns before its first frame",
    arguments: 4...7)
  func turnsAfterwards(version: Int) throws {
    let plist = InfoPlist(orientations: [.portrait, .landscapeLeft, .landscapeRight])
    #expect(try launched(version, plist, held: .landscapeLeft).first == .portrait)
    let stage = try Stage(
      "iPhone 5", version, ApplicationModel(infoPlist: plist), held: .landscapeLeft
    ) { Controller("Root", .all) }
    #expect(stage.interface == .landscapeRight)
    #expect(stage.system.time == 0)
  }

  @Test(
    "H-18: from iOS 8 a launch follows the device if the list allows it, else takes a listed one",
    arguments: [8, 12, 15, 17, 26, 27])
  func followsDevice(version: Int) throws {
    for (list, held, first) in [
      ([.portrait, .landscapeLeft, .landscapeRight], .landscapeLeft, .landscapeRight),
      ([.portrait, .landscapeLeft, .landscapeRight], .landscapeRight, .landscapeLeft),
      ([.landscapeLeft, .portrait], .portrait, .portrait),
      ([.portrait], .landscapeLeft, .portrait),
      ([.landscapeLeft], .landscapeLeft, .landscapeLeft),
      ([.portrait, .landscapeLeft], .faceUp, .portrait),
    ] as [([InterfaceOrientation], DeviceOrientation, InterfaceOrientation)] {
      let launch = try launched(version, InfoPlist(orientations: list), held: held)
      #expect(launch.first == first, "\(list), \(held)")
      #expect(launch.rules.last == "H-18")
      #expect(launch.decision.candidate == held.interfaceOrientation)
    }
  }

  @Test("H-18, D-42: which of several listed orientations it takes is a disputed point")
  func disputed() throws {
    for (list, policy) in [
      ([.landscapeLeft, .landscapeRight], .fallbackOrder), ([.landscapeLeft], nil),
    ] as [([InterfaceOrientation], PolicyPoint?)] {
      var stage = try Stage(
        "iPhone 15", 17, ApplicationModel(infoPlist: InfoPlist(orientations: list)),
        isLaunched: false
      ) { Controller("Root", .all) }
      stage.send(.launch)
      let step = try #require(stage.last.steps.first { $0.rule == "H-18" })
      #expect(step.policy == policy)
    }
  }

  @Test("H-19: UIInterfaceOrientation counts only without a list", arguments: all)
  func initialOrientation(version: Int) throws {
    let alone = try launched(version, InfoPlist(initialOrientation: .landscapeLeft))
    #expect(alone.first == .landscapeLeft)
    #expect(alone.rules.last == "H-19")
    let both = try launched(
      version, InfoPlist(orientations: [.landscapeRight], initialOrientation: .landscapeLeft))
    #expect(both.first == .landscapeRight)
    let neither = try launched(version, InfoPlist())
    #expect(neither.first == .portrait)
  }

  @Test("H-22: no app starts in an orientation its list leaves out", arguments: all)
  func neverUnlisted(version: Int) throws {
    for bits in 1..<16 as Range<UInt> {
      let mask = InterfaceOrientationMask(rawValue: bits << 1)
      let list = InterfaceOrientation.valid.filter { mask.contains($0) }
      for pose in 0...6 {
        let held = try #require(DeviceOrientation(rawValue: pose))
        let launch = try launched(version, InfoPlist(orientations: list), held: held)
        #expect(mask.contains(launch.first), "\(list), \(held)")
      }
    }
  }

  @Test("H-22, D-02: an iPad starts by its own list", arguments: [7, 8, 12])
  func padList(version: Int) throws {
    let plist = InfoPlist(orientations: [.portrait], padOrientations: [.landscapeRight])
    let stage = try Stage("iPad Air", version, ApplicationModel(infoPlist: plist))
    #expect(stage.interface == .landscapeRight)
  }

  @Test(
    "H-23: what the list leaves out stays out of reach, unless the app delegate answers",
    arguments: [6, 7, 8, 12, 15, 17, 26, 27])
  func unreachable(version: Int) throws {
    for delegate in [nil, InterfaceOrientationMask.all] {
      var stage = try Stage(
        "iPhone 5", version, ApplicationModel(mask: .landscape, delegate: delegate)
      ) { Controller("Root", .all) }
      for pose in [DeviceOrientation.landscapeLeft, .portrait] { stage.play(.turn(pose)) }
      #expect(stage.interface == (delegate == nil ? .landscapeRight : .portrait))
      if version >= 16 {
        stage.play(.requestGeometryUpdate(.main, .portrait))
        #expect(stage.last.errors.isEmpty == (delegate != nil))
      }
    }
  }
}
