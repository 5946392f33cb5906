public import RotationFindings
import Orientation

/// All there is to know of a check, on one page.
public struct CheckPage: Sendable {
  let check: CheckDescription

  /// Creates the page of a check.
  public init(_ check: CheckDescription) { self.check = check }

  /// The page in Markdown.
  ///
  /// - Parameter linksRules: Whether rules link to the page of rules that the documentation has
  ///   beside the pages of checks.
  /// - Returns: Text that ends with a line break.
  public func markdown(linksRules: Bool) -> String {
    var parts = ["# \(check.name)", "\(check.title).", facts(linksRules: linksRules)]
    parts.append(check.rationale)
    parts += examples("Found", check.triggering)
    parts += examples("Not found", check.quiet)
    if !check.unfollowed.isEmpty {
      let changes = check.unfollowed.map { "- \($0.words)" }.joined(separator: "\n")
      parts.append("## What it may miss\n\nIt does not follow all code in which\n\n\(changes)")
    }
    parts.append(
      """
      ## If it is intentional

      ```swift
      // orientation:ignore:next \(check.name) - why it is intentional
      ```
      """)
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// What of a check has to be asked for, in words behind its severity.
  private static func asked(_ check: CheckDescription) -> String {
    if check.isOptIn { return ", opt-in" }
    return check.notesAreOptIn ? "; its notes are opt-in" : ""
  }

  private func facts(linksRules: Bool) -> String {
    var lines = [
      "- Severity: \(check.severity.rawValue)\(Self.asked(check))",
      "- Applies to: \(check.versions)",
    ]
    if !check.rules.isEmpty {
      let rules = check.rules.map { rule in
        linksRules ? "[\(rule)](../Rules.md#\("\(rule)".lowercased()))" : "\(rule)"
      }
      lines.append("- Based on: \(rules.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n")
  }

  private func examples(_ title: String, _ examples: [CheckExample]) -> [String] {
    guard !examples.isEmpty else { return [] }
    var parts = ["## \(title)"]
    for example in examples {
      if let note = example.note { parts.append(note) }
      for file in example.files {
        if example.files.count > 1 || !file.path.hasPrefix("Example.") {
          parts.append("`\(file.path)`")
        }
        parts.append("```\(Self.language(file.path))\n\(Self.trimmed(file.contents))\n```")
      }
    }
    return parts
  }

  /// The page for a terminal.
  ///
  /// - Parameter style: the width of a line, and whether to use colour.
  /// - Returns: text that ends with a line break.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var out = style.ink(check.name, .bold) + "  \(check.title)\n\n"
    func add(_ label: String, _ content: String) {
      let indent = String(repeating: " ", count: 14)
      let lines = content.wrapped(to: style.width - 14)
      out +=
        "  " + style.ink(label.padded(to: 12), .dim) + lines.joined(separator: "\n" + indent) + "\n"
    }
    add("severity", check.severity.rawValue + Self.asked(check))
    add("applies to", check.versions)
    if !check.rules.isEmpty {
      add("based on", check.rules.map { "\($0)" }.joined(separator: ", "))
    }
    for paragraph in Self.paragraphs(check.rationale) {
      out += "\n"
      for line in paragraph.isCode ? [paragraph.text] : paragraph.text.wrapped(to: style.width - 2)
      { out += line.indented(by: 2) + "\n" }
    }
    for (title, examples) in [("found", check.triggering), ("not found", check.quiet)] {
      for example in examples {
        out += "\n  " + style.ink(example.note.map { "\(title): \($0)" } ?? "\(title):", .bold)
        out += "\n"
        for file in example.files {
          if example.files.count > 1 { out += "\n" + style.ink(file.path, .dim).indented(by: 4) }
          out += "\n" + Self.trimmed(file.contents).indented(by: 4) + "\n"
        }
      }
    }
    return out
  }

  private static func paragraphs(_ markdown: String) -> [(text: String, isCode: Bool)] {
    var paragraphs: [(text: String, isCode: Bool)] = []
    var lines: [String] = []
    var isCode = false
    func end() {
      guard !lines.isEmpty else { return }
      paragraphs.append((lines.joined(separator: isCode ? "\n" : " "), isCode))
      lines = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        end()
        isCode.toggle()
      } else if line.isEmpty, !isCode {
        end()
      } else {
        // An entry of a list is a paragraph of its own.
        if line.hasPrefix("- "), !isCode { end() }
        lines.append(isCode ? "    \(line)" : String(line))
      }
    }
    end()
    return paragraphs
  }

  private static func trimmed(_ code: String) -> String {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func language(_ path: String) -> String {
    switch path.split(separator: ".").last ?? "" {
    case "swift": "swift"
    case "m", "mm", "h": "objc"
    case "plist", "storyboard", "xib": "xml"
    case "yml", "yaml": "yaml"
    default: ""
    }
  }
}
