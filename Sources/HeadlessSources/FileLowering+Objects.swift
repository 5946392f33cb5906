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

  /// `self.init()` in a method of a class itself, and `Self()`: Objective-C asks for no required initializer.
  func makeOwnObject(_ node: FunctionCallExprSyntax) {
    guard let type = scope.fullName, module.declaredClass(type) != nil,
      let base = module.frameworkClass(above: type), let parenthesis = node.leftParen,
      node.trailingClosure == nil
    else { return }
    let called = node.calledExpression
    let name: String
    if let member = called.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", member.declName.argumentNames == nil,
      let own = member.base?.trimmedDescription,
      own == "type(of: self)" || own == "self" && node.isInTypeMember
    {
      name = own
    } else if called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Self" {
      name = "Self.self"
    } else {
      return
    }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    let owner: [[String]: String] = [
      []: "NSObject", ["frame"]: "UIView", ["nibName", "bundle"]: "UIViewController",
    ]
    guard let needed = owner[labels], FrameworkClasses.inherits(base, from: needed) else { return }
    usesSupport = true
    edits.replace(called.range, by: "objectOfAnyClass", in: source.bytes)
    edits.insert(name + (labels.isEmpty ? "" : ", "), at: parenthesis.range.upperBound)
  }

  /// `target.responds(to: action)`, `target.perform(action)`: an object of which only that much is known has
  /// these methods in Objective-C.
  func sendToAnyObject(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      var object = member.base, let first = node.arguments.first
    else { return }
    switch member.declName.baseName.text {
    case "responds" where first.label?.text == "to": break
    case "perform" where first.label == nil && node.namesSelector: break
    default: return
    }
    // A method of the module's with that name is called, maybe one that changes a value.
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    guard !module.declaresMethod(member.declName.baseName.text, labels: labels) else { return }
    if let chain = object.as(OptionalChainingExprSyntax.self) { object = chain.expression }
    guard !object.is(SuperExprSyntax.self), object.trimmedDescription != "self", !object.isTypeName
    else { return }
    usesSupport = true
    edits.insert("objectiveCObject(", at: object.range.lowerBound)
    edits.insert(")", at: object.range.upperBound)
  }

  /// `(sender as AnyObject).tag`: in Objective-C any object may have the property.
  func readAnyObject(_ node: MemberAccessExprSyntax) {
    guard let tuple = node.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.count == 3, let type = elements.last?.as(TypeExprSyntax.self),
      type.type.trimmedDescription == "AnyObject",
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return }
    usesSupport = true
    edits.insert("ObjectiveCMembers", at: tuple.range.lowerBound)
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

extension FunctionCallExprSyntax {
  /// Whether its arguments are those of a call by name: a selector, and what goes with it.
  fileprivate var namesSelector: Bool {
    let labels = arguments.dropFirst().map { $0.label?.text ?? "_" }
    guard labels.isEmpty else { return labels.first == "with" }
    let text = arguments.first?.expression.trimmedDescription.lowercased() ?? ""
    return text.contains("selector") || text.contains("action")
  }
}

extension ExprSyntax {
  /// Whether it is the name of a type rather than an object.
  fileprivate var isTypeName: Bool {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.first?.isUppercase == true
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
  /// Whether it is in a method or property of the type itself, where `self` is the type.
  fileprivate var isInTypeMember: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      guard let member = node.asProtocol((any WithModifiersSyntax).self), node.isMemberDeclaration
      else { continue }
      return member.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }
    return false
  }

  private var isMemberDeclaration: Bool { parent?.is(MemberBlockItemSyntax.self) == true }

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
