public import Orientation

/// A fact of a scenario that a decision can rest on.
public enum ScenarioFact: Sendable, Hashable {
  /// The device, the system and their state.
  case stage
  /// A key of the Info.plist, or all of it.
  case infoPlist(InfoPlistKey?)
  /// The app delegate's mask.
  case appDelegate
  /// The scene delegate's mask.
  case sceneDelegate
  /// How a disputed point is settled.
  case policy(PolicyPoint)
  /// The root of the main window.
  case root
  /// A key of a screen, or all of it.
  case screen(ControllerID, ScreenKey?)
  /// How one screen leads to another.
  case way(ControllerID, ControllerID)
}

/// The locations of a scenario's facts.
public struct Places: Sendable, Hashable {
  private var locations: [ScenarioFact: SourceLocation] = [:]

  /// Creates an empty table.
  public init() {}

  /// The location of a fact.
  public subscript(fact: ScenarioFact) -> SourceLocation? {
    get { locations[fact] }
    set { locations[fact] = newValue }
  }

  /// The location of a fact or, if it is not written, of what it is part of.
  ///
  /// - Parameter fact: the fact.
  /// - Returns: nil for what the file does not mention at all.
  public func nearest(to fact: ScenarioFact) -> SourceLocation? {
    if let location = locations[fact] { return location }
    switch fact {
    case .infoPlist(.some): return locations[.infoPlist(nil)]
    case .screen(let id, .some): return locations[.screen(id, nil)]
    default: return nil
    }
  }
}

extension Scenario {
  /// The location of an answer in a decision.
  ///
  /// - Parameter speaker: the speaker.
  /// - Returns: nil for speakers that are not in the file, such as UIKit itself.
  public func location(of speaker: Speaker) -> SourceLocation? {
    switch speaker {
    case .device, .userLock, .environment: places[.stage]
    case .infoPlist:
      places.nearest(
        to: .infoPlist(
          app.application.infoPlist.key(
            for: stage.idiom(isPhoneOnly: app.application.isPhoneOnly))))
    case .appDelegate: places[.appDelegate]
    case .sceneDelegate: places[.sceneDelegate]
    case .controller(let id): location(of: id)
    case .idiomDefault, .decisionMaker, .request, .preferenceLock, .system: nil
    }
  }

  /// Where a controller's mask comes from: its answer, how it forwards, or the screen.
  private func location(of id: ControllerID) -> SourceLocation? {
    guard app.screens.indices.contains(id.index) else { return nil }
    let forwards = app.screens[id.index].controller.forwarding != .none
    return places.nearest(to: .screen(id, forwards ? .forwards : .supports))
  }
}
