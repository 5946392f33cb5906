import AppCodeModel
import SwiftSyntax

extension Lowering {
  /// The longest initial value, in bytes, that is read although no word of interest is in it: what
  /// a constant is worth or a class is called may matter elsewhere.
  private static let shortValue = 80

  /// Lowers a declaration of variables: one for each name.
  ///
  /// - Parameters:
  ///   - node: the declaration.
  ///   - isLocal: whether it is in a body that is read, so that its values are, too.
  ///   - variables: what to add to.
  mutating func variables(
    _ node: VariableDeclSyntax, isLocal: Bool = false,
    into variables: inout [VariableDeclaration]
  ) {
    let isConstant = token(node.bindingSpecifier, is: "let")
    let modifiers = modifiers(node.modifiers)
    let attributes = attributes(node.attributes)
    let bindings = node.bindings
    let first = variables.count
    for binding in bindings {
      let pattern = binding.pattern
      var variable = VariableDeclaration(
        "", isConstant: isConstant, modifiers: modifiers, attributes: attributes,
        compilationConditions: conditions, span: span(binding), nameSpan: span(pattern))
      // The words before the name belong to the first: `@objc private lazy var`.
      if variables.count == first {
        variable.span.start = Int32(
          truncatingIfNeeded: node.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
      if let annotation = binding.typeAnnotation {
        variable.type = text(annotation.type)
        if annotation.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
          variable.modifiers.insert(.implicitlyUnwrapped)
        }
      }
      if let identifier = pattern.as(IdentifierPatternSyntax.self) {
        variable.name = name(identifier.identifier)
        readBodies(of: binding, isLocal: isLocal, into: &variable)
        variables.append(variable)
      } else {
        destructure(pattern, binding.initializer?.value, as: variable, into: &variables)
      }
    }
    // `let a, b: Int`: what has neither type nor value has the type of what follows.
    guard variables.count - first > 1 else { return }
    for index in (first..<variables.count - 1).reversed()
    where variables[index].type == nil && variables[index].initialValue == nil {
      variables[index].type = variables[index + 1].type
    }
  }

  /// Reads a variable's value and accessors, if a word of interest is in the declaration.
  private mutating func readBodies(
    of binding: PatternBindingSyntax, isLocal: Bool, into variable: inout VariableDeclaration
  ) {
    let isWanted = isLocal || places.meet(variable.span)
    if let value = binding.initializer?.value {
      let span = span(value)
      if isWanted || span.end - span.start <= Self.shortValue {
        variable.initialValue = expression(value).making(variable.type)
      } else {
        variable.isBodySkipped = true
      }
    }
    guard let block = binding.accessorBlock else { return }
    guard isWanted else {
      variable.isBodySkipped = true
      return
    }
    let accessors = accessors(block)
    variable.getter = accessors.getter
    variable.setter = accessors.setter
    variable.observers = accessors.observers
  }

  /// The bodies between a property's braces.
  mutating func accessors(
    _ block: AccessorBlockSyntax
  ) -> (getter: [Statement]?, setter: [Statement]?, observers: [Statement]?) {
    switch block.accessors {
    case .getter(let items):
      return (statements(items), nil, nil)
    case .accessors(let list):
      var getter: [Statement]?
      var setter: [Statement]?
      var observers: [Statement]?
      for accessor in list {
        guard let body = accessor.body else { continue }
        let statements = self.block(body)
        switch name(accessor.accessorSpecifier) {
        case "willSet", "didSet": observers = (observers ?? []) + statements
        case "set", "_modify", "modify", "mutate", "unsafeMutableAddress", "init":
          setter = (setter ?? []) + statements
        default: getter = (getter ?? []) + statements
        }
      }
      return (getter, setter, observers)
    }
  }

  /// Lowers `let (a, b) = value`: each name with its own value where the value is written as a
  /// tuple, else with none.
  private mutating func destructure(
    _ pattern: PatternSyntax, _ value: ExprSyntax?, as model: VariableDeclaration,
    into variables: inout [VariableDeclaration]
  ) {
    let value = value.map { expression($0) }
    var values: [Expression?] = []
    if case .tuple(let elements) = value?.kind { values = elements.map(\.value) }
    var names: [TokenSyntax] = []
    collectNames(in: pattern, into: &names)
    if values.count != names.count { values = Array(repeating: nil, count: names.count) }
    for (token, value) in zip(names, values) {
      var variable = model
      variable.name = name(token)
      variable.nameSpan = span(token)
      variable.type = nil
      variable.initialValue = value
      variables.append(variable)
    }
  }

  /// The names that a pattern binds, in order.
  func collectNames(in pattern: PatternSyntax, into names: inout [TokenSyntax], depth: Int = 0) {
    guard depth < Lowering.maximumDepth else { return }
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): names.append(node.identifier)
    case .tuplePattern(let node):
      for element in node.elements {
        collectNames(in: element.pattern, into: &names, depth: depth + 1)
      }
    case .valueBindingPattern(let node):
      collectNames(in: node.pattern, into: &names, depth: depth + 1)
    case .expressionPattern(let node):
      collectNames(in: node.expression, into: &names, depth: depth + 1)
    default: break
    }
  }

  /// The names that the expression of a pattern binds: `a` of `.some(let a)`.
  private func collectNames(
    in expression: ExprSyntax, into names: inout [TokenSyntax], depth: Int
  ) {
    guard depth < Lowering.maximumDepth else { return }
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): collectNames(in: node.pattern, into: &names, depth: depth + 1)
    case .functionCallExpr(let node):
      for argument in node.arguments {
        collectNames(in: argument.expression, into: &names, depth: depth + 1)
      }
    case .tupleExpr(let node):
      for element in node.elements {
        collectNames(in: element.expression, into: &names, depth: depth + 1)
      }
    case .optionalChainingExpr(let node):
      collectNames(in: node.expression, into: &names, depth: depth + 1)
    default: break
    }
  }
}

extension Expression {
  /// The same value, where `.init(…)` makes an object of a type that is written before it:
  /// `let player: PlayerViewController = .init()`.
  fileprivate func making(_ type: String?) -> Expression {
    guard var name = type, case .call(let callee, let arguments) = kind,
      callee.kind == .implicitMember("init")
    else { return self }
    if name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return self }
    return Expression(.call(Expression(.name(name), callee.span), arguments), span)
  }
}
