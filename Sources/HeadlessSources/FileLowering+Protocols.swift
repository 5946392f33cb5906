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
    guard let function = member.as(FunctionDeclSyntax.self), function.isCallableByClosure,
      function.returnsNothing || function.hasOptionalResult
    else {
      refuse(
        member, "an optional requirement with such a result needs the Objective-C runtime",
        expected: "an optional result, or a requirement with a default in a protocol extension")
      return nil
    }
    // A call that is not answered is nil, and so is what is chained to it.
    let body = function.hasOptionalResult ? "{ nil }" : "{}"
    return "func \(function.name.text)\(function.signature.oneLine) \(body)"
  }

  /// `delegate?.playerDidEnd?(self)`: an optional requirement does nothing by default.
  ///
  /// Those of the module are known. Of another module's, one with a label after the parenthesis is: a closure,
  /// which may be called in the same way, has none; neither is a value of the module's that is called like one.
  func lower(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chain.expression.as(MemberAccessExprSyntax.self), member.base != nil
    else { return .visitChildren }
    let name = member.declName.baseName.text
    let isOwn = module.optionalRequirements.contains(name) && !module.variables.contains(name)
    let isOther =
      !module.optionalRequirements.contains(name)
      && (node.hasLabels
        ? !module.declaresCall(labels: node.labels)
        : FrameworkRequirements.contains(name) && !module.variables.contains(name))
    guard isOwn || isOther else { return .visitChildren }
    if !node.isStatement, isOther || module.certainResults.contains(name) {
      refuse(
        node, "whether an optional requirement is implemented is not known",
        expected: "a requirement with a result and a default in a protocol extension")
    }
    if isOther { castDelegate(of: member, labels: node.labels) }
    blank(chain.questionMark)
    return .visitChildren
  }

  /// `table.delegate?.tableView?(…)`: the delegate of a table is one of a scroll view here, since Swift overrides
  /// no property with another type.
  private func castDelegate(of member: MemberAccessExprSyntax, labels: [String]) {
    guard let optional = member.base?.as(OptionalChainingExprSyntax.self),
      let delegate = optional.expression.as(MemberAccessExprSyntax.self),
      delegate.declName.baseName.text == "delegate"
    else { return }
    let type: String
    switch member.declName.baseName.text {
    case "tableView": type = "UITableViewDelegate"
    case "collectionView" where labels.dropFirst().first == "layout":
      type = "UICollectionViewDelegateFlowLayout"
    case "collectionView": type = "UICollectionViewDelegate"
    default: return
    }
    edits.insert("(", at: delegate.range.lowerBound)
    edits.insert(" as? any \(type))", at: delegate.range.upperBound)
  }
}

extension FileLowering {
  /// `application.delegate?.window`: a requirement that is optional in UIKit, whose value is optional once
  /// more.
  func lower(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "window", node.declName.argumentNames == nil,
      let chain = node.base?.as(OptionalChainingExprSyntax.self),
      let delegate = chain.expression.as(MemberAccessExprSyntax.self),
      delegate.declName.baseName.text == "delegate",
      let application = delegate.base?.as(MemberAccessExprSyntax.self),
      application.declName.baseName.text == "shared",
      application.base?.trimmedDescription == "UIApplication", !node.isAssigned,
      !module.isDeclared("UIApplication")
    else { return }
    edits.replace(
      chain.questionMark.range.lowerBound..<node.range.upperBound, by: ".map { $0.window }",
      in: source.bytes)
  }
}

extension MemberAccessExprSyntax {
  /// Whether it gets a value.
  fileprivate var isAssigned: Bool {
    guard let list = parent?.as(ExprListSyntax.self), list.first?.id == ExprSyntax(self).id else {
      return false
    }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}

extension FunctionDeclSyntax {
  /// Whether its result may be nil.
  var hasOptionalResult: Bool {
    signature.returnClause?.type.is(OptionalTypeSyntax.self) ?? false
  }

  /// Whether it has no result.
  fileprivate var returnsNothing: Bool {
    guard let result = signature.returnClause?.type.trimmedDescription else { return true }
    return result == "Void" || result == "()"
  }
}

extension FunctionCallExprSyntax {
  /// The labels of the arguments in parentheses, `_` for none.
  var labels: [String] { arguments.map { $0.label?.text ?? "_" } }

  fileprivate var hasLabels: Bool { arguments.contains { $0.label != nil } }

  /// Whether its result is not used.
  fileprivate var isStatement: Bool {
    if parent?.is(OptionalChainingExprSyntax.self) == true { return false }
    return parent?.is(CodeBlockItemSyntax.self) == true
  }
}
