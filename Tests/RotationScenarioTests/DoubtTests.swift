import Orientation
import Testing

@testable import RotationScenario
import TextFormats

@Suite("Doubts in scenario files") struct DoubtTests {
  static let text = """
    stage: iPhone 15, iOS 17
    plist: { orientations: [portrait, landscapeLeft, landscapeRight] }
    root: Home
    screens:
      Home: { supports: all, presents: { Player: fullScreen, Note: pageSheet } }
      Player: { supports: landscape }
      Note: { supports: portrait }
    doubts:
      - about: Player.supports
        because: "it depends on state"
        taken: landscape
        assume: "Player=<mask>"
        otherwise: [{ answer: portrait, after: "lock(_:)", at: "App/Player.swift:4:7" }]
        at: "App/Player.swift:9"
      - { about: Note.supports, because: "it comes from outside", taken: portrait }
      - { about: Home.autorotates, because: "it comes from outside", taken: "yes" }
      - about: Home > Note
        because: "the style is not known"
        taken: pageSheet
        when: [{ idiom: pad }]
    steps: [launch]
    """

  static func scenario() throws -> Scenario { try Scenario(yaml: text) }

  @Test("A doubt is read with its subject, its place and its other answers")
  func reading() throws {
    let doubts = try Self.scenario().app.doubts
    try #require(doubts.count == 4)
    #expect(doubts[0].subject == .screen(ControllerID(1), .supports))
    #expect(doubts[0].location == SourceLocation(file: "App/Player.swift", line: 9))
    #expect(
      doubts[0].alternatives == [
        Doubt.Alternative(
          "portrait", after: "lock(_:)",
          at: SourceLocation(file: "App/Player.swift", line: 4, column: 7))
      ])
    #expect(doubts[3].subject == .way(ControllerID(0), ControllerID(2)))
    #expect(doubts[3].circumstances == [Circumstance(idiom: .pad)])
  }

  @Test("A written scenario keeps its doubts")
  func writing() throws {
    let scenario = try Self.scenario()
    #expect(try Scenario(yaml: scenario.yaml).app.doubts == scenario.app.doubts)
  }

  @Test("Every row that rests on a doubt has it, and no other")
  func rows() throws {
    let scenario = try Self.scenario()
    let devices = ["iPhone 15", "iPad mini 2"].compactMap { DeviceProfile.named($0) }
    let versions = [12, 17].map { SystemVersion($0) }
    let matrix = Matrix(scenario, devices: devices, versions: versions)
    func doubts(_ screen: Int, _ device: Int, _ version: Int) -> [String] {
      matrix.doubts(screen, device, version).map {
        scenario.app.subject(of: scenario.app.doubts[$0])
      }
    }
    // shouldAutorotate is asked up to iOS 15 only.
    #expect(doubts(0, 0, 1) == [])
    #expect(doubts(0, 1, 0) == ["Home.autorotates"])
    #expect(doubts(1, 0, 1) == ["Player.supports"])
    // A sheet is not asked; how it comes up matters.
    #expect(doubts(2, 0, 1) == [])
    #expect(doubts(2, 1, 0) == ["Home.autorotates", "Home > Note"])
    for place in matrix.rows.indices {
      #expect(matrix.rows[place]?.isDoubtful ?? false == !matrix.doubts[place].isEmpty)
    }
  }

  @Test("Only how a screen is presented on the way that is shown matters to its row")
  func otherPresenters() throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        plist: allButUpsideDown
        root: Home
        screens:
          Home: { presents: { Menu: fullScreen, Film: fullScreen } }
          Menu: { presents: { Film: pageSheet } }
          Film: { supports: portrait }
        doubts:
          - { about: Menu > Film, because: "the style is not known", taken: pageSheet }
        steps: [launch]
        """)
    let matrix = Matrix(
      scenario, devices: [scenario.stage.device], versions: [scenario.stage.version],
      findsOtherWays: true)
    let doubts = zip(matrix.screens, matrix.ways).enumerated().map { place, row in
      scenario.app.name(of: row.0) + (row.1 == nil ? "" : " on another way")
        + ": \(matrix.doubts(place, 0, 0).count)"
    }
    #expect(doubts == ["Home: 0", "Menu: 0", "Film: 0", "Film on another way: 1"])
  }

  @Test("A step that changes an answer settles the doubt about it")
  func settled() throws {
    var scenario = try Self.scenario()
    let present = RotationEvent.present(ControllerID(1), .fullScreen, from: ControllerID(0))
    let change = RotationEvent.change(ControllerID(1), ControllerAnswers(mask: .portrait))
    scenario.steps = [.launch, present, change].map {
      Scenario.Step($0, at: SourceLocation(file: "a"))
    }
    let run = ScenarioRun(scenario)
    #expect(run.doubts(afterStep: 0).isEmpty)
    #expect(run.doubts(afterStep: 1).map(\.taken) == ["landscape"])
    #expect(run.doubts(afterStep: 2).isEmpty)
  }

  @Test(
    "A doubt about nothing that the file has is refused",
    arguments: ["Nobody.supports", "Player.colour", "plist.colour", "Home > Nobody"])
  func wrong(about: String) {
    let text = Self.text.replacing("Note.supports", with: about)
    #expect(throws: ReadingError.self) { try Scenario(yaml: text) }
  }
}
