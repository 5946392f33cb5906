/// Replaces variables by values: `$(NAME)`, `${NAME}`, `$(NAME:operator)` and variables in names.
///
/// The work is bounded: after enough replacements, or texts long enough, the rest is left out.
struct SettingExpansion {
  let settings: BuildSettings
  /// Variables that nothing gives a value, in order.
  private(set) var unknown: [String] = []
  /// The settings that are being replaced, and below which of their assignments.
  private var open: [(key: String, below: Int)] = []
  private var counting: [String: [SettingAssignment]] = [:]
  private var replacements = 0
  private var length = 0
  /// How many letters were looked at, and how deep replacements are nested.
  private var work = 0
  private var depth = 0

  private static let mostReplacements = 10_000
  private static let longest = 100_000
  private static let mostWork = 1_000_000
  private static let deepest = 40

  init(settings: BuildSettings) { self.settings = settings }

  /// The value that the assignments of a setting before one of them give it.
  mutating func value(of key: String, below: Int) -> String {
    let counting = assignments(of: key)
    guard below > 0, below <= counting.count else { return "" }
    open.append((key, below - 1))
    defer { open.removeLast() }
    return expand(counting[below - 1].value)
  }

  private mutating func assignments(of key: String) -> [SettingAssignment] {
    if let known = counting[key] { return known }
    let found = settings.assignments(of: key)
    counting[key] = found
    return found
  }

  /// Replaces the variables of a text.
  mutating func expand(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    return expand(Array(text.unicodeScalars)[...])
  }

  private mutating func expand(_ text: ArraySlice<Unicode.Scalar>) -> String {
    work += text.count
    guard work <= Self.mostWork else { return "" }
    let ends = Self.ends(of: text)
    var result = String.UnicodeScalarView()
    var index = text.startIndex
    while index < text.endIndex {
      guard text[index] == "$", let end = ends[index + 1] else {
        result.append(text[index])
        index += 1
        continue
      }
      let value = replacement(text[(index + 2)..<end])
      length += value.unicodeScalars.count
      result.append(contentsOf: value.unicodeScalars)
      index = end + 1
    }
    return String(result)
  }

  private mutating func replacement(_ inside: ArraySlice<Unicode.Scalar>) -> String {
    replacements += 1
    guard replacements <= Self.mostReplacements, length <= Self.longest, depth < Self.deepest
    else { return "" }
    depth += 1
    defer { depth -= 1 }
    let parts = Self.parts(inside)
    let name = parts.first.map { expand($0) } ?? ""
    var value = name == "inherited" ? inherited() : current(name)
    for part in parts.dropFirst() { value = apply(part, to: value) }
    guard let value else {
      if !name.isEmpty, !unknown.contains(name), unknown.count < 100 { unknown.append(name) }
      return ""
    }
    return value
  }

  private mutating func inherited() -> String? {
    guard let last = open.last else { return nil }
    return value(of: last.key, below: last.below)
  }

  /// The value of a variable; one that refers to itself means what was there before.
  private mutating func current(_ name: String) -> String? {
    if let own = open.last(where: { $0.key == name }) {
      return own.below > 0 ? value(of: name, below: own.below) : ""
    }
    let count = assignments(of: name).count
    return count > 0 ? value(of: name, below: count) : nil
  }

  private mutating func apply(_ part: ArraySlice<Unicode.Scalar>, to value: String?) -> String? {
    let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = sides.first.map { String(String.UnicodeScalarView($0)) } ?? ""
    if name == "default" {
      if let value, !value.isEmpty { return value }
      return sides.count > 1 ? expand(sides[1]) : ""
    }
    guard let value else { return nil }
    switch name {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "rfc1034identifier": return Self.identifier(value, other: "-", keepsDots: true)
    case "c99extidentifier", "identifier":
      return Self.identifier(value, other: "_", keepsDots: false)
    case "file": return ProjectPath.name(of: value)
    case "base": return ProjectPath.stem(of: value)
    case "dir": return ProjectPath.folder(of: value)
    default: return value
    }
  }

  private static func identifier(_ text: String, other: Unicode.Scalar, keepsDots: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isKept =
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || (keepsDots && (scalar == "." || scalar == "-"))
      result.append(isKept ? scalar : other)
    }
    return String(result)
  }

  /// Where the brackets close that open after a dollar sign, by the places where they open.
  private static func ends(of text: ArraySlice<Unicode.Scalar>) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var open: [Int] = []
    for index in text.indices {
      switch text[index] {
      case "(", "{": open.append(index)
      case ")", "}":
        guard let start = open.popLast() else { continue }
        if start > text.startIndex, text[start - 1] == "$" { ends[start] = index }
      default: break
      }
    }
    return ends
  }

  /// The name of a variable and its operators, between colons outside brackets.
  private static func parts(_ inside: ArraySlice<Unicode.Scalar>) -> [ArraySlice<Unicode.Scalar>] {
    var parts: [ArraySlice<Unicode.Scalar>] = []
    var depth = 0
    var start = inside.startIndex
    for index in inside.indices {
      switch inside[index] {
      case "(", "{": depth += 1
      case ")", "}": depth -= 1
      case ":" where depth == 0:
        parts.append(inside[start..<index])
        start = index + 1
      default: break
      }
    }
    return parts + [inside[start...]]
  }
}
