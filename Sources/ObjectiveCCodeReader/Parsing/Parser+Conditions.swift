extension Parser {
  /// An `#if` around declarations.
  struct Condition {
    /// The conditions of the branches that have gone by.
    var passed: [String] = []
    /// The condition of the current branch; nil for the guard of a header.
    var current: String?
  }

  /// What has to hold for the current declaration to be compiled.
  var compilationConditions: [String] { conditions.compactMap(\.current) }

  /// Follows a directive between declarations.
  mutating func followDirective() {
    let index = position
    position += 1
    switch tokens[index].kind {
    case .directiveIf:
      conditions.append(
        Condition(current: guardsHeader(index) ? nil : condition(ofDirective: index)))
    case .directiveElse:
      guard var last = conditions.popLast() else { return }
      if let current = last.current, last.passed.isEmpty { last.passed.append(current) }
      let negated = last.passed.map(Self.negated)
      let own = condition(ofDirective: index)
      last.current = (negated + (own.map { ["(\($0))"] } ?? [])).joined(separator: " && ")
      if let own { last.passed.append(own) }
      conditions.append(last)
    case .directiveEnd: _ = conditions.popLast()
    default:
      let words = directiveWords(index)
      switch words.name {
      case "import", "include": readImport(words.rest)
      case "define": readMacro(index)
      default: break
      }
    }
  }

  /// The condition of an `#if`, `#ifdef`, `#ifndef` or `#elif` as an expression; nil for `#else`.
  func condition(ofDirective index: Int) -> String? {
    let words = directiveWords(index)
    switch words.name {
    case "ifdef", "elifdef": return "defined(\(words.rest))"
    case "ifndef", "elifndef": return "!defined(\(words.rest))"
    case "else": return nil
    default: return words.rest
    }
  }

  static func negated(_ condition: String) -> String {
    let isPlain = !condition.dropFirst().contains { $0 == "&" || $0 == "|" || $0 == " " }
    if isPlain, condition.hasPrefix("!defined(") { return String(condition.dropFirst()) }
    if isPlain, condition.hasPrefix("defined(") { return "!" + condition }
    return "!(\(condition))"
  }

  /// A directive's name, and the rest of it with white space folded.
  func directiveWords(_ index: Int) -> (name: String, rest: String) {
    let token = tokens[index]
    var name: [UInt8] = []
    var rest: [UInt8] = []
    var isInName = true
    var isInComment = false
    var previous: UInt8 = 0
    for byte in bytes[Int(token.start) + 1..<Int(token.end)].prefix(2_000) {
      defer { previous = byte }
      if isInComment {
        if previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { isInComment = false }
        continue
      }
      let isSpace = byte <= 32 || byte == UInt8(ascii: "\\")
      if isInName {
        if isSpace, name.isEmpty { continue }
        if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
          name.append(byte)
          continue
        }
        isInName = false
      }
      // The slash that ends a comment begins no other.
      if byte == UInt8(ascii: "*"), previous == UInt8(ascii: "/"), rest.last == previous {
        rest.removeLast()
        isInComment = true
      } else if !isSpace {
        rest.append(byte)
      } else if let last = rest.last, last != 32 {
        rest.append(32)
      }
    }
    while rest.last == 32 { rest.removeLast() }
    return (String(decoding: name, as: UTF8.self), String(decoding: rest, as: UTF8.self))
  }

  /// Whether an `#ifndef` is followed by the `#define` of the same name.
  private func guardsHeader(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .directive else { return false }
    let words = directiveWords(index)
    let next = directiveWords(index + 1)
    return words.name == "ifndef" && next.name == "define" && next.rest == words.rest
  }

  private mutating func readImport(_ path: String) {
    guard let first = path.first, first == "<" || first == "\"" else { return }
    let inner = path.dropFirst().prefix { $0 != ">" && $0 != "\"" }
    let parts = inner.split(separator: "/")
    // <UIKit/UIKit.h> is the module.
    if first == "<", parts.count == 2, parts[1] == parts[0] + ".h" {
      imports.append(String(parts[0]))
    } else {
      imports.append(String(inner))
    }
  }
}
