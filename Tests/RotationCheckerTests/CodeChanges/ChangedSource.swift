import SwiftParser
import SwiftSyntax

/// A Swift file whose code is changed by edits of its text.
///
/// Marks of findings are comments while it is parsed, so that they stay with their code.
struct ChangedSource {
  static let mark = "/*↓*/"

  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private var edits: [(range: Range<Int>, text: String)] = []
  private var names = 0

  init(_ contents: String) {
    let text = contents.split(separator: "↓", omittingEmptySubsequences: false)
      .joined(separator: Self.mark)
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
  }

  /// A name that the file does not have.
  mutating func freshName() -> String {
    names += 1
    return "item\(names)"
  }

  /// Replaces code, unless a part of it is replaced already.
  mutating func replace(_ range: Range<Int>, _ text: String) {
    guard
      !edits.contains(where: { edit in
        edit.range.overlaps(range) || edit.range == range
          || range.isEmpty && edit.range.contains(range.lowerBound)
      })
    else { return }
    edits.append((range, text))
  }

  mutating func replace(_ node: some SyntaxProtocol, _ text: String) { replace(range(node), text) }

  /// The stretch of a node with the mark in front of it.
  func range(_ node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let mark = Array(Self.mark.utf8)
    let hasMark = start >= mark.count && Array(bytes[(start - mark.count)..<start]) == mark
    return (hasMark ? start - mark.count : start)..<end
  }

  /// The code of a node with the mark in front of it.
  func code(_ node: some SyntaxProtocol) -> String { code(range(node)) }

  func code(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The contents with the changes; nil without any.
  var contents: String? {
    guard !edits.isEmpty else { return nil }
    var out: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      out += bytes[place..<edit.range.lowerBound]
      out += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    return Self.marked(String(decoding: out + bytes[place...], as: UTF8.self))
  }

  static func marked(_ text: String) -> String {
    text.replacingMarks(Self.mark, "↓")
  }
}

extension String {
  /// The text with another in place of each mark.
  func replacingMarks(_ mark: String, _ other: String) -> String {
    var out = ""
    var rest = Substring(self)
    while let range = rest.firstRange(of: mark) {
      out += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return out + rest
  }

  /// The text without marks.
  var unmarked: String { replacingMarks(ChangedSource.mark, "") }
}
