internal import AppCodeModel

/// The values of numbers, characters and texts.
enum Literals {
  /// Reads `42`, `0x2A`, `1.5f` or `1'000`.
  static func number(_ text: String) -> Expression.Kind {
    var digits = text.lowercased().filter { $0 != "'" && $0 != "_" }
    let isHexadecimal = digits.hasPrefix("0x")
    if !isHexadecimal, digits.contains(".") || digits.contains("e") || digits.hasSuffix("f") {
      while let last = digits.last, last == "f" || last == "l" { digits.removeLast() }
      return .float(digits)
    }
    while let last = digits.last, last == "u" || last == "l" { digits.removeLast() }
    let value: Int? =
      if isHexadecimal {
        Int(digits.dropFirst(2), radix: 16)
      } else if digits.hasPrefix("0b") {
        Int(digits.dropFirst(2), radix: 2)
      } else if digits.count > 1, digits.hasPrefix("0") {
        Int(digits, radix: 8)
      } else {
        Int(digits)
      }
    return value.map { .integer($0) } ?? .other([])
  }

  /// Reads `'a'`.
  static func character(_ text: String) -> Expression.Kind {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count == 3, scalars[0] == "'", scalars[1] != "\\" else { return .other([]) }
    return .integer(Int(scalars[1].value))
  }

  /// `@"text"` and `"text"`; nil if it is not closed.
  static func string(_ text: String) -> String? {
    var inner = Substring(text)
    if inner.first == "@" { inner.removeFirst() }
    guard inner.count >= 2, inner.first == "\"", inner.last == "\"" else { return nil }
    inner = inner.dropFirst().dropLast()
    guard inner.contains("\\") else { return String(inner) }
    var result = ""
    var isEscaped = false
    for character in inner {
      if isEscaped {
        switch character {
        case "n": result.append("\n")
        case "t": result.append("\t")
        case "r": result.append("\r")
        case "\n", "\r\n": break
        default: result.append(character)
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
