import AppCodeAnalysis
import AppCodeModel

/// Which functions of the project a call can mean, and which calls a function can have.
struct CodeCalls {
  let code: CodeBase
  /// The functions of types, by base name.
  private let methods: [String: [CalledFunction]]
  /// The places that return something, by the function or the getter that they are in.
  private let returns: [BodyKey: [Place]]
  private let memory = Memory()

  private final class Memory {
    var sites: [BodyKey: [CallSite]] = [:]
    var implementers: [String: [String]] = [:]
    var receivers: [String: Receivers] = [:]
    var kinds: [String: Set<String>] = [:]
  }

  /// The calls of one name by what they are called on, as places in their list.
  private struct Receivers {
    var calls: [Place]
    /// By the type of what they are called on, and by all that this type is.
    var exact: [String: [Int]] = [:]
    var typed: [String: [Int]] = [:]
    /// Those on something of unknown type, where the name can mean one type alone.
    var anyType: [Int] = []
    /// Those without anything before the name.
    var plain: [Int] = []
  }

  /// How many calls of one function are followed.
  private static let mostSites = 200
  /// How many types with a protocol count as the one that is meant.
  private static let mostImplementers = 6

  init(_ code: CodeBase) {
    self.code = code
    var methods: [String: [CalledFunction]] = [:]
    for entry in code.classes.all {
      for part in entry.parts {
        for function in part.declaration.functions {
          methods[function.baseName, default: []].append(
            CalledFunction(function: function, owner: entry.name, file: part.file))
        }
      }
    }
    self.methods = methods
    var returns: [BodyKey: [Place]] = [:]
    for unit in code.units {
      for place in unit.returns where place.scope.closureDepth == 0 {
        guard let member = place.scope.member else { continue }
        returns[BodyKey(place.file, member.span), default: []].append(place)
      }
    }
    self.returns = returns
  }

  /// What a function or a getter returns, each with its place.
  func values(of key: BodyKey, body: [Statement]?, in file: CodeFile, owner: String?)
    -> [(value: Expression, place: Place)]
  {
    let found = (returns[key] ?? []).compactMap { place -> (value: Expression, place: Place)? in
      guard case .return(let value?)? = place.statement?.kind else { return nil }
      return (value, place.inside(value))
    }
    if !found.isEmpty { return found }
    guard let body, body.count == 1 else { return [] }
    switch body[0].kind {
    case .expression(let value): return values(of: value, in: file, owner: owner)
    case .if, .switch: return values(of: body[0], in: file, owner: owner)
    default: return []
    }
  }

  /// The value of an expression, or those of the branches of a statement that is one.
  private func values(of value: Expression, in file: CodeFile, owner: String?)
    -> [(value: Expression, place: Place)]
  {
    if case .statement(let statement) = value.kind {
      return values(of: statement, in: file, owner: owner)
    }
    return [(value, place(of: value, in: file) ?? .outside(file, type: owner))]
  }

  private func values(of statement: Statement, in file: CodeFile, owner: String?)
    -> [(value: Expression, place: Place)]
  {
    statement.lists.flatMap { list -> [(value: Expression, place: Place)] in
      guard let last = list.last else { return [] }
      switch last.kind {
      case .expression(let value): return values(of: value, in: file, owner: owner)
      case .if, .switch, .block: return values(of: last, in: file, owner: owner)
      default: return []
      }
    }
  }

  /// The place of an expression, found by what it calls or names.
  private func place(of value: Expression, in file: CodeFile) -> Place? {
    guard let unit = code.unit(of: file) else { return nil }
    if let name = value.callee?.callee.lastName {
      return unit.calls[name]?.first { $0.span == value.plain.span }
    }
    if let name = value.lastName {
      return unit.mentions[name]?.first { $0.span == value.plain.span }
    }
    // `lazy var screen: Screen = { … }()` is around what it mentions.
    let span = value.plain.span
    return unit.mentions(in: span).first { _ in true }?.ancestors.first { around in
      around.expression?.span == span
    }
  }

  /// A place for a property's initial value.
  func place(of value: Expression, in file: CodeFile, type: String) -> Place {
    place(of: value, in: file) ?? .outside(file, type: type)
  }

  // MARK: Types

