package import AppCodeModel

extension Expression {
  /// The method that `@selector(a:)`, `#selector(A.a)` or `NSSelectorFromString("a:")` names, in
  /// Swift's form as far as it is known.
  package var selectedMethod: String? {
    guard let (callee, arguments) = callee, case .name(let name) = callee.kind,
      let argument = arguments.first
    else { return nil }
    switch name {
    case "Selector", "NSSelectorFromString":
      guard case .string(let text?) = argument.value.kind else { return nil }
      return UIKitNames.meaning(ofSelector: text)?.fullName ?? text
    case "#selector":
      if let call = argument.value.callee, let base = call.callee.lastName {
        return FunctionDeclaration.name(base, labels: call.arguments.map(\.label))
      }
      return argument.value.lastName
    default: return nil
    }
  }
}
