import Orientation
import TestSupport
import Testing

@Suite("The engine against the naive implementation, one dimension after another")
struct ExhaustiveDimensionTests {
  private static let someMasks: [InterfaceOrientationMask] = [
    [], .portrait, .landscape, .allButUpsideDown, .all,
  ]
  private static let triggers = NegotiationSpace.triggers + [.request(.landscapeRight)]

  /// Every environment, windowing mode, linked SDK, full-screen key, list and state of the window.
  private static func forEachScene(version: SystemVersion, _ body: (Facts) -> Void) {
    for environment in SceneEnvironment.allCases {
      for mode in WindowingMode.allCases {
        for linkedSDK in [12, 18, 26, 27] {
          for (key, ignoredFrom) in [(false, nil), (true, nil), (true, 26), (true, 27)] {
            for plist in [nil, .all, .landscape] as [InterfaceOrientationMask?] {
              for (isResized, multitasks) in [(false, true), (true, true), (false, false)] {
                var facts = Facts(
                  version: version, linkedSDK: SystemVersion(linkedSDK),
                  idiom: environment == .pad ? .pad : .phone)
                facts.environment = environment
                facts.windowingMode = mode
                facts.requiresFullScreen = key
                facts.fullScreenIgnoredFrom = ignoredFrom.map { SystemVersion($0) }
                facts.plistMask = plist
                facts.isResized = isResized
                facts.hardwareMultitasks = multitasks
                body(facts)
              }
            }
          }
        }
      }
    }
  }

  private static let systems =
    NegotiationSpace.versions.map { SystemVersion($0) } + [SystemVersion(26, 2)]

  @Test(
    "Environment, windowing mode, linked SDK, full-screen keys, list and resizing give the same force",
    arguments: systems)
  func force(version: SystemVersion) {
    var count = 0
    var differences: [String] = []
    Self.forEachScene(version: version) { facts in
      count += 1
      let engine = MaskForceFinding(facts).force
      let naive = NaiveNegotiation(.launch, facts, FixedAnswers()).force
      if engine != naive { differences.append("\(facts): engine \(engine), naive \(naive)") }
    }
    #expect(count == 3_024)
    #expect(differences.prefix(5) == [])
  }

  @Test(
    "In each of these scenes every trigger gives the same outcome",
    arguments: Effort.exhaustive.isRaised
      ? systems : NegotiationSpace.generations.map { SystemVersion($0) })
  func scenes(version: SystemVersion) {
    var comparison = Comparison()
    Self.forEachScene(version: version) {
      var facts = $0
      facts.device = .landscapeLeft
      for trigger in Self.triggers {
        comparison.compare(trigger, facts, FixedAnswers(controller: .portrait))
      }
    }
    #expect(comparison.count == 36_288)
    #expect(comparison.differences == [])
  }

  @Test(
    "Every preferred orientation gives the same outcome when something is presented or dismissed",
    arguments: [Trigger.presentation, .dismissal], NegotiationSpace.generations)
  func preferences(trigger: Trigger, version: Int) {
    var comparison = Comparison()
    for preferred in NegotiationSpace.preferences {
      for autorotates in [false, true] {
        NegotiationSpace.forEach(
          of: Facts(version: SystemVersion(version)),
          FixedAnswers(autorotates: autorotates, preferred: preferred),
          applications: Self.someMasks
        ) { comparison.compare(trigger, $0, $1) }
      }
    }
    #expect(NegotiationSpace.isCovered(by: comparison.count, of: 26_880))
    #expect(comparison.differences == [])
  }

  @Test(
    "Every pair of announced masks gives the same outcome",
    arguments: [.deviceTurn, .foreground, .unlock, .update, .request(.landscapeRight)] as [Trigger],
    [15, 16, 18, 26, 27])
  func announced(trigger: Trigger, version: Int) {
    var comparison = Comparison()
    for fresh in [InterfaceOrientationMask.portrait, .all] {
      NegotiationSpace.forEach(of: Facts(version: SystemVersion(version))) { facts, answers in
        var facts = facts
        facts.announced = AnnouncedMasks(
          application: answers.appDelegate ?? [], controller: answers.controller)
        comparison.compare(trigger, facts, FixedAnswers(appDelegate: .all, controller: fresh))
      }
    }
    #expect(NegotiationSpace.isCovered(by: comparison.count, of: 14_336))
    #expect(comparison.differences == [])
  }

  @Test(
    "Background, both locks and a missing controller give the same outcome, alone and together",
    arguments: triggers, NegotiationSpace.versions)
  func state(trigger: Trigger, version: Int) {
    var comparison = Comparison()
    for bits in 0..<16 {
      var facts = Facts(version: SystemVersion(version))
      facts.isInBackground = bits & 1 != 0
      facts.isUserLocked = bits & 2 != 0
      facts.isPreferenceLocked = bits & 4 != 0
      facts.hasController = bits & 8 != 0
      for device in DeviceOrientation.allCases {
        facts.device = device
        for application in Self.someMasks {
          comparison.compare(trigger, facts, FixedAnswers(appDelegate: application))
        }
      }
    }
    #expect(comparison.count == 560)
    #expect(comparison.differences == [])
  }

  @Test(
    "Every choice of who gives the app's mask gives the same outcome",
    arguments: triggers, NegotiationSpace.versions)
  func applicationMask(trigger: Trigger, version: Int) {
    let choices: [InterfaceOrientationMask?] = [nil, [], .portrait, .landscape, .all]
    var comparison = Comparison()
    for var facts in NegotiationSpace.devices(version: version) {
      facts.device = .landscapeLeft
      for plist in choices {
        facts.plistMask = plist
        for appDelegate in choices {
          for sceneDelegate in choices {
            comparison.compare(
              trigger, facts,
              FixedAnswers(
                appDelegate: appDelegate, sceneDelegate: sceneDelegate, controller: .all))
          }
        }
      }
    }
    #expect(comparison.count == 375)
    #expect(comparison.differences == [])
  }

  @Test(
    "A sample of situations drawn from all dimensions at once gives the same outcome",
    arguments: NegotiationSpace.versions)
  func sample(version: Int) {
    let size = Effort.exhaustive.isRaised ? 10_000 : 2_000
    var comparison = Comparison()
    Situation.forEach(size, version: version) {
      comparison.compare($0.trigger, $0.facts, $0.answers)
    }
    #expect(comparison.count == size)
    #expect(comparison.differences == [])
  }
}
