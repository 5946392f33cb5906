/// What a byte of source code may begin.
enum ByteKind: UInt8 {
  /// White space inside a line.
  case space
  /// The end of a line.
  case lineEnd
  /// A letter, digit, underscore or a part of a character beyond ASCII.
  case word
  /// `"`
  case quote
  /// `#`
  case hash
  /// `/`
  case slash
  /// A bracket, an operator, punctuation.
  case other

  /// The kinds of all bytes.
  static let of: [ByteKind] = (0..<256).map { byte in
    switch UInt8(byte) {
    case 9, 11, 12, 32, 0: .space
    case 10, 13: .lineEnd
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...255:
      .word
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "/"): .slash
    default: .other
    }
  }
}
