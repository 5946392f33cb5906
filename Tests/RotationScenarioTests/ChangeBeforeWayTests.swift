import Orientation
import RotationScenario
import Testing

@Suite struct ChangeBeforeWayTests {
  static let file = """
    stage: iPhone 15, iOS 17
    plist: allButUpsideDown
    appDelegate: portrait
    root: Home
    screens:
      Home:
        presents: { Player: fullScreen, Photo: fullScreen }
        before: { Player: { appDelegate: landscape } }
      Player: { supports: landscape }
      Photo: {}
    doubts:
      - { about: appDelegate, because: "it depends on state", taken: portrait }
    """

  @Test("A way begins with what the code before it changes, also once it is written and read again")
  func way() throws {
    let scenario = try Scenario(yaml: Self.file)
    for scenario in [scenario, try Scenario(yaml: scenario.yaml)] {
      let home = try #require(scenario.controllerID(named: "Home"))
      let player = try #require(scenario.controllerID(named: "Player"))
      #expect(
        scenario.app.route(to: player)
          == .events([
            .launch, .changeAppDelegate(.landscape), .present(player, .fullScreen, from: home),
          ]))
    }
  }

  @Test(
    "D-16: a delegate that is opened on the way lets the screen come up, and nothing is in doubt")
  func matrix() throws {
    let scenario = try Scenario(yaml: Self.file)
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    let matrix = Matrix(scenario, devices: [phone], versions: [SystemVersion(17)])
    let places = matrix.screens.map { scenario.app.name(of: $0) }
    let player = try #require(places.firstIndex(of: "Player"))
    let photo = try #require(places.firstIndex(of: "Photo"))
    #expect(
      matrix[player, 0, 0]?.results == [
        .landscapeRight, .landscapeRight, .landscapeRight, .landscapeLeft,
      ])
    #expect(matrix.doubts[player].isEmpty)
    #expect(
      matrix[photo, 0, 0]?.results == [.portrait, .portrait, .portrait, .portrait])
    #expect(!matrix.doubts[photo].isEmpty)
  }
}
