internal import AppCodeModel

/// Brings Objective-C's names and messages into Swift's form.
enum SwiftNames {
  /// The name and labels of a method that is declared.
  ///
  /// One that returns nothing is not an initialiser, whatever its name: `- (void)initSubviews`.
  static func method(
    _ selector: String, returning type: String?
  ) -> (name: String, labels: [String?]) {
    switch UIKitNames.meaning(ofSelector: selector) {
    case .property(let name): return (name, [])
    // A setter that is declared is a method all the same.
    case .assignment, nil: break
    case .method(let base, let labels): return (UIKitNames.fullName(base, labels), labels)
    case .initializer(let labels): return (UIKitNames.fullName("init", labels), labels)
    }
    if type != "void", let labels = UIKitNames.initializerLabels(selector) {
      return (labels.isEmpty ? "init()" : UIKitNames.fullName("init", labels), labels)
    }
    return (selector, labels(selector))
  }

  /// The parts of a selector as labels.
  static func labels(_ selector: String) -> [String?] {
    selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? nil : String($0) }
  }

  /// A word that stands for a value.
  static func name(_ word: String) -> Expression.Kind {
    switch word {
    case "YES", "TRUE", "true": return .boolean(true)
    case "NO", "FALSE", "false": return .boolean(false)
    case "nil", "Nil", "NULL", "nullptr", "NSNull": return .null
    default: break
    }
    if let constant = UIKitNames.constant(word) {
      return .member(
        Expression(typeExpression(constant.type), .none), constant.member)
    }
    return typeExpression(UIKitNames.type(word))
  }

  /// `UIWindow.Level` as a member of a name.
  private static func typeExpression(_ name: String) -> Expression.Kind {
    let parts = name.split(separator: ".")
    var kind = Expression.Kind.name(String(parts.first ?? ""))
    for part in parts.dropFirst() { kind = .member(Expression(kind, .none), String(part)) }
    return kind
  }

  /// Reads a member: `base.name`.
  static func member(_ base: Expression, _ name: String) -> Expression.Kind {
    .member(base, UIKitNames.property(name, of: typeName(base)))
  }

  private static func typeName(_ expression: Expression) -> String? {
    if case .name(let name) = expression.kind { name } else { nil }
  }

  // MARK: Messages

  /// Sends a message: `[receiver selector]`.
  ///
  /// An initialiser's result is always taken: a message that is a statement is of another method.
  static func message(
    _ receiver: Expression, _ selector: String, _ arguments: [Expression], isStatement: Bool
  ) -> Expression.Kind {
    if arguments.isEmpty { return message(receiver, selector) }
    if let type = allocated(receiver), let labels = UIKitNames.initializerLabels(selector) {
      return .call(type, paired(labels, arguments))
    }
    switch UIKitNames.meaning(ofSelector: selector) {
    case .assignment(let name):
      return .infix(
        Expression(.member(receiver, name), receiver.span), "=", arguments[0])
    case .method(let base, let labels):
      return .call(
        Expression(.member(receiver, base), receiver.span), paired(labels, arguments))
    case .initializer(let labels): return .call(receiver, paired(labels, arguments))
    case .property, nil: break
    }
    if isSelfOrSuper(receiver), !isStatement, let labels = UIKitNames.initializerLabels(selector) {
      return .call(
        Expression(.member(receiver, "init"), receiver.span), paired(labels, arguments))
    }
    return .call(
      Expression(.member(receiver, selector), receiver.span),
      paired(labels(selector), arguments))
  }

  private static func message(_ receiver: Expression, _ selector: String) -> Expression.Kind {
    // Code that counts references itself: the value is the receiver.
    if ["autorelease", "retain"].contains(selector), !isSelfOrSuper(receiver) {
      return receiver.kind
    }
    if let type = allocated(receiver), selector.hasPrefix("init") { return .call(type, []) }
    if selector == "new", let name = typeName(receiver), name.first?.isUppercase ?? false {
      return .call(receiver, [])
    }
    if selector == "init", isSelfOrSuper(receiver) {
      return .call(Expression(.member(receiver, "init"), receiver.span), [])
    }
    if case .method(let base, let labels)? = UIKitNames.meaning(ofSelector: selector),
      labels.isEmpty
    {
      return .call(Expression(.member(receiver, base), receiver.span), [])
    }
    return member(receiver, selector)
  }

  /// The class in `[Class alloc]`.
  private static func allocated(_ expression: Expression) -> Expression? {
    guard case .member(let type, "alloc") = expression.kind else { return nil }
    return type
  }

  private static func isSelfOrSuper(_ expression: Expression) -> Bool {
    expression.kind == .name("self") || expression.kind == .name("super")
  }

  private static func paired(
    _ labels: [String?], _ values: [Expression]
  ) -> [Expression.Argument] {
    values.enumerated().map { index, value in
      Expression.Argument(index < labels.count ? labels[index] : nil, value)
    }
  }

  // MARK: Functions

  /// `callee(arguments)`; some functions of C are members in Swift.
  static func call(_ callee: Expression, _ arguments: [Expression.Argument]) -> Expression.Kind {
    guard case .name(let name) = callee.kind else { return .call(callee, arguments) }
    switch (name, arguments.count) {
    case ("UI_USER_INTERFACE_IDIOM", 0):
      let device = Expression(
        .member(Expression(.name("UIDevice"), callee.span), "current"), callee.span)
      return .member(device, "userInterfaceIdiom")
    case ("CGRectGetWidth", 1): return .member(arguments[0].value, "width")
    case ("CGRectGetHeight", 1): return .member(arguments[0].value, "height")
    case ("CGRectMake", 4):
      return .call(
        Expression(.name("CGRect"), callee.span),
        paired(["x", "y", "width", "height"], arguments.map(\.value)))
    case ("CGSizeMake", 2):
      return .call(
        Expression(.name("CGSize"), callee.span),
        paired(["width", "height"], arguments.map(\.value)))
    case ("dispatch_get_main_queue", 0): return .member(queue(callee), "main")
    case ("dispatch_get_global_queue", 2):
      return .call(Expression(.member(queue(callee), "global"), callee.span), [])
    case ("dispatch_async", 2), ("dispatch_sync", 2):
      return .call(
        Expression(
          .member(arguments[0].value, name == "dispatch_async" ? "async" : "sync"), callee.span),
        [arguments[1]])
    case ("dispatch_after", 3):
      return .call(
        Expression(.member(arguments[1].value, "asyncAfter"), callee.span),
        [Expression.Argument("deadline", arguments[0].value), arguments[2]])
    default: return .call(callee, arguments)
    }
  }

  private static func queue(_ callee: Expression) -> Expression {
    Expression(.name("DispatchQueue"), callee.span)
  }
}
