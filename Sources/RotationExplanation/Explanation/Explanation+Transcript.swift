public import Orientation

extension Explanation {
  /// Explains what an event did to the interface, or why it did nothing.
  ///
  /// Where several decisions did something, each is explained, and the first sentence has them all.
  ///
  /// - Parameters:
  ///   - entries: what the system did on the event, from the event itself on.
  ///   - earlier: what it did before, from the launch on: from iOS 16 a decision can rest on
  ///     answers that were read long before (`F-25`).
  ///   - cast: the names of the ids, as it was then.
  ///   - screen: the controller that is asked about; nil asks about the interface as a whole.
  /// - Complexity: linear in the entries.
  public init(
    of entries: [Transcript.Entry], after earlier: [Transcript.Entry] = [], cast: Roster,
    screen: ControllerID? = nil
  ) {
    self.init(of: entries, after: earlier, cast: cast, screen: screen, isToldElsewhere: false)
  }

  /// Explains the last step of a story, and finds out by playing it again what would change it.
  package init(of story: Story, after earlier: [Transcript.Entry]? = nil, cast: Roster) {
    let playback = Playback(story)
    self.init(
      of: playback.momentEntries,
      after: earlier ?? Array(playback.entries.dropLast().joined()), cast: cast,
      screen: story.screen, isToldElsewhere: true)
    tell(story, playback, playback.namedPoints, cast)
    rows += cast.unaskedAnswers.map(Row.init)
  }

  private init(
    of entries: [Transcript.Entry], after earlier: [Transcript.Entry], cast: Roster,
    screen: ControllerID?, isToldElsewhere: Bool
  ) {
    let scene = screen.flatMap { cast.system?.scene(of: $0) }
    let step = StepDecisions(entries, of: scene)
    let all = Transcript(earlier + entries)
    func explain(_ place: Int, isPart: Bool = false) -> Explanation? {
      Explanation(
        all, at: earlier.count + place, cast: cast, screen: screen,
        isToldElsewhere: isPart || isToldElsewhere)
    }
    if let fault = step.undecidedFault {
      self.init(crash: fault, cast)
    } else if let place = step.reshaping,
      case .decided(let scene, let decision, let steps) = entries[place].occurrence
    {
      self.init(reshaped: entries, decision, steps, cast, screen, scene)
    } else if let main = step.main, let explanation = explain(main) {
      self = explanation
      addLaunch(entries[..<main])
      let told = step.consequential.compactMap { explain($0, isPart: true) }
      if told.count > 1 { add(told) }
    } else {
      self = Self.undecided(
        entries, cast, screen, held: Self.held(all.entries[...]), isToldElsewhere)
    }
    tellDroppedLock(entries, cast, of: scene ?? .main)
    for (other, place) in step.elsewhere {
      guard case .decided(_, let decision, let steps) = entries[place].occurrence else { continue }
      let words = Words(cast)
      rows.append(
        Row(words.scene(other), "", words.outcome(decision, steps), rule: steps.last?.rule))
    }
    for entry in entries {
      guard case .log(let line) = entry.occurrence else { continue }
      rows.append(Row("log", "", Words.log(line), rule: line.rule))
    }
  }

  /// Adds the decisions of a step one after the other.
  private mutating func add(_ told: [Explanation]) {
    parts = told.map { Part(headline: $0.headline, rows: $0.rows, result: $0.result) }
    rows = rows.filter { row in !told.contains { $0.rows.contains(row) } }
    headline = told.enumerated().map { index, part in
      let subject = "The interface "
      guard index > 0 else { return part.headline }
      return part.headline.hasPrefix(subject)
        ? "Then it " + part.headline.dropFirst(subject.count) : "Then: " + part.headline
    }.joined(separator: " ")
  }

  /// Explains a decision of a transcript, nil where there is none.
  ///
  /// - Parameters:
  ///   - transcript: what happened, from the launch on.
  ///   - index: the place of the decision in the transcript; nil takes the last one.
  ///   - cast: the names of the ids, as it was then.
  ///   - screen: the controller that is asked about; nil asks about the interface as a whole.
  /// - Complexity: linear in the transcript.
  public init?(
    _ transcript: Transcript, at index: Int? = nil, cast: Roster, screen: ControllerID? = nil
  ) {
    self.init(transcript, at: index, cast: cast, screen: screen, isToldElsewhere: false)
  }

  private init?(
    _ transcript: Transcript, at index: Int?, cast: Roster, screen: ControllerID?,
    isToldElsewhere: Bool
  ) {
    let entries = transcript.entries
    let place = index ?? entries.lastIndex { $0.occurrence.isDecision }
    guard let place, entries.indices.contains(place),
      case .decided(let scene, let decision, let steps) = entries[place].occurrence
    else { return nil }
    var context = Context(held: Self.held(entries[..<place]))
    context.isToldElsewhere = isToldElsewhere
    if scene != .main && screen == nil { context.scene = scene }
    let usesAnnounced = steps.contains { $0.finding.isAnnounced }
    let read = usesAnnounced ? Self.reading(entries[..<place], scene) : place
    if let read {
      context.chain = Self.chain(entries[..<read])
      if case .decided(_, _, let readSteps) = entries[read].occurrence, usesAnnounced {
        context.reading = readSteps
      }
    }
    self.init(decision, steps, cast: cast, screen: screen, context: context)
  }

  /// What the device orientation was set to last, by a turn or by a write.
  private static func held(_ entries: ArraySlice<Transcript.Entry>) -> DeviceOrientation? {
    for entry in entries.reversed() {
      switch entry.occurrence {
      case .event(.turn(let pose), _): return pose
      case .event(.setDeviceOrientation(let rawValue), _):
        return DeviceOrientation(rawValue: rawValue)
      default: break
      }
    }
    return nil
  }

  /// The place of the last negotiation that read the masks of a scene.
  private static func reading(_ entries: ArraySlice<Transcript.Entry>, _ scene: SceneID) -> Int? {
    entries.lastIndex { entry in
      guard case .decided(scene, let decision, let steps) = entry.occurrence else { return false }
      return decision.masks != nil && !steps.contains { $0.finding.isAnnounced }
    }
  }

  /// The controllers that were asked for their masks just before a decision, as long as each gave
  /// the next one's answer.
  private static func chain(_ entries: ArraySlice<Transcript.Entry>) -> [ControllerID] {
    var asked: [(ControllerID, RotationAnswer)] = []
    for entry in entries.reversed() {
      guard case .asked(let speaker, let question, let answer) = entry.occurrence else { break }
      guard case .controller(let id) = speaker, question == .supportedInterfaceOrientations
      else { continue }
      asked.append((id, answer))
    }
    let inOrder = asked.reversed()
    return inOrder.prefix { $0.1 == inOrder.first?.1 }.map(\.0)
  }
}

extension Occurrence {
  var isDecision: Bool { if case .decided = self { true } else { false } }

  /// Whether it is a decision that did something.
  package var isConsequential: Bool {
    guard case .decided(_, let decision, _) = self else { return false }
    return switch decision.outcome {
    case .stays(.alreadyThere), .stays(.notNegotiated): false
    default: true
    }
  }
}
