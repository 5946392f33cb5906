import SwiftSyntax

/// Finds what a file declares, where it is compiled on iOS.
final class DeclarationCollector: SyntaxVisitor {
  private let file: Int
  private var scope = TypeScope()
  private var conditions = 0
  /// What was found so far, in all files.
  private(set) var module: ModuleDeclarations

  init(file: Int, _ module: ModuleDeclarations) {
    self.file = file
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (clause, isCertain) in node.livingClauses {
      guard let elements = clause.elements else { continue }
      conditions += isCertain ? 0 : 1
      walk(elements)
      conditions -= isCertain ? 0 : 1
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    scope.push(node)
    if let name = scope.fullName {
      module.types.insert(name)
      // Of several files the first counts.
      if module.classes[name]?.file ?? file == file {
        module.classes[name] = ModuleDeclarations.ClassDeclaration(
          file: file, superclass: node.inheritanceClause?.inheritedTypes.first?.type.plainName,
          end: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
    }
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { scope.pop() }

  private func enter(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let kind = scope.push(node)
    if let name = scope.fullName { module.types.insert(name) }
    return kind
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: StructDeclSyntax) { scope.pop() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: EnumDeclSyntax) { scope.pop() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visitPost(_ node: ActorDeclSyntax) { scope.pop() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if scope.declaration == nil, node.memberBlock.members.contains(where: \.isPlainInitializer) {
      module.initializableProtocols.insert(node.name.text)
    }
    return scope.push(node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scope.pop() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for entry in node.inheritanceClause?.inheritedTypes ?? [] {
      guard let type = node.extendedType.plainName, let name = entry.type.plainName else {
        continue
      }
      module.conformances.append((type, name))
    }
    return scope.push(node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scope.pop() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "optional" }) {
      module.optionalRequirements.insert(node.name.text)
      if !node.hasOptionalResult { module.certainResults.insert(node.name.text) }
    }
    if node.isMember { add(node) }
    return .visitChildren
  }

  private func add(_ node: FunctionDeclSyntax) {
    let labels = node.labels
    let base = node.name.text
    add(
      Syntax(node), base, labels, node.parameterTypes,
      node.attributes.objectiveCName ?? ObjectiveCName.name(of: base, labels: labels),
      node.attributes, node.modifiers, isReachable: node.isCallableByClosure)
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, node.type, nil)
    return .visitChildren
  }

  /// What a variable or parameter is, as far as a call of a method by its name depends on it.
  private func note(_ name: String, _ type: TypeSyntax?, _ value: ExprSyntax?) {
    var type = type
    while let inner = type?.as(OptionalTypeSyntax.self)?.wrappedType
      ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
    {
      type = inner
    }
    let called = value?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    let macro = value?.as(MacroExpansionExprSyntax.self)?.macroName.text
    switch type?.plainName {
    case "AnyObject": module.anyObjects.insert(name)
    case "Selector": module.selectors.insert(name)
    case nil where macro == "selector" || called == "Selector": module.selectors.insert(name)
    default: break
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      module.variables.insert(name)
      note(name, binding.typeAnnotation?.type, binding.initializer?.value)
      guard node.isMember else { continue }
      add(
        Syntax(node), name, nil, [], node.attributes.objectiveCName ?? name, node.attributes,
        node.modifiers, isReachable: node.isSettable)
    }
    return .visitChildren
  }

  private func add(
    _ node: Syntax, _ base: String, _ labels: [String]?, _ types: [String], _ name: String,
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, isReachable: Bool
  ) {
    guard let type = scope.fullName else { return }
    let own = scope.declaration?.as(ExtensionDeclSyntax.self)
    let isExposed =
      attributes.exposes
      || scope.declaration?.attributes.named(["objcMembers"]) != nil
        && !modifiers.contains { $0.name.text == "private" }
      || own?.attributes.named(["objc"]) != nil
    module.methods.append(
      MethodDeclaration(
        file: file, type: type, base: base, labels: labels ?? [], parameterTypes: types,
        objectiveCName: name, isFunction: labels != nil,
        isOverride: modifiers.contains { $0.name.text == "override" },
        isExposed: isExposed && attributes.named(["nonobjc"]) == nil, isReachable: isReachable,
        extensionDeclaration: own, isConditional: conditions > 0, node: node))
  }
}
