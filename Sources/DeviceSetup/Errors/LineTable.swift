/// Where the lines of a text begin, so that a place in it is found quickly however long it is.
///
/// A line ends with `\n`, `\r\n` or `\r`. Columns count Unicode scalars.
package struct LineTable: Sendable {
  /// The offset of the first byte of each line.
  private var starts: [Int] = [0]
  /// How many scalars begin before each block of bytes.
  private var scalars: [Int] = []

  /// How many bytes are a block: a place is found by counting within one.
  private static let block = 1_024

  /// Finds the lines of a text.
  ///
  /// - Parameter bytes: any bytes; those that are not UTF-8 count like other letters.
  /// - Complexity: O(n) in the number of bytes.
  package init(_ bytes: [UInt8]) {
    scalars.reserveCapacity(bytes.count / Self.block + 1)
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index % Self.block == 0 { scalars.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      let isEnd =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if isEnd { starts.append(index + 1) }
    }
  }

  /// How many lines there are; an empty text has one.
  package var count: Int { starts.count }

  /// The line and column of a byte, both from 1.
  ///
  /// - Parameters:
  ///   - offset: the byte; one past the end stands for the end.
  ///   - bytes: the text the table was made of.
  /// - Returns: the place.
  /// - Complexity: O(log n) in the number of lines.
  package func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let offset = max(0, min(offset, bytes.count))
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = starts[low]
    let column =
      offset - start <= Self.block
      ? Self.scalarCount(in: start..<offset, of: bytes)
      : scalarCount(before: offset, in: bytes) - scalarCount(before: start, in: bytes)
    return (low + 1, column + 1)
  }

  private func scalarCount(before offset: Int, in bytes: [UInt8]) -> Int {
    guard !scalars.isEmpty else { return 0 }
    let block = min(offset / Self.block, scalars.count - 1)
    return scalars[block] + Self.scalarCount(in: (block * Self.block)..<offset, of: bytes)
  }

  private static func scalarCount(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
