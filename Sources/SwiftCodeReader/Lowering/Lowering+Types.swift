import AppCodeModel
import SwiftSyntax

extension Lowering {
  /// Lowers a class, structure, enumeration, protocol, actor or extension; nil for anything else.
  mutating func type(_ declaration: DeclSyntax, inside outer: String?) -> TypeDeclaration? {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): type(.class, node.name, node, inside: outer)
    case .actorDecl(let node): type(.class, node.name, node, inside: outer)
    case .structDecl(let node): type(.struct, node.name, node, inside: outer)
    case .enumDecl(let node): type(.enum, node.name, node, inside: outer)
    case .protocolDecl(let node): type(.protocol, node.name, node, inside: outer)
    case .extensionDecl(let node):
      type(.extension, typeName(node.extendedType), node.extendedType, node, inside: nil)
    default: nil
    }
  }

  private mutating func type(
    _ kind: TypeDeclaration.Kind, _ nameToken: TokenSyntax, _ node: some DeclGroupSyntax,
    inside outer: String?
  ) -> TypeDeclaration? {
    type(kind, name(nameToken), nameToken, node, inside: outer)
  }

  private mutating func type(
    _ kind: TypeDeclaration.Kind, _ name: String, _ nameNode: some SyntaxProtocol,
    _ node: some DeclGroupSyntax, inside outer: String?
  ) -> TypeDeclaration? {
    var type = TypeDeclaration(
      kind, outer.map { "\($0).\(name)" } ?? name, inherited: inherited(node.inheritanceClause),
      attributes: attributes(node.attributes), compilationConditions: conditions,
      span: span(node), nameSpan: span(nameNode))
    let members = node.memberBlock.members
    // A member's conditions are those inside the type: the type states its own.
    let outside = conditions
    conditions = []
    defer { conditions = outside }
    return deeper { lowering in
      lowering.lower(members, into: &type)
      // What is said of an extension is said of all that is in it.
      if kind == .extension, lowering.modifiers(node.modifiers).contains(.isPrivate) {
        for index in type.functions.indices { type.functions[index].modifiers.insert(.isPrivate) }
        for index in type.variables.indices { type.variables[index].modifiers.insert(.isPrivate) }
      }
      return type
    }
  }

  private mutating func lower(
    _ members: MemberBlockItemListSyntax, into type: inout TypeDeclaration
  ) {
    for member in members {
      let declaration = member.decl
      switch declaration.as(DeclSyntaxEnum.self) {
      case .variableDecl(let node): variables(node, into: &type.variables)
      case .functionDecl(let node): type.functions.append(function(node))
      case .initializerDecl(let node): type.functions.append(initializer(node))
      case .deinitializerDecl(let node): type.functions.append(deinitializer(node))
      case .subscriptDecl(let node): type.functions.append(subscripting(node))
      case .enumCaseDecl(let node):
        for element in node.elements { type.cases.append(name(element.name)) }
      case .ifConfigDecl(let node):
        eachBranch(of: node) { lowering, clause in
          if case .decls(let members) = clause.elements { lowering.lower(members, into: &type) }
        }
      default:
        if let inner = self.type(declaration, inside: type.name) { type.types.append(inner) }
      }
    }
  }

  private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
    guard let clause else { return [] }
    var names: [String] = []
    for element in clause.inheritedTypes {
      if let composition = element.type.as(CompositionTypeSyntax.self) {
        for part in composition.elements { names.append(typeName(part.type)) }
      } else {
        names.append(typeName(element.type))
      }
    }
    return names
  }

  /// A type's name without generic arguments and attributes: `A.B` of `@unchecked A<C>.B`.
  func typeName(_ type: TypeSyntax) -> String {
    var parts: [String] = []
    var type = type
    while true {
      switch type.as(TypeSyntaxEnum.self) {
      case .identifierType(let node):
        parts.append(name(node.name))
        return parts.reversed().joined(separator: ".")
      case .memberType(let node):
        parts.append(name(node.name))
        type = node.baseType
      case .attributedType(let node): type = node.baseType
      case .someOrAnyType(let node): type = node.constraint
      default:
        parts.append(text(type))
        return parts.reversed().joined(separator: ".")
      }
    }
  }
}
