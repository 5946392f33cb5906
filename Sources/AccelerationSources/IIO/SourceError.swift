/// What is wrong with a source of acceleration.
public struct SourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file it is about; nil for a text that came from no file.
  public var path: String?
  /// What was found, without a full stop.
  public var message: String
  /// What was expected; nil when the message includes it.
  public var expected: String?

  /// Creates an error.
  public init(_ message: String, expected: String? = nil, path: String? = nil) {
    self.message = message
    self.expected = expected
    self.path = path
  }

  /// One line: the file, what was found and what was expected.
  public var description: String {
    (path.map { "\($0): " } ?? "") + message + (expected.map { ". Expected \($0)." } ?? ".")
  }
}
