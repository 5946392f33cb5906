package import Orientation
package import TextFormats

/// A value in a file, with its place.
///
/// Numbers and booleans are words too: what a word means depends on its position, so `on` and
/// `26.0` stay as written.
package struct Element: Sendable {
  package var content: Content
  package var location: SourceLocation

  package enum Content: Sendable {
    case word(String)
    case list([Element])
    case map([Entry])
  }

  package struct Entry: Sendable {
    package var key: Word
    package var value: Element

    /// Puts a key and its value together.
    package init(key: Word, value: Element) {
      self.key = key
      self.value = value
    }
  }

  /// Creates a value.
  package init(content: Content, location: SourceLocation) {
    self.content = content
    self.location = location
  }

  /// What the element is, for messages.
  package var summary: String {
    switch content {
    case .word(""): "nothing"
    case .word(let text): ReadingError.quoted(text)
    case .list: "a list"
    case .map: "a map"
    }
  }

  /// The element as one word.
  package func word(_ expected: String) throws(ReadingError) -> Word {
    guard case .word(let text) = content, !text.isEmpty else { throw mismatch(expected) }
    return Word(text: text, location: location)
  }

  /// The element as a map.
  package func entries(_ expected: String) throws(ReadingError) -> [Entry] {
    guard case .map(let entries) = content else { throw mismatch(expected) }
    return entries
  }

  /// The element as a list.
  package func elements(_ expected: String) throws(ReadingError) -> [Element] {
    guard case .list(let elements) = content else { throw mismatch(expected) }
    return elements
  }

  /// The elements of a list, or the element itself where a list of one need not be written as one.
  package var oneOrMore: [Element] {
    if case .list(let elements) = content { elements } else { [self] }
  }

  /// The error for an element of the wrong kind.
  package func mismatch(_ expected: String) -> ReadingError {
    ReadingError(location, "found \(summary)", expected: expected)
  }
}
