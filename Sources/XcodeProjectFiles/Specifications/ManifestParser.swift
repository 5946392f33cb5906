import Orientation

/// Reads the literals and calls of a manifest written in Swift, without running it.
///
/// What is not a literal, name or call is skipped to the next comma or bracket. It takes any bytes
/// and always moves on.
struct ManifestParser {
  private let bytes: [UInt8]
  private let lines: LineTable
  private let file: String
  private var position = 0

  private static let deepest = 60

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    lines = LineTable(bytes)
  }

  /// The values in the file that are more than a name, in order, and the constants they are given to.
  mutating func values() -> (values: [ManifestValue], constants: [String: ManifestValue]) {
    var values: [ManifestValue] = []
    var constants: [String: ManifestValue] = [:]
    while true {
      skipSpace()
      guard let byte = peek else { return (values, constants) }
      guard Self.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") else {
        if byte == UInt8(ascii: "\"") { _ = value(depth: 0) } else { position += 1 }
        continue
      }
      let found = value(depth: 0)
      guard case .name(let word) = found.content else {
        values.append(found)
        continue
      }
      if word == "let" || word == "var", let constant = constant() {
        constants[constant.name] = constant.value
        values.append(constant.value)
      }
    }
  }

  /// What follows `let`: a name, perhaps a type, and its value.
  private mutating func constant() -> (name: String, value: ManifestValue)? {
    skipSpace()
    let name = word()
    skipSpace()
    if take(":") {
      while let byte = peek, byte != UInt8(ascii: "="), byte != UInt8(ascii: "{"), byte != 10 {
        position += 1
      }
    }
    guard !name.isEmpty, take("=") else { return nil }
    skipSpace()
    return (name, value(depth: 0))
  }

  private mutating func value(depth: Int) -> ManifestValue {
    let start = position
    guard depth < Self.deepest, let byte = peek else {
      skipToDelimiter()
      return made(.other, start)
    }
    var result: ManifestValue
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      result = made(string().map { .string($0) } ?? .other, start)
    case UInt8(ascii: "["):
      position += 1
      result = made(collection(depth: depth + 1), start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): result = made(.number(number()), start)
    case UInt8(ascii: "."): result = named(depth: depth)
    case _ where Self.isWord(byte): result = named(depth: depth)
    default: result = made(.other, start)
    }
    if depth > 0 {
      let end = position
      skipSpace()
      // What is done with the value is not known.
      if let next = peek, ![",", ")", "]", ":"].contains(Unicode.Scalar(next)) {
        skipToDelimiter()
        result.isPartial = true
      } else {
        position = max(position, end)
      }
    }
    return result
  }

  private mutating func named(depth: Int) -> ManifestValue {
    let start = position
    var name = ""
    while let byte = peek, Self.isWord(byte) || byte == UInt8(ascii: ".") {
      name.unicodeScalars.append(Unicode.Scalar(byte))
      position += 1
    }
    if name == "true" || name == "false" { return made(.bool(name == "true"), start) }
    guard peek == UInt8(ascii: "(") else {
      return made(name.isEmpty ? .other : .name(name), start)
    }
    position += 1
    let arguments = arguments(depth: depth + 1)
    var result = made(.call(name, arguments), start)
    // `.merging(…)` after a call changes what it gives.
    while peek == UInt8(ascii: "."), depth < Self.deepest {
      let before = position
      _ = named(depth: depth + 1)
      result.isPartial = true
      if position == before { break }
    }
    return result
  }

  private mutating func arguments(depth: Int) -> [ManifestValue.Argument] {
    var arguments: [ManifestValue.Argument] = []
    while true {
      skipSpace()
      guard let byte = peek else { return arguments }
      if byte == UInt8(ascii: ")") {
        position += 1
        return arguments
      }
      if byte == UInt8(ascii: ",") {
        position += 1
        continue
      }
      let before = position
      var first = value(depth: depth)
      var label: String?
      skipSpace()
      if case .name(let name) = first.content, take(":") {
        label = name
        skipSpace()
        first = value(depth: depth)
      }
      arguments.append(ManifestValue.Argument(label: label, value: first))
      if position == before { position += 1 }
    }
  }

  private mutating func collection(depth: Int) -> ManifestValue.Content {
    var elements: [ManifestValue] = []
    var pairs: [ManifestValue.Pair] = []
    var isDictionary = false
    while true {
      skipSpace()
      guard let byte = peek, byte != UInt8(ascii: "]") else {
        position = min(position + 1, bytes.count)
        return isDictionary ? .dictionary(pairs) : .array(elements)
      }
      if byte == UInt8(ascii: ",") {
        position += 1
        continue
      }
      let before = position
      if take(":") {
        isDictionary = true
        continue
      }
      let first = value(depth: depth)
      skipSpace()
      if take(":") {
        isDictionary = true
        skipSpace()
        pairs.append(ManifestValue.Pair(key: first, value: value(depth: depth)))
      } else {
        elements.append(first)
      }
      if position == before { position += 1 }
    }
  }

  /// A text; nil when something in it is put together.
  private mutating func string() -> String? {
    var hashes = 0
    while take("#") { hashes += 1 }
    guard take("\"") else { return nil }
    let isLong = bytes[position...].starts(with: [0x22, 0x22])
    if isLong { position += 2 }
    let quote = [UInt8](repeating: 0x22, count: isLong ? 3 : 1)
    let end = quote + [UInt8](repeating: UInt8(ascii: "#"), count: min(hashes, 64))
    var text: [UInt8] = []
    var isWhole = true
    while let byte = peek {
      if byte == 0x22, bytes[position...].starts(with: end) {
        position += end.count
        return isWhole ? String(decoding: text, as: UTF8.self) : nil
      }
      if byte == 10, !isLong { return nil }
      position += 1
      if byte == UInt8(ascii: "\\"), hashes == 0, let next = peek {
        position += 1
        switch next {
        case UInt8(ascii: "("):
          isWhole = false
          skipInterpolation()
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "t"): text.append(9)
        default: text.append(next)
        }
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while let byte = peek, depth > 0, byte != 10 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      position += 1
    }
  }

  private mutating func number() -> String {
    let start = position
    while let byte = peek, Self.isWord(byte) || byte == UInt8(ascii: ".") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func word() -> String {
    let start = position
    while let byte = peek, Self.isWord(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Skips to the comma or the bracket that ends what is being read.
  private mutating func skipToDelimiter() {
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return
      case UInt8(ascii: "\""):
        _ = string()
        continue
      case UInt8(ascii: "/"):
        let before = position
        skipSpace()
        if position > before { continue }
      default: break
      }
      position += 1
    }
  }

  private mutating func skipSpace() {
    while let byte = peek {
      if Self.isSpace(byte) {
        position += 1
      } else if bytes[position...].starts(with: [0x2F, 0x2F]) {
        position = bytes[position...].firstIndex(of: 10) ?? bytes.count
      } else if bytes[position...].starts(with: [0x2F, 0x2A]) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: [0x2A, 0x2F]) {
          position += 1
        }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek.map({ Unicode.Scalar($0) == sign }) == true else { return false }
    position += 1
    return true
  }

  private func made(_ content: ManifestValue.Content, _ offset: Int) -> ManifestValue {
    let place = lines.position(of: offset, in: bytes)
    return ManifestValue(
      content: content,
      location: SourceLocation(file: file, line: place.line, column: place.column))
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
