import Orientation

/// A JSON value whose objects keep the order in which their members were written.
///
/// It holds no floating-point surprises: whole numbers are written without a fraction, and the same
/// value gives the same bytes everywhere.
public enum JSON: Sendable, Hashable {
  /// null.
  case null
  /// true or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; infinities and not-a-number become null.
  case number(Double)
  /// Text.
  case string(String)
  /// A list.
  case array([JSON])
  /// Members in their order.
  case object([Member])

  /// A name and its value.
  public struct Member: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSON

    /// Creates a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value as text, two spaces for each level, with a line break at its end.
  ///
  /// Lists and objects without nested ones are on one line where they fit into 100 columns.
  public var text: String {
    var out = ""
    write(to: &out, indent: 0, column: 0)
    return out + "\n"
  }

  /// The value as text without any white space.
  public var compactText: String {
    switch self {
    case .array(let values): "[\(values.map(\.compactText).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quote($0.name)):\($0.value.compactText)" }.joined(separator: ","))}"
    case .null, .bool, .integer, .number, .string: flat ?? ""
    }
  }

  private func write(to out: inout String, indent: Int, column: Int) {
    if let flat, isShallow, column + flat.count <= 98 {
      out += flat
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch self {
    case .array(let values):
      out += "[\n"
      for (index, value) in values.enumerated() {
        out += inner
        value.write(to: &out, indent: indent + 2, column: inner.count)
        out += index + 1 < values.count ? ",\n" : "\n"
      }
      out += outer + "]"
    case .object(let members):
      out += "{\n"
      for (index, member) in members.enumerated() {
        let name = Self.quote(member.name) + ": "
        out += inner + name
        member.value.write(to: &out, indent: indent + 2, column: inner.count + name.count)
        out += index + 1 < members.count ? ",\n" : "\n"
      }
      out += outer + "}"
    case .null, .bool, .integer, .number, .string: out += flat ?? ""
    }
  }

  /// The value on one line.
  private var flat: String? {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .integer(let value): return "\(value)"
    case .number(let value):
      guard value.isFinite else { return "null" }
      return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    case .string(let text): return Self.quote(text)
    case .array(let values):
      return "[\(values.map { $0.flat ?? "" }.joined(separator: ", "))]"
    case .object(let members):
      let inside = members.map { "\(Self.quote($0.name)): \($0.value.flat ?? "")" }
      return inside.isEmpty ? "{}" : "{ \(inside.joined(separator: ", ")) }"
    }
  }

  /// Whether it holds no lists or objects but empty ones.
  private var isShallow: Bool {
    switch self {
    case .array(let values): values.allSatisfy(\.isLeaf)
    case .object(let members): members.allSatisfy(\.value.isLeaf)
    case .null, .bool, .integer, .number, .string: true
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .array(let values): values.allSatisfy { if case .string = $0 { true } else { false } }
    case .object(let members): members.isEmpty
    case .null, .bool, .integer, .number, .string: true
    }
  }

  private static func quote(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      // Beside what JSON demands, what a terminal or the log of a pipeline would obey.
      case _ where !scalar.isPlain, "[" where out.hasSuffix("##"), "v" where out.hasSuffix("##"):
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Takes text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Takes true or false.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Takes a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Takes values in their order.
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  /// Takes members in their order; those whose value is null stay.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  /// Text, or null where there is none.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  /// The object without members whose value is null.
  package var withoutNulls: JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.value != .null })
  }

  /// The object with the members of another one after its own.
  package func adding(_ other: JSON) -> JSON {
    guard case .object(let mine) = self, case .object(let more) = other else { return self }
    return .object(mine + more)
  }
}
