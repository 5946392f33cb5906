import Orientation
import RotationScenario
import Testing

@testable import ProjectScenario

/// The ways to a screen of which something else comes.
@Suite struct ScreenWayTests {
  private static let code = """
    import UIKit
    class Root: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      func go() { present(Detail(), animated: true) }
      func play() {
        let player = Player()
        player.modalPresentationStyle = .fullScreen
        present(player, animated: true)
      }
    }
    class Player: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      func go() { present(Detail(), animated: true) }
    }
    class Detail: UIViewController {}
    class Lost: UIViewController {}
    """

  @Test("The shortest way comes first, then those that decide differently, by who leads there")
  func ways() throws {
    let scenario = try WrittenApp.scenario(Self.code)
    func id(_ name: String) throws -> ControllerID {
      try #require(scenario.controllerID(named: name))
    }
    let ways = try scenario.ways(to: id("Detail"))
    #expect(ways.map(\.orientations) == [.portrait, .landscape])
    #expect(try ways.map(\.through) == [nil, [id("Player")]])
    #expect(ways.first?.events == scenario.events(to: try id("Detail")))
    #expect(try ways.map(\.asked) == [id("Root"), id("Player")])
    #expect(ways.allSatisfy { $0.fault == nil })
  }

  @Test("A screen with one result has one way, and one that nothing leads to has none")
  func single() throws {
    let scenario = try WrittenApp.scenario(Self.code)
    let player = try #require(scenario.controllerID(named: "Player"))
    #expect(scenario.ways(to: player).count == 1)
    let lost = try #require(scenario.controllerID(named: "Lost"))
    #expect(scenario.ways(to: lost).isEmpty)
  }
}

extension Scenario {
  /// The events of the shortest way to a screen.
  fileprivate func events(to screen: ControllerID) -> [RotationEvent] {
    if case .events(let events) = route(to: screen) { events } else { [] }
  }
}
