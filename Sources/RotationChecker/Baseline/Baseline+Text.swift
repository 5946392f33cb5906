import RotationFindings
public import TextFormats
import YAMLDocuments

extension Baseline {
  /// The members of a baseline file.
  private enum Key: String, CaseIterable {
    case version, findings
  }

  /// The members of a finding in it.
  private enum FindingMember: String, CaseIterable {
    case check, file, declaration, code, count
  }

  private static let mostBytes = 64 << 20
  /// How often one finding may be known: more than a project has, and few enough to be added up.
  private static let mostOfOne = 1_000_000

  /// Reads a baseline file.
  ///
  /// - Parameters:
  ///   - bytes: its content.
  ///   - file: its path, for messages.
  /// - Throws: what is wrong with it, with line and column.
  public init(bytes: [UInt8], file: String) throws(ReadingError) {
    // JSON is YAML, and YAML's reader knows lines and columns.
    let element = try Document.element(
      bytes, file: file, kind: "baseline", content: "what --write-baseline writes",
      most: Self.mostBytes)
    let fields = try Fields<Key>(
      try element.entries("an object"), at: element.location, of: "baseline")
    guard let version = fields[.version] else {
      throw ReadingError(element.location, "a baseline without a version", expected: "version 1")
    }
    let word = try version.word("1")
    guard word.text == "1" else {
      throw ReadingError(
        word.location, "a baseline of version \(ReadingError.quoted(word.text))", expected: "1")
    }
    var counts: [FindingKey: Int] = [:]
    for entry in try fields[.findings]?.elements("a list of findings") ?? [] {
      let members = try Fields<FindingMember>(
        try entry.entries("an object"), at: entry.location, of: "finding")
      func text(_ member: FindingMember) throws(ReadingError) -> String {
        guard let value = members[member] else { return "" }
        guard case .word(let text) = value.content else { throw value.mismatch("text") }
        return text
      }
      let key = FindingKey(
        check: try text(.check), file: try text(.file), declaration: try text(.declaration),
        code: try text(.code))
      let count = try text(.count)
      guard let number = count.isEmpty ? 1 : Int(count), (1...Self.mostOfOne).contains(number)
      else {
        throw ReadingError(
          members[.count]?.location ?? entry.location,
          "\(ReadingError.quoted(count)) is not a count",
          expected: "a number from 1 to \(Self.mostOfOne)")
      }
      counts[key, default: 0] += number
    }
    self.init(counts: counts)
  }

  /// The baseline as a file: JSON, a member on each line, in order.
  public var text: String {
    var out = "{\n  \"version\": 1,\n  \"findings\": ["
    for (index, (key, count)) in counts.sorted(by: { $0.key < $1.key }).enumerated() {
      out += index == 0 ? "\n" : ",\n"
      var members = [("check", key.check), ("file", key.file)]
      if !key.declaration.isEmpty { members.append(("declaration", key.declaration)) }
      members.append(("code", key.code))
      var lines = members.map { "      \"\($0.0)\": \(Self.quoted($0.1))" }
      if count > 1 { lines.append("      \"count\": \(count)") }
      out += "    {\n" + lines.joined(separator: ",\n") + "\n    }"
    }
    out += counts.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
    return out
  }

  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}",
        "\u{FFFF}":
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
