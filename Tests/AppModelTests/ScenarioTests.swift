import AppModel
import Orientation
import Testing

@Suite struct ScenarioTests {
  @Test("A scenario file becomes a stage, an app, steps and expectations")
  func example() throws {
    let scenario = try Scenario(contentsOf: Repository.path("Examples/video-player.yml"))
    #expect(scenario.stage.device.name == "iPhone 15")
    #expect(scenario.app.root == scenario.controllerID(named: "MainTabs"))
    #expect(scenario.steps.count == 7)
    let run = ScenarioRun(scenario)
    #expect(run.failures.map(\.text) == [])
  }
}
