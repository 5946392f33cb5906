import SwiftSyntax

/// A method or property of a type of the module.
struct MethodDeclaration {
  let file: Int
  /// The full name of its type.
  let type: String
  let base: String
  /// The arguments' labels, `_` for none.
  let labels: [String]
  /// The types of the parameters as they are written.
  let parameterTypes: [String]
  let objectiveCName: String
  let isFunction: Bool
  let isOverride: Bool
  /// Whether Objective-C would know it.
  let isExposed: Bool
  /// Whether a table can call or set it: neither static, generic, asynchronous, throwing nor constant.
  let isReachable: Bool
  /// The extension it is in; nil in the body of its type.
  let extensionDeclaration: ExtensionDeclSyntax?
  /// Whether it is compiled only under a condition that the build decides.
  let isConditional: Bool
  let node: Syntax

  /// The name with labels, which overrides share.
  var swiftName: String { isFunction ? "\(base)(\(labels.joined(separator: ":")))" : base }

  /// The entry of a table: `{ (t: Type) in { (a0: A) in t.close(a0) } }`, or a key path.
  func entry(in type: String) -> String {
    guard isFunction else { return "RuntimeProperty(\"\(objectiveCName)\", \\\(type).\(base))" }
    let names = labels.indices.map { "a\($0)" }
    let parameters = zip(names, parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ")
    let arguments = zip(labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
      .joined(separator: ", ")
    let call = "t.\(base)(\(arguments))"
    let method = labels.isEmpty ? "{ \(call) }" : "{ (\(parameters)) in \(call) }"
    return "Selector(\"\(objectiveCName)\", { (t: \(type)) in \(method) })"
  }
}

extension FunctionDeclSyntax {
  /// The labels of its arguments.
  var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

  /// The types of its parameters.
  var parameterTypes: [String] {
    signature.parameterClause.parameters.map { $0.type.trimmedDescription }
  }

  /// Whether a closure with the same parameters can call it.
  var isCallableByClosure: Bool {
    let effects = signature.effectSpecifiers
    let isPlain = signature.parameterClause.parameters.allSatisfy { parameter in
      let type = parameter.type.trimmedDescription
      return parameter.ellipsis == nil && !type.contains("inout") && !type.contains("\n")
        && !type.split(whereSeparator: { !$0.isLetter }).contains("Self")
    }
    return isPlain && effects?.asyncSpecifier == nil && effects?.throwsClause == nil
      && genericParameterClause == nil && genericWhereClause == nil
      && !modifiers.contains { ["static", "class"].contains($0.name.text) }
      && !attributes.contains { $0.trimmedDescription.contains("unavailable") }
  }
}

extension VariableDeclSyntax {
  /// Whether it is a property of an object that can be set.
  var isSettable: Bool {
    guard bindingSpecifier.text == "var", bindings.count == 1,
      !modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return false }
    switch bindings.first?.accessorBlock?.accessors {
    case nil: return true
    case .getter: return false
    case .accessors(let list):
      return list.contains { ["set", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}

extension AttributeListSyntax {
  /// The attributes by name.
  func named(_ names: Set<String>) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { names.contains($0.attributeName.trimmedDescription) }
  }

  /// The name that `@objc(name)` gives.
  var objectiveCName: String? {
    guard let attribute = named(["objc"]), let arguments = attribute.arguments else { return nil }
    return arguments.trimmedDescription.filter { !$0.isWhitespace }
  }

  /// Whether a member with these attributes is known to Objective-C.
  var exposes: Bool {
    named(["objc", "IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "NSManaged"]) != nil
  }
}
