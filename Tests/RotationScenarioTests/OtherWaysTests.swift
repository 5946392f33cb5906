import Orientation
import RotationScenario
import Testing

/// Screens that do something else on another way than on the shortest one.
@Suite struct OtherWaysTests {
  struct Written: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let screens: String
    /// The ways with rows of their own: the screen and who leads to it.
    let ways: [String]

    init(_ name: String, _ screens: String, _ ways: [String]) {
      testDescription = name
      self.screens = screens
      self.ways = ways
    }
  }

  static let all: [Written] = [
    Written(
      "full screen from one and over a sheet from the other",
      """
        Home: { presents: { Settings: pageSheet, Gift: fullScreen } }
        Settings: { presents: { Gift: pageSheet } }
        Gift: { supports: portrait }
      """, ["Gift < Settings"]),
    Written(
      "what it leads to",
      """
        Home: { presents: { Settings: pageSheet, Gift: fullScreen } }
        Settings: { presents: { Gift: pageSheet } }
        Gift: { kind: navigation, children: [Card], forwards: top }
        Card: { supports: portrait, pushes: [Bank] }
        Bank: { supports: portrait }
      """,
      ["Gift < Settings", "Card < Settings > Gift", "Bank < Settings > Gift > Card"]),
    Written(
      "two ways of which the same comes",
      """
        Home: { presents: { Settings: fullScreen, Gift: fullScreen } }
        Settings: { presents: { Gift: fullScreen } }
        Gift: { supports: portrait }
      """, []),
    Written(
      "a way that changes what the app delegate answers",
      """
        Home: { presents: { Settings: fullScreen, Gift: fullScreen } }
        Settings: { presents: { Gift: fullScreen }, before: { Gift: { appDelegate: portrait } } }
        Gift: {}
      """, ["Gift < Settings"]),
    Written(
      "a circle",
      """
        Home: { presents: { Settings: fullScreen, Film: fullScreen } }
        Settings: { presents: { Film: pageSheet } }
        Film: { supports: landscape, presents: { Settings: pageSheet } }
      """, ["Settings < Film", "Film < Settings"]),
  ]

  @Test("A way of which something else comes has a row of its own", arguments: all)
  func rows(app: Written) throws {
    let scenario = try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        plist: allButUpsideDown
        appDelegate: allButUpsideDown
        root: Home
        screens:
        \(app.screens)
        steps: [launch]
        """)
    let matrix = Matrix(
      scenario, devices: [scenario.stage.device], versions: [SystemVersion(17)],
      findsOtherWays: true)
    let ways = zip(matrix.screens, matrix.ways).compactMap { screen, way -> String? in
      way.map { way in
        let names = way.through.map { scenario.app.name(of: $0) }.joined(separator: " > ")
        return "\(scenario.app.name(of: screen)) < \(names)"
      }
    }
    #expect(ways == app.ways)
    // The others are as without them.
    let plain = Matrix(scenario, devices: [scenario.stage.device], versions: [SystemVersion(17)])
    #expect(plain.ways.allSatisfy { $0 == nil })
    let own = zip(matrix.rows, matrix.ways).filter { $1 == nil }.map { $0.0 }
    #expect(own == plain.rows)
  }
}
