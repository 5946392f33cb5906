import AppCodeModel
import SwiftSyntax

/// Turns a syntax tree into the shared shape.
///
/// Nothing is copied out of the tree but what is asked for: text comes from the file's bytes by
/// position, because a node's own description builds it from all of its tokens.
struct Lowering {
  /// How deep expressions, statements and types may be nested.
  ///
  /// Deeper ones are left out, so that walking through the result does not run out of stack.
  static let maximumDepth = 150

  /// The file.
  let bytes: [UInt8]
  /// Where the words are that make a body interesting.
  let places: WordPlaces
  /// Whether the file is from before Swift 3.
  let isOld: Bool
  /// The conditions of `#if` around the current declaration, outermost first.
  var conditions: [String] = []
  /// The depth of the current node.
  var depth = 0

  /// Begins a file.
  init(bytes: [UInt8], places: WordPlaces) {
    self.bytes = bytes
    self.places = places
    isOld = Self.oldWords.matches(bytes, 0..<bytes.count)
  }

  /// Runs one level deeper; nil when it is too deep.
  mutating func deeper<Result>(_ body: (inout Lowering) -> Result) -> Result? {
    guard depth < Lowering.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}

// MARK: - Text

extension Lowering {
  /// The location of a node, without the white space and comments around it.
  func span(_ node: some SyntaxProtocol) -> SourceSpan {
    let node = Syntax(node)
    return SourceSpan(
      node.positionAfterSkippingLeadingTrivia.utf8Offset,
      node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// A stretch of the file.
  func text(_ span: SourceSpan) -> String {
    String(decoding: bytes[span.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// A node as written.
  func text(_ node: some SyntaxProtocol) -> String { text(span(node)) }

  /// A name without backticks.
  func name(_ token: TokenSyntax) -> String {
    var span = span(token)
    if span.end - span.start > 2, bytes[Int(span.start)] == UInt8(ascii: "`") {
      span.start += 1
      span.end -= 1
    }
    return text(span)
  }

  /// Whether a token is a word.
  func token(_ token: TokenSyntax, is word: StaticString) -> Bool {
    let range = span(token).range
    guard range.count == word.utf8CodeUnitCount, range.upperBound <= bytes.count else {
      return false
    }
    return word.withUTF8Buffer { unsafe bytes[range].elementsEqual($0) }
  }
}
