import AppCodeModel
import SwiftSyntax

extension Lowering {
  /// Lowers `if`; a long chain of `else if` is built from its end.
  mutating func branch(_ node: IfExprSyntax) -> Statement {
    var links: [([Statement.Condition], [Statement], SourceSpan)] = []
    var otherwise: [Statement]?
    var next: IfExprSyntax? = node
    while let link = next {
      next = nil
      links.append((conditions(link.conditions), block(link.body), span(link)))
      switch link.elseBody {
      case .ifExpr(let node): if links.count + depth < Lowering.maximumDepth { next = node }
      case .codeBlock(let node): otherwise = block(node)
      case nil: break
      }
    }
    var result: Statement?
    for (conditions, then, span) in links.reversed() {
      let branch = Statement(.if(conditions, then: then, otherwise: otherwise), span)
      otherwise = [branch]
      result = branch
    }
    return result ?? Statement(.other([]), span(node))
  }

  /// Lowers `switch`; the cases of every branch of an `#if` inside count.
  mutating func branch(_ node: SwitchExprSyntax) -> Statement {
    let subject = expression(node.subject)
    var cases: [Statement.Case] = []
    lower(node.cases, into: &cases)
    return Statement(.switch(subject, cases), span(node))
  }

  private mutating func lower(_ list: SwitchCaseListSyntax, into cases: inout [Statement.Case]) {
    for element in list {
      switch element {
      case .switchCase(let node): cases.append(switchCase(node))
      case .ifConfigDecl(let node):
        eachBranch(of: node) { lowering, clause in
          if case .switchCases(let list) = clause.elements { lowering.lower(list, into: &cases) }
        }
      }
    }
  }

  private mutating func switchCase(_ node: SwitchCaseSyntax) -> Statement.Case {
    var patterns: [Expression] = []
    var filter: Expression?
    var isDefault = false
    switch node.label {
    case .default: isDefault = true
    case .case(let label):
      for item in label.caseItems {
        patterns.append(pattern(item.pattern))
        if let condition = item.whereClause?.condition { filter = expression(condition) }
      }
    }
    return Statement.Case(
      patterns: patterns, filter: filter, isDefault: isDefault, body: statements(node.statements),
      span: span(node))
  }
}
