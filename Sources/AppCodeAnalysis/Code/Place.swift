package import AppCodeModel
package import Orientation

/// A statement, a condition or an expression of a body, and the way from it to the outside.
package final class Place: Sendable, Spanned {
  /// What is at this place.
  package let node: Node
  /// What it is a part of, within the same body; nil for the body's own statements.
  package let parent: Place?
  /// What surrounds it.
  package let scope: CodeScope

  init(_ node: Node, parent: Place?, scope: CodeScope) {
    self.node = node
    self.parent = parent
    self.scope = scope
  }

  /// What can be at a place.
  package enum Node: Sendable, Hashable {
    /// A statement.
    case statement(Statement)
    /// A condition of an `if`, a `guard` or a `while`.
    case condition(Statement.Condition)
    /// An expression.
    case expression(Expression)
  }

  /// The expression, if there is one here.
  package var expression: Expression? {
    if case .expression(let expression) = node { return expression }
    return nil
  }

  /// The statement, if there is one here.
  package var statement: Statement? {
    if case .statement(let statement) = node { return statement }
    return nil
  }

  /// The condition, if there is one here.
  package var condition: Statement.Condition? {
    if case .condition(let condition) = node { return condition }
    return nil
  }

  /// Its location in its file.
  package var span: SourceSpan {
    switch node {
    case .statement(let statement): statement.span
    case .condition(let condition): condition.span
    case .expression(let expression): expression.span
    }
  }

  /// The file.
  package var file: CodeFile { scope.file }

  /// Its location, for messages.
  package var location: SourceLocation { file.location(of: span) }

  /// The text as written.
  package var text: String { file.text(span) }

  /// What it is a part of, from the inside out, without itself.
  package var ancestors: some Sequence<Place> { sequence(first: self, next: \.parent).dropFirst() }

  /// The outermost expression around this one that satisfies a test, looking a few steps out.
  func outermost(_ steps: Int, where test: (Expression) -> Bool) -> Place? {
    var found: Place?
    for place in ancestors.prefix(steps) {
      guard let expression = place.expression else { break }
      if test(expression) { found = place }
    }
    return found
  }

  /// A place for a statement of this one.
  package func inside(_ statement: Statement) -> Place {
    Place(.statement(statement), parent: self, scope: scope)
  }

  /// A place for a part of this one, when there is no walk.
  ///
  /// Names in it are found as from here; it has no facts of its own.
  package func inside(_ expression: Expression) -> Place {
    Place(.expression(expression), parent: self, scope: scope)
  }
}
