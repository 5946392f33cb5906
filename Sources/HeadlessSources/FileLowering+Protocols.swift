import SwiftSyntax

extension FileLowering {
  /// A protocol of Objective-C has classes only, and may have requirements that are optional.
  func lower(_ node: ProtocolDeclSyntax) {
    guard node.attributes.named(["objc"]) != nil else { return }
    if let inherited = node.inheritanceClause {
      let names = inherited.inheritedTypes.map { $0.type.trimmedDescription }
      if !names.contains(where: { ["AnyObject", "NSObjectProtocol", "class"].contains($0) }),
        let first = inherited.inheritedTypes.first
      {
        edits.insert("AnyObject, ", at: first.range.lowerBound)
      }
    } else {
      edits.insert(": AnyObject", at: node.name.range.upperBound)
    }
    let optional = node.memberBlock.members.map(\.decl).filter { member in
      member.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .contains { $0.name.text == "optional" } == true
    }
    let defaults = optional.compactMap { defaultImplementation(of: $0) }
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.map(\.name.text)
      .first { ["public", "fileprivate", "private", "package"].contains($0) }
    let prefix = access.map { $0 == "private" ? "" : "\($0) " } ?? ""
    let extended = "\(access == "private" ? "fileprivate " : prefix)extension \(node.name.text)"
    edits.insert(
      "; \(extended) { \(defaults.joined(separator: "; ")) }",
      at: node.memberBlock.range.upperBound)
  }

  /// An implementation that does nothing, for a requirement that is optional.
  private func defaultImplementation(of member: DeclSyntax) -> String? {
    guard let function = member.as(FunctionDeclSyntax.self), function.returnsNothing,
      function.isCallableByClosure
    else {
      refuse(
        member, "an optional requirement with a result needs the Objective-C runtime",
        expected: "a requirement with a default in a protocol extension")
      return nil
    }
    return "func \(function.name.text)\(function.signature.oneLine) {}"
  }

  /// `delegate?.playerDidEnd?(self)`: an optional requirement of the module does nothing by default.
  func lower(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    describe(node)
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), member.base != nil,
      module.optionalRequirements.contains(member.declName.baseName.text),
      !module.variables.contains(member.declName.baseName.text)
    else { return .visitChildren }
    if !node.isStatement {
      refuse(
        node, "whether an optional requirement is implemented is not known",
        expected: "a requirement with a result and a default in a protocol extension")
    }
    blank(chain.questionMark)
    return .visitChildren
  }
}

extension FileLowering {
  /// `type(of: object).description()`: every class has that method in Objective-C.
  private func describe(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", node.arguments.isEmpty,
      let type = member.base?.as(FunctionCallExprSyntax.self), type.arguments.count == 1,
      type.calledExpression.trimmedDescription == "type", type.arguments.first?.label?.text == "of"
    else { return }
    edits.insert("NSStringFromClass(", at: node.range.lowerBound)
    edits.replace(
      type.range.upperBound..<node.range.upperBound, by: ")", in: source.bytes)
  }
}

extension FunctionDeclSyntax {
  /// Whether it has no result.
  fileprivate var returnsNothing: Bool {
    guard let result = signature.returnClause?.type.trimmedDescription else { return true }
    return result == "Void" || result == "()"
  }
}

extension FunctionCallExprSyntax {
  /// Whether its result is not used.
  fileprivate var isStatement: Bool {
    if parent?.is(OptionalChainingExprSyntax.self) == true { return false }
    return parent?.is(CodeBlockItemSyntax.self) == true
  }
}
