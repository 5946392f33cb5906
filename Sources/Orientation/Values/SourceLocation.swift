/// A place in a file.
public struct SourceLocation: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The file's path, as the caller gave it.
  public var file: String
  /// The line, from 1; nil for the file as a whole.
  public var line: Int?
  /// The column, from 1, in Unicode scalars.
  public var column: Int?

  /// Creates a location in a file, or of the whole file.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `Examples/video-player.yml:12:9`, as compilers write it, on one line whatever the file's name.
  public var description: String {
    let file = file.plain
    guard let line else { return file }
    guard let column else { return "\(file):\(line)" }
    return "\(file):\(line):\(column)"
  }

  /// Orders by file, then line, then column; a file as a whole comes before its lines.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
    if a.file != b.file { return a.file < b.file }
    return (a.line ?? 0, a.column ?? 0) < (b.line ?? 0, b.column ?? 0)
  }
}
