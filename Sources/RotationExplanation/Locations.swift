public import Orientation

/// The locations of an app's answers in its files.
public struct Locations: Sendable, Hashable {
  /// Who answers.
  public enum Subject: Sendable, Hashable {
    /// The Info.plist's list of orientations.
    case infoPlist
    /// The app delegate's answer.
    case appDelegate
    /// The scene delegate's answer.
    case sceneDelegate
    /// A controller's answer.
    case controller(ControllerID)
  }

  private var places: [Subject: SourceLocation]

  /// Makes locations.
  public init(_ places: [Subject: SourceLocation] = [:]) { self.places = places }

  /// The location of one answer, nil when it is not known.
  public subscript(_ subject: Subject) -> SourceLocation? {
    get { places[subject] }
    set { places[subject] = newValue }
  }

  /// The location of a speaker's answer.
  subscript(speaker speaker: Speaker) -> SourceLocation? {
    switch speaker {
    case .infoPlist: places[.infoPlist]
    case .appDelegate: places[.appDelegate]
    case .sceneDelegate: places[.sceneDelegate]
    case .controller(let id): places[.controller(id)]
    case .device, .userLock, .idiomDefault, .decisionMaker, .environment, .request,
      .preferenceLock, .system:
      nil
    }
  }
}
