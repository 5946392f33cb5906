public import Staging

/// The bytes of a source file, and where its lines begin.
public struct SourceText: Sendable {
  /// The file's path, as findings show it: relative to the project, with forward slashes.
  public let path: String
  /// The bytes as they are on disk.
  public let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let lineStarts: [Int32]

  /// Takes a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: of any encoding; what is not UTF-8 is replaced where text is asked for.
  ///   - path: relative to the project.
  /// - Complexity: O(n) in the number of bytes.
  public init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
    var starts: [Int32] = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n")
        || (byte == UInt8(ascii: "\r")
          && (index == bytes.count || bytes[index] != UInt8(ascii: "\n")))
      {
        starts.append(Int32(truncatingIfNeeded: index))
      }
    }
    lineStarts = starts
  }

  /// How many lines there are; one more than line ends.
  public var lineCount: Int { lineStarts.count }

  /// The line of an offset, from 1.
  ///
  /// - Complexity: O(log n) in the number of lines.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Where a stretch begins; the column counts Unicode scalars, from 1.
  ///
  /// - Complexity: O(log n) in the number of lines, and linear in the column.
  public func location(of span: SourceSpan) -> SourceLocation {
    let offset = min(max(Int(span.start), 0), bytes.count)
    let line = line(of: offset)
    var column = 1
    for index in Int(lineStarts[line - 1])..<offset where bytes[index] & 0xC0 != 0x80 {
      column += 1
    }
    return SourceLocation(file: path, line: line, column: column)
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
    guard lineStarts.indices.contains(line - 1) else { return [] }
    let start = Int(lineStarts[line - 1])
    var end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return bytes[start..<end]
  }
}
