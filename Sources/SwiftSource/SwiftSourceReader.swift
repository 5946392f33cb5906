public import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads Swift files into the shape that both languages share.
///
/// Every file gives a `SourceFile`, whatever its bytes are: what cannot be read becomes one of
/// its problems, and the rest is read all the same.
public enum SwiftSourceReader {
  /// How many bytes a file may have; beyond, only a problem is given.
  ///
  /// A syntax tree takes sixty times the memory of its source. Files written by people are a tenth
  /// of this.
  public static let maximumSize = 4 << 20

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - words: which bodies to read; nil for all of them.
  /// - Returns: what could be read, with a problem for everything else.
  /// - Complexity: O(n) in the number of bytes.
  public static func read(_ text: SourceText, words: WordFilter? = .rotation) -> SourceFile {
    guard text.bytes.count <= maximumSize else {
      let message =
        "a Swift file of \(text.bytes.count) bytes is too large to be read; "
        + "up to \(maximumSize) are"
      return SourceFile(
        text: text, language: .swift, problems: [SourceProblem(SourceSpan(0, 0), message)])
    }
    let survey = SourceSurvey(text.bytes)
    let places = words?.places(in: text.bytes) ?? .everywhere
    var file =
      survey.isDeep
      ? DeepStack.run { lower(text, survey, places) } : lower(text, survey, places)
    file.comments = survey.comments
    return file
  }

  private static func lower(
    _ text: SourceText, _ survey: SourceSurvey, _ places: WordPlaces
  ) -> SourceFile {
    let end = survey.limit.map { Int($0.span.start) } ?? text.bytes.count
    let tree = unsafe text.bytes.withUnsafeBufferPointer { buffer in
      unsafe Parser.parse(
        source: UnsafeBufferPointer(rebasing: buffer[..<end]),
        // One more than the survey lets pass, so that the parser never stops before it.
        maximumNestingLevel: 2 * Nesting.mostBrackets)
    }
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
