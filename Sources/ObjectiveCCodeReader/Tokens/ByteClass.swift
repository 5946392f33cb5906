/// What a byte can begin.
enum ByteClass: UInt8 {
  case other, space, newline, letter, digit, quote, apostrophe, at, hash, slash, punctuation

  /// Whether a word may continue with it.
  var continuesWord: Bool { self == .letter || self == .digit }

  /// The class of every byte.
  ///
  /// What is not ASCII counts as a letter.
  static let table: [ByteClass] = (0...255).map { byte -> ByteClass in
    switch UInt8(byte) {
    case 0, 9, 11, 12, 32: .space
    case 10, 13: .newline
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "'"): .apostrophe
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), 1...31, 127: .other
    default: .punctuation
    }
  }
}
