@testable import RotationScenario
import TextFormats
import YAMLDocuments

/// A value as an editor sees it that reads YAML 1.2.
enum JSONValue {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case map([String: JSONValue])

  init(_ element: Element) {
    switch element.content {
    case .word(""): self = .null
    case .word("true"): self = .bool(true)
    case .word("false"): self = .bool(false)
    case .word(let text): self = Double(text).map { .number($0) } ?? .string(text)
    case .list(let elements): self = .list(elements.map { JSONValue($0) })
    case .map(let entries):
      var map: [String: JSONValue] = [:]
      for entry in entries { map[entry.key.text] = JSONValue(entry.value) }
      self = .map(map)
    }
  }

  /// The value of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a number.
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Whether the value is of a type as JSON Schema names it.
  func isOf(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"),
      (.list, "array"), (.map, "object"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
