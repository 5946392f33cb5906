import SwiftSyntax

extension FileLowering {
  /// Lowers `#selector`, `#keyPath`, `#colorLiteral` and `#imageLiteral`.
  func lower(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": return lowerSelector(node)
    case "keyPath": return lowerKeyPath(node)
    case "colorLiteral":
      edits.replace(
        node.pound.range.lowerBound..<node.macroName.range.upperBound, by: "UIColor",
        in: source.bytes)
      return .visitChildren
    case "imageLiteral":
      edits.replace(
        node.pound.range.lowerBound..<node.macroName.range.upperBound, by: "UIImage",
        in: source.bytes)
      for argument in node.arguments where argument.label?.text == "resourceName" {
        if let label = argument.label {
          edits.replace(label.range, by: "imageLiteralResourceName", in: source.bytes)
        }
      }
      return .visitChildren
    case "Preview" where node.parent?.is(CodeBlockItemSyntax.self) == true:
      blank(node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  private func lowerSelector(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard let argument = node.arguments.first, node.arguments.count == 1,
      let selector = selector(argument)
    else {
      refuse(node, "#selector does not name a method", expected: "such as #selector(close(_:))")
      return .skipChildren
    }
    usesSupport = true
    replace(node, by: selector)
    return .skipChildren
  }

  private func selector(_ argument: LabeledExprSyntax) -> String? {
    var expression = argument.expression.withoutParentheses
    var cast: String?
    // `close as (Player) -> () -> Void` says which of several methods it is.
    if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let type = sequence.elements.last?.as(TypeExprSyntax.self)
    {
      cast = type.type.oneLine
      expression = (sequence.elements.first ?? expression).withoutParentheses
    }
    guard let method = MethodReference(expression) else { return nil }
    let kind = argument.label?.text
    guard let target = method.type(in: scope.localName) else {
      guard let object = method.object, kind == nil, cast == nil else { return nil }
      let name = name(of: method, nil)
      return "selector(\"\(name)\", on: \(object), { $0.\(method.written) })"
    }
    let base = method.base
    switch kind {
    case "getter": return "Selector(\"\(base)\", { (t: \(target)) in { t.\(base) } })"
    case "setter":
      let name = ObjectiveCName.setter(of: base)
      return "Selector(\"\(name)\", { (t: \(target)) in { t.\(base) = $0 } })"
    default:
      let name = name(of: method, target == scope.localName ? scope.fullName : target)
      let reference = "\(target).\(method.written)"
      guard let cast else { return "Selector(\"\(name)\", \(reference))" }
      let type = method.isOfEnclosingType ? "(\(target)) -> \(cast)" : cast
      return "Selector(\"\(name)\", \(reference) as \(type))"
    }
  }

  private func name(of method: MethodReference, _ type: String?) -> String {
    module.objectiveCName(of: method.base, labels: method.labels, in: type)
      ?? method.labels.map { ObjectiveCName.name(of: method.base, labels: $0) } ?? method.base
  }

  /// `#keyPath(Player.item.title)` is `"item.title"`.
  private func lowerKeyPath(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let path = node.arguments.first?.expression.trimmedDescription ?? ""
    var names = path.split(separator: ".").map { $0.filter { !"?! \n\r\t".contains($0) } }
    guard node.arguments.count == 1, !names.isEmpty,
      names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
    else {
      refuse(node, "#keyPath does not name a property", expected: "such as #keyPath(Player.item)")
      return .skipChildren
    }
    let isFrameworks = names.first.map { module.declaredClass($0) == nil } ?? false
    while names.count > 1, names[0].first?.isUppercase == true || names[0] == "self" {
      names.removeFirst()
    }
    // UIKit's properties are called `hidden`, not `isHidden`, in Objective-C.
    let keys = names.map { name in
      guard isFrameworks, name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true else {
        return name
      }
      return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    }
    replace(node, by: "\"\(keys.joined(separator: "."))\"")
    return .skipChildren
  }
}