  /// The name of an expression's type, through calls, elements of lists and members.
  func type(of expression: Expression, at place: Place, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    if let known = code.typeName(of: expression, at: place) { return known.isAnyType ? nil : known }
    let plain = expression.plain
    switch plain.kind {
    case .call(let callee, let arguments):
      let callee = callee.plain
      if callee.lastName == "itemIdentifier", let source = callee.base {
        return type(of: source, at: place, depth: depth + 1)?.lastArgument
      }
      let base = callee.base.flatMap { base -> String? in
        if case .name(let name) = base.kind, name.isTypeName { return name }
        return type(of: base, at: place, depth: depth + 1)
      }
      let owner = callee.base == nil ? place.scope.typeName : base
      let called = functions(called: callee, arguments, on: owner, at: place).first {
        $0.function.returnType != nil
      }
      let returned = called?.function.returnType?.strippedType
      if let named = called?.typeNamed(by: arguments) { return named }
      return returned == "Self" || returned == "instancetype" ? base : returned
    case .subscripting(let list, _):
      return type(of: list, at: place, depth: depth + 1)?.elementType
    case .member(let base, let name):
      if case .name(let owner) = base.plain.kind, owner.isTypeName, let entry = code.classes[owner]
      {
        if entry.hasCase(name) { return entry.name }
        return code.classes.member(name, of: owner, isStatic: true)?.valueType?.strippedType
      }
      guard let type = type(of: base, at: place, depth: depth + 1) else { return nil }
      if name == "first" || name == "last" { return type.elementType }
      guard let member = code.classes.member(name, of: type, isStatic: nil) else { return nil }
      if let known = member.valueType { return known.strippedType }
      guard case .variable(let variable) = member.kind, let value = variable.initialValue else {
        return nil
      }
      return self.type(
        of: value, at: .outside(member.file, type: member.owner), depth: depth + 1)
    case .array(let elements):
      return elements.first.flatMap { type(of: $0, at: place, depth: depth + 1) }.map { "[\($0)]" }
    case .name(let name):
      guard let local = place.local(named: name) else {
        guard let owner = place.scope.typeName,
          case .variable(let variable)? = code.classes.member(name, of: owner, isStatic: nil)?.kind,
          let value = variable.initialValue
        else { return nil }
        return type(of: value, at: .outside(place.file, type: owner), depth: depth + 1)
      }
      return local.onlyValue.flatMap {
        type(of: $0, at: place.before($0, of: local), depth: depth + 1)
      }
    case .infix(let first, "??", _): return type(of: first, at: place, depth: depth + 1)
    default: return nil
    }
  }

  // MARK: What is called

  /// The functions that a call can mean.
  ///
  /// - Parameters:
  ///   - callee: what is called.
  ///   - arguments: with what.
  ///   - type: the type of what it is called on, or that is around it; nil if that is not known.
  ///   - place: the call.
  /// - Returns: more than one for a protocol's method.
  func functions(
    called callee: Expression, _ arguments: [Expression.Argument], on type: String?,
    at place: Place
  ) -> [CalledFunction] {
    guard let name = callee.lastName else { return [] }
    if callee.base == nil, let local = localFunction(named: name, arguments, at: place) {
      return [local]
    }
    let candidates = (methods[name] ?? []).filter { $0.takes(arguments) != nil }
    if let type {
      let found = candidates.filter { isMeant($0, on: type) }
      let own = found.filter { $0.function.body != nil || $0.function.isBodySkipped }
      if !own.isEmpty {
        // The nearest in the chain of superclasses hides the others.
        let chain = [code.classes[type]?.name ?? type] + code.classes.ancestors(of: type)
        for step in chain {
          let nearest = own.filter { $0.owner == step }
          if !nearest.isEmpty { return nearest }
        }
        return Array(own.prefix(Self.mostImplementers))
      }
      if !found.isEmpty { return found }
    }
    if callee.base == nil {
      let free = (code.functions(baseName: name)).filter { $0.takes(arguments) != nil }
      if !free.isEmpty { return free }
    } else if type == nil {
      // A name that one type alone has can mean nothing else.
      let withBody = candidates.filter { $0.function.body != nil }
      if Set(withBody.map(\.owner)).count == 1 { return withBody }
    }
    return []
  }

