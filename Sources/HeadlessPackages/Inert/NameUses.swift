import SwiftCodeReader
import SwiftSyntax

/// How an app's files use names: what their declarations would have to be.
struct NameUses {
  /// The arguments of a call.
  struct Shape: Hashable, Comparable {
    /// The labels in parentheses, `_` for none.
    var labels: [String]
    /// For each argument that is a closure with parameters, how many it has.
    var parameters: [Int: Int] = [:]
    /// The arguments such as `.large`, whose type is not written.
    var choices: Set<Int> = []

    static func < (one: Shape, other: Shape) -> Bool {
      (one.labels.count, one.labels.joined(separator: ":"))
        < (other.labels.count, other.labels.joined(separator: ":"))
    }
  }

  /// A name in a line of a file.
  struct Use: Hashable {
    var name: String
    /// What it is a member of, where that is written as a name.
    var base: String?
    /// The call of it; nil for what is only read or set.
    var shape: Shape?
    /// Whether it is written `.large`, without what it is a member of.
    var isImplicit = false
    /// Whether a member of it is named.
    var isBase = false
    /// Whether it is unwrapped with `!` or `?`.
    var isUnwrapped = false
  }

  /// Where names are used, by file and line.
  private(set) var uses: [String: [Int: [Use]]] = [:]
  /// The values that `if let` and `guard let` take, by file and line.
  private(set) var bindings: [String: [Int: [Use]]] = [:]
  /// Which variable is made of which member, by file.
  private(set) var variables: [String: [String: Use]] = [:]
  /// The types that classes with overrides inherit from, as the first one.
  private(set) var superclasses: Set<String> = []
  /// The types that only protocols can be.
  private(set) var protocols: Set<String> = []
  /// What the files declare.
  private(set) var declared: Set<String> = []

  init(_ sources: [AppSource]) {
    for source in sources {
      guard let tree = SwiftSourceReader.tree(of: Array(source.text.utf8)) else { continue }
      let visitor = NameUseVisitor(tree)
      visitor.walk(tree)
      uses[source.fullPath] = visitor.uses
      bindings[source.fullPath] = visitor.bindings
      variables[source.fullPath] = visitor.variables
      superclasses.formUnion(visitor.superclasses)
      protocols.formUnion(visitor.protocols)
      declared.formUnion(visitor.declared)
    }
  }

  /// The uses of a name anywhere.
  func all(_ name: String) -> Set<Use> {
    var found: Set<Use> = []
    for lines in uses.values {
      for list in lines.values { found.formUnion(list.filter { $0.name == name }) }
    }
    return found
  }
}

private final class NameUseVisitor: SyntaxVisitor {
  private let converter: SourceLocationConverter
  var uses: [Int: [NameUses.Use]] = [:]
  var bindings: [Int: [NameUses.Use]] = [:]
  var variables: [String: NameUses.Use] = [:]
  var superclasses: Set<String> = []
  var protocols: Set<String> = []
  var declared: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The name of a member comes with what it is a member of.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      uses[line(node), default: []].append(ExprSyntax(node).use)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    uses[line(node.declName), default: []].append(ExprSyntax(node).use)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { bind(node.pattern, value, isCondition: true) }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.initializer?.value { bind(node.pattern, value, isCondition: false) }
    return .visitChildren
  }

  private func bind(_ pattern: PatternSyntax, _ value: ExprSyntax, isCondition: Bool) {
    var value = value
    while true {
      if let inner = value.as(ForceUnwrapExprSyntax.self)?.expression {
        value = inner
      } else if let inner = value.as(OptionalChainingExprSyntax.self)?.expression {
        value = inner
      } else {
        break
      }
    }
    let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard called.is(MemberAccessExprSyntax.self) || called.is(DeclReferenceExprSyntax.self) else {
      return
    }
    let use = called.use
    if isCondition { bindings[line(value), default: []].append(use) }
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      called.is(MemberAccessExprSyntax.self) || use.name.first?.isUppercase == true
    {
      variables[name] = use
    }
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text)
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if let first = inherited.first {
      let hasOverrides = node.memberBlock.members.contains { member in
        member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
          .contains { $0.name.text == "override" } == true
      }
      if hasOverrides { superclasses.insert(first) }
    }
    protocols.formUnion(inherited.dropFirst())
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.inheritanceClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.inheritanceClause)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  private func declare(
    _ name: TokenSyntax, _ inherited: InheritanceClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    declared.insert(name.text)
    note(inherited)
    return .visitChildren
  }
  private func note(_ inherited: InheritanceClauseSyntax?) {
    protocols.formUnion(inherited?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
  }
}

extension ExprSyntax {
  /// Whether it is `.large`, or a call of such a member.
  fileprivate var isImplicitMember: Bool {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let member = called.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil
  }

  /// The use of a name or of a member.
  fileprivate var use: NameUses.Use {
    let member = self.as(MemberAccessExprSyntax.self)
    let name =
      member?.declName.baseName.text ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    let base = member?.base.flatMap { base -> String? in
      base.is(DeclReferenceExprSyntax.self) || base.is(MemberAccessExprSyntax.self)
        ? base.trimmedDescription : nil
    }
    var call: FunctionCallExprSyntax?
    var called = Syntax(self)
    if let chain = called.parent?.as(OptionalChainingExprSyntax.self) { called = Syntax(chain) }
    if let parent = called.parent?.as(FunctionCallExprSyntax.self),
      parent.calledExpression.id == called.as(ExprSyntax.self)?.id
    {
      call = parent
    }
    let whole = call.map { Syntax($0) } ?? called
    return NameUses.Use(
      name: name, base: base, shape: call?.shape, isImplicit: member != nil && member?.base == nil,
      isBase: whole.parent?.is(MemberAccessExprSyntax.self) == true
        || whole.parent?.is(OptionalChainingExprSyntax.self) == true,
      isUnwrapped: [parent, whole.parent].contains { node in
        node?.is(ForceUnwrapExprSyntax.self) == true
          || node?.is(OptionalChainingExprSyntax.self) == true
      })
  }
}

extension FunctionCallExprSyntax {
  fileprivate var shape: NameUses.Shape {
    var shape = NameUses.Shape(labels: arguments.map { $0.label?.text ?? "_" })
    for (index, argument) in arguments.enumerated() {
      if let count = argument.expression.as(ClosureExprSyntax.self)?.parameterCount {
        shape.parameters[index] = count
      } else if argument.expression.isImplicitMember {
        shape.choices.insert(index)
      }
    }
    if let closure = trailingClosure {
      shape.parameters[shape.labels.count] = closure.parameterCount
      shape.labels.append("_")
    }
    for closure in additionalTrailingClosures {
      shape.parameters[shape.labels.count] = closure.closure.parameterCount
      shape.labels.append(closure.label.text)
    }
    return shape
  }
}

extension ClosureExprSyntax {
  fileprivate var parameterCount: Int {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.count
    case .parameterClause(let clause): clause.parameters.count
    case nil: 0
    }
  }
}
