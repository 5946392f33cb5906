import Orientation

extension Explanation {
  /// Adds whether the app's iOS 26 lock holds, and which condition fails if not (`F-34`, `F-35`).
  ///
  /// - Parameters:
  ///   - entries: what the system did on the event.
  ///   - event: what happened; only what makes the system look at the lock counts.
  ///   - cast: the names of the ids, as it was afterwards.
  ///   - screen: the controller that is asked about.
  mutating func tellLock(
    _ entries: [Transcript.Entry], _ event: RotationEvent?, _ cast: Roster,
    about screen: ControllerID?
  ) {
    switch event {
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked, .cover: break
    default: return
    }
    let words = Words(cast)
    var wish: (name: String, isWanted: Bool)?
    for entry in entries {
      guard case .asked(.controller(let id), let question, let answer) = entry.occurrence else {
        continue
      }
      rows.append(
        Row(
          "asked", words.name(id), "\(words.question(question)) = \(words.answer(answer))",
          decides: answer == .bool(false), rule: question.rule,
          location: cast.locations[.controller(id)]))
      if case .bool(let isWanted) = answer { wish = (words.name(id), isWanted) }
    }
    if let screen, wish != nil, wish?.name != words.name(screen),
      cast.controller(screen)?.answers.prefersLocked == true
    {
      rows.append(
        Row(
          "not asked", words.name(screen), "prefersInterfaceOrientationLocked = true", rule: "F-36",
          location: cast.locations[.controller(screen)]))
    }
    let now = Words.name(cast.interfaceOrientation)
    if cast.isLocked {
      let who = wish.map { ": \($0.name) asks for it" } ?? ""
      headline = "The interface is locked in \(now)\(who)."
      result = Row("result", "", "locked in \(now)", rule: "F-34")
      return
    }
    result = Row(
      "result", "", "not locked: the next turn of the device is followed, \(now) until then",
      rule: "F-35")
    if let wish, !wish.isWanted {
      headline = "The interface is not locked: \(wish.name) does not ask for it."
      result.rule = "F-34"
    } else if let obstacle = cast.lockObstacle {
      let why = Words.lockObstacle(obstacle)
      headline = "The interface is not locked: \(why)."
      rows.append(Row("place", "", why, decides: true, rule: "F-35"))
    }
  }
}

extension Explanation {
  /// Adds that the app's lock ended with what happened, and why (`F-35`, `M-22`, `M-23`).
  ///
  /// - Parameters:
  ///   - entries: what the system did on the event.
  ///   - cast: the names of the ids, as it was afterwards.
  ///   - scene: the scene that is explained.
  mutating func tellDroppedLock(
    _ entries: [Transcript.Entry], _ cast: Roster, of scene: SceneID
  ) {
    var isDropped = false
    for entry in entries {
      switch entry.occurrence {
      case .event(.setNeedsUpdateOfPrefersInterfaceOrientationLocked, _), .event(.cover, _): return
      case .geometry(scene, let from, let to)
      where from.isInterfaceOrientationLocked != to.isInterfaceOrientationLocked:
        isDropped = from.isInterfaceOrientationLocked
      default: break
      }
    }
    guard isDropped, let system = cast.system else { return }
    let obstacle = system.lockObstacle(of: scene)
    let why = obstacle.map { Words.lockObstacle($0) } ?? "no deciding controller asks for it"
    headline += " The app's orientation lock ends: \(why)."
    rows.append(
      Row(
        "lock", "", "the app's orientation lock ends: \(why)",
        rule: obstacle == nil ? "M-23" : "F-35"))
  }
}

extension RotationQuestion {
  /// The rule that has the system put this question about the lock.
  fileprivate var rule: RuleID {
    self == .childForInterfaceOrientationLock ? "F-36" : "F-34"
  }
}
