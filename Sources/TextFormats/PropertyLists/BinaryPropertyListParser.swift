import Orientation

/// Reads a binary property list.
///
/// Values name each other by number there, so that a few bytes can represent very many values, or
/// for one that contains itself: depth and number of what is taken are limited.
struct BinaryPropertyListParser {
  private let bytes: [UInt8]
  private let location: SourceLocation
  /// How many bytes an offset and a reference have.
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let table: Int
  private var values = 0
  private var textBytes = 0

  /// How many values are taken, those that are shared as often as they are named.
  static let mostValues = 200_000
  /// How many bytes all texts may have, counted likewise.
  static let mostTextBytes = 16 << 20

  /// Reads the trailer.
  ///
  /// - Throws: that the file is damaged.
  init(_ bytes: [UInt8], file: String) throws(ReadingError) {
    self.bytes = bytes
    location = SourceLocation(file: file)
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw Self.damage(location) }
    func number(_ offset: Int) -> Int? { Self.number(bytes[(trailer + offset)...].prefix(8)) }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let count = number(8), let top = number(16), let table = number(24),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), top < count, table >= 8,
      table < trailer, count <= (trailer - table) / offsetSize
    else { throw Self.damage(location) }
    (self.count, self.top, self.table) = (count, top, table)
  }

  /// Reads the one value at the top.
  mutating func parse() throws(ReadingError) -> PropertyList { try value(top, depth: 0) }

  private mutating func value(_ index: Int, depth: Int) throws(ReadingError) -> PropertyList {
    guard depth < PropertyList.deepest else {
      throw ReadingError(
        location, "dictionaries and arrays nested too deep",
        expected: "at most \(PropertyList.deepest) levels")
    }
    values += 1
    try checkSize()
    let offset = try self.offset(of: index)
    return PropertyList(try content(at: offset, depth: depth), at: location)
  }

  private mutating func content(
    at offset: Int, depth: Int
  ) throws(ReadingError) -> PropertyList.Content {
    let low = Int(bytes[offset] & 0x0F)
    switch bytes[offset] >> 4 {
    case 0x0 where low == 8 || low == 9: return .bool(low == 9)
    case 0x0: return .number(nil)
    case 0x1: return .number(try integer(at: offset))
    case 0x2:
      let raw = try slice(offset + 1, 1 << low).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      if low == 2 { return .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: raw)))) }
      return .number(low == 3 ? Double(bitPattern: raw) : nil)
    case 0x3: return .date
    case 0x4:
      let (length, start) = try length(at: offset)
      _ = try slice(start, length)
      return .data
    case 0x5, 0x6: return .string(try string(at: offset))
    case 0x8: return .number(nil)
    case 0xA, 0xC:
      var elements: [PropertyList] = []
      for index in try references(at: offset, of: 1) {
        elements.append(try value(index, depth: depth + 1))
      }
      return .array(elements)
    case 0xD:
      let references = try references(at: offset, of: 2)
      let half = references.count / 2
      var entries: [(key: Word, value: PropertyList)] = []
      for (key, value) in zip(references.prefix(half), references.dropFirst(half)) {
        let word = Word(text: try string(at: self.offset(of: key)), location: location)
        entries.append((word, try self.value(value, depth: depth + 1)))
      }
      return .dictionary(entries.sorted { $0.key.text < $1.key.text })
    default: throw Self.damage(location)
    }
  }

  private func checkSize() throws(ReadingError) {
    guard values <= Self.mostValues, textBytes <= Self.mostTextBytes else {
      throw ReadingError(
        location, "very many values, shared ones counted as often as they are used",
        expected: "at most \(Self.mostValues), with texts of \(Self.mostTextBytes) bytes")
    }
  }

  private mutating func string(at offset: Int) throws(ReadingError) -> String {
    let (length, start) = try length(at: offset)
    textBytes += min(length, bytes.count)
    try checkSize()
    switch bytes[offset] >> 4 {
    case 0x5: return String(decoding: try slice(start, length), as: UTF8.self)
    case 0x6:
      guard length <= bytes.count else { throw Self.damage(location) }
      let pairs = Array(try slice(start, 2 * length))
      let units = stride(from: 0, to: pairs.count, by: 2).map {
        UInt16(pairs[$0]) << 8 | UInt16(pairs[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    default: throw Self.damage(location)
    }
  }

  /// The numbers of the values in an array, or of keys and then values in a dictionary.
  private mutating func references(at offset: Int, of each: Int) throws(ReadingError) -> [Int] {
    let (length, start) = try length(at: offset)
    guard length <= bytes.count else { throw Self.damage(location) }
    let all = try slice(start, length * each * referenceSize)
    var references: [Int] = []
    var next = all.startIndex
    while next < all.endIndex {
      guard let index = Self.number(all[next..<next + referenceSize]) else {
        throw Self.damage(location)
      }
      references.append(index)
      next += referenceSize
    }
    // Lists that are named again are read again.
    values += references.count
    return references
  }

  /// The length of a value that includes it, and the start of its content.
  private func length(at offset: Int) throws(ReadingError) -> (length: Int, start: Int) {
    let low = Int(bytes[offset] & 0x0F)
    guard low == 0x0F else { return (low, offset + 1) }
    guard let marker = try slice(offset + 1, 1).first, marker >> 4 == 1, marker & 0x0F <= 3 else {
      throw Self.damage(location)
    }
    let size = 1 << Int(marker & 0x0F)
    guard let length = Self.number(try slice(offset + 2, size)) else {
      throw Self.damage(location)
    }
    return (length, offset + 2 + size)
  }

  /// Numbers of up to four bytes have no sign.
  private func integer(at offset: Int) throws(ReadingError) -> Double? {
    let size = 1 << Int(bytes[offset] & 0x0F)
    guard size <= 16 else { throw Self.damage(location) }
    let raw = try slice(offset + 1, size).suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size < 8 ? Double(raw) : Double(Int64(bitPattern: raw))
  }

  private func offset(of index: Int) throws(ReadingError) -> Int {
    guard index < count,
      let offset = Self.number(try slice(table + index * offsetSize, offsetSize)),
      offset >= 8, offset < table
    else { throw Self.damage(location) }
    return offset
  }

  private func slice(_ start: Int, _ length: Int) throws(ReadingError) -> ArraySlice<UInt8> {
    guard length >= 0, start <= bytes.count, length <= bytes.count - start else {
      throw Self.damage(location)
    }
    return bytes[start..<start + length]
  }

  /// A number without sign, the highest byte first; nil when it is larger than any file.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in bytes {
      guard number < 1 << 48 else { return nil }
      number = number << 8 | Int(byte)
    }
    return number
  }

  private static func damage(_ location: SourceLocation) -> ReadingError {
    ReadingError(location, "a binary property list that is damaged")
  }
}
