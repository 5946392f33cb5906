import Orientation
import AppCodeAnalysis
import AppCodeModel

/// Finds out which controllers an expression stands for.
struct ControllerResolver {
  let code: CodeBase
  let interfaces: InterfaceIndex
  /// Reads what hosting controllers show.
  let views: ViewReader
  /// The places that return something, by where in a file the function begins that they are in.
  private let returns: [Int32: [Place]]
  /// What was found out before, and how much may still be followed.
  private let memory = Memory()

  /// How many steps from variable to value, from call to function and so on are followed.
  private static let deepest = 10
  /// How many controllers one expression can stand for.
  private static let most = 12

  /// Answers about names, so that each is worked out once.
  private final class Memory {
    var answers: [Question: [Making]] = [:]
    var styles: [String: PresentationStyle?] = [:]
    /// Questions that are being answered; asked again inside, they have no answer.
    var open: Set<Question> = []
    /// How many expressions of the current one are still followed.
    var steps = 0
  }

  /// The style that a class gives itself when it is made.
  func style(ofClass name: String) -> PresentationStyle? {
    if let known = memory.styles[name] { return known }
    let style = ownStyle(ofClass: name)
    memory.styles[name] = .some(style)
    return style
  }

  private struct Question: Hashable {
    var kind: Kind
    var owner: String
    var name: String

    enum Kind { case property, argument, call }
  }

  /// How many expressions are followed for one controller.
  private static let longest = 2_000

  private func remembered(_ question: Question, _ answer: () -> [Making]) -> [Making] {
    if let known = memory.answers[question] { return known }
    guard memory.open.insert(question).inserted else { return [] }
    let found = answer()
    memory.open.remove(question)
    if memory.open.isEmpty || !found.isEmpty { memory.answers[question] = found }
    return found
  }

  init(code: CodeBase, interfaces: InterfaceIndex) {
    self.code = code
    self.interfaces = interfaces
    views = ViewReader(code)
    var returns: [Int32: [Place]] = [:]
    for unit in code.units {
      for place in unit.returns where place.scope.closureDepth == 0 {
        guard let member = place.scope.member else { continue }
        returns[member.span.start, default: []].append(place)
      }
    }
    self.returns = returns
  }

  /// The controllers that an expression can stand for, each once.
  func makings(_ expression: Expression, at place: Place) -> [Making] {
    var found: [Making] = []
    if memory.open.isEmpty { memory.steps = Self.longest }
    for making in resolve(expression, place, depth: 0) where !found.contains(making) {
      found.append(making)
    }
    return Array(found.prefix(Self.most))
  }

  private func resolve(_ expression: Expression, _ place: Place, depth: Int) -> [Making] {
    guard depth < Self.deepest, memory.steps > 0 else { return [] }
    memory.steps -= 1
    let plain = expression.plain
    switch plain.kind {
    case .cast(let value, let kind, let type):
      guard kind != .test else { return [] }
      return cast(resolve(value, place, depth: depth + 1), to: type, plain, place)
    case .ternary(_, let first, let second):
      return resolve(first, place, depth: depth + 1) + resolve(second, place, depth: depth + 1)
    case .infix(let first, "??", let second):
      return resolve(first, place, depth: depth + 1) + resolve(second, place, depth: depth + 1)
    case .infix(_, "=", let value): return resolve(value, place, depth: depth + 1)
    case .tuple(let elements) where elements.count == 1:
      return resolve(elements[0].value, place, depth: depth + 1)
    case .name(let name): return named(name, plain, place, depth: depth)
    case .member(let base, let name):
      if let made = instantiated(plain, place, depth: depth) { return [made] }
      if base.isSelf { return property(name, plain, place, depth: depth) }
    case .call(let callee, let arguments):
      if let found = fromInterface(callee.plain, arguments, place) { return found }
      if let made = instantiated(plain, place, depth: depth) { return [made] }
      let found = called(callee.plain, arguments, place, depth: depth)
      if !found.isEmpty { return found }
    default: break
    }
    return typed(plain, place)
  }

  /// What is known from its type only: a class of the app's own.
  private func typed(_ expression: Expression, _ place: Place) -> [Making] {
    guard let type = code.typeName(of: expression, at: place) else { return [] }
    return ofType(type, expression, place)
  }

