package import Orientation

/// A text in a file or a line, with its place.
package struct Word: Sendable, Hashable {
  /// The text.
  package var text: String
  /// Its location.
  package var location: SourceLocation

  /// Puts a text and its place together.
  package init(text: String, location: SourceLocation) {
    self.text = text
    self.location = location
  }
}
