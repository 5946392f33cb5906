/// What is wrong with a recording or a file of labels.
///
/// Reading stops at the first error, so there is one message for each file.
public struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file's path, as the caller gave it.
  public var file: String
  /// The line, from 1; nil for the file as a whole.
  public var line: Int?
  /// The column of the line, from 1, in Unicode scalars; nil for the line as a whole.
  public var column: Int?
  /// What was found there, without a full stop.
  public var message: String
  /// What was expected; nil when the message includes it.
  public var expected: String?
  /// The valid word nearest to what was found; nil when none is near.
  public var nearest: String?

  /// Creates an error.
  public init(
    file: String, line: Int? = nil, column: Int? = nil, _ message: String, expected: String? = nil,
    nearest: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.expected = expected
    self.nearest = nearest
  }

  /// One line: place, message, what was expected and the nearest word.
  public var description: String {
    let numbers = [line, column].compactMap { $0 }.map { ":\($0)" }.joined()
    var text = "\(file)\(numbers): \(message)"
    if let expected { text += ". Expected \(expected)" }
    if let nearest { return text + "; did you mean \(nearest)?" }
    return text + "."
  }

  /// Found text between quotes, on one line and not too long.
  static func quoted(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(40) {
      let isPlain = scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
      shown += isPlain ? String(scalar) : scalar.escaped(asASCII: true)
    }
    return "'" + shown + (text.unicodeScalars.count > 40 ? "…'" : "'")
  }
}
