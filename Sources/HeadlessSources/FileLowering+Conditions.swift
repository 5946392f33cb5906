import SwiftSyntax

extension FileLowering {
  /// Answers what `#if` asks about the platform, and lowers what may be compiled.
  func lower(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      if let condition = clause.condition { answer(condition) }
    }
    for (clause, _) in node.livingClauses {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  private func answer(_ condition: ExprSyntax) {
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if let value = PlatformCondition.value(of: call) { replace(call, by: "\(value)") }
    } else if PlatformCondition.isBuiltAsPackage(condition) {
      replace(condition, by: "false")
    } else if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      answer(prefix.expression)
    } else if let tuple = condition.as(TupleExprSyntax.self) {
      for element in tuple.elements { answer(element.expression) }
    } else if let sequence = condition.as(SequenceExprSyntax.self) {
      for element in sequence.elements { answer(element) }
    }
  }

  /// `#available(iOS 16, *)` asks the device that runs the code.
  func lower(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let isUnavailable = node.availabilityKeyword.tokenKind == .poundUnavailable
    guard let version = node.systemVersion else {
      // Another system's version: on iOS only `*` holds.
      replace(node, by: isUnavailable ? "false" : "true")
      return .skipChildren
    }
    usesSupport = true
    let numbers = version.trimmedDescription.split(separator: ".").joined(separator: ", ")
    replace(node, by: "\(isUnavailable ? "!" : "")isAvailable(iOS: \(numbers))")
    return .skipChildren
  }
}

extension AvailabilityConditionSyntax {
  /// The version of iOS that it names; nil if it names none.
  fileprivate var systemVersion: VersionTupleSyntax? {
    for argument in availabilityArguments {
      if case .availabilityVersionRestriction(let restriction) = argument.argument,
        restriction.platform.text == "iOS"
      {
        return restriction.version
      }
    }
    return nil
  }
}
