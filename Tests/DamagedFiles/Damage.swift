package import TestSupport

/// Ways in which a file that was right once goes wrong.
///
/// Bytes, words, lines, numbers and encodings are damaged; what comes out is the same for the same
/// seed.
package struct Damage {
  /// Where the next accident comes from.
  package var random: SeededGenerator

  /// Begins a row of accidents.
  package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let marks = Array("(){}[]<>\"'`\\/*#@;:,.=&|!?%$-+~^\n\r\t 0_A".utf8)

  /// What openings of any of the languages look like.
  private static let openings = [
    "(", "[", "{", "\"\\(", "#if X\n", "<array>", "<view>", "@[", "[a ", "^{", "/*", "a ? b : ",
    "<!--", "&amp;", "&#10;", "&#27;", "&#0;", "$(A", "$(", "@{", "(A = (", "<string>", "case .a:",
    "func f() {", "${A:",
    "#else\n", "<![CDATA[", "- ", "a: ", "@interface A\n", "- (void)a {\n", "A<", "{a=", "\"\"\"",
    "#include \"A\"\n", "try ", "!", "class A: A {", "super.", "<dict><key>", "<segue ", "@end\n",
  ].map { Array($0.utf8) }

  /// A file after one to three accidents.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - other: another file, of which pieces may get in.
  /// - Returns: what is left of it.
  package mutating func damaged(_ bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(3) {
      switch random.below(24) {
      case 0..<11: strikeBytes(&bytes, other)
      case 11..<19: strikeWords(&bytes, other)
      case 19, 20: strikeNumber(&bytes)
      case 21, 22: strikeLines(&bytes)
      default:
        if random.below(4) == 0 { strikeEncoding(&bytes) } else { strikeBytes(&bytes, other) }
      }
    }
    return bytes
  }

  private mutating func strikeBytes(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let place = random.below(bytes.count + 1)
    switch random.below(12) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.removeSubrange(range(of: bytes, most: 200))
    case 2: bytes.insert(contentsOf: Array(bytes[range(of: bytes, most: 400)]), at: place)
    case 3: bytes.insert(contentsOf: other[range(of: other, most: 400)], at: place)
    case 4:
      for _ in 0...random.below(8) where !bytes.isEmpty {
        bytes[random.below(bytes.count)] = UInt8(random.below(256))
      }
    case 5, 6:
      for _ in 0...random.below(6) where !bytes.isEmpty {
        bytes[random.below(bytes.count)] = mark()
      }
    case 7: bytes.insert(mark(), at: place)
    case 8:
      let opening = Self.openings[random.below(Self.openings.count)]
      let count = 1 + random.below(random.below(50) == 0 ? 3000 : 40)
      bytes.insert(contentsOf: (0..<count).flatMap { _ in opening }, at: place)
    case 9:
      // Two halves change places.
      bytes = Array(bytes[place...]) + bytes[..<place]
    case 10:
      // The front of this file and the back of another.
      bytes.replaceSubrange(place..., with: other[random.below(other.count + 1)...])
    default: bytes = Array(bytes[range(of: bytes, most: bytes.count)])
    }
  }

  private mutating func mark() -> UInt8 { Self.marks[random.below(Self.marks.count)] }

  /// A stretch of some bytes, of at most so many.
  mutating func range(of bytes: [UInt8], most: Int) -> Range<Int> {
    let start = random.below(bytes.count + 1)
    return start..<min(bytes.count, start + random.below(max(1, most) + 1))
  }
}
