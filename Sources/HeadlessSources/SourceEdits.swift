/// Changes to the bytes of a file; none touches another.
struct SourceEdits {
  private(set) var list: [Edit] = []

  struct Edit {
    var range: Range<Int>
    var replacement: [UInt8]
  }

  /// Replaces bytes by text with as many lines: what follows stays in its line, and where the text is
  /// shorter, in its column.
  mutating func replace(_ range: Range<Int>, by text: String, in bytes: [UInt8]) {
    var replacement = Array(text.utf8)
    let breaks = Self.lineBreaks(bytes[range])
    if breaks.isEmpty, replacement.count < range.count {
      replacement += [UInt8](repeating: UInt8(ascii: " "), count: range.count - replacement.count)
    }
    list.append(Edit(range: range, replacement: replacement + breaks))
  }

  /// Replaces bytes by spaces.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    list.append(Edit(range: range, replacement: Self.blanks(bytes[range])))
  }

  /// Inserts text without a line break, or text that says itself in which line it is.
  mutating func insert(_ text: String, at offset: Int) {
    list.append(Edit(range: offset..<offset, replacement: Array(text.utf8)))
  }

  /// The bytes of a range with the changes in it.
  ///
  /// - Complexity: linear in the bytes, and n log n in the number of changes.
  func applied(to bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var place = range.lowerBound
    let ordered = list.enumerated()
      .filter { range.contains($1.range.lowerBound) || $1.range.lowerBound == range.upperBound }
      .sorted { ($0.1.range.lowerBound, $0.0) < ($1.1.range.lowerBound, $1.0) }
    for (_, edit) in ordered where edit.range.lowerBound >= place {
      guard edit.range.upperBound <= range.upperBound else { continue }
      result += bytes[place..<edit.range.lowerBound]
      result += edit.replacement
      place = edit.range.upperBound
    }
    return result + bytes[place..<range.upperBound]
  }

  /// The changes without those in a range.
  func without(_ range: Range<Int>) -> SourceEdits {
    var rest = self
    rest.list.removeAll { range.contains($0.range.lowerBound) }
    return rest
  }

  static func lineBreaks(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.filter(isLineBreak) }

  static func blanks(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    // One space for a scalar, so that columns stay.
    bytes.compactMap { byte in
      if isLineBreak(byte) { return byte }
      return byte & 0xC0 == 0x80 ? nil : UInt8(ascii: " ")
    }
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
