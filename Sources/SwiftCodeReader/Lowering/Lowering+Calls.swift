import AppCodeModel
import SwiftSyntax

extension Lowering {
  /// Lowers a call; closures behind the parentheses are arguments like the others.
  mutating func call(_ node: FunctionCallExprSyntax) -> Expression {
    let callee = expression(node.calledExpression)
    let arguments = arguments(
      node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    return Expression(renewed(callee, arguments) ?? .call(callee, arguments), span(node))
  }

  /// Lowers arguments, or the elements of a tuple.
  mutating func arguments(_ list: LabeledExprListSyntax) -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    for argument in list {
      arguments.append(
        Expression.Argument(argument.label.map { name($0) }, expression(argument.expression)))
    }
    return arguments
  }

  /// Lowers arguments with the closures behind them.
  mutating func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax
  ) -> [Expression.Argument] {
    var arguments = arguments(list)
    guard let trailing else { return arguments }
    arguments.append(Expression.Argument(nil, closure(trailing)))
    for element in more {
      arguments.append(Expression.Argument(name(element.label), closure(element.closure)))
    }
    return arguments
  }

  /// Lowers a closure.
  mutating func closure(_ node: ClosureExprSyntax) -> Expression {
    var parameters: [ParameterDeclaration] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list):
      for parameter in list { parameters.append(ParameterDeclaration(name: name(parameter.name))) }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        parameters.append(
          ParameterDeclaration(
            name: name(parameter.secondName ?? parameter.firstName),
            type: parameter.type.map { text($0) }))
      }
    case nil: break
    }
    let body = statements(node.statements)
    return Expression(
      .closure(Expression.Closure(parameters: parameters, body: body)), span(node))
  }
}
