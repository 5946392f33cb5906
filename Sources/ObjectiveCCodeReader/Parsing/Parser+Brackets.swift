internal import AppCodeModel

extension Parser {
  /// What a bracket holds ends at one index; another is the first behind it.
  typealias BracketExtent = (end: Int, next: Int)

  /// Reads the content of the bracket at the current index, and continues after it.
  ///
  /// To what reads the contents the file ends with them.
  mutating func inside<Contents>(
    _ extent: BracketExtent, _ read: (inout Parser) throws(Failure) -> Contents
  ) throws(Failure) -> Contents {
    position += 1
    let outer = limit
    limit = extent.end
    openBrackets += 1
    defer {
      limit = outer
      openBrackets -= 1
    }
    let contents = try read(&self)
    position = extent.next
    return contents
  }

  /// Reads parts up to the limit, with commas or another mark between them.
  mutating func listed(
    orBy separator: TokenKind = .comma, _ read: (inout Parser) throws(Failure) -> Void
  ) throws(Failure) {
    var tallest = 0
    while position < limit {
      if kind == .comma || kind == separator || kind.isDirective {
        position += 1
        continue
      }
      height = 0
      try read(&self)
      tallest = max(tallest, height)
      if position < limit, kind != .comma, kind != separator, !kind.isDirective {
        throw failure("expected a comma before \(word(position))")
      }
    }
    height = tallest
  }

  /// Reads an expression that nothing may follow, and reports what does.
  mutating func expression(toLimit message: String) throws(Failure) -> Expression {
    let value = try expression()
    guard position == limit else { throw failure(message) }
    return value
  }
}
