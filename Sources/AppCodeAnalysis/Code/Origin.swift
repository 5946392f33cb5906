public import AppCodeModel
public import Orientation

/// An expression in a file.
public struct Origin: Sendable, Hashable {
  /// The file.
  public var file: CodeFile
  /// Its location in it.
  public var span: SourceSpan

  /// Creates an origin.
  public init(_ file: CodeFile, _ span: SourceSpan) {
    self.file = file
    self.span = span
  }

  /// Its location, for messages.
  public var location: SourceLocation { file.location(of: span) }
}
