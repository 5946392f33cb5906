import Orientation
import AppCodeModel

extension Evaluation {
  /// The possible values of a call.
  func call(
    _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression,
    _ frame: CallFrame, _ kind: ValueKind?
  ) -> Possibilities {
    let origin = frame.origin(expression)
    if case .closure(let closure) = callee.kind {
      // A closure that is run at once.
      return run(
        closure.body,
        {
          var inner = frame; inner.returned = kind; return inner
        }())
    }
    guard let name = callee.lastName else { return unknown(.expression, origin) }
    if let store = callee.path?.first, store == "UserDefaults" || store == "NSUserDefaults" {
      let key = arguments.lazy.compactMap { argument -> String? in
        if case .string(let text) = argument.value.kind { text } else { nil }
      }.first
      return unknown(.setting(key.map { "\"\($0)\"" } ?? "the value"), origin)
    }
    if ["isKind", "isMember", "isKindOfClass", "isMemberOfClass", "conforms"].contains(name),
      let object = callee.base, let type = arguments.first?.value.classNamed(in: frame.selfType),
      let truth = isOfType(object, type, frame)
    {
      return Possibilities(.boolean(truth), origin)
    }
    if let known = systemCall(name, callee, arguments, origin, frame) { return known }
    let given = Given(arguments: arguments, frame: frame)
    if let type = madeEnumeration(by: callee, kind),
      let (initializer, values) = initializer(of: type, given)
    {
      return value(of: initializer, on: type, "init", origin, values)
    }
    let fullName = FunctionDeclaration.name(name, labels: arguments.map(\.label))
    if let base = callee.base {
      if base.isSuper, let owner = frame.owner {
        for candidate in [fullName, name] {
          for ancestor in code.classes.ancestors(of: owner) {
            if let member = code.classes.ownMember(candidate, of: ancestor, isStatic: nil) {
              return value(
                of: member, on: frame.selfType ?? owner, candidate, origin,
                values(given, for: member))
            }
          }
        }
        return unknown(.outside(name), origin)
      }
      let known: String?
      switch knownObject(base, frame) {
      case .object(let type)?: known = type
      case .absent?: return Possibilities(.null, origin)
      case nil: known = nil
      }
      if let type = known ?? typeName(of: base, frame) {
        var result = method(
          name, of: type, given, origin, self: object(base, of: type, frame))
        if known == nil, mayBeMissing(base, frame) {
          result.add(Possibilities(.null, origin))
        }
        return result
      }
      return unknown(.outside(name), origin)
    }
    if case .implicitMember = callee.kind {
      return kind?.typeName.map { method(name, of: $0, given, origin) }
        ?? unknown(.outside(name), origin)
    }
    if let type = frame.selfType,
      let member = code.classes.method(name, of: type, taking: arguments)
    {
      return method(member, of: type, given, origin, self: frame.locals["self"])
        ?? unknown(.outside(name), origin)
    }
    return freeFunction(name, fullName, given, origin)
  }

  /// What a call gives to a function, not evaluated yet.
  private struct Given {
    var arguments: [Expression.Argument]
    var frame: CallFrame
  }

  /// The arguments, as what the parameters are.
  private func values(_ given: Given, _ parameters: [ParameterDeclaration]) -> [Possibilities] {
    given.arguments.enumerated().map { index, argument in
      let type = parameters.indices.contains(index) ? parameters[index].type : nil
      return value(argument.value, given.frame, expectation(type))
    }
  }

  private func values(_ given: Given, for member: ClassMember) -> [Possibilities] {
    guard case .function(let function) = member.kind else { return [] }
    guard let places = function.places(of: given.arguments) else {
      return values(given, function.parameters)
    }
    return values(given, function, at: places, member)
  }

  /// What the parameters of a member are: the arguments at some places, or the defaults.
  private func values(
    _ given: Given, _ function: FunctionDeclaration, at places: [Int?], _ member: ClassMember
  ) -> [Possibilities] {
    zip(function.parameters, places).map { parameter, place in
      place.map {
        value(given.arguments[$0].value, given.frame, expectation(parameter.type))
      } ?? value(ofDefault: parameter, member.file, of: member.owner)
    }
  }

