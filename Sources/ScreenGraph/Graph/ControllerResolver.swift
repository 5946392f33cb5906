import Orientation
import AppCodeAnalysis
import AppCodeModel

/// Finds out which controllers an expression stands for.
struct ControllerResolver {
  let code: CodeBase
  let interfaces: InterfaceIndex
  let calls: CodeCalls
  /// Reads what hosting controllers show.
  let views: ViewReader
  /// What was found out before, and how much may still be followed.
  let memory = Memory()

  /// How many steps from variable to value, from call to function and so on are followed.
  static let deepest = 24
  /// How many controllers one expression can stand for: a list of the screens of an app has some dozens.
  private static let most = 40
  /// How many files may have a screen of one name.
  private static let mostFiles = 4
  /// How many expressions are followed for one controller.
  private static let longest = 1_500

  /// Answers about names, so that each is worked out once.
  final class Memory {
    var answers: [Question: [Making]] = [:]
    var styles: [String: [StyleChoice]] = [:]
    /// The names of the functions in which a style is set; nil until they are asked for.
    var settersOfStyles: Set<String>?
    var idioms: [ObjectIdentifier: Set<Idiom>?] = [:]
    /// What is registered in containers of dependencies, by type; nil until it is asked for.
    var registrations: [String: [Registration]]?
    /// Questions that are being answered; asked again inside, they have no answer.
    var open: [Question: Int] = [:]
    /// Those of them that were asked again inside of what is being answered.
    var recursive: Set<Question> = []
    /// Whether something was not followed that may be elsewhere.
    var isCut = false
    /// How many answers that begin anew are within each other.
    var beginnings = 0
    /// How many expressions of the current one are still followed.
    var steps = 0
    /// Whether a parameter decided of which nothing is known here.
    var metParameter = false
  }

  struct Question: Hashable {
    var kind: Kind
    var owner: String
    var name: String

    enum Kind { case property, call, argument, children }

    /// What a function gives, or something else that is asked of it.
    static func calling(_ function: CalledFunction, _ name: String = "") -> Self {
      Self(kind: .call, owner: "\(function.key.file):\(function.key.start)", name: name)
    }
  }

  init(code: CodeBase, interfaces: InterfaceIndex) {
    self.code = code
    self.interfaces = interfaces
    calls = CodeCalls(code)
    views = ViewReader(code)
  }

  /// The controllers that an expression can stand for, each once.
  func makings(_ expression: Expression, at place: Place, in following: Following = Following())
    -> [Making]
  {
    let found = beginning { distinct(resolve(expression, place, following, depth: 0)) }
    return Array(narrowed(found, at: place).prefix(Self.most))
  }

  /// The controllers of a list, each once.
  func contents(_ list: Expression, at place: Place) -> [Making] {
    beginning { distinct(elements(list, place, Following())) }
  }

  /// An answer that begins anew, which may be within another one, but not without end.
  private func beginning(_ answer: () -> [Making]) -> [Making] {
    guard memory.beginnings < Self.deepest else {
      memory.isCut = true
      return []
    }
    if memory.open.isEmpty { memory.steps = Self.longest }
    memory.beginnings += 1
    defer { memory.beginnings -= 1 }
    return answer()
  }

  func distinct(_ makings: [Making]) -> [Making] {
    var seen: Set<Making> = []
    return makings.filter { seen.insert($0).inserted }
  }