  private func ofType(_ type: String, _ expression: Expression, _ place: Place) -> [Making] {
    guard let entry = code.classes[type], entry.form == .class, code.classes.isController(type)
    else { return [] }
    return [making(entry.name, expression, place)]
  }

  private func making(_ name: String, _ expression: Expression, _ place: Place) -> Making {
    var making = Making(
      className: name, location: place.file.location(of: expression.span))
    making.style = style(ofClass: name)
    return making
  }

  private func cast(
    _ makings: [Making], to type: String, _ expression: Expression, _ place: Place
  ) -> [Making] {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let stripped = name.strippedOfMarks
    let fitting = makings.filter {
      $0.className == stripped || code.classes.isKind($0.className, of: stripped)
    }
    return fitting.isEmpty ? ofType(stripped, expression, place) : fitting
  }

  // MARK: Made here

  private func instantiated(
    _ expression: Expression, _ place: Place, depth: Int
  ) -> Making? {
    guard let type = expression.instantiatedClass, code.classes.isController(type) else {
      return nil
    }
    let name = code.classes[type]?.name ?? type
    var made = making(name, expression, place)
    let arguments = expression.callee?.arguments ?? []
    if let root = arguments.first(where: { $0.label == "rootViewController" }) {
      made.children = Array(resolve(root.value, place, depth: depth + 1).prefix(1))
    }
    if code.classes.kind(of: name) == .hosting,
      let view = (arguments.first { $0.label == "rootView" } ?? arguments.first)?.value
    {
      let shown = views.shown(by: view, at: place)
      // What else it is made with is of interest only if it is a view.
      if shown?.view != nil || arguments[0].label == "rootView" { made.show(shown) }
    }
    return made
  }

  /// `instantiateViewController(withIdentifier:)` and `instantiateInitialViewController()`.
  private func fromInterface(
    _ callee: Expression, _ arguments: [Expression.Argument], _ place: Place
  ) -> [Making]? {
    guard let name = callee.lastName, name.hasPrefix("instantiate") else { return nil }
    let storyboard = callee.base.flatMap { storyboardName($0, place, depth: 0) }
    if name.hasPrefix("instantiateInitialViewController") {
      guard let storyboard else { return [] }
      return interfaces.initial(ofFileNamed: storyboard).flatMap { interfaces.making($0) }
        .map { [withClassStyle($0)] } ?? []
    }
    guard name.hasPrefix("instantiateViewController"),
      let identifier = arguments.first.flatMap({ text($0.value, place, depth: 0) })
    else { return nil }
    let found = interfaces.controllers(identifier: identifier, fileNamed: storyboard).first
    return found.flatMap { interfaces.making($0) }.map { [withClassStyle($0)] } ?? []
  }

  private func withClassStyle(_ making: Making) -> Making {
    var making = making
    making.style = making.style ?? style(ofClass: making.className)
    return making
  }

  private func storyboardName(_ expression: Expression, _ place: Place, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    if let (callee, arguments) = expression.callee,
      callee.lastName == "UIStoryboard"
        || callee.lastName == "storyboard" || callee.lastName == "storyboardWithName"
    {
      return arguments.first.flatMap { text($0.value, place, depth: 0) }
    }
    if case .name(let name) = expression.plain.kind,
      let value = place.local(named: name)?.onlyValue
    {
      return storyboardName(value, place, depth: depth + 1)
    }
    return nil
  }

  /// A text, through constants and `String(describing: Class.self)`.
  private func text(_ expression: Expression, _ place: Place, depth: Int) -> String? {
    guard depth < 4 else { return nil }
    switch expression.plain.kind {
    case .string(let text): return text
    case .name(let name):
      if let value = place.local(named: name)?.onlyValue {
        return text(value, place, depth: depth + 1)
      }
    case .call(_, let arguments):
      if let first = arguments.first?.value, case .member(let type, "self") = first.plain.kind {
        return type.lastName
      }
    default: break
    }
    let value = code.value(
      of: expression, at: place,
      assuming: Assumption(code.idioms.contains(.phone) ? .phone : .pad, code.deploymentTarget))
    if case .text(let text)? = value.onlyValue { return text }
    return nil
  }

  // MARK: Names

