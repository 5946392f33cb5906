import AppCodeModel
import SwiftParser
import SwiftSyntax

extension Lowering {
  /// Lowers a literal; nil for anything else.
  mutating func literal(_ node: ExprSyntax) -> Expression? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): Expression(integer(text(node.literal)), span(node))
    case .floatLiteralExpr(let node): Expression(.float(text(node.literal)), span(node))
    case .booleanLiteralExpr(let node):
      Expression(.boolean(token(node.literal, is: "true")), span(node))
    case .nilLiteralExpr(let node): Expression(.null, span(node))
    case .stringLiteralExpr(let node): string(node)
    case .simpleStringLiteralExpr(let node): Expression(.string(text(node.segments)), span(node))
    case .regexLiteralExpr(let node): Expression(.other([]), span(node))
    case .keyPathExpr(let node): keyPath(node)
    case .arrayExpr(let node): array(node)
    case .dictionaryExpr(let node): dictionary(node)
    default: nil
    }
  }

  /// Lowers a key path: `\.a.b` that a list or an optional is mapped by, or that is
  /// observed, is the closure `{ $0.a.b }`.
  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    let other = Expression(.other([]), span(node))
    guard node.root == nil, let argument = node.parent?.as(LabeledExprSyntax.self),
      argument.label == nil, let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        ?? call.calledExpression.as(DeclReferenceExprSyntax.self),
      Self.mapping.contains(text(callee.baseName))
    else { return other }
    var value = Expression(.name("$0"), span(node))
    for component in node.components {
      switch component.component {
      case .property(let property):
        let end = span(property)
        value = Expression(
          .member(value, text(property.declName.baseName)),
          SourceSpan(Int(span(node).start), Int(end.end)))
      case .optional: continue
      default: return other
      }
    }
    return Expression(
      .closure(Expression.Closure(body: [Statement(.expression(value), value.span)])), span(node))
  }

  /// What takes a key path in place of a closure.
  private static let mapping: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "allSatisfy", "contains", "first", "sorted",
    "observe",
  ]

  private func integer(_ text: String) -> Expression.Kind {
    var digits = text[...].filter { $0 != "_" }
    var radix = 10
    switch digits.prefix(2) {
    case "0x": radix = 16
    case "0o": radix = 8
    case "0b": radix = 2
    default: break
    }
    if radix != 10 { digits.removeFirst(2) }
    return Int(digits, radix: radix).map { .integer($0) } ?? .other([])
  }

  /// Text, with its escapes resolved.
  ///
  /// What is interpolated makes it `.other`, so that it is still looked at.
  private mutating func string(_ node: StringLiteralExprSyntax) -> Expression {
    let span = span(node)
    var values: [Expression] = []
    var isInterpolated = false
    for segment in node.segments {
      guard case .expressionSegment(let segment) = segment else { continue }
      isInterpolated = true
      values += arguments(segment.expressions).map(\.value)
    }
    if isInterpolated { return Expression(.other(values), span) }
    let segments = node.segments
    let isPlain =
      segments.count == 1 && node.closingQuote.presence == .present
      && !bytes[span.range.clamped(to: 0..<bytes.count)].contains(UInt8(ascii: "\\"))
    if isPlain, case .stringSegment(let segment)? = segments.first {
      return Expression(.string(text(segmentSpan(segment))), span)
    }
    return Expression(.string(node.representedLiteralValue), span)
  }

  /// White space at the ends belongs to a string.
  private func segmentSpan(_ segment: StringSegmentSyntax) -> SourceSpan {
    SourceSpan(segment.position.utf8Offset, segment.endPosition.utf8Offset)
  }

  private mutating func array(_ node: ArrayExprSyntax) -> Expression {
    var elements: [Expression] = []
    for element in node.elements { elements.append(expression(element.expression)) }
    return Expression(.array(elements), span(node))
  }

  private mutating func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    var entries: [Expression.DictionaryEntry] = []
    if case .elements(let list) = node.content {
      for element in list {
        let key = expression(element.key)
        entries.append(Expression.DictionaryEntry(key, expression(element.value)))
      }
    }
    return Expression(.dictionary(entries), span(node))
  }
}