  /// The answer to a question, which has none inside of itself.
  ///
  /// - Parameters:
  ///   - question: the question.
  ///   - times: how often it may be open at the same time.
  ///   - isKept: whether the answer is the same wherever it is asked; asked once there is one.
  ///   - answer: finds the answer out.
  /// - Returns: the answer.
  func remembered(
    _ question: Question, atMost times: Int = 1, isKept: @autoclosure () -> Bool = false,
    _ answer: () -> [Making]
  ) -> [Making] {
    if let known = memory.answers[question] { return known }
    guard memory.open[question, default: 0] < times else {
      memory.recursive.insert(question)
      return []
    }
    memory.open[question, default: 0] += 1
    let outer = (recursive: memory.recursive, isCut: memory.isCut)
    (memory.recursive, memory.isCut) = ([], false)
    let found = answer()
    memory.open[question, default: 1] -= 1
    if memory.open[question] == 0 {
      memory.open[question] = nil
      memory.recursive.remove(question)
    }
    // What is asked on its own is answered as well as it can be.
    if isKept(), memory.open.isEmpty || memory.recursive.isEmpty && !memory.isCut {
      memory.answers[question] = found
    }
    memory.recursive.formUnion(outer.recursive)
    memory.isCut = memory.isCut || outer.isCut
    return found
  }

  /// Counts an expression that is followed; false when it is too far away, or there were too many.
  func takesStep(at depth: Int) -> Bool {
    guard depth < Self.deepest, memory.steps > 0 else {
      memory.isCut = true
      return false
    }
    memory.steps -= 1
    return true
  }

