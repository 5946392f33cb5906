public import Orientation

/// What is wrong with a scenario file, a property list, a recording or a stage.
///
/// Reading stops at the first error, so there is one message for each file.
public struct ReadingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where it is.
  public var location: SourceLocation
  /// What was found there, without a full stop.
  public var message: String
  /// What was expected; nil when the message includes it.
  public var expected: String?
  /// The valid word nearest to what was found; nil when none is near.
  public var nearest: String?

  /// The file's path.
  public var file: String { location.file }
  /// The line, from 1; nil for the file as a whole.
  public var line: Int? { location.line }
  /// The column, from 1.
  public var column: Int? { location.column }

  /// Creates an error.
  public init(
    _ location: SourceLocation, _ message: String, expected: String? = nil, nearest: String? = nil
  ) {
    self.location = location
    self.message = message
    self.expected = expected
    self.nearest = nearest
  }

  /// One line: place, message, what was expected and the nearest word.
  public var description: String {
    let question = nearest == expected ? nil : nearest.map { "did you mean \($0)?" }
    switch (expected, question) {
    case (let expected?, let question?):
      return "\(location): \(message). Expected \(expected); \(question)"
    case (let expected?, nil): return "\(location): \(message). Expected \(expected)."
    case (nil, let question?): return "\(location): \(message); \(question)"
    case (nil, nil): return "\(location): \(message)."
    }
  }

  /// An error about a word that is not one of those allowed.
  package static func unknown(_ kind: String, _ word: Word, allowed: [String]) -> ReadingError {
    let nearest = Spelling.meant(by: word.text, in: allowed)
    let most = 40
    let listed = allowed.prefix(most).joined(separator: ", ") + (allowed.count > most ? ", …" : "")
    let expected = allowed.isEmpty ? "none here" : allowed.count == 1 ? listed : "one of " + listed
    return ReadingError(
      word.location, "unknown \(kind) \(quoted(word.text))", expected: expected, nearest: nearest)
  }

  /// Found text between quotes, on one line and not too long; UIKit's longest names fit.
  package static func quoted(_ text: String) -> String {
    let most = 56
    var shown = ""
    for scalar in text.unicodeScalars.prefix(most) {
      shown += scalar.isPlain ? String(scalar) : scalar.escaped(asASCII: true)
    }
    let isCut = text.unicodeScalars.dropFirst(most).first != nil
    return "'" + shown + (isCut ? "…'" : "'")
  }
}
