/// A source file in the one shape that both languages are read into.
package struct SourceFile: Sendable {
  /// The bytes and the path.
  package var text: SourceText
  /// The language.
  package var language: SourceLanguage
  /// What it imports: module names, and header paths of `#import "…"`.
  package var imports: [String]
  /// Classes, structs, enums, protocols, extensions and categories; nested ones are inside.
  package var types: [TypeDeclaration]
  /// The types that other names stand for, without generic arguments, by those names.
  package var typeAliases: [String: String]
  /// Functions outside of types.
  package var functions: [FunctionDeclaration]
  /// Variables and constants outside of types, object-like macros among them.
  package var variables: [VariableDeclaration]
  /// Statements outside of functions, as in a script or a `main.swift`.
  package var statements: [Statement]
  /// The comments, in order.
  package var comments: [Comment]
  /// What could not be read, each with its place.
  package var problems: [SourceProblem]

  /// Creates a file; what is omitted is empty.
  package init(
    text: SourceText, language: SourceLanguage, imports: [String] = [],
    types: [TypeDeclaration] = [], typeAliases: [String: String] = [:],
    functions: [FunctionDeclaration] = [], variables: [VariableDeclaration] = [],
    statements: [Statement] = [], comments: [Comment] = [], problems: [SourceProblem] = []
  ) {
    self.text = text
    self.language = language
    self.imports = imports
    self.types = types
    self.typeAliases = typeAliases
    self.functions = functions
    self.variables = variables
    self.statements = statements
    self.comments = comments
    self.problems = problems
  }

  /// The path, relative to the project.
  package var path: String { text.path }

  /// Whether bodies of it were not read, because no word in them is of interest.
  package var hasSkippedBodies: Bool {
    functions.contains(where: \.isBodySkipped) || variables.contains(where: \.isBodySkipped)
      || types.contains(where: \.hasSkippedBodies)
  }

  /// The text of a stretch without the comments in it.
  package func code(_ span: SourceSpan) -> String {
    var code = ""
    var start = span.start
    for comment in comments.within(span) {
      code += text.text(SourceSpan(Int(start), Int(comment.span.start)))
      start = comment.span.end
    }
    return code + text.text(SourceSpan(Int(start), Int(span.end)))
  }
}

extension TypeDeclaration {
  fileprivate var hasSkippedBodies: Bool {
    functions.contains(where: \.isBodySkipped) || variables.contains(where: \.isBodySkipped)
      || types.contains(where: \.hasSkippedBodies)
  }
}

/// The languages apps are written in.
package enum SourceLanguage: String, Sendable, Hashable, CaseIterable {
  /// `.swift`
  case swift
  /// `.m`, `.mm` and `.h`
  case objectiveC
}

/// A comment with its marks.
package struct Comment: Sendable, Hashable {
  /// Its location, with the comment marks.
  package var span: SourceSpan
  /// Whether only white space precedes it on its line.
  package var standsAlone: Bool

  /// Creates a comment.
  package init(span: SourceSpan, standsAlone: Bool) {
    self.span = span
    self.standsAlone = standsAlone
  }
}

/// Something in a source file that could not be read.
///
/// The rest of the file is read all the same.
package struct SourceProblem: Sendable, Hashable {
  /// Where.
  package var span: SourceSpan
  /// What was found or expected, without a full stop.
  package var message: String

  /// Creates a problem.
  package init(_ span: SourceSpan, _ message: String) {
    self.span = span
    self.message = message
  }
}
