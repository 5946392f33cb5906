import SwiftSyntax

extension ChangedSource {
  // MARK: Other names

  /// Gives every local and every parameter another name.
  mutating func renameLocals() {
    let members = Set(
      tree.all(VariableDeclSyntax.self).filter { $0.parent?.is(MemberBlockItemSyntax.self) ?? true }
        .flatMap { $0.bindings.map(\.pattern.trimmedDescription) })
    for region in regions {
      var names: [String: String] = [:]
      for token in declaredNames(in: region) where !members.contains(token.text) {
        if names[token.text] == nil { names[token.text] = freshName() }
      }
      rename(names, in: region)
    }
  }

  /// The bodies that are not inside of another.
  private var regions: [Syntax] {
    func isBody(_ node: Syntax) -> Bool {
      node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
        || node.is(AccessorBlockSyntax.self) || node.is(ClosureExprSyntax.self)
    }
    return tree.all(Syntax.self).filter { node in
      isBody(node) && !node.around.contains(where: isBody)
    }
  }

  private func declaredNames(in region: Syntax) -> [TokenSyntax] {
    region.all(Syntax.self).compactMap { node in
      if let parameter = node.as(FunctionParameterSyntax.self) {
        let name = parameter.secondName ?? parameter.firstName
        return name.text == "_" ? nil : name
      }
      if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
        return parameter.name.text == "_" ? nil : parameter.name
      }
      guard let pattern = node.as(IdentifierPatternSyntax.self) else { return nil }
      return pattern.around.contains { $0.is(MemberBlockItemSyntax.self) && $0 != region }
        && pattern.around.first { $0.is(MemberBlockItemSyntax.self) }.map {
          $0.around.contains { $0 == region }
        } ?? false ? nil : pattern.identifier
    }
  }

  private mutating func rename(_ names: [String: String], in region: Syntax) {
    for token in declaredNames(in: region) {
      guard let name = names[token.text] else { continue }
      let isLabel =
        token.parent?.as(FunctionParameterSyntax.self).map { $0.secondName == nil } ?? false
      if isLabel {
        replace(token, "\(code(token)) \(name)")
      } else if let binding = token.parent?.parent?.as(OptionalBindingConditionSyntax.self),
        binding.initializer == nil
      {
        // What is unwrapped may be a member, or a local that is renamed, too.
        let isLocal = declaredNames(in: region).contains {
          $0.text == token.text && $0.position < token.position
        }
        replace(token, "\(name) = \(isLocal ? name : token.text)")
      } else {
        replace(token, name)
      }
    }
    for reference in region.all(DeclReferenceExprSyntax.self) {
      guard let name = names[reference.baseName.text],
        reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
      else { continue }
      let hasMark = code(reference).hasPrefix(Self.mark)
      replace(reference, (hasMark ? Self.mark : "") + name)
    }
  }

  // MARK: Extracting

  /// Puts what is returned, and what an `if` tests, into a local.
  mutating func extractLocals() {
    for item in tree.all(CodeBlockItemSyntax.self) {
      if let returned = item.item.as(ReturnStmtSyntax.self), let value = returned.expression {
        extract(value, of: item)
      } else if item.isImplicitResult, let value = item.item.as(ExprSyntax.self) {
        extract(value, of: item)
      } else if let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(
        IfExprSyntax.self),
        branch.conditions.count == 1, let first = branch.conditions.first,
        let test = first.condition.as(ExprSyntax.self)
      {
        let name = freshName()
        replace(range(item).lowerBound..<range(item).lowerBound, "let \(name) = \(code(test))\n")
        replace(test, name)
      }
    }
  }

  private mutating func extract(_ value: ExprSyntax, of item: CodeBlockItemSyntax) {
    guard let type = item.returnedType,
      !value.is(MemberAccessExprSyntax.self) || !isConstant(value),
      !value.is(DeclReferenceExprSyntax.self), !value.is(BooleanLiteralExprSyntax.self),
      !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self),
      !value.is(NilLiteralExprSyntax.self), !value.is(IntegerLiteralExprSyntax.self)
    else { return }
    let name = freshName()
    replace(item, "let \(name): \(type) = \(code(value))\nreturn \(name)")
  }

  private func isConstant(_ value: ExprSyntax) -> Bool {
    value.as(MemberAccessExprSyntax.self)?.base == nil
  }

  // MARK: Inlining

  /// Puts the value of a local in the place where it is used, if there is one.
  mutating func inlineLocals() {
    for variable in tree.all(VariableDeclSyntax.self) {
      guard variable.bindingSpecifier.text == "let", variable.bindings.count == 1,
        let binding = variable.bindings.first, binding.typeAnnotation == nil,
        let value = binding.initializer?.value,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let item = variable.item,
        !(item.around.first { _ in true }?.parent?.is(SourceFileSyntax.self) ?? true),
        !value.is(ClosureExprSyntax.self)
      else { continue }
      let behind = item.list.drop { $0.id != item.id }.dropFirst()
      let uses = behind.flatMap { $0.all(DeclReferenceExprSyntax.self) }.filter { use in
        use.baseName.text == name
          && use.parent?.as(MemberAccessExprSyntax.self)?.declName.id != use.id
      }
      guard uses.count == 1, let use = uses.first,
        !use.around.prefix(while: { $0.id != Syntax(item).parent?.id }).contains(where: {
          $0.is(ClosureExprSyntax.self) || $0.is(ForStmtSyntax.self)
        })
      else { continue }
      replace(item, "")
      let mark = code(use).hasPrefix(Self.mark) && !code(value).contains(Self.mark)
      replace(use, (mark ? Self.mark : "") + "(\(code(value)))")
    }
  }
}
