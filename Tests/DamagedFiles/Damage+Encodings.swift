import TestSupport

extension Damage {
  /// Writes a text as if it were in another encoding, or half in one.
  mutating func strikeEncoding(_ bytes: inout [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch random.below(9) {
    case 0: bytes = Self.utf16(text, isBigEndian: false)
    case 1: bytes = Self.utf16(text, isBigEndian: true)
    case 2: bytes = [0xFF, 0xFE] + Self.utf16(text, isBigEndian: false)
    case 3: bytes = [0xFE, 0xFF] + Self.utf16(text, isBigEndian: true)
    case 4: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 5:
      // Latin-1, and bytes that are not UTF-8 in it.
      bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      for _ in 0...random.below(6) { bytes.insert(0xE9, at: random.below(bytes.count + 1)) }
    case 6:
      // The second half went through another program.
      let place = random.below(bytes.count + 1)
      bytes =
        bytes[..<place]
        + Self.utf16(String(decoding: bytes[place...], as: UTF8.self), isBigEndian: false)
    case 7:
      // Overlong, surrogate, unfinished and impossible.
      let wrong: [[UInt8]] = [
        [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF8, 0x88, 0x80, 0x80, 0x80], [0x80],
        [0xF4, 0x90, 0x80, 0x80], [0],
      ]
      for _ in 0...random.below(6) {
        bytes.insert(
          contentsOf: wrong[random.below(wrong.count)], at: random.below(bytes.count + 1))
      }
    default:
      // Marks that sit on the letters before them, and separators of lines that are not line ends.
      let signs = ["\u{301}", "\u{200D}", "\u{2028}", "\u{85}", "\u{FEFF}", "\u{202E}", "🇺", "屏"]
      for _ in 0...random.below(40) {
        let sign = Array(signs[random.below(signs.count)].utf8)
        bytes.insert(contentsOf: sign, at: random.below(bytes.count + 1))
      }
    }
  }

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? pair.reversed() : pair
    }
  }
}
