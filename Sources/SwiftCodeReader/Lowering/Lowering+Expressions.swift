import AppCodeModel
import SwiftSyntax

extension Lowering {
  /// Lowers an expression.
  mutating func expression(_ node: ExprSyntax) -> Expression {
    guard depth < Lowering.maximumDepth else { return Expression(.other([]), span(node)) }
    depth += 1
    defer { depth -= 1 }
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return Expression(.name(reference(node)), span(node))
    case .memberAccessExpr(let node): return member(node)
    case .functionCallExpr(let node): return call(node)
    case .subscriptCallExpr(let node):
      let base = expression(node.calledExpression)
      let arguments = arguments(
        node.arguments, node.trailingClosure, node.additionalTrailingClosures)
      return Expression(.subscripting(base, arguments), span(node))
    case .sequenceExpr(let node): return sequence(node)
    case .superExpr(let node): return Expression(.name("super"), span(node))
    case .closureExpr(let node): return closure(node)
    case .ifExpr(let node):
      let statement = branch(node)
      return Expression(.statement(statement), statement.span)
    case .switchExpr(let node):
      let statement = branch(node)
      return Expression(.statement(statement), statement.span)
    default: return wrapped(node) ?? literal(node) ?? unusual(node)
    }
  }

  /// What wraps one expression.
  private mutating func wrapped(_ node: ExprSyntax) -> Expression? {
    switch node.as(ExprSyntaxEnum.self) {
    case .tryExpr(let node): expression(node.expression)
    case .awaitExpr(let node): expression(node.expression)
    case .unsafeExpr(let node): expression(node.expression)
    case .consumeExpr(let node): expression(node.expression)
    case .copyExpr(let node): expression(node.expression)
    case .borrowExpr(let node): expression(node.expression)
    case .genericSpecializationExpr(let node): expression(node.expression)
    case .optionalChainingExpr(let node):
      Expression(.unwrapped(expression(node.expression), isForced: false), span(node))
    case .forceUnwrapExpr(let node):
      Expression(.unwrapped(expression(node.expression), isForced: true), span(node))
    case .prefixOperatorExpr(let node):
      Expression(.prefix(text(node.operator), expression(node.expression)), span(node))
    case .inOutExpr(let node):
      Expression(.prefix("&", expression(node.expression)), span(node))
    case .postfixOperatorExpr(let node):
      Expression(.other([expression(node.expression)]), span(node))
    default: nil
    }
  }

  /// What is rare, or not modelled.
  private mutating func unusual(_ node: ExprSyntax) -> Expression {
    let span = span(node)
    switch node.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node):
      let elements = arguments(node.elements)
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return Expression(.tuple(elements), span)
    case .typeExpr(let node):
      return Expression(.name(typeName(node.type)), span)
    case .discardAssignmentExpr: return Expression(.name("_"), span)
    case .macroExpansionExpr(let node): return macro(node)
    case .postfixIfConfigExpr(let node):
      // The modifiers differ by platform; what they modify is always there.
      let modifiers = conditionalCompilation(node.config)
      return Expression(
        .other(
          (node.base.map { [expression($0)] } ?? [])
            + [Expression(.statement(modifiers), modifiers.span)]), span)
    case .patternExpr(let node):
      // The name that `let movie as Movie` binds is compared with nothing.
      guard let name = node.pattern.as(IdentifierPatternSyntax.self) else {
        return pattern(node.pattern)
      }
      return Expression(.other([Expression(.name(self.name(name.identifier)), span)]), span)
    case .infixOperatorExpr, .ternaryExpr, .asExpr, .isExpr:
      // The parser leaves operators unfolded: these do not occur.
      return Expression(.other([]), span)
    case .packElementExpr(let node): return expression(node.pack)
    case .packExpansionExpr(let node): return expression(node.repetitionPattern)
    default: return Expression(.other([]), span)
    }
  }

  /// `name`, and `name(label:)` where a function is meant and not called.
  private func reference(_ node: DeclReferenceExprSyntax) -> String {
    let base = name(node.baseName)
    guard let names = node.argumentNames else { return base }
    let labels = names.arguments.map { name($0.name) + ":" }
    return labels.isEmpty ? base : "\(base)(\(labels.joined()))"
  }

  private mutating func member(_ node: MemberAccessExprSyntax) -> Expression {
    let name = renewed(case: reference(node.declName))
    guard let base = node.base else { return Expression(.implicitMember(name), span(node)) }
    let lowered = expression(base)
    return Expression(.member(lowered, name), span(node))
  }

  /// `#selector(a)` is a call of that name, `#keyPath(A.b)` the text it stands for; other macros
  /// are not modelled.
  private mutating func macro(_ node: MacroExpansionExprSyntax) -> Expression {
    let span = span(node)
    let arguments = arguments(
      node.arguments, node.trailingClosure, node.additionalTrailingClosures)
    switch name(node.macroName) {
    case "selector":
      return Expression(.call(Expression(.name("#selector"), span), arguments), span)
    case "keyPath":
      guard let argument = node.arguments.first?.expression else { break }
      var path = text(argument)
      if path.first?.isUppercase == true, let dot = path.firstIndex(of: ".") {
        path = String(path[path.index(after: dot)...])
      }
      return Expression(.string(path), span)
    default: break
    }
    return Expression(.other(arguments.map(\.value)), span)
  }
}
