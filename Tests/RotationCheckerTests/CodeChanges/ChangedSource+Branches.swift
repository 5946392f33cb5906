import SwiftSyntax

extension ChangedSource {
  // MARK: Turned round

  /// Exchanges the sides of `==` and `!=`.
  mutating func turnComparisons() {
    for sequence in tree.all(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, let name = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
        name == "==" || name == "!="
      else { continue }
      let mark = code(sequence).hasPrefix(Self.mark) ? Self.mark : ""
      replace(
        sequence, mark + code(parts[2]).unmarked + " \(name) " + code(parts[0]).unmarked)
    }
  }

  /// Negates conditions and exchanges what depends on them.
  mutating func turnBranches() {
    for branch in tree.all(IfExprSyntax.self) {
      guard branch.conditions.count == 1, let first = branch.conditions.first,
        let test = first.condition.as(ExprSyntax.self),
        let otherwise = branch.elseBody?.as(CodeBlockSyntax.self)
      else { continue }
      replace(
        branch,
        "if !(\(code(test))) \(code(otherwise)) else \(code(branch.body))")
    }
    for sequence in tree.all(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, let choice = parts[1].as(UnresolvedTernaryExprSyntax.self) else {
        continue
      }
      replace(
        sequence,
        "!(\(code(parts[0]))) ? \(code(parts[2])) : \(code(choice.thenExpression))")
    }
  }

  /// Writes `if let` as `guard let`, where all that is behind it leaves.
  mutating func guardBindings() {
    for item in tree.all(CodeBlockItemSyntax.self) {
      guard
        let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
        branch.elseBody == nil,
        branch.conditions.contains(where: { $0.condition.is(OptionalBindingConditionSyntax.self) }),
        branch.conditions.allSatisfy({ !$0.condition.is(AvailabilityConditionSyntax.self) })
      else { continue }
      let behind = Array(item.list.drop { $0.id != item.id }.dropFirst())
      let isLast =
        behind.isEmpty
        && item.around.first { $0.is(FunctionDeclSyntax.self) }?
          .as(FunctionDeclSyntax.self)?.body?.statements.last?.id == item.id
        && item.returnedType == nil
      let leaves =
        behind.last?.item.is(ReturnStmtSyntax.self) ?? false
        && branch.body.statements.last?.item.is(ReturnStmtSyntax.self) ?? false
      guard isLast || leaves, let end = (behind.last ?? item) as CodeBlockItemSyntax? else {
        continue
      }
      let rest = isLast ? "return" : behind.map { code($0) }.joined(separator: "\n")
      let body = branch.body.statements.map { code($0) }.joined(separator: "\n")
      replace(
        range(item).lowerBound..<range(end).upperBound,
        "guard \(code(branch.conditions)) else {\n\(rest)\n}\n\(body)")
    }
  }

  // MARK: Switches

  /// The labels of a case, as far as they are expressions; nil for the default.
  private func patterns(_ label: SwitchCaseSyntax) -> [String]?? {
    switch label.label {
    case .default: return .some(nil)
    case .case(let cases):
      let patterns = cases.caseItems.map { item -> String? in
        guard item.whereClause == nil, let value = item.pattern.as(ExpressionPatternSyntax.self)
        else { return nil }
        return code(value)
      }
      return patterns.contains(nil) ? nil : .some(patterns.compactMap { $0 })
    }
  }

  /// Writes `switch` as `if`.
  mutating func writeSwitchesAsIf() {
    for choice in tree.all(SwitchExprSyntax.self) {
      let subject = code(choice.subject)
      var out = ""
      var hasDefault = false
      var isPossible = true
      for element in choice.cases {
        guard let item = element.as(SwitchCaseSyntax.self), let labels = patterns(item) else {
          isPossible = false
          break
        }
        let jumps = item.statements.flatMap { $0.all(BreakStmtSyntax.self) }
        let falls = item.statements.flatMap { $0.all(FallThroughStmtSyntax.self) }
        guard falls.isEmpty, jumps.isEmpty else {
          isPossible = false
          break
        }
        let body = item.statements.map { code($0) }.joined(separator: "\n")
        if let labels {
          let side = out.isEmpty ? subject : subject.unmarked
          let tests = labels.enumerated().map { index, label in
            "\(index == 0 ? side : subject.unmarked) == \(label)"
          }
          out += "if \(tests.joined(separator: " || ")) {\n\(body)\n} else "
        } else {
          hasDefault = true
          out += "{\n\(body)\n}"
        }
      }
      let mark = code(choice).hasPrefix(Self.mark) ? Self.mark : ""
      if isPossible, hasDefault, out.hasPrefix("if ") { replace(choice, mark + out) }
    }
  }

  /// Writes a `switch` whose cases return as one that is returned.
  mutating func returnSwitches() {
    for choice in tree.all(SwitchExprSyntax.self) {
      guard let item = choice.parent?.item ?? choice.item, item.returnedType != nil else {
        continue
      }
      let statements = choice.cases.map { element -> ReturnStmtSyntax? in
        guard let item = element.as(SwitchCaseSyntax.self), item.statements.count == 1 else {
          return nil
        }
        return item.statements.first?.item.as(ReturnStmtSyntax.self)
      }
      guard !statements.contains(where: { $0?.expression == nil }) else { continue }
      for statement in statements.compactMap({ $0 }) {
        if let value = statement.expression { replace(statement, code(value)) }
      }
      let start = range(choice).lowerBound
      replace(start..<start, "return ")
    }
  }
}
