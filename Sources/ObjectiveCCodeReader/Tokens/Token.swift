/// A piece of an Objective-C file.
struct Token {
  /// What it is.
  var kind: TokenKind
  /// Whether it is the first on its line.
  var startsLine: Bool
  /// The offset of its first byte.
  var start: Int32
  /// The offset behind its last byte.
  var end: Int32
  /// Of a bracket, the index of its partner; of `#if` and `#else`, the index of the group's next
  /// directive; -1 if there is none.
  var partner: Int32 = -1
}

/// What a piece can be.
enum TokenKind: UInt8 {
  case end, identifier, number, string, character
  /// `@"…"`
  case objectString
  /// `@interface`, `@selector` and every other word behind an `@`.
  case atWord
  /// The `@` of `@(…)`, `@[…]`, `@{…}` and `@42`.
  case at
  /// `#if`, `#ifdef`, `#ifndef`, to the end of the line.
  case directiveIf
  /// `#elif`, `#else`
  case directiveElse
  /// `#endif`
  case directiveEnd
  /// Any other directive, to the end of the line.
  case directive
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case semicolon, comma, colon, doubleColon, question, dot, ellipsis, arrow
  case plus, minus, star, slash, percent, ampersand, pipe, caret, tilde, exclamation
  case equal, less, greater, plusPlus, minusMinus, ampersandAmpersand, pipePipe
  case equalEqual, exclamationEqual, lessEqual, greaterEqual, shiftLeft, shiftRight
  case plusEqual, minusEqual, starEqual, slashEqual, percentEqual
  case ampersandEqual, pipeEqual, caretEqual, shiftLeftEqual, shiftRightEqual
  /// A byte that begins nothing.
  case unknown

  /// Whether it is a directive of any kind.
  var isDirective: Bool {
    rawValue >= TokenKind.directiveIf.rawValue && rawValue <= TokenKind.directive.rawValue
  }
}
