import Orientation
import Testing

@testable import RotationScenario

/// How many of the ways to screens are looked at.
@Suite struct MostOtherWaysTests {
  /// Screens that all present each other in another style, so that each way is another one.
  static func scenario(_ count: Int) throws -> Scenario {
    let names = (0..<count).map { "S\($0)" }
    let screens = names.map { name in
      let others = names.filter { $0 != name }.map { "\($0): pageSheet" }
      return "  \(name): { presents: { \(others.joined(separator: ", ")) } }"
    }
    return try Scenario(
      yaml: """
        stage: iPhone 15, iOS 17
        root: S0
        screens:
        \(screens.joined(separator: "\n"))
        steps: [launch]
        """)
  }

  @Test("Ways end at the limit, the shorter ones first, and it is said that there are more")
  func limit() throws {
    let scenario = try Self.scenario(6)
    let routes = Routes(scenario.app, .phone, SystemVersion(17))
    func lengths(most: Int) -> (lengths: [Int], leavesOutWays: Bool) {
      var other = OtherWays(scenario.app, routes, most: most)
      var found: [Int] = []
      other.follow { trip in
        if let way = trip.way { found.append(way.through.count) }
        return true
      }
      return (found, other.leavesOutWays)
    }
    let all = lengths(most: 10_000)
    #expect(!all.leavesOutWays)
    // 5 × 4 ways over one screen, each continued to the 3 that are left, and so on.
    #expect(all.lengths.count == 20 + 60 + 120 + 120)
    #expect(all.lengths == all.lengths.sorted())
    for most in [0, 1, 50, 319] {
      let some = lengths(most: most)
      #expect(some.leavesOutWays)
      #expect(some.lengths == Array(all.lengths.prefix(most)))
    }
    #expect(!lengths(most: 320).leavesOutWays)
  }

  @Test("A matrix says that it leaves out ways only where it does")
  func matrix() throws {
    let scenario = try Self.scenario(4)
    let matrix = Matrix(
      scenario, devices: [scenario.stage.device], versions: [scenario.stage.version],
      findsPolicies: false, findsOtherWays: true)
    #expect(!matrix.leavesOutWays)
  }
}
