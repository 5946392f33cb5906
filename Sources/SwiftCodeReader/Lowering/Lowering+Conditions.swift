import AppCodeModel
import SwiftSyntax

extension Lowering {
  /// Lowers the conditions of `if`, `guard` and `while`.
  mutating func conditions(_ list: ConditionElementListSyntax) -> [Statement.Condition] {
    var conditions: [Statement.Condition] = []
    for element in list {
      let node = element.condition
      conditions.append(Statement.Condition(condition(node), span(node)))
    }
    return conditions
  }

  private mutating func condition(
    _ node: ConditionElementSyntax.Condition
  ) -> Statement.Condition.Kind {
    switch node {
    case .expression(let value): return .expression(expression(value))
    case .availability(let node): return availability(node)
    case .optionalBinding(let node):
      let name: String
      let shorthand: Expression
      if let identifier = node.pattern.as(IdentifierPatternSyntax.self) {
        name = self.name(identifier.identifier)
        shorthand = Expression(.name(name), span(identifier))
      } else {
        name = text(node.pattern)
        shorthand = Expression(.other([]), span(node.pattern))
      }
      let value = node.initializer.map { expression($0.value) } ?? shorthand
      return .binding(name: name, type: node.typeAnnotation.map { text($0.type) }, value)
    case .matchingPattern(let node):
      let pattern = pattern(node.pattern)
      return .match(pattern: pattern, expression(node.initializer.value))
    }
  }

  /// The first two parts of the version that is asked of iOS.
  private func availability(_ node: AvailabilityConditionSyntax) -> Statement.Condition.Kind {
    let isUnavailable = token(node.availabilityKeyword, is: "#unavailable")
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let platform) = argument.argument,
        token(platform.platform, is: "iOS")
          || token(platform.platform, is: "iOSApplicationExtension"),
        let tuple = platform.version, let major = Int(text(tuple.major))
      else { continue }
      let minor = tuple.components.first.flatMap { Int(text($0.number)) } ?? 0
      return .available(Statement.Version(major, minor), isUnavailable: isUnavailable)
    }
    return .available(nil, isUnavailable: isUnavailable)
  }

  /// Lowers a pattern: the expression it compares with, or what binds and tests as `.other`.
  mutating func pattern(_ node: PatternSyntax) -> Expression {
    let span = span(node)
    let lowered: Expression? = deeper { lowering in
      switch node.as(PatternSyntaxEnum.self) {
      case .expressionPattern(let node): lowering.expression(node.expression)
      case .valueBindingPattern(let node):
        // `let .some(a)` compares with something, `let a` with nothing.
        Expression(
          .other(
            node.pattern.is(ExpressionPatternSyntax.self) ? [lowering.pattern(node.pattern)] : []),
          span)
      case .isTypePattern(let node):
        // What is tested is what the `switch` is about.
        Expression(.cast(Expression(.other([]), span), .test, lowering.text(node.type)), span)
      default: Expression(.other([]), span)
      }
    }
    return lowered ?? Expression(.other([]), span)
  }
}
