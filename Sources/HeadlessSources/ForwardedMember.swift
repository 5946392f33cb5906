import SwiftSyntax

/// A member that stays in its extension, and is called from its class.
struct ForwardedMember {
  /// The name that becomes another one.
  let name: TokenSyntax
  /// The modifiers that it loses.
  let removed: [TokenSyntax]
  /// What the class has.
  let text: String

  /// nil for what cannot be forwarded: it has to be moved.
  init?(_ method: MethodDeclaration) {
    guard let node = method.node.asProtocol((any WithModifiersSyntax).self) else { return nil }
    let modifiers = node.modifiers.map(\.name.text)
    let outer = method.extensionDeclaration?.modifiers.map(\.name.text) ?? []
    // What is private could not be called from the class's file.
    guard !(modifiers + outer).contains(where: { $0 == "private" || $0 == "fileprivate" }) else {
      return nil
    }
    removed = node.modifiers.map(\.name).filter { ["override", "open", "final"].contains($0.text) }
    let words = modifiers.filter { $0 != "dynamic" }.map { $0 + " " }.joined()
    if let function = method.node.as(FunctionDeclSyntax.self) {
      guard let call = function.call else { return nil }
      name = function.name
      text = "\(words)func \(name.text)\(function.signature.oneLine) { \(call) }"
    } else if let variable = method.node.as(VariableDeclSyntax.self) {
      guard let binding = variable.bindings.first, variable.bindings.count == 1,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let type = binding.typeAnnotation?.oneLine, let accessors = binding.accessorBlock,
        let body = accessors.forwarding(to: "_extension_" + pattern.identifier.text)
      else { return nil }
      name = pattern.identifier
      text = "\(words)var \(name.text)\(type) \(body)"
    } else {
      return nil
    }
  }
}

extension FunctionDeclSyntax {
  /// The call of the function of another name with its own parameters; nil if it cannot be written.
  fileprivate var call: String? {
    argumentsOfCall.map { "\(effectsOfCall)_extension_\(name.text)\($0)" }
  }
}

extension AccessorBlockSyntax {
  /// The same accessors, of a property of another name; nil for observers.
  fileprivate func forwarding(to name: String) -> String? {
    guard let kinds else { return nil }
    return kinds.contains("set")
      ? "{ get { \(name) } set { \(name) = newValue } }" : "{ \(name) }"
  }
}
