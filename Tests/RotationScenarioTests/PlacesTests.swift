import RotationScenario
import Orientation
import Testing

@Suite struct PlacesTests {
  @Test(
    "Every fact knows its line and column",
    arguments: [
      (ScenarioFact.stage, 2, 1), (.infoPlist(nil), 4, 3), (.infoPlist(.padOrientations), 6, 3),
      (.appDelegate, 11, 1), (.sceneDelegate, 12, 1), (.policy(.decidingWindow), 13, 36),
      (.root, 14, 1), (.screen(ControllerID(1), nil), 17, 3),
      (.screen(ControllerID(1), .forwards), 20, 5), (.screen(ControllerID(5), .supports), 24, 13),
    ])
  func places(fact: ScenarioFact, line: Int, column: Int) throws {
    let places = try ScenarioTests.scenario.get().places
    #expect(places[fact] == SourceLocation(file: "all.yml", line: line, column: column))
  }

  @Test("What is not written is located at what it is part of")
  func nearest() throws {
    let places = try ScenarioTests.scenario.get().places
    let sheet = ScenarioFact.screen(ControllerID(11), .supports)
    #expect(places[sheet] == nil)
    #expect(places.nearest(to: sheet)?.line == 30)
  }

  @Test("An answer in a decision is located where it is in the file")
  func speakers() throws {
    let scenario = try ScenarioTests.scenario.get()
    #expect(scenario.location(of: .infoPlist)?.line == 5)
    #expect(scenario.location(of: .appDelegate)?.line == 11)
    #expect(scenario.location(of: .controller(ControllerID(0)))?.column == 72)
    #expect(scenario.location(of: .controller(ControllerID(5)))?.column == 13)
    #expect(scenario.location(of: .device)?.line == 2)
    #expect(scenario.location(of: .system) == nil)
  }

  @Test("What a step changes is located at the step from then on")
  func changed() throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        screens:
          A: { supports: all }
        steps:
          - launch
          - change: A
            supports: portrait
          - update: A
          - appDelegate: landscape
        """)
    let run = ScenarioRun(scenario)
    let id = Speaker.controller(ControllerID(0))
    #expect(run.location(of: id, atStep: 0)?.line == 3)
    #expect(run.location(of: id, atStep: 1)?.line == 6)
    #expect(run.location(of: id, atStep: 2)?.line == 6)
    #expect(run.location(of: .appDelegate, atStep: 2) == nil)
    #expect(run.location(of: .appDelegate, atStep: 3)?.line == 9)
  }
}
