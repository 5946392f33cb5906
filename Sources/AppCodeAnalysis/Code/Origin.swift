package import AppCodeModel
package import Orientation

/// An expression in a file.
package struct Origin: Sendable, Hashable {
  /// The file.
  package var file: CodeFile
  /// Its location in it.
  package var span: SourceSpan

  /// Creates an origin.
  package init(_ file: CodeFile, _ span: SourceSpan) {
    self.file = file
    self.span = span
  }

  /// Its location, for messages.
  package var location: SourceLocation { file.location(of: span) }
}
