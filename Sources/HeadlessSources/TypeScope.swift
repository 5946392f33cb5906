import SwiftSyntax

/// The types that are around a place.
struct TypeScope {
  private var names: [(name: String, isExtension: Bool)] = []
  private var declarations: [any DeclGroupSyntax] = []

  /// The innermost one.
  var declaration: (any DeclGroupSyntax)? { declarations.last }

  /// The full name of the innermost one, such as `Player.Controls`.
  var fullName: String? { names.isEmpty ? nil : names.map(\.name).joined(separator: ".") }

  /// The name by which the innermost one is known where it is declared.
  var localName: String? { names.last?.name }

  @discardableResult
  mutating func push(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    declarations.append(node)
    if let node = node.as(ExtensionDeclSyntax.self) {
      names.append((node.extendedType.plainName ?? node.extendedType.trimmedDescription, true))
    } else if let node = node.asProtocol((any NamedDeclSyntax).self) {
      names.append((node.name.text, false))
    } else {
      names.append(("_", false))
    }
    return .visitChildren
  }

  mutating func pop() {
    declarations.removeLast()
    names.removeLast()
  }
}

extension TypeSyntax {
  /// `A.B` of a plain name, without generic arguments; nil for anything else.
  var plainName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self), let base = type.baseType.plainName {
      return "\(base).\(type.name.text)"
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
    return nil
  }
}

extension DeclSyntaxProtocol {
  /// Whether it is a member of a type, also under a condition.
  var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) == true }
}
