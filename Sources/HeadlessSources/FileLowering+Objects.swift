import AppCodeModel
import SwiftSyntax

extension FileLowering {
  /// `T()` of a generic class: Objective-C asks for no required initializer.
  func makeObject(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let parenthesis = node.leftParen, node.trailingClosure == nil,
      let bound = node.bound(ofGeneric: name.text), module.isOfFramework(bound)
    else { return }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard [[], ["frame"], ["nibName", "bundle"]].contains(labels) else { return }
    usesSupport = true
    edits.replace(name.range, by: "objectOfAnyClass", in: source.bytes)
    edits.insert(
      "\(name.text).self" + (labels.isEmpty ? "" : ", "), at: parenthesis.range.upperBound)
  }

  /// A protocol that asks for `init()` and that a class of a framework conforms to: in Objective-C every
  /// class has that initializer, in Swift only those that require it of their subclasses.
  ///
  /// The requirement goes. Types that have the initializer say so, and others are created by their class.
  func lowerInitializer(of node: ProtocolDeclSyntax) {
    guard module.protocolsOfAnyClass.contains(node.name.text),
      let requirement = node.memberBlock.members.first(where: \.isPlainInitializer)
    else { return }
    blank(requirement.decl)
    usesSupport = true
    let name = node.name.text
    if let inherited = node.inheritanceClause {
      // What is a class constraint has to be first.
      edits.insert(", _AnyClass\(name)", at: inherited.range.upperBound)
    } else {
      edits.insert(": _AnyClass\(name)", at: node.primaryNameEnd)
    }
    let access = node.modifiers.map(\.name.text)
      .first { ["public", "fileprivate", "private", "package"].contains($0) }
    let prefix = access.map { "\($0) " } ?? ""
    let member = access == "private" ? "fileprivate " : prefix
    edits.insert(
      "; \(prefix)protocol _OwnInitializer\(name) { init() }"
        + "; \(prefix)protocol _AnyClass\(name) {}"
        + "; extension _AnyClass\(name) { \(member)init() {"
        + " if let own = Self.self as? any _OwnInitializer\(name).Type { self = own.init() as! Self }"
        + " else { self = instanceOfAnyClass(Self.self) } } }",
      at: node.memberBlock.range.upperBound)
  }

  /// A type that conforms to such a protocol itself.
  func noteOwnInitializer(_ inherited: InheritanceClauseSyntax?, of type: String?) {
    guard let inherited, let type, module.isDeclared(type) else { return }
    for entry in inherited.inheritedTypes {
      guard let name = entry.type.plainName, module.protocolsOfAnyClass.contains(name) else {
        continue
      }
      edits.insert(", _OwnInitializer\(name)", at: inherited.range.upperBound)
    }
  }
}

extension MemberBlockItemSyntax {
  /// Whether it is `init()`.
  var isPlainInitializer: Bool {
    guard let node = decl.as(InitializerDeclSyntax.self) else { return false }
    return node.signature.parameterClause.parameters.isEmpty && node.optionalMark == nil
      && node.signature.effectSpecifiers == nil && node.genericParameterClause == nil
  }
}

extension ProtocolDeclSyntax {
  /// Where the name ends, with the associated types in brackets.
  fileprivate var primaryNameEnd: Int {
    primaryAssociatedTypeClause?.range.upperBound ?? name.range.upperBound
  }
}

extension SyntaxProtocol {
  /// The type that a generic parameter around this place inherits from or conforms to; nil if there is no such
  /// parameter.
  fileprivate func bound(ofGeneric name: String) -> String? {
    for node in sequence(first: Syntax(self), next: \.parent) {
      guard let generic = node.asProtocol((any WithGenericParametersSyntax).self),
        let parameter = generic.genericParameterClause?.parameters.first(where: {
          $0.name.text == name
        })
      else { continue }
      if let type = parameter.inheritedType?.firstName { return type }
      for requirement in generic.genericWhereClause?.requirements ?? [] {
        guard case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.trimmedDescription == name
        else { continue }
        return conformance.rightType.firstName
      }
      return nil
    }
    return nil
  }
}

extension TypeSyntax {
  /// The name of a type, or of the first of several that are composed.
  fileprivate var firstName: String? {
    self.as(CompositionTypeSyntax.self)?.elements.first?.type.plainName ?? plainName
  }
}
