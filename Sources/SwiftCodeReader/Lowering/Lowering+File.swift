import AppCodeModel
import SwiftSyntax

extension Lowering {
  /// Lowers a file.
  mutating func lower(_ tree: SourceFileSyntax, into file: inout SourceFile) {
    lower(tree.statements, into: &file)
  }

  private mutating func lower(_ items: CodeBlockItemListSyntax, into file: inout SourceFile) {
    for item in items {
      switch item.item {
      case .decl(let declaration):
        lower(declaration, into: &file)
      case .stmt, .expr:
        if places.meet(span(item)) { lower(item, into: &file.statements) }
      }
    }
  }

  private mutating func lower(_ declaration: DeclSyntax, into file: inout SourceFile) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      if let module = node.path.first { file.imports.append(name(module.name)) }
    case .typeAliasDecl(let node):
      file.typeAliases[name(node.name)] = typeName(node.initializer.value)
    case .functionDecl(let node):
      file.functions.append(function(node))
    case .variableDecl(let node):
      variables(node, into: &file.variables)
    case .ifConfigDecl(let node):
      eachBranch(of: node) { lowering, clause in
        if case .statements(let items) = clause.elements { lowering.lower(items, into: &file) }
      }
    default:
      if let type = type(declaration, inside: nil) { file.types.append(type) }
    }
  }

  /// Visits the branches of an `#if`, with its conditions among ``conditions``.
  ///
  /// A later branch holds only where the conditions of the earlier ones do not: those are
  /// added as `!(…)`.
  mutating func eachBranch(
    of node: IfConfigDeclSyntax, _ body: (inout Lowering, IfConfigClauseSyntax) -> Void
  ) {
    let outer = conditions
    defer { conditions = outer }
    var earlier: [String] = []
    for clause in node.clauses {
      let condition = clause.condition.map { text($0) }
      conditions = outer + earlier + (condition.map { [$0] } ?? [])
      _ = deeper { body(&$0, clause) }
      // Real code has fewer branches; the conditions of so many would fill the memory.
      if let condition, earlier.count < 32 { earlier.append("!(\(condition))") }
    }
  }
}
