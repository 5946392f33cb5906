import Orientation
import SwiftCodeReader
import SwiftSyntax
import TextFormats

/// A file and its syntax tree.
struct ParsedSource {
  let path: String
  let bytes: [UInt8]
  /// nil where there are errors.
  let tree: SourceFileSyntax?
  private let lineStarts: [Int]

  init(_ source: HeadlessSources.Source) {
    path = source.path
    var bytes = Array(source.text.utf8)
    var tree = SwiftSourceReader.tree(of: bytes)
    if tree == nil, let joined = Self.joiningAttributes(bytes) {
      tree = SwiftSourceReader.tree(of: joined)
      if tree != nil { bytes = joined }
    }
    self.tree = tree
    self.bytes = bytes
    lineStarts =
      [0]
      + bytes.indices.filter { index in
        bytes[index] == UInt8(ascii: "\n")
          || bytes[index] == UInt8(ascii: "\r")
            && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      }.map { $0 + 1 }
  }

  /// The bytes with `@available (` as `@available( `, which all but the compiler's Swift 5 mode want; nil if
  /// there is no such attribute.
  private static func joiningAttributes(_ bytes: [UInt8]) -> [UInt8]? {
    let (space, parenthesis) = (UInt8(ascii: " "), UInt8(ascii: "("))
    var joined = bytes
    for name in ["@available", "@objc"] {
      for found in bytes.ranges(of: Array(name.utf8)) {
        let rest = bytes[found.upperBound...]
        guard rest.first == space, let end = rest.firstIndex(where: { $0 != space }),
          bytes[end] == parenthesis
        else { continue }
        joined[found.upperBound] = parenthesis
        joined[end] = space
      }
    }
    return joined == bytes ? nil : joined
  }

  /// The line and column of a byte, both from 1.
  ///
  /// - Complexity: logarithmic in the number of lines, and linear in the line.
  func location(_ offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let line = bytes[lineStarts[low]..<min(offset, bytes.count)]
    // Bytes that continue a scalar have 10 at the top.
    return (low + 1, line.count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// A problem at a place of the file.
  func problem(_ node: some SyntaxProtocol, _ message: String, expected: String? = nil) -> Problem {
    let place = location(node.positionAfterSkippingLeadingTrivia.utf8Offset)
    return Problem(
      .malformed, SourceLocation(file: path, line: place.line, column: place.column), message,
      expected: expected)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// The bytes of a node without the spaces and comments around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
