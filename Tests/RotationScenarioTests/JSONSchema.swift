import Foundation

/// As much of JSON Schema, draft 7, as the schema of scenario files uses.
///
/// A key it does not know is a mistake in the schema, so nothing is checked by accident only.
struct JSONSchema {
  typealias Object = [String: Any]

  let root: Object

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    root = try JSONSerialization.jsonObject(with: data) as? Object ?? [:]
  }

  static let known: Set<String> = [
    "$schema", "title", "description", "definitions", "examples", "type", "enum", "pattern",
    "minimum", "properties", "additionalProperties", "propertyNames", "required", "dependencies",
    "minProperties", "items", "minItems", "anyOf", "oneOf", "allOf", "$ref",
  ]

  /// The definition with a name.
  func definition(_ name: String) -> Object {
    (root["definitions"] as? Object)?[name] as? Object ?? [:]
  }

  /// What is wrong with a value, as paths and reasons.
  func problems(_ value: JSONValue) -> [String] { problems(value, root, "") }

  private func problems(_ value: JSONValue, _ schema: Object, _ path: String) -> [String] {
    var found = schema.keys.filter { !Self.known.contains($0) }.map { "\(path): \($0) is unknown" }
    if let name = (schema["$ref"] as? String)?.components(separatedBy: "/").last {
      found += problems(value, definition(name), path)
    }
    for part in schema["allOf"] as? [Object] ?? [] { found += problems(value, part, path) }
    if let parts = schema["anyOf"] as? [Object] {
      let each = parts.map { problems(value, $0, path) }
      if !each.contains(where: \.isEmpty) {
        found += ["\(path): none of \(parts.count)"] + each.flatMap { $0 }
      }
    }
    if let parts = schema["oneOf"] as? [Object] {
      let count = parts.filter { problems(value, $0, path).isEmpty }.count
      if count != 1 { found.append("\(path): \(count) of \(parts.count) in place of one") }
    }
    if let type = schema["type"] as? String, !value.isOf(type) {
      found.append("\(path): no \(type)")
    }
    if let words = schema["enum"] as? [String], !words.contains(value.text ?? "") {
      found.append("\(path): not in the list")
    }
    if let pattern = schema["pattern"] as? String {
      let isMatch = value.text?.range(of: pattern, options: .regularExpression) != nil
      if !isMatch { found.append("\(path): no match of \(pattern)") }
    }
    if let least = schema["minimum"] as? Int, (value.number ?? 0) < Double(least) {
      found.append("\(path): too small")
    }
    if case .list(let values) = value { found += problems(list: values, schema, path) }
    if case .map(let entries) = value { found += problems(map: entries, schema, path) }
    return found
  }

  private func problems(list values: [JSONValue], _ schema: Object, _ path: String) -> [String] {
    var found: [String] = []
    if values.count < schema["minItems"] as? Int ?? 0 { found.append("\(path): too short") }
    guard let items = schema["items"] as? Object else { return found }
    for (index, value) in values.enumerated() {
      found += problems(value, items, "\(path)/\(index)")
    }
    return found
  }

  private func problems(
    map entries: [String: JSONValue], _ schema: Object, _ path: String
  ) -> [String] {
    var found: [String] = []
    let properties = schema["properties"] as? Object ?? [:]
    if entries.count < schema["minProperties"] as? Int ?? 0 { found.append("\(path): too few") }
    found += missing(schema["required"], in: entries).map { "\(path): no \($0)" }
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      if let names = schema["propertyNames"] as? Object {
        found += problems(.string(key), names, "\(path)/\(key)")
      }
      if let property = properties[key] as? Object {
        found += problems(value, property, "\(path)/\(key)")
      } else if let others = schema["additionalProperties"] as? Object {
        found += problems(value, others, "\(path)/\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(path): \(key) is not a key here")
      }
      let dependency = (schema["dependencies"] as? Object)?[key]
      found += missing(dependency, in: entries).map { "\(path): \(key) without \($0)" }
      if let dependency = dependency as? Object {
        found += problems(.map(entries), dependency, path)
      }
    }
    return found
  }

  private func missing(_ keys: Any?, in entries: [String: JSONValue]) -> [String] {
    (keys as? [String] ?? []).filter { entries[$0] == nil }
  }
}
