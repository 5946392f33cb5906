import AppCodeModel
import SwiftSyntax

extension Lowering {
  /// An operator between two operands of a sequence.
  private struct Operator {
    var kind: Kind
    var power: BindingPower
    enum Kind {
      case infix(String)
      case ternary(Expression)
      case cast(Expression.CastKind)
    }
  }

  /// What follows an operator.
  private enum Operand {
    case value(Expression)
    case type(String, SourceSpan)
  }

  /// Lowers operands and operators in a row, by the operators' precedence.
  mutating func sequence(_ node: SequenceExprSyntax) -> Expression {
    var operands: [Operand] = []
    var operators: [Operator] = []
    var isOperand = true
    for element in node.elements {
      if isOperand {
        if let type = element.as(TypeExprSyntax.self), case .cast? = operators.last?.kind {
          operands.append(.type(text(type), span(type)))
        } else {
          operands.append(.value(expression(element)))
        }
      } else {
        operators.append(infixOperator(element))
      }
      isOperand.toggle()
    }
    guard operands.count == operators.count + 1, operators.count <= Lowering.maximumDepth else {
      // A row without an end, or one so long that it would nest too deep.
      let values = operands.compactMap { operand -> Expression? in
        if case .value(let value) = operand { value } else { nil }
      }
      return Expression(.other(values), span(node))
    }
    var index = 0
    return fold(operands, operators, &index, above: 0)
  }

  private mutating func infixOperator(_ node: ExprSyntax) -> Operator {
    switch node.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      let name = text(node.operator)
      return Operator(kind: .infix(name), power: BindingPower(of: name))
    case .assignmentExpr: return Operator(kind: .infix("="), power: BindingPower(of: "="))
    case .unresolvedTernaryExpr(let node):
      return Operator(kind: .ternary(expression(node.thenExpression)), power: .ternary)
    case .unresolvedIsExpr: return Operator(kind: .cast(.test), power: .cast)
    case .unresolvedAsExpr(let node):
      guard let mark = node.questionOrExclamationMark else {
        return Operator(kind: .cast(.bridging), power: .cast)
      }
      return Operator(
        kind: .cast(token(mark, is: "?") ? .conditional : .forced), power: .cast)
    default:
      let name = text(node)
      return Operator(kind: .infix(name), power: BindingPower(of: name))
    }
  }

  /// Takes operators from `index` on, as long as they bind at least as strongly as `above`.
  private func fold(
    _ operands: [Operand], _ operators: [Operator], _ index: inout Int, above: Int
  ) -> Expression {
    var left = value(operands[index])
    while index < operators.count, operators[index].power.strength >= above {
      let next = operators[index]
      index += 1
      switch next.kind {
      case .cast(let kind):
        left = cast(left, kind, operands[index])
      case .infix(let name):
        let right = fold(operands, operators, &index, above: next.power.strengthOfRight)
        left = Expression(.infix(left, name, right), left.span.joined(to: right.span))
      case .ternary(let then):
        let right = fold(operands, operators, &index, above: next.power.strengthOfRight)
        left = Expression(.ternary(left, then, right), left.span.joined(to: right.span))
      }
    }
    return left
  }

  private func value(_ operand: Operand) -> Expression {
    switch operand {
    case .value(let value): value
    case .type(let name, let span): Expression(.name(name), span)
    }
  }

  private func cast(
    _ value: Expression, _ kind: Expression.CastKind, _ operand: Operand
  ) -> Expression {
    switch operand {
    case .type(let name, let span):
      Expression(.cast(value, kind, name), value.span.joined(to: span))
    case .value(let type):
      Expression(.cast(value, kind, text(type.span)), value.span.joined(to: type.span))
    }
  }
}
