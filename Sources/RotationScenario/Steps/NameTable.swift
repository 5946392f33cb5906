import Orientation
import TextFormats
import YAMLDocuments

/// The names of windows or scenes that steps open, in the order of opening.
struct NameTable {
  /// `window` or `scene`.
  let kind: String
  private var names = ["main"]
  private var indices = ["main": 0]

  init(kind: String) { self.kind = kind }

  /// Notes that one more is open; without a name it is called by its number.
  mutating func add(_ element: Element?) throws(ReadingError) {
    let word =
      try element?.word("a name")
      ?? Word(text: String(names.count), location: SourceLocation(file: ""))
    guard indices.updateValue(names.count, forKey: word.text) == nil else {
      throw ReadingError(word.location, "a second \(kind) called \(ReadingError.quoted(word.text))")
    }
    names.append(word.text)
  }

  /// The place in the table of the one an element names.
  func index(_ element: Element) throws(ReadingError) -> Int {
    try index(element.word("the name of a \(kind)"))
  }

  /// The place in the table of the one with a name.
  func index(_ word: Word) throws(ReadingError) -> Int {
    guard let index = indices[word.text] else { throw .unknown(kind, word, allowed: names) }
    return index
  }
}
