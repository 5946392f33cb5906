import SwiftSyntax

/// A method as `#selector` names it: `close`, `close(_:)`, `Player.close`, `self.close`, `player.close`.
struct MethodReference {
  let base: String
  /// The arguments' labels; nil if they are not written.
  let labels: [String]?
  /// The method as it is written, without what is before the dot.
  let written: String
  private let owner: ExprSyntax?

  init?(_ expression: ExprSyntax) {
    let name: DeclReferenceExprSyntax
    if let plain = expression.as(DeclReferenceExprSyntax.self) {
      name = plain
      owner = nil
    } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
      name = member.declName
      owner = base.withoutParentheses
    } else {
      return nil
    }
    base = name.baseName.text
    labels = name.argumentNames?.arguments.map(\.name.text)
    written = name.oneLine
  }

  /// Whether it belongs to the type around the place.
  var isOfEnclosingType: Bool {
    guard let owner else { return true }
    return ["self", "Self", "super"].contains(owner.trimmedDescription)
  }

  /// The type that has it; nil where an object has.
  func type(in enclosing: String?) -> String? {
    if isOfEnclosingType { return enclosing }
    guard let owner, owner.isTypeName else { return nil }
    return owner.oneLine
  }

  /// The object that has it, on one line.
  var object: String? { owner?.oneLine }
}

extension ExprSyntax {
  /// The expression in parentheses.
  var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first, inner.label == nil
    else { return self }
    return inner.expression.withoutParentheses
  }

  /// Whether it looks like a type: its last name begins with a capital.
  fileprivate var isTypeName: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text.isCapitalized }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.isTypeName
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return false
    }
    return member.declName.baseName.text.isCapitalized && base.isTypeName
  }
}

extension String {
  fileprivate var isCapitalized: Bool { first(where: { $0 != "_" })?.isUppercase == true }
}

extension SyntaxProtocol {
  /// The code without comments, on one line.
  var oneLine: String {
    tokens(viewMode: .sourceAccurate).map { token in
      let isSpaced =
        !token.trailingTrivia.isEmpty || token.trailingTrivia.description.contains("\n")
      return token.text + (isSpaced ? " " : "")
    }.joined().trimmed
  }
}

extension String {
  /// Without spaces at the end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