  /// The function inside of a function that a name means: the nearest one.
  private func localFunction(
    named name: String, _ arguments: [Expression.Argument], at place: Place
  ) -> CalledFunction? {
    let declared = code.unit(of: place.file)?.localFunctions[name] ?? []
    return declared.compactMap { CalledFunction(local: $0) }.filter { candidate in
      candidate.region?.contains(place.span) == true && candidate.takes(arguments) != nil
    }.max { ($0.region?.start ?? 0) < ($1.region?.start ?? 0) }
  }

  /// Whether a method can be the one that is called on a type.
  private func isMeant(_ candidate: CalledFunction, on type: String) -> Bool {
    guard let owner = candidate.owner else { return false }
    let name = code.classes[type]?.name ?? type
    if owner == name || code.classes.isKind(name, of: owner) { return true }
    // What conforms to a protocol may also be UIKit's: `extension UIViewController: Presentable`.
    if code.classes[name]?.form == .protocol, conforms(owner, to: name) { return true }
    let form = code.classes[owner]?.form
    return form == .protocol || form == .foreign || code.classes[name] == nil
      ? conforms(name, to: owner) : false
  }

  /// Whether a type has a protocol, through its superclasses and through protocols.
  private func conforms(_ type: String, to wanted: String) -> Bool {
    implementers(of: wanted).contains(type)
      || code.classes.ancestors(of: type).contains { implementers(of: wanted).contains($0) }
  }

  /// The types that name a protocol, or one that refines it.
  func implementers(of name: String) -> [String] {
    if let known = memory.implementers[name] { return known }
    memory.implementers[name] = []
    var found: [String] = []
    for entry in code.classes.all where entry.protocols.contains(name) {
      if entry.form == .protocol {
        found += [entry.name] + implementers(of: entry.name)
      } else {
        found.append(entry.name)
      }
    }
    memory.implementers[name] = found
    return found
  }

  // MARK: Who calls

  /// The calls that can mean the function around a place; those of its initializer for one.
  func sites(around place: Place) -> [CallSite] {
    guard case .function(let function)? = place.scope.member, !place.file.isTest else { return [] }
    let local = code.unit(of: place.file)?.localFunctions[function.baseName]?
      .first { $0.span == function.span }
    return sites(
      of: local.flatMap { CalledFunction(local: $0) }
        ?? CalledFunction(function: function, owner: place.scope.typeName, file: place.file))
  }

  /// The calls of the closure around a place that is given parameters.
  func sites(ofClosureAround place: Place) -> [CallSite] {
    for around in place.ancestors {
      guard let expression = around.expression, case .closure(let closure) = expression.kind,
        !closure.parameters.isEmpty
      else { continue }
      guard let name = name(ofClosure: expression, around.parent) else { return [] }
      let function = CalledFunction(
        function: FunctionDeclaration(
          name,
          parameters: closure.parameters.map { ParameterDeclaration(name: $0.name, type: $0.type) },
          span: expression.span, nameSpan: expression.span), owner: nil, file: place.file)
      return code.calls(of: name).prefix(Self.mostSites).compactMap { call in
        guard let arguments = call.expression?.callee?.arguments, !call.file.isTest,
          arguments.count == closure.parameters.count
        else { return nil }
        return CallSite(
          function: function, place: call,
          arguments: Dictionary(
            zip(closure.parameters.map(\.name), arguments.map(\.value)),
            uniquingKeysWith: { first, _ in first }))
      }
    }
    return []
  }

  /// What a closure is called by: the property, the local or the parameter that holds it.
  private func name(ofClosure closure: Expression, _ parent: Place?) -> String? {
    if let name = parent?.name(ofClosure: closure) { return name }
    guard let (callee, arguments) = parent?.expression?.callee else { return nil }
    let candidates = callee.lastName.flatMap { methods[$0] } ?? []
    return candidates.lazy.compactMap { $0.takes(arguments) }.first?
      .first { $0.value.plain.span == closure.span }?.key
  }

