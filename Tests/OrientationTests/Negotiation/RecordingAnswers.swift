import Orientation

/// Answers that were known beforehand, and a list of what was asked for.
struct RecordingAnswers: Respondents {
  /// What can be asked.
  enum Question: Equatable {
    case appDelegate, sceneDelegate, autorotate, mask, preferred
    case autorotateTo(InterfaceOrientation)
  }

  var answers: FixedAnswers
  /// Whether the question for the mask came back to the one who was asked.
  var asksBack = false
  private(set) var questions: [Question] = []

  init(_ answers: FixedAnswers) { self.answers = answers }

  mutating func appDelegateMask() -> InterfaceOrientationMask? {
    questions.append(.appDelegate)
    return answers.appDelegate
  }

  mutating func sceneDelegateMask() -> InterfaceOrientationMask? {
    questions.append(.sceneDelegate)
    return answers.sceneDelegate
  }

  mutating func shouldAutorotate() -> Bool {
    questions.append(.autorotate)
    return answers.autorotates
  }

  mutating func supportedInterfaceOrientations() -> InterfaceOrientationMask? {
    questions.append(.mask)
    return asksBack ? nil : answers.controller
  }

  mutating func preferredInterfaceOrientation() -> Preferred {
    questions.append(.preferred)
    return answers.preferred
  }

  mutating func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool {
    questions.append(.autorotateTo(orientation))
    return answers.controller.contains(orientation)
  }

  /// What is asked for during a negotiation, in order.
  static func questions(
    _ trigger: Trigger, _ facts: Facts, _ answers: FixedAnswers = FixedAnswers()
  ) -> [Question] {
    var asked = RecordingAnswers(answers)
    var nobody = NoSteps()
    _ = Negotiation.decide(trigger, facts, asking: &asked, recording: &nobody)
    return asked.questions
  }
}
