import AppCodeModel
import SwiftSyntax

extension Lowering {
  /// Lowers the content of braces.
  mutating func block(_ node: CodeBlockSyntax) -> [Statement] { statements(node.statements) }

  /// Lowers a list of statements.
  mutating func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    deeper { lowering in
      var statements: [Statement] = []
      for item in items { lowering.lower(item, into: &statements) }
      return statements
    } ?? []
  }

  /// Lowers one statement.
  mutating func lower(_ item: CodeBlockItemSyntax, into statements: inout [Statement]) {
    switch item.item {
    case .decl(let declaration): lower(declaration, into: &statements)
    case .stmt(let statement): lower(statement, into: &statements)
    case .expr(let value): statements.append(statement(value))
    }
  }

  /// An expression as a statement; `if` and `switch` are statements of their own.
  private mutating func statement(_ value: ExprSyntax) -> Statement {
    let lowered = expression(value)
    if case .statement(let statement) = lowered.kind { return statement }
    return Statement(.expression(lowered), lowered.span)
  }

  private mutating func lower(
    _ declaration: DeclSyntax, into statements: inout [Statement]
  ) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node):
      var variables: [VariableDeclaration] = []
      self.variables(node, isLocal: true, into: &variables)
      for variable in variables { statements.append(Statement(.variable(variable), variable.span)) }
      // The value of a pattern that takes no tuple apart is still computed.
      if variables.allSatisfy({ $0.initialValue == nil && $0.getter == nil }) {
        for binding in node.bindings where !binding.pattern.is(IdentifierPatternSyntax.self) {
          if let value = binding.initializer?.value { statements.append(statement(value)) }
        }
      }
    case .functionDecl(let node):
      let function = function(node)
      statements.append(Statement(.function(function), function.span))
    case .ifConfigDecl(let node):
      statements.append(conditionalCompilation(node))
    case .macroExpansionDecl(let node):
      statements.append(Statement(.other(arguments(node.arguments).map(\.value)), span(node)))
    default:
      if let type = type(declaration, inside: nil) {
        statements.append(Statement(.type(type), type.span))
      }
    }
  }

  mutating func conditionalCompilation(_ node: IfConfigDeclSyntax) -> Statement {
    var branches: [Statement.Branch] = []
    for clause in node.clauses {
      var body: [Statement] = []
      switch clause.elements {
      case .statements(let items): body = statements(items)
      case .postfixExpression(let value): body = [statement(value)]
      default: break
      }
      branches.append(Statement.Branch(condition: clause.condition.map { text($0) }, body: body))
    }
    return Statement(.conditionalCompilation(branches), span(node))
  }

  private mutating func lower(_ node: StmtSyntax, into statements: inout [Statement]) {
    let span = span(node)
    func add(_ kind: Statement.Kind) { statements.append(Statement(kind, span)) }
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): statements.append(statement(node.expression))
    case .returnStmt(let node): add(.return(node.expression.map { expression($0) }))
    case .guardStmt(let node):
      add(.guard(conditions(node.conditions), otherwise: block(node.body)))
    case .forStmt(let node): add(loop(node))
    case .whileStmt(let node): add(loop(node))
    case .repeatStmt(let node):
      add(.loop([expression(node.condition)], names: [], body: block(node.body)))
    case .doStmt(let node):
      add(.block(block(node.body)))
      for handler in node.catchClauses {
        statements.append(Statement(.block(block(handler.body)), self.span(handler)))
      }
    case .deferStmt(let node): add(.defer(block(node.body)))
    case .breakStmt: add(.jump(.break, nil))
    case .continueStmt: add(.jump(.continue, nil))
    case .fallThroughStmt: add(.jump(.fallthrough, nil))
    case .throwStmt(let node): add(.jump(.throw, expression(node.expression)))
    case .labeledStmt(let node):
      if let inner = deeper({ lowering in
        var inner: [Statement] = []
        lowering.lower(node.statement, into: &inner)
        return inner
      }) {
        statements += inner
      }
    case .yieldStmt(let node):
      switch node.yieldedExpressions {
      case .single(let value): add(.other([expression(value)]))
      case .multiple(let clause):
        add(.other(clause.elements.map { expression($0.expression) }))
      }
    default: add(.other([]))
    }
  }

  private mutating func loop(_ node: ForStmtSyntax) -> Statement.Kind {
    var values = [expression(node.sequence)]
    if let filter = node.whereClause { values.append(expression(filter.condition)) }
    var names: [TokenSyntax] = []
    collectNames(in: node.pattern, into: &names)
    let isPlain = node.pattern.is(IdentifierPatternSyntax.self)
    return .loop(
      values, names: names.map { name($0) },
      type: isPlain ? node.typeAnnotation.map { text($0.type) } : "", body: block(node.body))
  }

  private mutating func loop(_ node: WhileStmtSyntax) -> Statement.Kind {
    var values: [Expression] = []
    var names: [String] = []
    for condition in conditions(node.conditions) {
      switch condition.kind {
      case .expression(let value): values.append(value)
      case .binding(let name, _, let value):
        names.append(name)
        values.append(value)
      case .match(let pattern, let value): values += [pattern, value]
      case .available: break
      }
    }
    return .loop(values, names: names, body: block(node.body))
  }
}
