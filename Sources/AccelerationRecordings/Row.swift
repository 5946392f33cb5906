/// A line of a recording, cut into fields.
struct Row {
  let bytes: [UInt8]
  /// The line, without its end.
  let range: Range<Int>
  /// The separator between fields.
  let delimiter: UInt8

  /// The likely separator between the fields of a line.
  ///
  /// A tab, else a semicolon, else a comma, else spaces; within quotes nothing does.
  static func delimiter(_ bytes: [UInt8], _ range: Range<Int>) -> UInt8 {
    var counts = (tab: 0, semicolon: 0, comma: 0)
    var isQuoted = false
    for byte in bytes[range] {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: break
      case 9: counts.tab += 1
      case UInt8(ascii: ";"): counts.semicolon += 1
      case UInt8(ascii: ","): counts.comma += 1
      default: break
      }
    }
    if counts.tab > 0 { return 9 }
    if counts.semicolon > 0 { return UInt8(ascii: ";") }
    return counts.comma > 0 ? UInt8(ascii: ",") : UInt8(ascii: " ")
  }

  /// The fields, in order, without quotes and the spaces around them.
  ///
  /// A quote that is not closed ends with the line.
  func fields() -> [Range<Int>] {
    var fields = allFields()
    // `1,2,3,` has three fields and nothing.
    if fields.count > 1, let last = fields.last, last.isEmpty, delimiter != UInt8(ascii: " "),
      range.upperBound > range.lowerBound, bytes[range.upperBound - 1] == delimiter
    {
      fields.removeLast()
    }
    return fields
  }

  /// The same, where nothing behind the last delimiter is a field, too.
  func allFields() -> [Range<Int>] {
    var fields: [Range<Int>] = []
    var index = range.lowerBound
    repeat {
      fields.append(next(&index))
    } while index <= range.upperBound
    return fields
  }

  /// The field that begins at an index, which is moved behind the delimiter after it; past the end
  /// of the line when there is none.
  @inline(__always)
  func next(_ index: inout Int) -> Range<Int> {
    let end = range.upperBound
    var start = index
    while start < end, isSpace(bytes[start]) { start += 1 }
    if start < end, bytes[start] == UInt8(ascii: "\"") {
      return quoted(&index, from: start + 1)
    }
    var stop = start
    while stop < end, bytes[stop] != delimiter { stop += 1 }
    index = stop + 1
    if delimiter == UInt8(ascii: " ") {
      // Several spaces are one delimiter.
      while index < end, isSpace(bytes[index]) { index += 1 }
      if index >= end { index = end + 1 }
    }
    while stop > start, isSpace(bytes[stop - 1]) { stop -= 1 }
    return start..<stop
  }

  private func quoted(_ index: inout Int, from start: Int) -> Range<Int> {
    let end = range.upperBound
    var stop = start
    while stop < end, bytes[stop] != UInt8(ascii: "\"") { stop += 1 }
    index = stop
    while index < end, bytes[index] != delimiter { index += 1 }
    index += 1
    return start..<stop
  }

  @inline(__always)
  private func isSpace(_ byte: UInt8) -> Bool {
    (byte == 32 || byte == 9) && byte != delimiter || (byte == 32 && delimiter == 32)
  }

  /// A field as text.
  func text(_ field: Range<Int>) -> String { String(decoding: bytes[field], as: UTF8.self) }

  /// The column of a byte, from 1, in Unicode scalars.
  func column(of index: Int) -> Int {
    1 + bytes[range.lowerBound..<index].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