  /// The only initialiser of a type that takes some arguments, with what its parameters are.
  private func initializer(
    of type: String, _ given: Given
  ) -> (ClassMember, [Possibilities])? {
    let fitting = code.classes.ownMembers(of: type).compactMap { member -> (ClassMember, [Int?])? in
      guard case .function(let function) = member.kind, function.baseName == "init",
        let places = function.places(of: given.arguments)
      else { return nil }
      return (member, places)
    }
    guard fitting.count == 1, let (member, places) = fitting.first,
      case .function(let function) = member.kind
    else { return nil }
    return (member, values(given, function, at: places, member))
  }

  private func method(
    _ name: String, of type: String, _ given: Given, _ origin: Origin,
    self object: Possibilities? = nil
  ) -> Possibilities {
    let member =
      code.classes.method(name, of: type, taking: given.arguments)
      ?? code.classes.memberOrDefault(name, of: type, isStatic: nil)
    return member.flatMap { method($0, of: type, given, origin, self: object) }
      ?? unknown(.outside(name), origin)
  }

  /// What a method gives; nil for a property.
  private func method(
    _ member: ClassMember, of type: String, _ given: Given, _ origin: Origin,
    self object: Possibilities?
  ) -> Possibilities? {
    guard case .function(let function) = member.kind else { return nil }
    return value(
      of: member, on: type, function.name, origin, values(given, for: member), self: object)
  }

  private func freeFunction(
    _ name: String, _ fullName: String, _ given: Given, _ origin: Origin
  ) -> Possibilities {
    let candidates = (code.functions[name] ?? []).filter {
      $0.function.name == fullName || $0.function.parameters.count == given.arguments.count
    }
    guard let found = candidates.first(where: { $0.function.body != nil }) else {
      // Macros with parameters and functions of other modules.
      return unknown(.outside(name), origin)
    }
    if isPassedOver(found.function.returnType) { return unknown(.outside(name), origin) }
    let key = Running(file: found.file, span: found.function.span, type: nil)
    let values = values(given, found.function.parameters)
    return member(key, origin, values) {
      var frame = CallFrame(file: found.file)
      frame.returned = expectation(found.function.returnType)
      frame.locals = locals(found.function.parameters, values, origin)
      return run(found.function.body ?? [], frame)
    }
  }

  // MARK: The system's functions

  private func systemCall(
    _ name: String, _ callee: Expression, _ arguments: [Expression.Argument], _ origin: Origin,
    _ frame: CallFrame
  ) -> Possibilities? {
    if let tag = OrientationTag(type: name)
      ?? (name == "init"
        ? callee.base?.lastName.flatMap { OrientationTag(type: $0) } : nil)
    {
      guard let argument = arguments.first else {
        return tag.kind == .mask ? Possibilities(.mask([]), origin) : unknown(.expression, origin)
      }
      return value(argument.value, frame, .orientation(tag.kind)).mapValues { value, _ in
        self.convert(value, to: tag.kind).map { Possibilities($0, origin) }
          ?? self.unknown(.expression, origin)
      }
    }
    switch name {
    case "@available": return availability(arguments, origin)
    case "responds": return response(callee, arguments, origin, frame)
    case "UI_USER_INTERFACE_IDIOM": return Possibilities(.idiom(assumption.idiom), origin)
    case "SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO", "SYSTEM_VERSION_GREATER_THAN",
      "SYSTEM_VERSION_LESS_THAN", "SYSTEM_VERSION_LESS_THAN_OR_EQUAL_TO",
      "SYSTEM_VERSION_EQUAL_TO":
      return versionMacro(name, arguments, origin, frame)
    case "compare": return compareVersions(callee, arguments, origin, frame)
    case "isEqual", "isEqualToString", "isEqualToNumber", "isEqual:", "isEqualToString:":
      guard let base = callee.base, let argument = arguments.first else { return nil }
      return combine(value(base, frame), value(argument.value, frame)) { one, other in
        one == other
          ? .boolean(true)
          : one.rawValue != nil || other.rawValue != nil
            ? .boolean(one.rawValue == other.rawValue) : nil
      }
    case "floatValue", "doubleValue", "intValue", "integerValue", "boolValue":
      guard let base = callee.base, arguments.isEmpty else { return nil }
      return value(Expression(.member(base, name), callee.span), frame)
    case "Int", "UInt", "NSNumber", "floor", "numberWithInteger", "numberWithInt",
      "numberWithUnsignedInteger":
      guard arguments.count == 1 else { return nil }
      return value(arguments[0].value, frame)
    default:
      return predicate(name, callee, arguments, origin, frame)
    }
  }

