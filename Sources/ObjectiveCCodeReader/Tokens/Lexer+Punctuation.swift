extension Lexer {
  /// The longest piece of punctuation that begins with some bytes, and its length.
  static func punctuation(
    _ first: UInt8, _ second: UInt8, _ third: UInt8
  ) -> (kind: TokenKind, length: Int) {
    let isAssigning = second == UInt8(ascii: "=")
    switch first {
    case UInt8(ascii: "("): return (.leftParen, 1)
    case UInt8(ascii: ")"): return (.rightParen, 1)
    case UInt8(ascii: "["): return (.leftBracket, 1)
    case UInt8(ascii: "]"): return (.rightBracket, 1)
    case UInt8(ascii: "{"): return (.leftBrace, 1)
    case UInt8(ascii: "}"): return (.rightBrace, 1)
    case UInt8(ascii: ";"): return (.semicolon, 1)
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: "?"): return (.question, 1)
    case UInt8(ascii: "~"): return (.tilde, 1)
    case UInt8(ascii: ":"): return second == first ? (.doubleColon, 2) : (.colon, 1)
    case UInt8(ascii: "."):
      return second == first && third == first ? (.ellipsis, 3) : (.dot, 1)
    case UInt8(ascii: "+"):
      return second == first ? (.plusPlus, 2) : isAssigning ? (.plusEqual, 2) : (.plus, 1)
    case UInt8(ascii: "-"):
      if second == UInt8(ascii: ">") { return (.arrow, 2) }
      return second == first ? (.minusMinus, 2) : isAssigning ? (.minusEqual, 2) : (.minus, 1)
    case UInt8(ascii: "*"): return isAssigning ? (.starEqual, 2) : (.star, 1)
    case UInt8(ascii: "%"): return isAssigning ? (.percentEqual, 2) : (.percent, 1)
    case UInt8(ascii: "^"): return isAssigning ? (.caretEqual, 2) : (.caret, 1)
    case UInt8(ascii: "!"): return isAssigning ? (.exclamationEqual, 2) : (.exclamation, 1)
    case UInt8(ascii: "="): return isAssigning ? (.equalEqual, 2) : (.equal, 1)
    case UInt8(ascii: "&"):
      return second == first
        ? (.ampersandAmpersand, 2) : isAssigning ? (.ampersandEqual, 2) : (.ampersand, 1)
    case UInt8(ascii: "|"):
      return second == first ? (.pipePipe, 2) : isAssigning ? (.pipeEqual, 2) : (.pipe, 1)
    case UInt8(ascii: "<"):
      if second == first {
        return third == UInt8(ascii: "=") ? (.shiftLeftEqual, 3) : (.shiftLeft, 2)
      }
      return isAssigning ? (.lessEqual, 2) : (.less, 1)
    case UInt8(ascii: ">"):
      if second == first {
        return third == UInt8(ascii: "=") ? (.shiftRightEqual, 3) : (.shiftRight, 2)
      }
      return isAssigning ? (.greaterEqual, 2) : (.greater, 1)
    default: return (.unknown, 1)
    }
  }
}
