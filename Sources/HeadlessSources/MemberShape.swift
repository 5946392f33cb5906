import SwiftSyntax

/// A method or property, as others with the same parameters are written.
struct MemberShape {
  /// The token that is its name.
  let name: TokenSyntax
  /// Whether the property can be set; no for a method.
  let isSettable: Bool
  private let isFunction: Bool
  /// What follows the name in a declaration.
  private let type: String
  /// What follows the name in a call.
  private let arguments: String
  private let effects: String

  /// nil for what cannot be called with its own parameters.
  init?(_ method: MethodDeclaration) {
    if let function = method.node.as(FunctionDeclSyntax.self) {
      guard let call = function.argumentsOfCall else { return nil }
      name = function.name
      isFunction = true
      isSettable = false
      type = function.signature.oneLine
      arguments = call
      effects = function.effectsOfCall
    } else if let variable = method.node.as(VariableDeclSyntax.self) {
      guard let binding = variable.bindings.first, variable.bindings.count == 1,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let annotation = binding.typeAnnotation?.oneLine,
        let kinds = binding.accessorBlock?.kinds
      else { return nil }
      name = pattern.identifier
      isFunction = false
      isSettable = kinds.contains("set")
      type = annotation
      arguments = ""
      effects = ""
    } else {
      return nil
    }
  }

  /// The declaration under a name, without a body.
  func declaration(_ name: String) -> String { "\(isFunction ? "func" : "var") \(name)\(type)" }

  /// The requirement of a protocol.
  func requirement(_ name: String) -> String {
    declaration(name) + (isFunction ? "" : isSettable ? " { get set }" : " { get }")
  }

  /// A body that asks another object first, if it is of a type.
  func dispatching(to type: String, _ own: String, otherwise base: String) -> String {
    let get =
      "if let own = self as? any \(type) { return \(effects)own.\(own)\(arguments) };"
      + " return \(effects)\(base)\(arguments)"
    guard isSettable else { return "{ \(get) }" }
    return "{ get { \(get) } set { if let own = self as? any \(type) { own.\(own) = newValue }"
      + " else { \(base) = newValue } } }"
  }
}

extension FunctionDeclSyntax {
  /// The arguments of a call with the function's own parameters; nil if it cannot be written.
  var argumentsOfCall: String? {
    guard genericParameterClause == nil else { return nil }
    var arguments: [String] = []
    for parameter in signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      guard parameter.ellipsis == nil, name != "_" else { return nil }
      let reference = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&" : ""
      let label = parameter.firstName.text
      arguments.append((label == "_" ? "" : "\(label): ") + reference + name)
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  /// What is before a call.
  var effectsOfCall: String {
    let effects = signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension AccessorBlockSyntax {
  /// The accessors of a computed property; nil for observers, and for accessors that throw or wait.
  var kinds: Set<String>? {
    switch accessors {
    case .getter: return ["get"]
    case .accessors(let list):
      let kinds = Set(list.map(\.accessorSpecifier.text))
      guard kinds.isSubset(of: ["get", "set"]), list.allSatisfy({ $0.effectSpecifiers == nil })
      else { return nil }
      return kinds
    }
  }
}
