import Orientation
import AppCodeModel

extension Evaluation {
  /// What makes an answer unknown although its code is there: it is exchanged for another at run
  /// time, or a category of the project overrides UIKit's.
  ///
  /// - Parameters:
  ///   - question: what is asked.
  ///   - type: the class that is asked.
  ///   - owner: the class whose code answers; nil for UIKit's own.
  /// - Returns: nil where the code that is there answers.
  func exchange(
    of question: UIKitAnswer, in type: String, answeredBy owner: String?
  ) -> Possibilities? {
    if let owner, FrameworkClasses.contains(owner),
      let member = code.classes.ownMember(question.name, of: owner), member.isDefinition
    {
      return unknown(.category(owner), Origin(member.file, member.nameSpan))
    }
    for exchange in code.exchanges(of: question, in: type) {
      // A class below that answers for itself is not asked what is exchanged above it.
      let answersItself = owner.map { owner in
        exchange.type.map { owner != $0 && code.classes.isKind(owner, of: $0) } ?? true
      }
      if answersItself != true {
        return unknown(.exchanged(question.name), exchange.origin)
      }
    }
    return nil
  }
}

/// A place where a controller's getter is exchanged for another while the app runs.
struct Exchange: Sendable {
  var question: UIKitAnswer
  /// The class whose getter it is; nil for all.
  var type: String?
  var origin: Origin
}

extension CodeBase {
  /// The runtime's functions that put one body in the place of another.
  private static let exchangers: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    "imp_implementationWithBlock",
  ]

  /// Functions that take a selector and change nothing.
  private static let readers: Set<String> = [
    "responds", "instancesRespond", "instancesRespondToSelector:", "respondsToSelector:",
    "perform", "performSelector:", "NSStringFromSelector", "value", "addTarget",
    "methodSignatureForSelector:", "class_getInstanceMethod", "class_getClassMethod",
    "instanceMethod", "method", "methodForSelector:", "isEqual", "sel_isEqual",
  ]

  /// Whether what a class answers to UIKit may be exchanged at run time.
  package func isExchanged(_ question: UIKitAnswer, of type: String) -> Bool {
    !exchanges(of: question, in: type).isEmpty
  }

  /// Where a getter of a class or of one above it is exchanged, in order, once for each class.
  func exchanges(of question: UIKitAnswer, in type: String) -> [Exchange] {
    guard let known = exchanges[question] else { return [] }
    let name = classes[type]?.name ?? type
    return ([nil, name] + classes.ancestors(of: name)).compactMap { known[$0] }
      .sorted { $0.origin.location < $1.origin.location }
  }

  /// The first place where each class's getters are exchanged; of all classes by nil.
  func exchangesByType() -> [UIKitAnswer: [String?: Exchange]] {
    var found: [UIKitAnswer: [String?: Exchange]] = [:]
    for exchange in findExchanges() {
      let type = exchange.type.map { classes[$0]?.name ?? $0 }
      if found[exchange.question]?[type] == nil {
        found[exchange.question, default: [:]][type] = exchange
      }
    }
    return found
  }

  /// Finds where getters that UIKit asks are exchanged.
  private func findExchanges() -> [Exchange] {
    var found: [Exchange] = []
    for question in UIKitAnswer.allCases {
      for place in selectors(of: question.name) {
        guard let exchange = exchange(question, at: place) else { continue }
        found.append(exchange)
      }
    }
    return found.sorted { $0.origin.location < $1.origin.location }
  }

  private func exchange(_ question: UIKitAnswer, at place: Place) -> Exchange? {
    guard isExchanged(at: place) else { return nil }
    let calls = calls(given: place)
    let call = calls.first { exchanges($0.1, $0.2) } ?? calls.first
    let named = call?.2.lazy.compactMap { $0.value.classNamed(in: place.scope.typeName) }.first
    let receiver = call?.1.base?.classNamed(in: place.scope.typeName)
    let type = [named, receiver].compactMap(\.self).first { classes.isController($0) }
    return Exchange(
      question: question, type: type, origin: Origin(place.file, place.span))
  }

  /// The first place where the answer of the app's delegate is exchanged.
  package var exchangedDelegateMethod: Place? {
    let names: Set<String> = [
      UIKitAnswer.ofAppDelegate, "application:supportedInterfaceOrientationsForWindow:",
    ]
    return selectors(of: "application").first { place in
      !place.file.isTest && place.scope.isBuilt
        && place.expression?.selectedMethod.map(names.contains) ?? false && isExchanged(at: place)
    }
  }

  /// Whether a selector is one of a method that is exchanged: by the code around it, or by a call that is
  /// given it.
  private func isExchanged(at place: Place) -> Bool {
    isExchanging(place.scope) || calls(given: place).contains { exchanges($0.1, $0.2) }
  }

  /// The calls that take a selector, by a local variable as well.
  private func calls(given place: Place) -> [(Place, Expression, [Expression.Argument])] {
    func around(_ place: Place) -> (Place, Expression, [Expression.Argument])? {
      place.ancestors.lazy.compactMap { ancestor in
        ancestor.expression?.callee.map { (ancestor, $0.callee, $0.arguments) }
      }.first
    }
    if let call = around(place) { return [call] }
    guard let member = place.scope.member,
      let name = place.ancestors.lazy.compactMap({ ancestor -> String? in
        if case .variable(let variable)? = ancestor.statement?.kind { variable.name } else { nil }
      }).first
    else { return [] }
    return (unit(of: place.file)?.mentions[name] ?? [])
      .within(member.span).compactMap(around)
  }

  /// Whether code of the same body exchanges implementations.
  private func isExchanging(_ scope: CodeScope) -> Bool {
    guard let member = scope.member else { return false }
    return Self.exchangers.contains { name in
      unit(of: scope.file)?.calls[name]?.within(member.span).contains { _ in true } ?? false
    }
  }

  /// Whether a call with a getter's selector exchanges it: a function of the project that does, or
  /// one from outside that takes two selectors or a selector and what is to be done instead.
  private func exchanges(
    _ callee: Expression, _ arguments: [Expression.Argument]
  ) -> Bool {
    guard let name = callee.lastName, !Self.readers.contains(name) else { return false }
    let own = functionBodies(named: name)
    guard own.isEmpty else { return own.contains { isExchanging($0) } }
    let selectors = arguments.filter { $0.value.selectedMethod != nil }
    let closures = arguments.filter {
      if case .closure = $0.value.plain.kind { true } else { false }
    }
    return selectors.count + closures.count > 1
  }

  /// The bodies of the project's functions and methods of a base name.
  private func functionBodies(named name: String) -> [CodeScope] {
    functionBodies[FunctionDeclaration.baseName(of: name)] ?? []
  }
}

extension Expression {
  /// The class that an expression stands for: `UIViewController.self`, `[UIViewController class]`,
  /// and `self` in a method of the class.
  func classNamed(in type: String?) -> String? {
    switch plain.kind {
    case .name("self"): type
    case .name(let name): name.isTypeName ? name : nil
    case .member(let base, "self"), .member(let base, "class"): base.classNamed(in: type)
    case .call(let callee, _): callee.plain.base?.classNamed(in: type)
    default: nil
    }
  }
}
