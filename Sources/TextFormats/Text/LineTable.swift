/// Where the lines of a text begin, so that a place in it is found quickly however long it is.
///
/// A line ends with `\n`, `\r\n` or `\r`. Columns count Unicode scalars.
package struct LineTable: Sendable {
  /// The offset of the first byte of each line.
  private let starts: [Int32]
  /// How many scalars begin before each block of bytes; empty where every line is short.
  private let scalars: [Int32]

  /// How many bytes are a block: a column is found by counting within one.
  private static let block = 256

  /// Finds the lines of a text.
  ///
  /// - Parameter bytes: any bytes; those that are not UTF-8 count like other letters.
  /// - Complexity: O(n) in the number of bytes.
  package init(_ bytes: [UInt8]) {
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
    self.starts = starts
    scalars = Self.hasLongLine(starts, bytes.count) ? Self.scalars(bytes) : []
  }

  private static func hasLongLine(_ starts: [Int32], _ count: Int) -> Bool {
    var last: Int32 = 0
    for start in starts {
      if start - last > block { return true }
      last = start
    }
    return count - Int(last) > block
  }

  private static func scalars(_ bytes: [UInt8]) -> [Int32] {
    var scalars: [Int32] = []
    var count: Int32 = 0
    var index = 0
    while index < bytes.count {
      if index % block == 0 { scalars.append(count) }
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
      index += 1
    }
    return scalars
  }

  /// How many lines there are; an empty text has one.
  package var count: Int { starts.count }

  /// The line of a byte, from 1.
  ///
  /// - Complexity: O(log n) in the number of lines.
  package func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The line and column of a byte, both from 1.
  ///
  /// - Parameters:
  ///   - offset: the byte; one past the end stands for the end.
  ///   - bytes: the text of which the table was created.
  /// - Returns: the place.
  /// - Complexity: O(log n) in the number of lines, however long they are.
  package func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let offset = max(0, min(offset, bytes.count))
    let line = line(of: offset)
    let start = Int(starts[line - 1])
    let before = scalars.isEmpty ? 0 : scalarCount(before: start, from: 0, in: bytes)
    return (line, 1 + scalarCount(before: offset, from: start, in: bytes) - before)
  }

  /// The bytes of a line with its end, from 1; empty for a line that does not exist.
  package func range(ofLine line: Int, in bytes: [UInt8]) -> Range<Int> {
    guard starts.indices.contains(line - 1) else { return 0..<0 }
    return Int(starts[line - 1])..<(line < starts.count ? Int(starts[line]) : bytes.count)
  }

  /// How many scalars begin before an offset: from the line's start, or from the text's where
  /// blocks are counted.
  private func scalarCount(before offset: Int, from start: Int, in bytes: [UInt8]) -> Int {
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
}
