import AppCodeModel
import SwiftSyntax

extension FileLowering {
  /// `T()` of a generic class: Objective-C asks for no required initializer.
  func makeObject(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let parenthesis = node.leftParen, node.trailingClosure == nil,
      let bound = node.bound(ofGeneric: name.text), module.isOfFramework(bound)
    else { return }
    let labels = node.labels
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
    let labels = node.labels
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
  ///
  /// Only what is declared as an object of any class, or is sent what is declared as a selector: others may have
  /// methods of these names, also ones that change a value.
  func sendToAnyObject(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      var object = member.base, let first = node.arguments.first
    else { return }
    let name = member.declName.baseName.text
    switch (name, node.labels) {
    case ("responds", ["to"]), ("perform", ["_"]), ("perform", ["_", "with"]),
      ("perform", ["_", "with", "with"]):
      break
    default: return
    }
    guard !module.declaresMethod(name, labels: node.labels) else { return }
    if let chain = object.as(OptionalChainingExprSyntax.self) { object = chain.expression }
    guard !object.is(SuperExprSyntax.self), object.trimmedDescription != "self", !object.isTypeName,
      isAnyObject(object) || isSelector(first.expression)
    else { return }
    usesSupport = true
    edits.insert("objectiveCObject(", at: object.range.lowerBound)
    edits.insert(")", at: object.range.upperBound)
  }

  /// `(view as AnyObject).configure()`: in Objective-C any object may have a method that some class declares.
  func sendByName(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let object = member.base, object.castType == "AnyObject", node.labels.isEmpty,
      node.trailingClosure == nil
    else { return }
    let name = member.declName.baseName.text
    guard module.declaresMethod(name, labels: []) else { return }
    usesSupport = true
    edits.insert("objectiveCObject(", at: object.range.lowerBound)
    edits.replace(
      object.range.upperBound..<node.range.upperBound, by: ").perform(Selector(\"\(name)\"))",
      in: source.bytes)
  }

  /// `type(of: object).description()` of an object of any class: only those of `NSObject` have the method here.
  func describeAnyObject(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", node.arguments.isEmpty,
      let type = member.base?.as(FunctionCallExprSyntax.self), type.labels == ["of"],
      type.calledExpression.trimmedDescription == "type",
      let object = type.arguments.first?.expression, isAnyObject(object),
      !module.declaresMethod("description", labels: [])
    else { return }
    edits.insert("NSStringFromClass(", at: type.range.lowerBound)
    edits.replace(type.range.upperBound..<node.range.upperBound, by: ")", in: source.bytes)
  }

  private func isAnyObject(_ expression: ExprSyntax) -> Bool {
    if expression.castType == "AnyObject" { return true }
    // That of a bar button.
    guard let name = expression.lastName else { return false }
    return name == "target" || module.anyObjects.contains(name)
  }

  private func isSelector(_ expression: ExprSyntax) -> Bool {
    let expression = expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    if expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector" { return true }
    if let call = expression.as(FunctionCallExprSyntax.self)?.calledExpression.lastName {
      return ["Selector", "NSSelectorFromString"].contains(call)
    }
    return expression.lastName.map(module.selectors.contains) ?? false
  }

  /// `(sender as AnyObject).tag`: in Objective-C any object may have the property.
  func readAnyObject(_ node: MemberAccessExprSyntax) {
    guard let object = node.base, object.castType == "AnyObject",
      node.parent?.is(FunctionCallExprSyntax.self) != true
    else { return }
    usesSupport = true
    edits.insert("ObjectiveCMembers", at: object.range.lowerBound)
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

extension ExprSyntax {
  /// The name of a variable, or of the last of several members.
  fileprivate var lastName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// The type of `(object as Type)`.
  fileprivate var castType: String? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements,
      elements.count == 3, let type = elements.last?.as(TypeExprSyntax.self)
    else { return nil }
    return type.type.trimmedDescription
  }

  /// Whether it is the name of a type rather than an object.
  fileprivate var isTypeName: Bool {
    lastName?.first?.isUppercase == true
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