  func resolve(
    _ expression: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> [Making] {
    guard takesStep(at: depth) else { return [] }
    let plain = expression.plain
    func inner(_ value: Expression) -> [Making] {
      resolve(value, place, following, depth: depth + 1)
    }
    switch plain.kind {
    case .cast(let value, let kind, let type):
      guard kind != .test else { return [] }
      return cast(inner(value), to: type, plain, place)
    case .ternary(let test, let first, let second):
      let (yes, no) = idioms(where: test, at: place)
      return restricted(inner(first), to: yes) + restricted(inner(second), to: no)
    case .infix(let first, "??", let second): return inner(first) + inner(second)
    case .infix(_, "=", let value): return inner(value)
    case .tuple(let elements) where elements.count == 1: return inner(elements[0].value)
    case .name("self"):
      let own = ofType(following.type(at: place) ?? "", plain, place).map { making in
        styled(
          making,
          by: code.assignments(to: "modalPresentationStyle", inBodyOf: place).filter {
            $0.target.base?.isSelf ?? true
          }, at: place, following)
      }
      guard own.isEmpty, let receiver = following.receiver(at: place) else { return own }
      return resolve(receiver.value, receiver.place, following, depth: depth + 1)
    case .name(let name): return named(name, plain, place, following, depth: depth)
    case .member(let base, "self"):
      return base.lastName.map { ofType($0, plain, place) } ?? []
    case .member(let base, "new") where base.isSelf:
      return madeBySelf(plain, place, following) ?? []
    case .member(let base, let name):
      if let made = instantiated(plain, place, following, depth: depth) { return made }
      // `[NSClassFromString(@"Player") new]`
      let named = name == "new" ? ofNamedClasses(base.plain, plain, place) : []
      if !named.isEmpty { return named }
      let found = member(name, of: base.plain, plain, place, following, depth: depth)
      guard found.isEmpty, Self.scopes.contains(name), base.plain.callee != nil else {
        return found
      }
      return inner(base)
    case .subscripting(let list, _):
      return elements(list, place, following, depth: depth + 1)
    case .statement(let statement):
      return branches(of: statement).flatMap { resolve($0, place, following, depth: depth + 1) }
    case .call(let callee, let arguments):
      if let found = fromGeneratedName(callee.plain) { return found }
      if let found = fromInterface(callee.plain, arguments, place, following) {
        return found
      }
      if let made = instantiated(plain, place, following, depth: depth) { return made }
      if let tab = plain.instantiatedClass, tab == "UITab" || tab == "UISearchTab",
        let last = arguments.last?.value.plain, case .closure(let closure) = last.kind
      {
        return results(of: closure, last, place, following, depth: depth)
      }
      return called(plain, callee.plain, arguments, place, following, depth: depth)
    default: break
    }
    return typed(plain, place)
  }

  /// The values of a statement that is one.
  private func branches(of statement: Statement) -> [Expression] {
    statement.lists.flatMap { list -> [Expression] in
      guard let last = list.last else { return [] }
      if case .expression(let value) = last.kind { return [value] }
      return branches(of: last)
    }
  }

  // MARK: Idioms

  /// The idioms on which a place is reached; nil for all.
  func idioms(at place: Place) -> Set<Idiom>? {
    guard code.idioms.count > 1 else { return nil }
    let id = ObjectIdentifier(place.scope)
    if let known = memory.idioms[id] { return known }
    let found = code.reach(of: place).idioms
    let result: Set<Idiom>? = found == code.idioms || found.isEmpty ? nil : found
    memory.idioms[id] = .some(result)
    return result
  }

  /// The idioms on which a test holds, and those on which it does not; nil for all.
  func idioms(where test: Expression, at place: Place) -> (yes: Set<Idiom>?, no: Set<Idiom>?) {
    guard code.idioms.count > 1 else { return (nil, nil) }
    var yes: Set<Idiom> = []
    var no: Set<Idiom> = []
    for idiom in code.idioms {
      switch code.value(of: test, at: place, assuming: Assumption(idiom, code.deploymentTarget))
        .truth
      {
      case true?: yes.insert(idiom)
      case false?: no.insert(idiom)
      case nil: return (nil, nil)
      }
    }
    // What is the same on all does not ask for the idiom, but for a flag that may change.
    return yes.isEmpty || no.isEmpty ? (nil, nil) : (yes, no)
  }

  func restricted(_ makings: [Making], to idioms: Set<Idiom>?) -> [Making] {
    idioms == nil ? makings : makings.compactMap { $0.restricted(to: idioms) }
  }

  // MARK: Types

  /// What is known from its type only: a class of the app's own.
  func typed(_ expression: Expression, _ place: Place) -> [Making] {
    guard let type = calls.type(of: expression, at: place) else { return [] }
    return ofType(type, expression, place)
  }

  func ofType(_ type: String, _ expression: Expression, _ place: Place) -> [Making] {
    guard let entry = code.classes[type], entry.form == .class, code.classes.isController(type)
    else { return [] }
    return [making(entry.name, expression, place)]
  }

  /// The objects that an expression stands for of classes whose source is not there.
  ///
  /// Ask where only a controller can be meant: nothing else says that it is one.
  func foreign(_ expression: Expression, _ place: Place) -> [Making] {
    distinct(
      ValueFlow(code).sources(of: expression, at: place).compactMap { source in
        guard let value = source.expression?.plain, let name = value.instantiatedClass,
          // Type parameters have names of capitals.
          name.contains(where: \.isLowercase), code.classes[name] == nil,
          !FrameworkClasses.contains(name), code.freeFunctions(named: name).isEmpty
        else { return nil }
        var made = making(name, value, source)
        made.isForeign = true
        made.children = contained(in: value, source, Following(), depth: 1)
        guard case .name(let variable) = expression.plain.kind else { return made }
        return changed(made, variable: variable, in: place)
      })
  }

  /// The controllers that a container of a library's is made with.
  func contained(
    in call: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> [Making] {
    distinct(
      (call.callee?.arguments ?? []).flatMap { argument -> [Making] in
        guard !argument.value.isSelf, !argument.value.isClosure,
          !Self.notContained.contains(argument.label ?? "")
        else { return [] }
        return resolve(argument.value, place, following, depth: depth + 1).prefix(1).filter {
          code.classes.kind(of: $0.className).isShown
        }
      })
  }

  private static let notContained: Set<String> = [
    "delegate", "dataSource", "from", "presenting", "presentingViewController", "target", "sender",
    "parent", "in", "on",
  ]

  /// The controllers of libraries in a list of controllers, by their names.
  func foreignInList(_ expression: Expression, _ place: Place) -> [Making] {
    foreign(expression, place).filter { making in
      ["Controller", "VC", "Navigator"].contains { making.className.hasSuffix($0) }
    }
  }

  func making(_ name: String, _ expression: Expression, _ place: Place) -> Making {
    var making = Making(
      className: name, location: place.file.location(of: expression.span))
    making.styles = styles(ofClass: name)
    return making
  }

  func cast(
    _ makings: [Making], to type: String, _ expression: Expression, _ place: Place
  ) -> [Making] {
    let stripped = type.lastNamePart.strippedOfMarks
    let fitting = makings.filter {
      $0.className == stripped || code.classes.isKind($0.className, of: stripped)
    }
    if !fitting.isEmpty { return fitting }
    let typed = ofType(stripped, expression, place)
    // A protocol says nothing about the class.
    return typed.isEmpty && code.classes.kind(of: stripped) == .other ? makings : typed
  }

  // MARK: Made here

  private func instantiated(
    _ expression: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> [Making]? {
    // A function of C may be called as a class is.
    guard let type = expression.instantiatedClass, code.classes.isController(type),
      code.classes[type] != nil || code.freeFunctions(named: type).isEmpty
    else { return nil }
    let name = code.classes[type]?.name ?? type
    var made = making(name, expression, place)
    let arguments = expression.callee?.arguments ?? []
    if code.classes[name]?.form != .class, code.classes.kind(of: name).isContainer {
      made.isOpen = true
    }
    if code.classes.kind(of: name) == .hosting,
      let view = (arguments.first { $0.label == "rootView" } ?? arguments.first)?.value
    {
      var shown =
        following.receiver(ofBaseOf: view, at: place).map {
          views.shown(by: $0.value, at: $0.place)
        }
        ?? views.shown(by: view, at: place)
      // `LockedHost(mask: .landscape) { Graph() }`
      if shown?.view == nil, let built = arguments.last?.value.plain.builtView {
        shown = views.shown(by: built, at: place.inside(arguments[arguments.count - 1].value))
      }
      // What else it is made with is of interest only if it is a view.
      if shown?.view != nil || arguments.first?.label == "rootView" { made.show(shown) }
      if shown?.view == nil, let name = viewName(view, place, following, depth: 0) {
        made.title = name
      }
    }
    guard let root = arguments.first(where: { $0.label == "rootViewController" }) else {
      if code.classes[name]?.form != .class, !FrameworkClasses.contains(name) {
        made.children = contained(in: expression, place, following, depth: depth)
      }
      return [made]
    }
    var content = resolve(root.value, place, following, depth: depth + 1)
    if content.isEmpty { content = foreign(root.value, place) }
    guard !content.isEmpty else { return [made] }
    // One for each idiom, and where code leaves it open, the first, with the others.
    return firstOfEach(content).map { content in
      var own = made
      own.children = [content]
      own.idioms = content.idioms
      return own
    }
  }

  /// The name of the view that a hosting controller shows.
  private func viewName(
    _ view: Expression, _ place: Place, _ following: Following, depth: Int
  ) -> String? {
    guard depth < 6 else { return nil }
    let plain = view.plain
    if let (callee, arguments) = plain.callee {
      if case .name(let name) = callee.kind, name.isTypeName {
        guard name == "AnyView", let inner = arguments.first?.value else { return name }
        return viewName(inner, place, following, depth: depth + 1)
      }
      // Modifiers follow the view.
      if let base = callee.base, !base.isSelf {
        if let name = viewName(base, place, following, depth: depth + 1) { return name }
      }
    }
    if case .name(let name) = plain.kind, let local = place.local(named: name) {
      if let value = local.onlyValue {
        return viewName(value, place.before(value, of: local), following, depth: depth + 1)
      }
      if let bound = following.value(of: name, at: place) {
        return viewName(bound.value, bound.place, following, depth: depth + 1)
      }
    }
    let type = calls.type(of: plain, at: place)
    return type.flatMap { $0.isTypeName && $0 != "View" && $0 != "AnyView" ? $0 : nil }
  }

  // MARK: Interface files

  /// `instantiateViewController(withIdentifier:)` and `instantiateInitialViewController()`.
  private func fromInterface(
    _ callee: Expression, _ arguments: [Expression.Argument], _ place: Place,
    _ following: Following
  ) -> [Making]? {
    guard let name = callee.lastName, name.hasPrefix("instantiate") else { return nil }
    let isInitial = name.hasPrefix("instantiateInitialViewController")
    guard isInitial || name.hasPrefix("instantiateViewController") else { return nil }
    let storyboards = callee.base.map { self.storyboards($0, place, following, depth: 0) } ?? []
    let files: [InIdioms<String?>] =
      storyboards.isEmpty
      ? [InIdioms(nil)] : storyboards.map { InIdioms($0.value, on: $0.idioms) }
    var found: [Making] = []
    if isInitial {
      found = storyboards.compactMap { storyboard in
        interfaces.initial(ofFileNamed: storyboard.value).flatMap { interfaces.making($0) }
          .flatMap { $0.restricted(to: storyboard.idioms) }
      }
    } else if let identifier = arguments.first.flatMap({ text($0.value, place, following, 0) }) {
      found = files.flatMap { file in
        // Where the file is not known, all that have the name are meant.
        interfaces.controllers(identifier: identifier, fileNamed: file.value)
          .prefix(file.value == nil ? Self.mostFiles : 1)
          .compactMap { interfaces.making($0)?.restricted(to: file.idioms) }
      }
    } else if let argument = arguments.first {
      let chosen = files.flatMap { file in
        restricted(self.chosen(by: argument.value, place, fileNamed: file.value), to: file.idioms)
      }
      if !chosen.isEmpty { return chosen }
    }
    // What a creator makes is what there is.
    if let created = created(by: arguments, place, following) {
      guard !found.isEmpty else { return created }
      if let own = created.first {
        for index in found.indices { found[index].className = own.className }
      }
    }
    if !found.isEmpty { return found.map(withClassStyle) }
    let type = following.type(at: place)
    // A method of the same name, as of a protocol for storyboards.
    if !isInitial, arguments.isEmpty { return nil }
    guard callee.base == nil || callee.base?.isSelf == true else {
      return isInitial || !storyboards.isEmpty ? [] : nil
    }
    return type == nil ? nil : []
  }

  /// The scenes of all identifiers that a value may be.
  private func chosen(
    by identifier: Expression, _ place: Place, fileNamed storyboard: String?
  ) -> [Making] {
    texts(identifier, place).sorted().compactMap { text in
      interfaces.controllers(identifier: text, fileNamed: storyboard).first
        .flatMap { interfaces.making($0) }.map { withClassStyle($0) }
    }
  }

  /// The texts that a value may be: those that a structure is given for a property are among them.
  func texts(_ expression: Expression, _ place: Place, depth: Int = 0) -> Set<String> {
    guard depth < 4 else { return [] }
    var found: Set<String> = []
    for source in ValueFlow(code).sources(of: expression, at: place) {
      guard let value = source.expression?.plain else { continue }
      if case .string(let text?) = value.kind { found.insert(text) }
      guard let name = value.lastName, value.base?.isSelf ?? true,
        source.local(named: name) == nil, let type = source.scope.typeName,
        code.classes[type]?.form == .struct
      else { continue }
      for (value, made) in memberwiseValues(of: name, in: type) {
        found.formUnion(texts(value, made.inside(value), depth: depth + 1))
      }
    }
    return found
  }

  private func created(
    by arguments: [Expression.Argument], _ place: Place, _ following: Following
  ) -> [Making]? {
    guard let last = arguments.last, case .closure(let closure) = last.value.plain.kind else {
      return nil
    }
    let found = results(of: closure, last.value.plain, place, following, depth: 1)
    return found.isEmpty ? nil : found
  }

  /// The scene that an interface file has for a class.
  func inInterface(_ type: String) -> Making? {
    interfaces.place(ofClass: type).flatMap { interfaces.making($0) }.map { withClassStyle($0) }
  }

  private func withClassStyle(_ making: Making) -> Making {
    var making = making
    if making.styles.isEmpty { making.styles = styles(ofClass: making.className) }
    return making
  }

  /// A text, through constants, parameters and `String(describing: Class.self)`.
  func text(
    _ expression: Expression, _ place: Place, _ following: Following, _ depth: Int
  ) -> String? {
    guard depth < 6 else { return nil }
    switch expression.plain.kind {
    case .string(let text): return text
    case .name(let name):
      if let bound = following.value(of: name, at: place) {
        return text(bound.value, bound.place, following, depth + 1)
      }
      if let local = place.local(named: name), let value = local.onlyValue {
        return text(value, place.before(value, of: local), following, depth + 1)
      }
    case .member(let base, "rawValue"):
      // The name of the case, unless the code gives it another value.
      if let name = caseName(base, place, following, depth: depth) { return name }
    case .call(let callee, let arguments):
      if let first = arguments.first?.value, callee.lastName == "String" || arguments.count == 1,
        let type = typeNamed(first, place, following, depth)
      {
        return type
      }
    default: break
    }
    let value = code.value(
      of: expression, at: place,
      assuming: Assumption(code.idioms.contains(.phone) ? .phone : .pad, code.deploymentTarget))
    if case .text(let text)? = value.onlyValue { return text }
    return body(of: expression.plain, place, following).lazy.compactMap { body in
      text(body.value, body.place, body.following, depth + 1)
    }.first
  }

  /// The type that an expression names: `A.self`, `self` of a static method, a parameter for one.
  private func typeNamed(
    _ expression: Expression, _ place: Place, _ following: Following, _ depth: Int
  ) -> String? {
    guard depth < 6 else { return nil }
    switch expression.plain.kind {
    case .member(let type, "self"): return typeNamed(type, place, following, depth + 1)
    case .name("self"), .name("Self"):
      return following.type(at: place)?.lastNamePart
    case .name(let name):
      if let bound = following.value(of: name, at: place) {
        return typeNamed(bound.value, bound.place, following, depth + 1)
      }
      return name.isTypeName && place.local(named: name) == nil && code.classes[name] != nil
        ? name : nil
    default: return nil
    }
  }

  /// The case of an enumeration that an expression is.
  func caseName(
    _ expression: Expression, _ place: Place, _ following: Following, depth: Int = 0
  ) -> String? {
    guard depth < 6 else { return nil }
    switch expression.plain.kind {
    case .implicitMember(let name): return name
    case .member(let base, let name):
      guard let type = base.lastName, type.isTypeName,
        code.classes[type]?.form == .enum || code.classes[type] == nil
      else { return nil }
      return name
    case .call(let callee, _): return caseName(callee, place, following, depth: depth + 1)
    case .name("self"):
      return following.receiver(at: place).flatMap {
        caseName($0.value, $0.place, following, depth: depth + 1)
      }
    case .name(let name):
      if let bound = following.value(of: name, at: place) {
        return caseName(bound.value, bound.place, following, depth: depth + 1)
      }
      guard let local = place.local(named: name), let value = local.onlyValue else { return nil }
      return caseName(value, place.before(value, of: local), following, depth: depth + 1)
    default: return nil
    }
  }

  /// Whether what is known at a place does not contradict the parameters that are followed.
  func isReached(_ place: Place, _ following: Following) -> Bool {
    guard !following.isEmpty else { return true }
    return place.scope.facts.allSatisfy { fact in
      switch fact {
      case .chosen(let subject, _, _):
        return caseName(subject, place, following).map { fact.isChosen(forCase: $0) } ?? true
      case .conditions(let conditions, true):
        return conditions.allSatisfy { condition in
          guard case .match(let pattern, let value) = condition.kind,
            let wanted = pattern.caseNamed, let name = caseName(value, place, following)
          else { return true }
          return wanted == name
        }
      default: return true
      }
    }
  }
}

extension Expression {
  /// The view that a closure gives which is one expression.
  fileprivate var builtView: Expression? {
    guard case .closure(let closure) = kind, closure.body.count == 1 else { return nil }
    switch closure.body[0].kind {
    case .expression(let value), .return(let value?): return value
    default: return nil
    }
  }
}
