import DeviceSetup
import Orientation
import Testing

@testable import RotationScenario
import TextFormats

@Suite struct CircumstanceTests {
  static let text = """
    stage: iPhone 15, iOS 17
    plist: all
    appDelegate: { mask: allButUpsideDown, when: [{ idiom: pad, mask: portrait }, { from: 26, mask: default }] }
    root: Main
    otherRoots: [Login]
    screens:
      Main: { kind: navigation, children: [List], forwards: top }
      List:
        supports: portrait
        when:
          - { idiom: pad, supports: landscape }
          - { from: 16, until: 18, supports: all }
      Login: { presents: { Player: fullScreen } }
      Player: { supports: landscape }
    """

  @Test(
    "An answer under a circumstance counts where it holds, the last first",
    arguments: [
      ("iPhone 15, iOS 17", InterfaceOrientationMask.all), ("iPhone 15, iOS 18", .portrait),
      ("iPad Air 5, iOS 15", .landscape), ("iPad Air 5, iOS 17", .all),
    ])
  func holds(line: String, mask: InterfaceOrientationMask) throws {
    let scenario = try Scenario(yaml: Self.text)
    let stage = try Stage(parsing: line)
    let list = try #require(scenario.controllerID(named: "List"))
    let screen = scenario.app.screens[list.index]
    #expect(screen.controller(stage.device.idiom, stage.version).answers.mask == mask)
  }

  @Test("A screen that only another root leads to is reached by that root")
  func otherRoot() throws {
    let scenario = try Scenario(yaml: Self.text)
    let player = try #require(scenario.controllerID(named: "Player"))
    let login = try #require(scenario.controllerID(named: "Login"))
    #expect(
      scenario.app.route(to: player)
        == .events([
          .launch, .setRoot(login, of: .main), .present(player, .fullScreen, from: login),
        ]))
  }

  @Test("A matrix tells devices and versions apart between which an answer changes")
  func matrix() throws {
    let scenario = try Scenario(yaml: Self.text)
    let list = try #require(scenario.controllerID(named: "List"))
    let device = try #require(DeviceProfile.named("iPhone 15"))
    let matrix = Matrix(
      scenario, screens: [list], devices: [device],
      versions: [SystemVersion(17), SystemVersion(17, 5), SystemVersion(18)])
    #expect(matrix[0, 0, 0]?.results == matrix[0, 0, 1]?.results)
    #expect(matrix[0, 0, 1]?.results.contains(.landscapeLeft) == true)
    #expect(matrix[0, 0, 2]?.results.contains(.landscapeLeft) == false)
  }

  @Test("What is written can be read, and says the same")
  func written() throws {
    let scenario = try Scenario(yaml: Self.text)
    let again = try Scenario(yaml: scenario.yaml)
    #expect(again.app.screens.map(\.controller) == scenario.app.screens.map(\.controller))
    #expect(again.app.screens.map(\.variants) == scenario.app.screens.map(\.variants))
    #expect(again.app.application == scenario.app.application)
    #expect(again.app.delegateMasks == scenario.app.delegateMasks)
    #expect(again.app.otherRoots == scenario.app.otherRoots)
  }

  @Test("Words that do not belong there are refused with their place")
  func broken() {
    for (change, message) in [
      ("idiom: pad, supports", "tablet"), ("from: 16", "from: sixteen"),
    ] {
      let text = Self.text.replacing(
        change, with: change == "from: 16" ? "from: sixteen" : "idiom: tablet, supports")
      let error = #expect(throws: ReadingError.self) { try Scenario(yaml: text) }
      #expect(error?.line == (message == "tablet" ? 11 : 12))
    }
  }
}
