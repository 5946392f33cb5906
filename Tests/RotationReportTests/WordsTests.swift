import Orientation
import RotationReport
import Testing

@Suite struct WordsTests {
  static func words() throws -> Words {
    Words(Roster(try PlayerApp.system(17), root: PlayerApp.tabs))
  }

  static let reasons: [StayReason] = [
    .alreadyThere, .noCandidate, .notAllowed, .autorotationOff, .userLock, .preferenceLock,
    .inBackground, .notNegotiated, .notOffered, .appTurnsStatusBar, .doesNotFollowDevice,
  ]

  static let faults: [Fault] = [
    .noCommonOrientation(controller: nil), .noCommonOrientation(controller: PlayerApp.player),
    .preferredNotSupported(
      controller: PlayerApp.player, preferred: .orientation(.portrait), supported: .landscape),
    .preferredNotSupported(
      controller: nil, preferred: .invalid(rawValue: 5), supported: .landscape),
    .askedRecursively(controller: nil), .sceneLifeCycleRequired,
  ]

  static let errors: [SceneError] = [
    .multipleScenesNotSupported, .requestDenied, .geometryRequestUnsupported, .windowingMode,
    .orientationsNotSupported(requested: .landscape, supported: .portrait),
  ]

  static let notAsked: [NotAsked] = [
    .containerAnswers(PlayerApp.tabs), .coveredBy(PlayerApp.trailer), .doesNotCoverWindow,
    .notOnScreen, .masksDoNotCount, .otherWindowDecides, .autorotationIsOff, .autorotateIsIgnored,
    .delegateAnswers,
  ]

  static let findings: [StepRemark] =
    [
      .allows(.portrait), .wants(.landscapeLeft), .wantsNothing, .autorotates, .doesNotAutorotate,
      .decides, .doesNotCount, .holds, .nothingInCommon, .chose(.portrait),
      .usedAnnounced(.portrait), .doesNotNegotiate, .requests(.landscape), .refuses, .raises,
    ] + notAsked.map { .notAsked($0) }

  static let ignored: [Ignored] = [
    .afterException, .notOffered, .noChange, .notRunning, .notThere, .notGenerating,
    .noLongerEffective, .notApplicable, .endless,
  ]

  @Test("every reason, fault, error, finding and excuse has words of its own")
  func distinct() throws {
    let words = try Self.words()
    let families = [
      Self.reasons.map { Words.reason($0) }, Self.faults.map { words.fault($0) },
      Self.errors.map { Words.error($0) }, Self.notAsked.map { words.notAsked($0) },
      Self.findings.map { words.finding($0) }, Self.ignored.map { Words.ignored($0) },
      SceneEnvironment.allCases.map { Words.environment($0) },
      WindowingMode.allCases.map { Words.windowingMode($0) },
      Confidence.allCases.map { Words.confidence($0) },
      DeviceOrientation.allCases.map { Words.name($0) },
      InterfaceOrientation.allCases.map { Words.name($0) },
      LogLine.allCases.map { Words.log($0) },
      PolicyPoint.allCases.map { words.policy($0) },
    ]
    for family in families {
      #expect(family.allSatisfy { !$0.isEmpty && !$0.hasSuffix(" ") && !$0.contains("  ") })
      #expect(Set(family).count == family.count)
    }
  }

  @Test("no clause ends with a full stop, so that sentences can be made of it")
  func clauses() throws {
    let words = try Self.words()
    let clauses =
      Self.reasons.map { Words.reason($0) } + Self.faults.map { words.fault($0) }
      + Self.errors.map { Words.error($0) } + Self.findings.map { words.finding($0) }
      + Self.ignored.map { Words.ignored($0) }
    #expect(clauses.allSatisfy { !$0.hasSuffix(".") })
  }

  @Test("A-03: all sixteen masks have words, and those that have a name get it")
  func masks() {
    let all = (0..<16).map { Words.mask(InterfaceOrientationMask(rawValue: UInt($0) << 1)) }
    #expect(Set(all).count == 16)
    #expect(Words.mask([]) == "nothing")
    #expect(Words.mask(.all) == "all four orientations")
    #expect(Words.mask(.allButUpsideDown) == "all but upside down")
    #expect(Words.mask(.landscape) == "landscape")
    #expect(Words.mask([.portrait, .landscapeLeft]) == "portrait, landscapeLeft")
    #expect(Words.code([.portrait, .landscapeLeft]) == "[.portrait, .landscapeLeft]")
    #expect(Words.code(.landscapeLeft) == ".landscapeLeft")
  }

  @Test(
    "numbers have no needless zeros",
    arguments: [
      (852, "852"), (0.4, "0.4"), (455.5, "455.5"), (-0.25, "-0.25"), (0.1 + 0.2, "0.3"),
      (-0.0001, "0"), (1e15, "1000000000000000.0"),
    ])
  func numbers(value: Double, text: String) {
    #expect(Words.number(value) == text)
  }

  @Test("events are described with the names of the app")
  func events() throws {
    let words = try Self.words()
    let events: [RotationEvent] = [
      .launch, .turn(.landscapeLeft), .turn(.faceUp), .turn(.unknown), .userLock(true),
      .enterBackground, .enterForeground,
      .resize(.main, ScreenSize(500, 700), isInteractive: true), .windowingMode(.stageManager),
      .move(.main, .mirroring), .cover(.main, true), .advance(0.5), .settle,
      .push(PlayerApp.settings, onto: PlayerApp.library), .pop(PlayerApp.library),
      .select(1, in: PlayerApp.tabs),
      .present(PlayerApp.trailer, .fullScreen, from: PlayerApp.tabs), .dismiss(PlayerApp.trailer),
      .setRoot(nil, of: .main), .openWindow(root: nil, in: .main, isHidden: true),
      .closeWindow(WindowID(1)), .makeKey(.main), .openScene(root: PlayerApp.player, .pad),
      .change(
        PlayerApp.player,
        ControllerAnswers(
          mask: .portrait, autorotates: false, preferred: .orientation(.landscapeLeft),
          prefersLocked: true)), .changeAppDelegate(.landscape), .changeAppDelegate(nil),
      .changeSceneDelegate(.portrait),
      .setNeedsUpdateOfSupportedInterfaceOrientations(PlayerApp.player, isAnimated: false),
      .setNeedsUpdateOfPrefersInterfaceOrientationLocked(PlayerApp.player),
      .attemptRotationToDeviceOrientation, .setDeviceOrientation(rawValue: 3),
      .setDeviceOrientation(rawValue: 9), .setStatusBarOrientation(.landscapeLeft),
      .requestGeometryUpdate(.main, [.portrait, .landscapeLeft]), .requestForeignGeometry(.main),
      .beginGeneratingDeviceOrientationNotifications,
      .endGeneratingDeviceOrientationNotifications, .readStatusBarOrientation,
    ]
    let lines = events.map { words.event($0) }
    #expect(Set(lines).count == lines.count)
    try expectSnapshot(lines.map { $0 + "\n" }.joined(), "events.txt")
  }
}
