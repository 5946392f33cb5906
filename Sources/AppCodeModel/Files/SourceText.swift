public import Orientation

/// The bytes of a source file, and where its lines begin.
public struct SourceText: Sendable {
  /// The file's path, as findings show it: relative to the project, with forward slashes.
  public let path: String
  /// The bytes as they are on disk.
  public let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let lineStarts: [Int32]
  /// How many scalars begin before each block of bytes; empty where no line is long enough for it.
  private let scalars: [Int32]

  /// How many bytes are a block: a column is found by counting within one.
  private static let block = 1_024

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
    scalars = Self.hasLongLine(starts, bytes.count) ? Self.scalars(bytes) : []
  }

  private static func hasLongLine(_ starts: [Int32], _ count: Int) -> Bool {
    var last: Int32 = 0
    for start in starts {
      if start - last > 4 * block { return true }
      last = start
    }
    return count - Int(last) > 4 * block
  }

  private static func scalars(_ bytes: [UInt8]) -> [Int32] {
    var scalars: [Int32] = []
    var count: Int32 = 0
    for (index, byte) in bytes.enumerated() {
      if index % block == 0 { scalars.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
    }
    return scalars
  }

  /// How many scalars begin in front of an offset, from the line's start or the file's.
  private func scalarCount(_ offset: Int, from start: Int) -> Int {
    var count = 0
    var start = start
    if !scalars.isEmpty {
      let block = min(offset / Self.block, scalars.count - 1)
      count = Int(scalars[block])
      start = block * Self.block
    }
    for index in start..<offset where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
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
  /// - Complexity: O(log n) in the number of lines, however long they are.
  public func location(of span: SourceSpan) -> SourceLocation {
    let offset = min(max(Int(span.start), 0), bytes.count)
    let line = line(of: offset)
    let start = Int(lineStarts[line - 1])
    let before = scalars.isEmpty ? 0 : scalarCount(start, from: 0)
    let column = 1 + scalarCount(offset, from: start) - before
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
