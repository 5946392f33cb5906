public import Orientation
public import RotationExplanation

/// One step of a played scenario: what was done, what happened, and how things stood afterwards.
public struct ReportedStep: Sendable {
  /// The step's number, from 1.
  public var number: Int
  /// What was done, as a sentence without its full stop.
  public var title: String
  /// What was done in the few words that fit over a picture.
  public var caption: String
  /// The author's description.
  public var note: String?
  /// What the system did, in order.
  public var entries: [Transcript.Entry]
  /// The names of the ids after the step.
  public var cast: Roster
  /// What the device showed after the step.
  ///
  /// - Complexity: linear in the number of controllers shown, where it comes from a system: texts do
  ///   without it.
  public var frame: FilmFrame {
    get {
      switch shown {
      case .frame(let frame): frame
      case .system(let system): FilmFrame(system)
      }
    }
    set { shown = .frame(newValue) }
  }

  private var shown: Shown

  private enum Shown {
    case frame(FilmFrame)
    case system(RotationSystem)
  }

  /// The turns of a recording, each as a step of its own; empty for a step that is one event.
  public var turns: [ReportedStep] = []
  /// The location of the step in its file.
  public var location: SourceLocation?
  /// What the step rests on that is unknown from the app's code.
  public var doubts: [Explanation.Doubt] = []
  /// The disputed points that how the interface turns and what controllers are called with rest on,
  /// the same that an explanation of it names.
  public var disputes: [Explanation.Dispute] = []
  /// The disputed points that only what is posted and what delegates are called with rest on.
  public var lesserDisputes: [Explanation.Dispute] = []

  /// Creates a step; without a title its first event gives one.
  public init(
    number: Int, title: String? = nil, note: String? = nil, entries: [Transcript.Entry],
    cast: Roster, frame: FilmFrame, location: SourceLocation? = nil
  ) {
    self.init(number, title, note, entries, cast, .frame(frame), location)
  }

  private init(
    _ number: Int, _ title: String?, _ note: String?, _ entries: [Transcript.Entry],
    _ cast: Roster, _ shown: Shown, _ location: SourceLocation?
  ) {
    self.number = number
    self.note = note
    let words = Words(cast)
    let event = Self.event(entries)
    self.title = title ?? event.map { words.event($0).sentenceCased } ?? "Nothing happens"
    caption = title ?? event.map { words.caption($0).sentenceCased } ?? "Nothing happens"
    self.entries = entries
    self.cast = cast
    self.shown = shown
    self.location = location
  }

  /// Creates a step from the system's state after it.
  public init(
    number: Int, title: String? = nil, note: String? = nil, entries: [Transcript.Entry],
    after system: RotationSystem, root: ControllerID? = nil, locations: Locations = Locations(),
    location: SourceLocation? = nil
  ) {
    self.init(
      number, title, note, entries, Roster(system, root: root, locations: locations),
      .system(system), location)
  }

  /// The same for pictures, which look at the frame again and again.
  var keepingFrame: ReportedStep {
    var step = self
    step.frame = frame
    return step
  }

  private static func event(_ entries: [Transcript.Entry]) -> RotationEvent? {
    for entry in entries {
      if case .event(let event, nil) = entry.occurrence { return event }
    }
    return nil
  }
}