  /// The calls that can mean a function.
  func sites(of function: CalledFunction) -> [CallSite] {
    if let known = memory.sites[function.key] { return known }
    var found: [CallSite] = []
    for call in candidates(for: function) {
      guard let arguments = call.expression?.callee?.arguments ?? call.expression.map({ _ in [] }),
        let bound = function.takes(arguments), !call.file.isTest, call.scope.isBuilt
      else { continue }
      found.append(CallSite(function: function, place: call, arguments: bound))
      if found.count == Self.mostSites { break }
    }
    memory.sites[function.key] = found
    return found
  }

  private func candidates(for function: CalledFunction) -> [Place] {
    let name = function.function.baseName
    if let region = function.region {
      return (code.unit(of: function.file)?.calls[name] ?? []).filter {
        region.contains($0.span) && $0.expression?.callee?.callee.base == nil
      }
    }
    guard name == "init" || name.hasPrefix("initWith") else {
      let found = calls(of: function, among: receivers(name) { code.calls(of: name) })
      guard function.function.parameters.isEmpty else { return found }
      // Objective-C sends a message without arguments as it reads a property.
      let reads = receivers(name + "()") {
        code.mentions(of: name).filter { place in
          guard case .member? = place.expression?.kind else { return false }
          return place.parent?.expression?.callee?.callee != place.expression
        }
      }
      return found + calls(of: function, among: reads)
    }
    guard let owner = function.owner else { return [] }
    var found = code.instantiations(of: owner)
    for subclass in code.classes.allSubclasses(of: owner)
    where code.classes.ownMember(function.function.name, of: subclass) == nil {
      found += code.instantiations(of: subclass)
    }
    for call in code.calls(of: name) {
      guard let base = call.expression?.callee?.callee.base, let type = call.scope.typeName
      else { continue }
      if base.isSelf ? type == owner : base.isSuper && code.classes.isKind(type, of: owner) {
        found.append(call)
      }
    }
    return found
  }

  /// The calls among others that can mean a function.
  private func calls(of function: CalledFunction, among all: Receivers) -> [Place] {
    guard let owner = function.owner else { return all.plain.map { all.calls[$0] } }
    // Something of one type can be of the other.
    var found = Set(all.anyType)
    found.formUnion(all.typed[code.classes[owner]?.name ?? owner] ?? [])
    for type in kinds(of: owner) { found.formUnion(all.exact[type] ?? []) }
    return found.sorted().map { all.calls[$0] }
  }

  /// The calls of one name, each looked at once.
  private func receivers(_ key: String, _ calls: () -> [Place]) -> Receivers {
    if let known = memory.receivers[key] { return known }
    var found = Receivers(calls: calls())
    for (index, call) in found.calls.enumerated() {
      let base = call.expression?.callee?.callee.base ?? call.expression?.base
      if base == nil { found.plain.append(index) }
      if let type = receiver(of: call, base) {
        found.exact[code.classes[type]?.name ?? type, default: []].append(index)
        for kind in kinds(of: type) { found.typed[kind, default: []].append(index) }
      } else if let base, !base.isSelf, !base.isSuper, hasOneOwner(call) {
        found.anyType.append(index)
      }
    }
    memory.receivers[key] = found
    return found
  }

  /// The type of what something is called on, if it is known.
  private func receiver(of call: Place, _ base: Expression?) -> String? {
    guard let base, !base.isSelf, !base.isSuper else { return call.scope.typeName }
    if case .name(let name) = base.kind, name.isTypeName, code.classes[name] != nil { return name }
    return type(of: base, at: call)
  }

  /// Whether a call can mean methods of one type alone, by its name and arguments.
  private func hasOneOwner(_ call: Place) -> Bool {
    let arguments = call.expression?.callee?.arguments ?? []
    let name = call.expression?.callee?.callee.lastName ?? call.expression?.lastName
    var owner: String??
    for method in name.flatMap({ methods[$0] }) ?? []
    where method.function.body != nil && method.takes(arguments) != nil {
      // The second one decides.
      if let known = owner, known != method.owner { return false }
      owner = .some(method.owner)
    }
    return owner != nil
  }

