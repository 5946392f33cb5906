package import SwiftSyntax

extension SwiftSourceReader {
  /// The syntax tree of a whole file; nil where it has errors, or is too large or too deeply nested
  /// to be read.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package static func tree(of bytes: [UInt8]) -> SourceFileSyntax? {
    guard bytes.count <= maximumSize else { return nil }
    let survey = SourceSurvey(bytes)
    guard survey.limit == nil else { return nil }
    let tree =
      survey.isDeep
      ? DeepStack.run { parse(bytes, upTo: bytes.count) } : parse(bytes, upTo: bytes.count)
    return tree.hasError ? nil : tree
  }
}
