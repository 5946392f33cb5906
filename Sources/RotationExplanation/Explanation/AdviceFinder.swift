import Orientation

/// Finds what would bring about what the people who ask would like to be otherwise.
struct AdviceFinder {
  let story: Story
  let playback: Playback
  let cast: Roster

  private var words: Words { Words(cast) }

  /// The advice; nil where nothing has to change.
  var advice: Advice? {
    guard let aim = Aim(story, playback) else { return flat.map { Advice(notes: [$0]) } }
    let seeker = ChangeSeeker(story: story, playback: playback, aim: aim, words: words)
    guard var advice = seeker.advice(purpose(aim)) else { return Advice(notes: [hopeless(aim)]) }
    if isRefusedByMode { advice.notes.append(Self.resizable) }
    if case .starts = aim.goal { advice.notes.append(Self.earlyLayout) }
    return advice
  }

  /// What is so of a device that is flat.
  private var flat: String? {
    guard story.momentEvents.contains(where: { $0.laysFlat }), !playback.hasCrashed else {
      return nil
    }
    return "While flat it keeps the last interface orientation; it follows the device again when"
      + " the user holds it upright or on one of its sides."
  }

  private var isRefusedByMode: Bool {
    playback.momentEntries.contains { entry in
      if case .error(_, .windowingMode) = entry.occurrence { true } else { false }
    }
  }

  private static let resizable =
    "Code cannot turn a scene that the user can resize: lay out for its size; handle the error."

  private static let earlyLayout =
    "Code that runs before the turn, in viewDidLoad and viewWillAppear, has the initial size: lay"
    + " out for the bounds in viewWillLayoutSubviews."

  private func purpose(_ aim: Aim) -> String {
    switch aim.goal {
    case .turns(let mask):
      let follows =
        playback.before.pose != playback.after.pose
        && story.momentEvents.contains { $0.asks(for: mask) }
      return follows ? "To let it turn" : "To turn it to \(Words.either(mask))"
    case .keeps(let mask):
      let stays =
        playback.before.has(aim.scene)
        && mask == playback.before.geometry(of: aim.scene).interfaceOrientation.mask
      return stays ? "To keep it from turning" : "To keep it in \(Words.either(mask))"
    case .granted: return "To have it granted"
    case .starts(let mask, _): return "To let it start in \(Words.either(mask))"
    case .survives: return "To keep it from crashing"
    case .locks: return "To lock it"
    case .unlocks: return "To unlock it"
    }
  }

  /// Why nothing helps, and who could change that.
  private func hopeless(_ aim: Aim) -> String {
    let after = playback.after
    let wish = aim.wish
    if !wish.isEmpty, let masks = playback.lastMasks, masks.device.isDisjoint(with: wish) {
      return "Nothing the app does changes that: \(cast.device.name) has no \(Words.list(wish))."
    }
    switch aim.goal {
    case .locks:
      return after.lockObstacle(of: aim.scene).flatMap { Words.remedy($0) }
        ?? "Nothing that the app can change helps here."
    case .granted:
      return isRefusedByMode ? Self.resizable : Self.nothing
    case .keeps:
      return "Nothing the app or the user does keeps it there: lay out for the size of the scene."
    case .turns where !MaskForceFinding(situation(aim).facts, policy: after.policy).force.counts:
      return "Nothing turns here: lay out for the size of the scene."
    case .turns, .starts, .unlocks, .survives:
      return Self.nothing
    }
  }

  private static let nothing =
    "None of the changes that were tried helps: other answers, another Info.plist, calls and"
    + " presentations, one or two at a time."

  private func situation(_ aim: Aim) -> Situation { playback.after.situation(of: aim.scene) }
}

extension RotationEvent {
  /// Whether the device is turned to an orientation.
  fileprivate func asks(for mask: InterfaceOrientationMask) -> Bool {
    if case .turn(let pose) = self { pose.interfaceOrientation?.mask == mask } else { false }
  }

  fileprivate var laysFlat: Bool {
    if case .turn(let pose) = self { pose.interfaceOrientation == nil } else { false }
  }
}

extension Words {
  /// The orientations of a mask, any one of them: `landscape`, `portrait or landscapeLeft`.
  static func either(_ mask: InterfaceOrientationMask) -> String {
    mask == .landscape || mask == .all
      ? self.mask(mask)
      : InterfaceOrientation.valid.filter { mask.contains($0) }.map { name($0) }.listed("or")
  }
}
