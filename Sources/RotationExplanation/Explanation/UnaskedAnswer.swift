package import Orientation

/// Something an app answers that its system never asks for.
package struct UnaskedAnswer: Sendable, Hashable {
  /// Who answers it.
  package var speaker: String
  /// The answer, and from when on UIKit asks for it; sentences without the last full stop.
  package var text: String
  package var rule: RuleID
  package var location: SourceLocation?

  /// One sentence or two, for where no table has the rule.
  package var sentence: String { "Not asked here: \(speaker): \(text) (\(rule))." }
}

extension Roster {
  /// What the app answers that this system is too old to ask for.
  ///
  /// - Complexity: linear in the number of controllers.
  package var unaskedAnswers: [UnaskedAnswer] {
    let words = Words(self)
    func since(_ behavior: Behavior) -> String {
      let first = BehaviorTable.known.first(with: behavior)
      return first.map { "UIKit asks for it from \($0.name(on: device.idiom)) on" }
        ?? "UIKit never asks for it"
    }
    var found: [UnaskedAnswer] = []
    if let mask = application.sceneDelegateMask, !behaviors[.sceneDelegateAnswers] {
      found.append(
        UnaskedAnswer(
          speaker: "scene delegate", text: "\(Words.mask(mask)). \(since(.sceneDelegateAnswers))",
          rule: "N-23", location: locations[.sceneDelegate]))
    }
    guard !behaviors[.lockPreference], system?.hasPreferredLock ?? true else { return found }
    let locking = controllers.indices.map { ControllerID($0) }.filter {
      controllers[$0.index].answers.prefersLocked
    }
    if let first = locking.first {
      found.append(
        UnaskedAnswer(
          speaker: locking.map { words.name($0) }.listed(),
          text: "prefersInterfaceOrientationLocked true. \(since(.lockPreference))", rule: "F-34",
          location: locking.count == 1 ? locations[.controller(first)] : nil))
    }
    return found
  }
}

extension Explanation.Row {
  /// The row of an answer that is never asked for.
  init(_ answer: UnaskedAnswer) {
    self.init(
      "not asked", answer.speaker, answer.text, rule: answer.rule, location: answer.location)
  }
}