  /// All that a type is: itself, its superclasses, and the protocols they have.
  private func kinds(of type: String) -> Set<String> {
    let name = code.classes[type]?.name ?? type
    if let known = memory.kinds[name] { return known }
    var found: Set<String> = []
    var open = [name] + code.classes.ancestors(of: name)
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += code.classes[next]?.protocols ?? []
    }
    memory.kinds[name] = found
    return found
  }

  /// Whether something of one type can be of the other.
  func isRelated(_ type: String, to other: String) -> Bool {
    let one = code.classes[type]?.name ?? type
    let two = code.classes[other]?.name ?? other
    return one == two || code.classes.isKind(one, of: two) || code.classes.isKind(two, of: one)
      || conforms(one, to: two) || conforms(two, to: one)
  }
}

extension Place {
  /// What holds a closure that is a part of what is here, as far as it is written here.
  func name(ofClosure closure: Expression) -> String? {
    switch node {
    case .statement(let statement):
      if case .variable(let variable) = statement.kind { return variable.name }
      return nil
    case .expression(let expression):
      switch expression.kind {
      case .infix(let target, "=", _): return target.lastName
      case .call(_, let arguments):
        return arguments.first { $0.value.plain.span == closure.span }?.label
      default: return nil
      }
    case .condition: return nil
    }
  }
}

/// What distinguishes a body from others: its file and where it begins.
struct BodyKey: Hashable {
  let file: String
  let start: Int32

  init(_ file: CodeFile, _ span: SourceSpan) {
    self.file = file.path
    start = span.start
  }
}

/// A function, and whose it is.
struct CalledFunction {
  let function: FunctionDeclaration
  /// The type; nil for a function outside of types.
  let owner: String?
  let file: CodeFile
  /// Where it is known, if it is inside of a function; nil for others.
  var region: SourceSpan?

  var key: BodyKey { BodyKey(file, function.span) }

  /// Whether a place is in its own body.
  func contains(_ place: Place) -> Bool {
    place.file == file && function.span.contains(place.span)
  }
}

extension CalledFunction {
  /// Creates a function inside of a function from its declaration.
  init?(local place: Place) {
    guard case .function(let function)? = place.statement?.kind else { return nil }
    self.init(
      function: function, owner: place.scope.typeName, file: place.file,
      region: place.scope.member?.span ?? place.span)
  }

  /// The type that a generic function gives since it is passed: `resolve(Home.self)` of
  /// `func resolve<T>(_ type: T.Type) -> T`.
  func typeNamed(by arguments: [Expression.Argument]) -> String? {
    guard let result = function.returnType?.strippedType,
      let parameter = function.parameters.first(where: {
        $0.type?.strippedType == result + ".Type"
      }),
      case .member(let type, "self")? = takes(arguments)?[parameter.name]?.plain.kind
    else { return nil }
    return type.plain.lastName
  }

  /// What the parameters are given by a call; nil when the call cannot mean this function.
  func takes(_ arguments: [Expression.Argument]) -> [String: Expression]? {
    let parameters = function.parameters
    guard arguments.count <= parameters.count else { return nil }
    if file.source.language != .swift {
      guard arguments.count == parameters.count else { return nil }
      return Dictionary(
        zip(parameters.map(\.name), arguments.map(\.value)), uniquingKeysWith: { first, _ in first }
      )
    }
    guard let places = function.places(of: arguments) else { return nil }
    let given = zip(parameters, places).compactMap { parameter, place in
      place.map { (parameter.name, arguments[$0].value) }
    }
    return Dictionary(given, uniquingKeysWith: { first, _ in first })
  }
}

/// A call of a function, with what it gives its parameters.
struct CallSite {
  let function: CalledFunction
  let place: Place
  let arguments: [String: Expression]
}

extension String {
  /// Whether anything can be of a type of this name.
  fileprivate var isAnyType: Bool { self == "id" || self == "Any" || self == "AnyObject" }

  /// The last of a generic type's arguments.
  fileprivate var lastArgument: String? {
    guard let open = firstIndex(of: "<"), let close = lastIndex(of: ">") else { return nil }
    return self[index(after: open)..<close].split(separator: ",").last
      .map { String($0.drop { $0 == " " }) }
  }
}

extension CodeBase {
  /// The functions outside of types with a base name.
  fileprivate func functions(baseName: String) -> [CalledFunction] {
    freeFunctions(named: baseName).map {
      CalledFunction(function: $0.function, owner: nil, file: $0.file)
    }
  }
}
