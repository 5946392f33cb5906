import AppCodeModel
import SwiftSyntax

/// Lists what the parser could not read.
struct ParseProblems {
  /// More than these do not help.
  static let maximumCount = 20

  private let bytes: [UInt8]
  private var found: [SourceProblem] = []

  /// Begins a file.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The problems of a tree, in order.
  func problems(in tree: SourceFileSyntax) -> [SourceProblem] {
    var search = self
    // A list of what is left to look at, instead of recursion: trees may be deep.
    var rest = [Syntax(tree)]
    while let node = rest.popLast(), search.found.count < Self.maximumCount {
      guard node.hasError else { continue }
      if let token = node.as(TokenSyntax.self) {
        search.look(at: token)
      } else if node.kind == .unexpectedNodes {
        search.add(node, "unexpected '\(search.excerpt(node))'")
      } else {
        rest += node.children(viewMode: .all).reversed()
      }
    }
    return search.found
  }

  private mutating func look(at token: TokenSyntax) {
    if token.presence == .missing {
      add(Syntax(token), "expected \(expectation(token))")
    } else if token.tokenDiagnostic != nil {
      add(Syntax(token), "'\(excerpt(Syntax(token)))' is not Swift")
    }
  }

  private func expectation(_ token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .identifier: "a name"
    case .stringSegment: "text"
    case .integerLiteral: "a number"
    default: "'\(token.text)'"
    }
  }

  private mutating func add(_ node: Syntax, _ message: String) {
    let span = span(node)
    // One mistake may leave several tokens missing in one place.
    if found.last?.span != span { found.append(SourceProblem(span, message)) }
  }

  private func span(_ node: Syntax) -> SourceSpan {
    SourceSpan(
      min(node.positionAfterSkippingLeadingTrivia.utf8Offset, bytes.count),
      min(node.endPositionBeforeTrailingTrivia.utf8Offset, bytes.count))
  }

  /// The first line of a node, shortened.
  private func excerpt(_ node: Syntax) -> String {
    let range = span(node).range
    let line = bytes[range].prefix { $0 != 10 && $0 != 13 }
    let text = String(decoding: line.prefix(40), as: UTF8.self)
    return line.count > 40 || line.count < range.count ? text + "…" : text
  }
}
