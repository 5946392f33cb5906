package import AppCodeModel
import SwiftParser
import SwiftSyntax

/// Reads Swift files into the shape that both languages share.
///
/// Every file gives a `SourceFile`, whatever its bytes are: what cannot be read becomes one of
/// its problems, and the rest is read all the same.
package enum SwiftSourceReader {
  /// How many bytes a file may have; beyond, only a problem is given.
  ///
  /// A syntax tree takes sixty times the memory of its source. Files written by people are a tenth
  /// of this.
  package static let maximumSize = 4 << 20

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - words: which bodies to read; nil for all of them.
  /// - Returns: what could be read, with a problem for everything else but for what only bodies
  ///   that are not read have to do with.
  /// - Complexity: O(n) in the number of bytes.
  package static func read(_ text: SourceText, words: WordFilter? = .rotation) -> SourceFile {
    read(text, words: words, parsesAll: false)
  }

  /// Reads a file as ``read(_:words:)`` does, and may parse all of it.
  package static func read(
    _ text: SourceText, words: WordFilter?, parsesAll: Bool
  ) -> SourceFile {
    guard text.bytes.count <= maximumSize else {
      let message =
        "a Swift file of \(text.bytes.count) bytes is too large to be read; "
        + "up to \(maximumSize) are"
      return SourceFile(
        text: text, language: .swift, problems: [SourceProblem(SourceSpan(0, 0), message)])
    }
    let survey = SourceSurvey(text.bytes)
    let places = words?.places(in: text.bytes) ?? .everywhere
    let outline = parsesAll ? nil : outline(text.bytes, survey, places)
    var file =
      survey.isDeep
      ? DeepStack.run { lower(text, outline, survey, places) }
      : lower(text, outline, survey, places)
    file.comments = survey.comments
    return file
  }

  private static func lower(
    _ text: SourceText, _ outline: [UInt8]?, _ survey: SourceSurvey, _ places: WordPlaces
  ) -> SourceFile {
    let end = survey.limit.map { Int($0.span.start) } ?? text.bytes.count
    var tree: SourceFileSyntax?
    if let outline {
      tree = parse(outline, upTo: end)
      // Where something is missing, nothing is certain.
      if tree?.hasError == true { tree = nil }
    }
    return lower(tree ?? parse(text.bytes, upTo: end), text, survey, places)
  }

  static func parse(_ bytes: [UInt8], upTo end: Int) -> SourceFileSyntax {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe Parser.parse(
        source: UnsafeBufferPointer(rebasing: buffer[..<end]),
        // One more than the survey lets pass, so that the parser never stops before it.
        maximumNestingLevel: 2 * Nesting.mostBrackets)
    }
  }

  /// A file with spaces for the bodies in whose declarations there is no word of interest.
  ///
  /// They would be skipped once they were parsed.
  ///
  /// - Returns: nil when that is the whole file.
  private static func outline(
    _ bytes: [UInt8], _ survey: SourceSurvey, _ places: WordPlaces
  ) -> [UInt8]? {
    let skipped = survey.bodies.filter { !places.meet($0.declaration) }
    guard !skipped.isEmpty else { return nil }
    var outline = bytes
    for body in skipped {
      for index in body.content.range { outline[index] = UInt8(ascii: " ") }
    }
    return outline
  }

  private static func lower(
    _ tree: SourceFileSyntax, _ text: SourceText, _ survey: SourceSurvey, _ places: WordPlaces
  ) -> SourceFile {
    var file = SourceFile(text: text, language: .swift)
    var lowering = Lowering(bytes: text.bytes, places: places)
    lowering.lower(tree, into: &file)
    if tree.hasError { file.problems = ParseProblems(text.bytes).problems(in: tree) }
    if let limit = survey.limit {
      // What is missing behind the limit is not missing.
      file.problems.removeAll { $0.span.end >= limit.span.start }
      file.problems.append(limit)
    }
    return file
  }
}
