import Orientation

extension Explanation {
  /// Adds whether the app's iOS 26 lock holds, and which condition fails if not (`F-34`, `F-35`).
  ///
  /// - Parameters:
  ///   - entries: what the system did on the event.
  ///   - event: what happened; only what makes the system look at the lock counts.
  ///   - cast: the names of the ids, as it was afterwards.
  mutating func tellLock(_ entries: [Transcript.Entry], _ event: RotationEvent?, _ cast: Roster) {
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
    let now = Words.name(cast.interfaceOrientation)
    if cast.isLocked {
      let who = wish.map { ": \($0.name) asks for it" } ?? ""
      headline = "The interface is locked in \(now)\(who)."
      result = Row("result", "", "locked in \(now)", rule: "F-34")
      return
    }
    result = Row("result", "", "not locked: the interface follows the device again", rule: "F-35")
    if let wish, !wish.isWanted {
      headline = "The interface is not locked: \(wish.name) does not ask for it."
      result.rule = "F-34"
      advice = Advice(
        "To lock it",
        [
          "answer true to prefersInterfaceOrientationLocked",
          "call setNeedsUpdateOfPrefersInterfaceOrientationLocked()",
        ])
    } else if let obstacle = cast.lockObstacle {
      let why = Words.lockObstacle(obstacle)
      headline = "The interface is not locked: \(why)."
      rows.append(Row("place", "", why, decides: true, rule: "F-35"))
      advice = Words.remedy(obstacle).map { Advice("", [], notes: [$0]) }
    }
  }
}

extension RotationQuestion {
  /// The rule that has the system put this question about the lock.
  fileprivate var rule: RuleID {
    self == .childForInterfaceOrientationLock ? "F-36" : "F-34"
  }
}
