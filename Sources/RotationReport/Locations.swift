public import Orientation

/// Where the answers of an app stand in its files.
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

  /// Where one answer stands, nil when it is not known.
  public subscript(_ subject: Subject) -> SourceLocation? {
    get { places[subject] }
    set { places[subject] = newValue }
  }

  /// Where what a speaker says stands.
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

/// A place in a file.
public struct SourceLocation: Sendable, Hashable {
  /// The path as the user gave it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1; nil when only the line is known.
  public var column: Int?

  /// Makes a place.
  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `Player.swift:12`, with the column if it is known.
  public var text: String {
    "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
  }
}
