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

  static let ways = """
    stage: iPhone 15, iOS 17
    plist: all
    root: { screen: Home, when: [{ idiom: pad, screen: Split }] }
    screens:
      Home:
        supports: portrait
        opens: { Overlay: key, Banner: shown }
        when:
          - { idiom: phone, presents: { Player: fullScreen } }
          - { idiom: pad, presents: { Player: formSheet } }
      Split: { supports: landscape, presents: { Player: formSheet } }
      Player: { supports: landscapeLeft }
      Overlay: { supports: landscape }
      Banner: { supports: landscape }
    """

  @Test("The idiom chooses the root and the ways from it, and each device has its own rows")
  func byIdiom() throws {
    let scenario = try Scenario(yaml: Self.ways)
    func id(_ name: String) throws -> ControllerID {
      try #require(scenario.controllerID(named: name))
    }
    let phone = scenario.stage
    let pad = try Stage(parsing: "iPad Air 5, iOS 17")
    #expect(
      try scenario.route(to: id("Player"), on: phone)
        == .events([.launch, .present(id("Player"), .fullScreen, from: id("Home"))]))
    #expect(
      try scenario.route(to: id("Player"), on: pad)
        == .events([.launch, .present(id("Player"), .formSheet, from: id("Split"))]))
    let devices = [phone.device, pad.device]
    let matrix = Matrix(
      scenario, screens: try [id("Home"), id("Split")], devices: devices,
      versions: [SystemVersion(17)])
    #expect(matrix[0, 0, 0] != nil && matrix[0, 1, 0] == nil)
    #expect(matrix[1, 0, 0] == nil && matrix[1, 1, 0] != nil)
    #expect(matrix.unreachable.isEmpty)
    let again = try Scenario(yaml: scenario.yaml)
    #expect(again.app.rootVariants == scenario.app.rootVariants)
    #expect(
      again.app.screens.map { $0.links.map(\.action) }
        == scenario.app.screens.map { $0.links.map(\.action) })
    #expect(
      again.app.screens.map { $0.links.map(\.circumstance) }
        == scenario.app.screens.map { $0.links.map(\.circumstance) })
  }

  @Test(
    "D-50, Q-08: The root of a window that is made key decides, that of one only shown does not")
  func windows() throws {
    let scenario = try Scenario(yaml: Self.ways)
    let home = try #require(scenario.controllerID(named: "Home"))
    for (name, decides) in [("Overlay", true), ("Banner", false)] {
      let id = try #require(scenario.controllerID(named: name))
      let matrix = Matrix(
        scenario, screens: [id], devices: [scenario.stage.device], versions: [SystemVersion(17)])
      #expect(matrix[0, 0, 0]?.asked == (decides ? id : home))
    }
  }

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
      scenario.route(to: player)
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
