import Foundation

/// The arrays of numbers in a Matlab 5 file, by name; each column after column.
struct MatlabFile {
  private(set) var arrays: [String: [Double]] = [:]

  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count > 128 else {
      return nil
    }
    let bytes = [UInt8](data)
    var place = 128
    while let element = Self.element(bytes[...], &place) {
      // 15 is an element that is packed as a whole; 14 is an array.
      if element.kind == 15 {
        guard let unpacked = Inflate.unpack(element.bytes) else { return nil }
        var start = 0
        if let array = Self.element(unpacked[...], &start), array.kind == 14 { add(array.bytes) }
      } else if element.kind == 14 {
        add(element.bytes)
      }
    }
  }

  private static func element(
    _ bytes: ArraySlice<UInt8>, _ place: inout Int
  ) -> (kind: Int, bytes: ArraySlice<UInt8>)? {
    guard place + 8 <= bytes.endIndex else { return nil }
    let kind = word(bytes, place)
    if kind >> 16 != 0 {  // Up to four bytes share the eight with their tag.
      defer { place += 8 }
      return (kind & 0xFFFF, bytes[place + 4..<place + 4 + min(4, kind >> 16)])
    }
    let start = place + 8
    let end = start + word(bytes, place + 4)
    guard end <= bytes.endIndex else { return nil }
    place = kind == 15 ? end : start + (end - start + 7) / 8 * 8
    return (kind, bytes[start..<end])
  }

  private static func word(_ bytes: ArraySlice<UInt8>, _ place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    var place = bytes.startIndex
    guard Self.element(bytes, &place) != nil, Self.element(bytes, &place) != nil,
      let name = Self.element(bytes, &place), let numbers = Self.element(bytes, &place)
    else { return }
    let count: Int
    switch numbers.kind {
    case 9: count = numbers.bytes.count / 8
    case 2: count = numbers.bytes.count
    default: return
    }
    arrays[String(decoding: name.bytes, as: UTF8.self)] = (0..<count).map { index in
      if numbers.kind == 2 { return Double(numbers.bytes[numbers.bytes.startIndex + index]) }
      let start = numbers.bytes.startIndex + 8 * index
      let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(numbers.bytes[start + $1]) << (8 * $1) }
      return Double(bitPattern: bits)
    }
  }
}
