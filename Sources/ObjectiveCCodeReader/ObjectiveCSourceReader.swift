package import AppCodeModel

/// Reads Objective-C and Objective-C++ into the shape that both languages share.
///
/// There is no preprocessor and no table of types: a file is read without expanding macros and
/// whether or not it compiles. What cannot be read is listed in `SourceFile.problems` and costs one
/// statement or one method.
package enum ObjectiveCSourceReader {
  /// Reads a file.
  ///
  /// A file in UTF-16 is read in its UTF-8 form, and the places in the result belong to the text
  /// that the result holds.
  ///
  /// - Parameters:
  ///   - text: the contents of an `.m`, `.mm` or `.h` file, in any encoding.
  ///   - words: which function bodies to read; nil for all of them.
  /// - Returns: what the file declares, and its problems.
  /// - Complexity: O(n) in the number of bytes.
  package static func read(_ text: SourceText, words: WordFilter? = .rotation) -> SourceFile {
    let text = UTF16Text.asUTF8(text)
    // A file that is of interest as a whole has every body read.
    let words = words.flatMap { $0.wantsAll(of: text.bytes) ? nil : $0 }
    let lexer = Lexer(text.bytes)
    let matcher = BracketMatcher(lexer.tokens, bytes: text.bytes)
    var parser = Parser(
      text: text, tokens: matcher.tokens, words: words, problems: lexer.problems)
    parser.readFile()
    return SourceFile(
      text: text, language: .objectiveC, imports: parser.imports, types: parser.types,
      functions: parser.functions, variables: parser.variables, comments: lexer.comments,
      problems: parser.problems.sorted {
        ($0.span.start, $0.message) < ($1.span.start, $1.message)
      })
  }
}
