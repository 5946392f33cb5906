import Orientation
import TextFormats
import YAMLDocuments

/// Reads what a controller's overrides answer; a screen and a `change` step write it alike.
enum AnswerReader {
  /// Puts what is written over what the controller answered before.
  static func answers(
    from previous: ControllerAnswers, _ field: (ScreenKey) -> Element?
  ) throws(ReadingError) -> ControllerAnswers {
    var answers = previous
    if let element = field(.supports) { answers.mask = try ScenarioWords.overriddenMask(element) }
    if let element = field(.prefers) { answers.preferred = try preferred(element) }
    if let element = field(.autorotates) {
      answers.autorotates = try ScenarioWords.bool.value(of: element)
    }
    if let element = field(.prefersLocked) {
      answers.prefersLocked = try ScenarioWords.bool.value(of: element)
    }
    if let element = field(.lockChild) {
      answers.asksChildForLock = try ScenarioWords.bool.value(of: element)
    }
    return answers
  }

  /// The keys above.
  static let keys: [ScreenKey] = [.supports, .prefers, .autorotates, .prefersLocked, .lockChild]

  /// A preferred orientation; a number is what code returns that combines two (`A-14`).
  private static func preferred(_ element: Element) throws(ReadingError) -> Preferred {
    let word = try element.word("an interface orientation")
    if word.text == ScenarioWords.notOverridden { return .inherited }
    if let number = Int(word.text) {
      if let orientation = InterfaceOrientation(rawValue: number), number > 0 {
        return .orientation(orientation)
      }
      return .invalid(rawValue: number)
    }
    return .orientation(try ScenarioWords.interfaceOrientation.value(of: word))
  }
}
