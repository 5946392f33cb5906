/// A declaration without its body, brought to one line.
struct DeclarationStatement {
  /// The words that matter to a caller; `{ get }` where a property cannot be set.
  let signature: String

  private static let kept: Set<Substring> = [
    "class", "static", "convenience", "required", "override", "weak", "nonisolated", "mutating",
  ]
  /// A value that is longer says nothing at a glance.
  private static let longestValue = 36
  // Compiled once; a pattern inside of a function is compiled at each call.
  private nonisolated(unsafe) static let continuation = /->|:|(where|async|throws)\b/
  private nonisolated(unsafe) static let setter =
    /(nonmutating )?(set|didSet|willSet|_modify)\b/
  private nonisolated(unsafe) static let shortSetter = /^\{ (get )?(set|didSet|willSet)\b/

  /// Reads a declaration that begins in the first of some lines.
  ///
  /// - Parameters:
  ///   - head: how it begins.
  ///   - lines: its line and those that follow.
  ///   - indent: how many spaces precede it.
  init(_ head: DeclarationHead, _ lines: ArraySlice<Substring>, indent: Int) {
    var text = String(head.rest)
    var last = lines.startIndex
    while last + 1 < lines.endIndex {
      let next = lines[last + 1].drop { $0 == " " }
      let goesOn =
        Self.depth(text) > 0 || text.hasSuffix(",") || text.hasSuffix(":")
        || (Self.end(of: text) == nil && (unsafe next.prefixMatch(of: Self.continuation)) != nil)
      guard goesOn else { break }
      text += " " + next
      last += 1
    }
    let end = Self.end(of: text) ?? text.endIndex
    let body = text[end...]
    var result = String(text[..<end]).trimming(" ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
    let value = body.prefix { $0 != "{" }.trimming(" ")
    let isShort = value.count <= Self.longestValue && Self.depth(value) == 0 && value != "="
    if value.hasPrefix("="), isShort || head.keyword == "typealias" { result += " " + value }
    if head.keyword == "var" {
      let isReadOnly =
        head.modifiers.contains { $0.hasSuffix("(set)") }
        || (body.hasPrefix("{") && !Self.hasSetter(body, lines[(last + 1)...], indent))
      if isReadOnly { result += " { get }" }
    }
    let modifiers = head.modifiers.filter { Self.kept.contains($0) }.map { $0 + " " }
    signature = modifiers.joined() + result
  }

  /// How many parentheses are open at the end.
  private static func depth(_ text: String) -> Int {
    text.reduce(0) { $0 + ("([".contains($1) ? 1 : ")]".contains($1) ? -1 : 0) }
  }

  /// Where the body or the value begins.
  private static func end(of text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if "([".contains(text[index]) { depth += 1 }
      if ")]".contains(text[index]) { depth -= 1 }
      if depth == 0, text[index] == "{" { return index }
      if depth == 0, text[index...].hasPrefix("= "), text[..<index].last == " " { return index }
    }
    return nil
  }

  /// Whether a property's body says what happens when it is set.
  private static func hasSetter(
    _ body: Substring, _ following: ArraySlice<Substring>, _ indent: Int
  ) -> Bool {
    if body.hasSuffix("}") {
      return unsafe body.firstMatch(of: shortSetter) != nil
    }
    let end = String(repeating: " ", count: indent) + "}"
    let inside = end.dropLast() + "  "
    return following.prefix { !$0.hasPrefix(end) }.contains { line in
      line.hasPrefix(inside) && (unsafe line.dropFirst(inside.count).prefixMatch(of: setter)) != nil
    }
  }
}
