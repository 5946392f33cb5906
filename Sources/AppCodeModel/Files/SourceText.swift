package import Orientation
import TextFormats

/// The bytes of a source file, and where its lines begin.
package struct SourceText: Sendable {
  /// The file's path, as findings show it: relative to the project, with forward slashes.
  package let path: String
  /// The bytes as they are on disk.
  package let bytes: [UInt8]
  private let lines: LineTable

  /// Takes a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: of any encoding; what is not UTF-8 is replaced where text is asked for.
  ///   - path: relative to the project.
  /// - Complexity: O(n) in the number of bytes.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// How many lines there are; one more than line ends.
  package var lineCount: Int { lines.count }

  /// The line of an offset, from 1.
  ///
  /// - Complexity: O(log n) in the number of lines.
  package func line(of offset: Int) -> Int { lines.line(of: offset) }

  /// Where a stretch begins; the column counts Unicode scalars, from 1.
  ///
  /// - Complexity: O(log n) in the number of lines, however long they are.
  package func location(of span: SourceSpan) -> SourceLocation {
    let position = lines.position(of: Int(span.start), in: bytes)
    return SourceLocation(file: path, line: position.line, column: position.column)
  }

  /// The text of a stretch.
  ///
  /// - Complexity: linear in its length.
  package func text(_ span: SourceSpan) -> String {
    let range = span.range.clamped(to: 0..<bytes.count)
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The bytes of a line without its end, from 1; empty for a line that does not exist.
  package func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
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
