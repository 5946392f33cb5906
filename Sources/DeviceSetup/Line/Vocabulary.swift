package import TextFormats

/// The words that are allowed in one place, and what they mean.
package struct Vocabulary<Value: Sendable>: Sendable {
  /// What the words name, for messages: `presentation style`.
  package let kind: String
  /// The words in the order messages list them.
  package let entries: [(word: String, value: Value)]

  package init(_ kind: String, _ entries: [(word: String, value: Value)]) {
    self.kind = kind
    self.entries = entries
  }

  /// All words.
  package var words: [String] { entries.map(\.word) }

  /// What a word means.
  package func value(of word: Word) throws(ReadingError) -> Value {
    guard let entry = entries.first(where: { $0.word == word.text }) else {
      throw .unknown(kind, word, allowed: words)
    }
    return entry.value
  }
}

extension Vocabulary where Value: Equatable {
  /// The word for a value; empty if there is none.
  package func word(for value: Value) -> String { entries.first { $0.value == value }?.word ?? "" }
}

extension Vocabulary where Value: CaseIterable, Value: RawRepresentable<String> {
  /// The words of an enum that is written as its raw values.
  package init(_ kind: String, of type: Value.Type) {
    self.init(kind, Value.allCases.map { ($0.rawValue, $0) })
  }
}
