import Orientation

/// The words that may stand in one place of a scenario file, and what they mean.
struct Vocabulary<Value: Sendable>: Sendable {
  /// What the words name, for messages: `presentation style`.
  let kind: String
  /// The words in the order messages list them.
  let entries: [(word: String, value: Value)]

  init(_ kind: String, _ entries: [(word: String, value: Value)]) {
    self.kind = kind
    self.entries = entries
  }

  /// All words.
  var words: [String] { entries.map(\.word) }

  /// What a word means.
  func value(of word: Word) throws(ScenarioError) -> Value {
    guard let entry = entries.first(where: { $0.word == word.text }) else {
      throw .unknown(kind, word, allowed: words)
    }
    return entry.value
  }

  /// What the word that stands in an element means.
  func value(of element: Element) throws(ScenarioError) -> Value {
    try value(of: element.word("one of " + words.joined(separator: ", ")))
  }
}

extension Vocabulary where Value: Equatable {
  /// The word for a value; empty if there is none.
  func word(for value: Value) -> String { entries.first { $0.value == value }?.word ?? "" }
}

extension Vocabulary where Value: CaseIterable, Value: RawRepresentable<String> {
  /// The words of an enum that is written as its raw values.
  init(_ kind: String, of type: Value.Type) {
    self.init(kind, Value.allCases.map { ($0.rawValue, $0) })
  }
}