  /// Objective-C's `@available(iOS 13.0, *)` where it is not a condition of its own.
  private func availability(
    _ arguments: [Expression.Argument], _ origin: Origin
  ) -> Possibilities {
    for argument in arguments where argument.label == "iOS" {
      let asked: SystemVersion? =
        switch argument.value.kind {
        case .float(let text): SystemVersion(text)
        case .integer(let major): SystemVersion(major)
        default: nil
        }
      guard let asked else { continue }
      breakpoints.insert(asked)
      return Possibilities(.boolean(assumption.system >= asked), origin)
    }
    return Possibilities(.boolean(true), origin)
  }

  private func predicate(
    _ name: String, _ callee: Expression, _ arguments: [Expression.Argument], _ origin: Origin,
    _ frame: CallFrame
  ) -> Possibilities? {
    guard arguments.count == 1 else { return nil }
    if let tag = CodeBase.predicates[name] {
      return value(arguments[0].value, frame, .orientation(tag.kind)).mapValues { value, _ in
        guard let raw = value.rawValue, let orientation = InterfaceOrientation(rawValue: raw) else {
          return self.unknown(.expression, origin)
        }
        if name.hasSuffix("IsLandscape") {
          return Possibilities(.boolean(orientation.isLandscape), origin)
        }
        if name.hasSuffix("IsPortrait") {
          return Possibilities(.boolean(orientation.isPortrait), origin)
        }
        return self.unknown(.expression, origin)
      }
    }
    guard let base = callee.base, Self.setOperations.contains(name) else { return nil }
    // A list may begin empty as a mask does, but what it holds is put there later.
    let place = frame.place ?? Place.outside(frame.file, type: frame.owner)
    if code.typeName(of: base, at: place)?.hasPrefix("[") ?? false { return nil }
    let set = value(base, frame, .orientation(.mask))
    guard case .mask? = set.values?.first else { return nil }
    return combine(set, value(arguments[0].value, frame, .orientation(.mask))) { one, other in
      guard let one = one.asMask, let other = other.asMask else { return nil }
      switch name {
      case "union": return .mask(one.union(other))
      case "intersection": return .mask(one.intersection(other))
      case "subtracting": return .mask(one.subtracting(other))
      default: return .boolean(one.contains(other))
      }
    }
  }

  private static let setOperations: Set<String> = [
    "union", "intersection", "subtracting", "contains",
  ]

  private func versionMacro(
    _ name: String, _ arguments: [Expression.Argument], _ origin: Origin, _ frame: CallFrame
  ) -> Possibilities? {
    guard arguments.count == 1 else { return nil }
    return value(arguments[0].value, frame).mapValues { value, _ in
      let asked: SystemVersion?
      switch value {
      case .text(let text): asked = SystemVersion(text)
      case .integer(let major): asked = SystemVersion(major)
      case .number(let number): asked = SystemVersion(Int(max(0, min(number, 1000))))
      default: asked = nil
      }
      guard let asked else { return self.unknown(.expression, origin) }
      self.breakpoints.insert(asked)
      let system = self.assumption.system
      let truth: Bool =
        switch name {
        case "SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO": system >= asked
        case "SYSTEM_VERSION_GREATER_THAN": system > asked
        case "SYSTEM_VERSION_LESS_THAN": system < asked
        case "SYSTEM_VERSION_LESS_THAN_OR_EQUAL_TO": system <= asked
        default: system == asked
        }
      return Possibilities(.boolean(truth), origin)
    }
  }

  /// `systemVersion.compare("16.0", options: .numeric)` as -1, 0 or 1.
  private func compareVersions(
    _ callee: Expression, _ arguments: [Expression.Argument], _ origin: Origin, _ frame: CallFrame
  ) -> Possibilities? {
    guard let base = callee.base, let argument = arguments.first else { return nil }
    let first = value(base, frame)
    guard case .version(let version)? = first.onlyValue,
      case .text(let text)? = value(argument.value, frame).onlyValue,
      let asked = SystemVersion(text)
    else { return nil }
    breakpoints.insert(asked)
    return Possibilities(.integer(version < asked ? -1 : version == asked ? 0 : 1), origin)
  }
}