  private func named(
    _ name: String, _ expression: Expression, _ place: Place, depth: Int
  ) -> [Making] {
    guard let local = place.local(named: name) else {
      return property(name, expression, place, depth: depth)
    }
    if local.isParameter {
      let found = argument(name, of: place, depth: depth)
      if !found.isEmpty { return found }
      return local.type.map { ofType($0.strippedOfMarks, expression, place) } ?? []
    }
    let values = (local.initialValue.map { [$0] } ?? []) + local.assignedValues
    var found = values.flatMap { resolve($0, place, depth: depth + 1) }
    if found.isEmpty { found = typed(expression, place) }
    return found.map { changed($0, variable: name, in: place, depth: depth) }
  }

  /// What callers pass for a parameter.
  private func argument(_ name: String, of place: Place, depth: Int) -> [Making] {
    guard case .function(let function)? = place.scope.member,
      let index = function.parameters.firstIndex(where: { $0.name == name })
    else { return [] }
    let owner = "\(place.file.path):\(function.span.start)"
    return remembered(Question(kind: .argument, owner: owner, name: name)) {
      var found: [Making] = []
      for call in code.calls(of: function.baseName).prefix(40) {
        guard let arguments = call.expression?.callee?.arguments,
          arguments.count == function.parameters.count
        else { continue }
        found += resolve(arguments[index].value, call, depth: depth + 2)
      }
      return distinct(found)
    }
  }

  private func distinct(_ makings: [Making]) -> [Making] {
    var seen: Set<Making.Key> = []
    return makings.filter { seen.insert($0.key).inserted }
  }

  /// A property of the class around the place: what it begins with and what is assigned to it.
  private func property(
    _ name: String, _ expression: Expression, _ place: Place, depth: Int
  ) -> [Making] {
    var found: [Making] = []
    if let type = place.scope.typeName {
      found = remembered(Question(kind: .property, owner: type, name: name)) {
        distinct(held(by: name, of: type, expression, place, depth: depth))
      }
    }
    return found.isEmpty ? typed(expression, place) : found
  }

  private func held(
    by name: String, of type: String, _ expression: Expression, _ place: Place, depth: Int
  ) -> [Making] {
    guard let member = code.classes.member(name, of: type, isStatic: nil),
      case .variable(let variable) = member.kind
    else { return [] }
    var found: [Making] = []
    if let value = variable.initialValue {
      found += resolve(value, place.inside(value), depth: depth + 1)
    }
    for assignment in code.assignments(to: name).prefix(40)
    where assignment.place.scope.typeName == type || assignment.target.base != nil {
      guard assignment.operation == "=" else { continue }
      found += resolve(assignment.value, assignment.valuePlace, depth: depth + 2)
    }
    if found.isEmpty, let type = variable.type {
      found = ofType(type.strippedOfMarks, expression, place)
    }
    return found
  }

  /// What a function or a computed property of the project gives.
  private func called(
    _ callee: Expression, _ arguments: [Expression.Argument], _ place: Place, depth: Int
  ) -> [Making] {
    if case .closure(let closure) = callee.kind {
      return closure.body.flatMap { statement -> [Making] in
        guard case .return(let value?) = statement.kind else { return [] }
        return resolve(value, place.inside(callee).inside(value), depth: depth + 1)
      }
    }
    guard let function = code.function(called: callee, arguments, at: place) else { return [] }
    let owner = "\(function.span.start)"
    return remembered(Question(kind: .call, owner: owner, name: function.name)) {
      distinct(given(by: function, callee, place, depth: depth))
    }
  }

  func given(
    by function: FunctionDeclaration, _ callee: Expression, _ place: Place, depth: Int
  ) -> [Making] {
    var found: [Making] = []
    for place in returns[function.span.start] ?? []
    where place.scope.member == .function(function) {
      guard case .return(let value?)? = place.statement?.kind else { continue }
      found += resolve(value, place.inside(value), depth: depth + 2)
    }
    if found.isEmpty, let body = function.body, body.count == 1,
      case .expression(let value) = body[0].kind
    {
      found = resolve(value, place.inside(value), depth: depth + 2)
    }
    if found.isEmpty, let type = function.returnType {
      found = ofType(type.strippedOfMarks, callee, place)
    }
    return found
  }
}
