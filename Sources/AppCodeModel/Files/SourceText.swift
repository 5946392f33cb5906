public import Orientation
import TextFormats

/// The bytes of a source file, and where its lines begin.
public struct SourceText: Sendable {
  /// The file's path, as findings show it: relative to the project, with forward slashes.
  public let path: String
  /// The bytes as they are on disk.
  public let bytes: [UInt8]
  private let lines: LineTable

  /// Takes a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: of any encoding; what is not UTF-8 is replaced where text is asked for.
  ///   - path: relative to the project.
  /// - Complexity: O(n) in the number of bytes.
  public init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// How many lines there are; one more than line ends.
  public var lineCount: Int { lines.count }

  /// The line of an offset, from 1.
  ///
  /// - Complexity: O(log n) in the number of lines.
  public func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// Where a stretch begins; the column counts Unicode scalars, from 1.
  ///
  /// - Complexity: O(log n) in the number of lines, however long they are.
  public func location(of span: SourceSpan) -> SourceLocation {
    let position = lines.position(of: Int(span.start), in: bytes)
    return SourceLocation(file: path, line: position.line, column: position.column)
  }

  /// The text of a stretch.
  ///
  /// - Complexity: linear in its length.
  public func text(_ span: SourceSpan) -> String {
    let range = span.range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The bytes of a line without its end, from 1; empty for a line that does not exist.
  public func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    let range = lines.range(ofLine: line, in: bytes)
    let start = range.lowerBound
    var end = range.upperBound
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return bytes[start..<end]
  }
}
