import Orientation

extension PlayedStep {
  /// Holds the step's expectations against what happened; an exception must be expected.
  func check(in scenario: Scenario) -> [ExpectationResult] {
    var results = step.expectations.map { expectation in
      let found = StepFindings(step: self, scene: expectation.scene, app: scenario.app)
      let words = found.words(for: expectation.key).filter(expectation.isAbout)
      let result = expectation.result(words)
      guard !result.isMet, expectation.key == .asked, usesEarlierAnswers else { return result }
      return ExpectationResult(
        expectation: expectation, isMet: false,
        found: "\(result.found): UIKit used the answers it had read before")
    }
    let expectsException = step.expectations.contains { $0.key == .raises }
    if !expectsException {
      let raised = StepFindings(step: self, scene: .main, app: scenario.app).words(for: .raises)
      if !raised.isEmpty {
        results.append(Expectation(.raises, .nothing, at: step.location).result(raised))
      }
    }
    return results
  }

  /// Whether a decision of the step rests on answers that were read in an earlier one (`F-25`).
  private var usesEarlierAnswers: Bool {
    decisions().contains { decision in
      decision.steps.contains { step in
        if case .usedAnnounced = step.finding { true } else { false }
      }
    }
  }
}

extension Expectation {
  /// The result of looking at what was found: the words there are for the key, in order.
  func result(_ found: [String]) -> ExpectationResult {
    let isMet: Bool
    switch value {
    case .word(let word): isMet = found.last == word
    case .containing(let text): isMet = found.contains { $0.contains(text) }
    case .nothing: isMet = found.isEmpty
    case .allOf(let words):
      isMet = words.allSatisfy { word in found.contains { Self.matches($0, word) } }
    case .noneOf(let words):
      isMet = !words.contains { word in found.contains { Self.matches($0, word) } }
    case .inOrder(let words):
      var rest = found[...]
      isMet = words.allSatisfy { word in
        guard let index = rest.firstIndex(where: { Self.matches($0, word) }) else { return false }
        rest = rest[(index + 1)...]
        return true
      }
    }
    return ExpectationResult(expectation: self, isMet: isMet, found: describe(found))
  }

  /// Whether what was found has to do with the expectation: with `sees`, the same thing read in
  /// the same callback.
  func isAbout(_ found: String) -> Bool {
    guard key == .sees, case .allOf(let words) = value, let word = words.first,
      let space = word.lastIndex(of: " ")
    else { return true }
    return found.hasPrefix(word[...space])
  }

  /// Whether a word is the one expected: a callback without a value stands for every value, and a
  /// name alone for every question.
  private static func matches(_ found: String, _ expected: String) -> Bool {
    found == expected || (!expected.contains(" ") && found.hasPrefix(expected + " "))
      || (!expected.contains(".") && found.hasPrefix(expected + "."))
  }

  private func describe(_ found: [String]) -> String {
    if found.isEmpty { return "nothing" }
    if case .word = value { return found.last ?? "nothing" }
    if found.count == 1 { return found[0] }
    return "[" + found.joined(separator: ", ") + "]"
  }
}
