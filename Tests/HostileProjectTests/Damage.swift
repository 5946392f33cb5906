/// Ways in which a file that was right once goes wrong.
struct Damage {
  var random: SeededGenerator

  private static let marks = Array("(){}[]<>\"'`\\/*#@;:,.=&|!?%$-+~^\n\r\t 0_A".utf8)

  /// What openings of any of the languages look like.
  private static let openings = [
    "(", "[", "{", "\"\\(", "#if X\n", "<array>", "<view>", "@[", "[a ", "^{", "/*", "a ? b : ",
    "<!--",
    "&amp;", "$(A", "@{", "(A = (", "<string>", "case .a:", "func f() {",
  ].map { Array($0.utf8) }

  /// A file after one to three accidents.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - other: another file, of which pieces may get in.
  /// - Returns: what is left of it.
  mutating func damaged(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) { strike(&bytes, other) }
    return bytes
  }

  private mutating func strike(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<11, using: &random) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.removeSubrange(range(of: bytes, most: 200))
    case 2:
      let piece = bytes[range(of: bytes, most: 400)]
      bytes.insert(contentsOf: piece, at: place)
    case 3:
      let piece = other[range(of: other, most: 400)]
      bytes.insert(contentsOf: piece, at: place)
    case 4:
      for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
    case 5, 6:
      for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = mark()
      }
    case 7: bytes.insert(mark(), at: place)
    case 8:
      let opening = Self.openings[Int.random(in: Self.openings.indices, using: &random)]
      let count = Int.random(in: 1...(random.next() % 50 == 0 ? 3000 : 40), using: &random)
      bytes.insert(contentsOf: (0..<count).flatMap { _ in opening }, at: place)
    case 9:
      // Two halves change places.
      bytes = Array(bytes[place...]) + bytes[..<place]
    default: bytes = Array(bytes[range(of: bytes, most: bytes.count)])
    }
  }

  private mutating func mark() -> UInt8 {
    Self.marks[Int.random(in: Self.marks.indices, using: &random)]
  }

  private mutating func range(of bytes: [UInt8], most: Int) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...max(1, most), using: &random))
    return start..<end
  }
}
