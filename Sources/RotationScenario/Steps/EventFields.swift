import TextFormats
import YAMLDocuments

/// One event as it is written: its word, its value, and its further keys.
struct EventFields {
  let word: EventWord
  let place: Word
  /// What follows the word; nil for a word alone.
  let value: Element?
  private(set) var modifiers: [EventModifier: Element] = [:]
  /// What belongs to the step rather than to the event.
  private(set) var step: [StepKey: Element] = [:]

  /// Takes an event apart.
  ///
  /// - Parameters:
  ///   - element: a word, or a map with one event's word as a key.
  ///   - stepKeys: further keys that are allowed; none in a reaction.
  /// - Throws: what is unknown, missing or too much.
  init(_ element: Element, stepKeys: [StepKey]) throws(ReadingError) {
    let expected = "an event such as launch or turn: landscapeLeft"
    if case .word(let text) = element.content, !text.isEmpty {
      place = Word(text: text, location: element.location)
      word = try Self.event(place)
      value = nil
      try check()
      return
    }
    let entries = try element.entries(expected)
    guard let event = try Self.event(in: entries) else {
      throw ReadingError(element.location, "a step without an event", expected: expected)
    }
    (word, place) = (event.word, event.key)
    value = event.value
    for entry in entries where entry.key != place {
      if let key = StepKey(rawValue: entry.key.text), stepKeys.contains(key) {
        step[key] = entry.value
      } else if let key = EventModifier(rawValue: entry.key.text), word.modifiers.contains(key) {
        modifiers[key] = entry.value
      } else {
        let allowed = word.modifiers.map(\.rawValue) + stepKeys.map(\.rawValue)
        throw .unknown("key beside \(word.rawValue)", entry.key, allowed: allowed)
      }
    }
    try check()
  }

  /// The value, which ``check()`` has made sure of.
  var argument: Element { value ?? Element(content: .word(""), location: place.location) }

  private static func event(_ word: Word) throws(ReadingError) -> EventWord {
    guard let event = EventWord(rawValue: word.text) else {
      throw .unknown("event", word, allowed: EventWord.allCases.map(\.rawValue))
    }
    return event
  }

  /// The one entry that names an event: the first, unless its key is one of those beside events.
  private static func event(
    in entries: [Element.Entry]
  ) throws(ReadingError) -> (word: EventWord, key: Word, value: Element)? {
    var found: (word: EventWord, key: Word, value: Element)?
    for entry in entries {
      guard let word = EventWord(rawValue: entry.key.text) else {
        let isBeside =
          EventModifier(rawValue: entry.key.text) != nil || StepKey(rawValue: entry.key.text) != nil
        if !isBeside && found == nil && entry.key == entries.first?.key {
          _ = try event(entry.key)
        }
        continue
      }
      if let found {
        throw ReadingError(
          entry.key.location,
          "two events in one step, \(found.word.rawValue) and \(word.rawValue)",
          expected: "a step for each")
      }
      found = (word, entry.key, entry.value)
    }
    return found
  }

  private func check() throws(ReadingError) {
    let isThere: Bool
    if let value, case .word("") = value.content { isThere = false } else { isThere = value != nil }
    switch word.argument {
    case .none where isThere:
      throw ReadingError(
        argument.location, "\(word.rawValue) with \(argument.summary)",
        expected: "nothing after \(word.rawValue)")
    case .value(let expected) where !isThere:
      throw ReadingError(place.location, "\(word.rawValue) without a value", expected: expected)
    default: break
    }
  }
}
