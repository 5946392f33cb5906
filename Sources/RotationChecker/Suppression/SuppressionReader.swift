import Orientation
import AppCodeModel
import TextFormats

/// Reads `orientation:ignore:next check-name, other-check - reason` in comments.
struct SuppressionReader {
  static let mark = "orientation:ignore"
  private static let markBytes = Array(mark.utf8)

  private let text: SourceText
  private(set) var suppressions: [Suppression] = []
  private(set) var problems: [SuppressionProblem] = []

  /// Reads all comments of a file.
  ///
  /// - Complexity: linear in the size of the comments.
  init(_ file: SourceFile) {
    text = file.text
    for comment in file.comments { read(comment.span) }
  }

  private mutating func read(_ comment: SourceSpan) {
    let bytes = text.bytes[comment.range.clamped(to: 0..<text.bytes.count)]
    var start = bytes.startIndex
    while let place = Self.find(in: bytes[start...]) {
      let end = bytes[place...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.endIndex
      read(place..<end, in: comment)
      start = end
    }
  }

  private static func find(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index + markBytes.count <= bytes.endIndex {
      if bytes[index] == markBytes[0],
        bytes[index..<(index + markBytes.count)].elementsEqual(markBytes)
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Reads what follows the mark on its line.
  private mutating func read(_ range: Range<Int>, in comment: SourceSpan) {
    let words = words(in: range)
    let span = words.first?.span ?? SourceSpan(range.lowerBound, range.upperBound)
    let head = (words.first?.text ?? "").split(separator: ":", omittingEmptySubsequences: false)
    let scopes = Suppression.Scope.allCases.map(\.rawValue)
    guard head.count == 3, let scope = Suppression.Scope(rawValue: String(head[2])) else {
      let found = head.count > 2 ? String(head[2]) : ""
      let nearest = Spelling.nearest(to: found, in: scopes)
      let question = nearest.map { "; did you mean \(Self.mark):\($0)?" } ?? ""
      problem(
        span, "expected \(Self.mark): and one of \(scopes.joined(separator: ", "))\(question)")
      return
    }
    var names: [Suppression.Name] = []
    var reason: String?
    for (index, word) in words.enumerated().dropFirst() {
      if word.text.allSatisfy({ "-–—".contains($0) }) {
        reason = self.reason(words.dropFirst(index + 1), upTo: range.upperBound)
        break
      }
      if word.text == "*/" { break }
      let name = String(word.text.filter { $0 != "," })
      if !name.isEmpty { names.append(Suppression.Name(text: name, span: word.span)) }
    }
    guard !names.isEmpty else {
      problem(span, "\(Self.mark):\(scope.rawValue) names no check")
      return
    }
    for name in names where CheckCatalogue.description(name.text) == nil {
      let nearest = CheckCatalogue.nearest(to: name.text).map { "; did you mean \($0)?" } ?? ""
      problem(
        name.span,
        "unknown check \(ReadingError.quoted(name.text))\(nearest)"
          + "; a reason follows a hyphen between spaces")
    }
    suppressions.append(
      Suppression(
        scope: scope, names: names.filter { CheckCatalogue.description($0.text) != nil },
        reason: reason, span: span, firstLine: text.line(of: Int(comment.start)),
        lastLine: text.line(of: max(Int(comment.start), Int(comment.end) - 1))))
  }

  private mutating func problem(_ span: SourceSpan, _ message: String) {
    problems.append(SuppressionProblem(span: span, message: message))
  }

  private func reason(_ words: ArraySlice<Suppression.Name>, upTo end: Int) -> String? {
    let words = words.filter { $0.text != "*/" }
    guard let first = words.first, let last = words.last else { return nil }
    let reason = text.text(first.span.joined(to: last.span))
    return reason.isEmpty ? nil : reason
  }

  /// The words of a stretch, with their places.
  private func words(in range: Range<Int>) -> [Suppression.Name] {
    var words: [Suppression.Name] = []
    var start: Int?
    for index in range.lowerBound...range.upperBound {
      let isGap =
        index == range.upperBound || text.bytes[index] == 0x20 || text.bytes[index] == 9
      if isGap, let begun = start {
        let span = SourceSpan(begun, index)
        words.append(Suppression.Name(text: text.text(span), span: span))
        start = nil
      } else if !isGap, start == nil {
        start = index
      }
    }
    return words
  }
}
