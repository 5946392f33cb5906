import AppCodeModel
import SwiftSyntax

extension Lowering {
  /// Lowers a function or method.
  mutating func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    var function = function(
      name(node.name), node.signature.parameterClause.parameters, node,
      named: node.name, returns: node.signature.returnClause, modifiers: node.modifiers,
      attributes: node.attributes)
    if node.signature.effectSpecifiers?.asyncSpecifier != nil { function.modifiers.insert(.async) }
    read(node.body, into: &function)
    return function
  }

  /// Lowers an initialiser.
  mutating func initializer(_ node: InitializerDeclSyntax) -> FunctionDeclaration {
    var function = function(
      "init", node.signature.parameterClause.parameters, node, named: node.initKeyword,
      returns: nil, modifiers: node.modifiers, attributes: node.attributes)
    if node.signature.effectSpecifiers?.asyncSpecifier != nil { function.modifiers.insert(.async) }
    read(node.body, into: &function)
    return function
  }

  /// Lowers a deinitialiser.
  mutating func deinitializer(_ node: DeinitializerDeclSyntax) -> FunctionDeclaration {
    var function = FunctionDeclaration(
      "deinit", modifiers: modifiers(node.modifiers), attributes: attributes(node.attributes),
      compilationConditions: conditions, span: span(node), nameSpan: span(node.deinitKeyword))
    read(node.body, into: &function)
    return function
  }

  /// Lowers a subscript: a function whose body is that of its getter and its setter.
  mutating func subscripting(_ node: SubscriptDeclSyntax) -> FunctionDeclaration {
    var function = function(
      "subscript", node.parameterClause.parameters, node, named: node.subscriptKeyword,
      returns: node.returnClause, modifiers: node.modifiers, attributes: node.attributes)
    guard let block = node.accessorBlock else { return function }
    guard places.meet(function.span) else {
      function.isBodySkipped = true
      return function
    }
    let accessors = accessors(block)
    function.body = (accessors.getter ?? []) + (accessors.setter ?? [])
    return function
  }

  private mutating func function(
    _ baseName: String, _ parameters: FunctionParameterListSyntax, _ node: some SyntaxProtocol,
    named nameToken: TokenSyntax, returns clause: ReturnClauseSyntax?,
    modifiers list: DeclModifierListSyntax, attributes attributeList: AttributeListSyntax
  ) -> FunctionDeclaration {
    var canonicalName = baseName
    var declarations: [ParameterDeclaration] = []
    let isWanted = places.meet(span(node))
    for parameter in parameters {
      let first = name(parameter.firstName)
      let label = first == "_" ? nil : first
      canonicalName += declarations.isEmpty ? "(" : ""
      canonicalName += "\(first):"
      declarations.append(
        ParameterDeclaration(
          label: label, name: parameter.secondName.map { name($0) } ?? first,
          type: text(parameter.type),
          hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil,
          defaultValue: isWanted ? parameter.defaultValue.map { expression($0.value) } : nil))
    }
    if !declarations.isEmpty { canonicalName += ")" }
    if let renewed = renewed(baseName, declarations) {
      (canonicalName, declarations) = renewed
    }
    return FunctionDeclaration(
      canonicalName, parameters: declarations, returnType: clause.map { text($0.type) },
      modifiers: modifiers(list), attributes: attributes(attributeList),
      compilationConditions: conditions, span: span(node), nameSpan: span(nameToken))
  }

  /// Reads a body if a word of interest is in the declaration: its name may be the word.
  private mutating func read(_ body: CodeBlockSyntax?, into function: inout FunctionDeclaration) {
    guard let body else { return }
    if places.meet(function.span) {
      function.body = block(body)
    } else {
      function.isBodySkipped = true
    }
  }

  /// The modifiers of interest.
  func modifiers(_ list: DeclModifierListSyntax) -> Modifiers {
    var modifiers: Modifiers = []
    for modifier in list where modifier.detail == nil || token(modifier.name, is: "unowned") {
      switch name(modifier.name) {
      case "override": modifiers.insert(.override)
      case "static", "class": modifiers.insert(.isStatic)
      case "lazy": modifiers.insert(.lazy)
      case "weak", "unowned": modifiers.insert(.weak)
      case "private", "fileprivate": modifiers.insert(.isPrivate)
      case "convenience": modifiers.insert(.convenience)
      case "final": modifiers.insert(.final)
      default: break
      }
    }
    return modifiers
  }

  /// The attributes with their arguments as written.
  func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    var attributes: [Attribute] = []
    for case .attribute(let node) in list {
      attributes.append(
        Attribute(
          typeName(node.attributeName), arguments: node.arguments.map { text($0) },
          span: span(node)))
    }
    return attributes
  }
}
