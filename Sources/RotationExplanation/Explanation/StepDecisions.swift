import Orientation

/// The decisions of a step, by what they are to the people who ask about it.
struct StepDecisions {
  /// Those that did something, in order; of a launch only what comes after the start.
  private(set) var consequential: [Int] = []
  /// The one that the step came to; nil where there is none.
  private(set) var main: Int?
  /// The last one of each other scene that did something.
  private(set) var elsewhere: [(scene: SceneID, place: Int)] = []
  /// The turn by a resize or a move, where nothing else turns the interface.
  private(set) var reshaping: Int?
  /// The exception that was raised without a decision.
  private(set) var undecidedFault: Fault?

  /// Looks at what a step led to.
  ///
  /// - Parameters:
  ///   - entries: what happened.
  ///   - scene: the scene that is asked about; nil asks about all.
  init(_ entries: [Transcript.Entry], of scene: SceneID?) {
    var own: [Int] = []
    var turnsByDecision = false
    var raisesByDecision = false
    var fault: Fault?
    var others: [SceneID: Int] = [:]
    for (index, entry) in entries.enumerated() {
      switch entry.occurrence {
      case .decided(let decided, let decision, _):
        guard scene == nil || decided == scene else {
          if entry.occurrence.isConsequential { others[decided] = index }
          continue
        }
        guard decision.trigger != .sceneChange else {
          reshaping = index
          continue
        }
        own.append(index)
        if case .turns = decision.outcome { turnsByDecision = true }
        if case .raises = decision.outcome { raisesByDecision = true }
      case .exception(let raised): fault = raised
      default: break
      }
    }
    if turnsByDecision { reshaping = nil }
    undecidedFault = raisesByDecision ? nil : fault
    let did = own.filter { entries[$0].occurrence.isConsequential }
    let launches = own.filter { entries[$0].occurrence.isLaunch }
    consequential = did.filter { $0 != launches.first || launches.count == 1 }
    main =
      consequential.last { entries[$0].occurrence.isEffective } ?? consequential.last ?? did.last
      ?? own.last
    elsewhere = others.sorted { $0.key.index < $1.key.index }.map { ($0.key, $0.value) }
  }
}

extension Occurrence {
  fileprivate var isLaunch: Bool {
    if case .decided(_, let decision, _) = self { decision.trigger == .launch } else { false }
  }

  /// Whether it is a decision that turned, refused or raised something.
  fileprivate var isEffective: Bool {
    guard case .decided(_, let decision, _) = self else { return false }
    if case .stays = decision.outcome { return false }
    return true
  }
}
