public import SourceModel
import SwiftParser
import SwiftSyntax

/// Reads Swift files into the shape that both languages share.
///
/// Every file gives a ``SourceFile``, whatever its bytes are: what cannot be read becomes one of
/// its problems, and the rest is read all the same.
public enum SwiftSourceReader {
  /// How many bytes a file may have; beyond, only a problem is given.
  ///
  /// A syntax tree takes about sixty times the memory of its source. Files written by people are a
  /// tenth of this.
  public static let maximumSize = 8 << 20

  /// How many brackets may stand inside each other; deeper ones are not read.
  ///
  /// The parser is recursive, and threads beside the main one have small stacks.
  static let maximumNesting = 100

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
    let tree = unsafe text.bytes.withUnsafeBufferPointer { buffer in
      unsafe Parser.parse(source: buffer, maximumNestingLevel: maximumNesting)
    }
    let places = words?.places(in: text.bytes) ?? .everywhere
    var lowering = Lowering(bytes: text.bytes, places: places)
    var file = SourceFile(text: text, language: .swift)
    lowering.lower(tree, into: &file)
    file.comments = CommentScanner(text.bytes).comments()
    if tree.hasError { file.problems = ParseProblems(text.bytes).problems(in: tree) }
    return file
  }
}
