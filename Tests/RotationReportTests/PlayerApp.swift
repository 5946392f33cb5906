import RotationScenario
import Orientation
import RotationExplanation
import RotationReport
import RotationTranscripts
import Testing

/// The app most tests look at: tabs, a navigation controller in one of them, a player on top of it,
/// and a trailer that can be presented.
enum PlayerApp {
  static let tabs = ControllerID(0)
  static let library = ControllerID(1)
  static let player = ControllerID(2)
  static let settings = ControllerID(3)
  static let trailer = ControllerID(4)

  static func system(
    _ version: Int, device: String = "iPhone 15", delegate: InterfaceOrientationMask? = .portrait,
    plist: [InterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight],
    tabs: Controller = Controller("MainTabs", .tab, children: [library, settings]),
    player: ControllerAnswers = ControllerAnswers(mask: .landscape),
    requiresFullScreen: Bool = false, isUserLocked: Bool = false,
    held: DeviceOrientation = .portrait
  ) throws -> RotationSystem {
    RotationSystem(
      device: try #require(DeviceProfile.named(device)), version: SystemVersion(version),
      application: ApplicationModel(
        infoPlist: InfoPlist(orientations: plist, requiresFullScreen: requiresFullScreen),
        delegateMask: delegate),
      controllers: [
        tabs,
        Controller(
          "Library", .navigation, children: [Self.player],
          forwarding: tabs.forwarding == .none ? .none : .top),
        Controller("Player", answers: player),
        Controller("Settings"),
        Controller("Trailer", answers: ControllerAnswers(mask: .landscape)),
      ],
      root: Self.tabs, held: held, isUserLocked: isUserLocked)
  }

  /// Launches, plays events, and explains the last decision.
  static func explain(
    _ system: RotationSystem, _ events: [RotationEvent], screen: ControllerID? = player
  ) throws -> Explanation {
    let last = try #require(events.last)
    let steps =
      ([.launch, .settle] + events.dropLast() + [last]).map {
        Story.Step([$0], settles: false)
      }
    let story = Story(system, steps, screen: screen)
    var locations = Locations()
    locations[.controller(player)] = SourceLocation(
      file: "player.yml", line: 31, column: 7)
    let cast = Roster(Playback(story).after, root: tabs, locations: locations)
    return Explanation(of: story, cast: cast)
  }
}

extension PlayerApp {
  /// Launches and plays events, each as one step that ends when all is still.
  static func play(_ system: RotationSystem, _ events: [RotationEvent]) -> [ReportedStep] {
    var system = system
    var steps: [ReportedStep] = []
    for event in [.launch] + events {
      let entries = system.handle(event) + system.handle(.settle)
      steps.append(
        ReportedStep(number: steps.count + 1, entries: entries, after: system, root: tabs))
    }
    return steps
  }
}
