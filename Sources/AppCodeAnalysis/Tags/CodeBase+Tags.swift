package import AppCodeModel

extension CodeBase {
  /// Which kind of orientation the expression at a place is.
  ///
  /// An implicit member takes it from what is around: the other side of a comparison, the type
  /// that is returned, the parameter of a known call.
  ///
  /// - Returns: nil for what is not an orientation, and for what is unknown from the code.
  package func tag(of place: Place) -> OrientationTag? {
    guard let expression = place.expression else { return nil }
    return tag(of: expression, at: place)
      ?? (expression.needsContext ? expectedTag(at: place) : nil)
  }

  /// Which kind of orientation an expression is; names mean what they mean at the place.
  package func tag(of expression: Expression, at place: Place) -> OrientationTag? {
    tag(of: expression, at: place, depth: 0)
  }

  func tag(of expression: Expression, at place: Place, depth: Int) -> OrientationTag? {
    guard depth < 12 else { return nil }
    switch expression.kind {
    case .name(let name): return tag(ofName: name, at: place, depth: depth)
    case .implicitMember, .integer, .float, .string, .boolean, .null, .tuple, .dictionary, .closure,
      .statement:
      return nil
    case .member(let base, let name): return tag(ofMember: name, of: base, at: place, depth: depth)
    case .call(let callee, let arguments):
      return tag(ofCall: callee.plain, arguments, at: place, depth: depth)
    case .subscripting: return nil
    case .array(let elements):
      let tags = Set(elements.compactMap { tag(of: $0, at: place, depth: depth + 1) })
      return tags.count == 1 && tags.first?.kind == .mask ? tags.first : nil
    case .prefix(let operation, let value):
      return operation == "~" || operation == "@"
        ? tag(of: value, at: place, depth: depth + 1) : nil
    case .unwrapped(let value, _): return tag(of: value, at: place, depth: depth + 1)
    case .infix(let left, let operation, let right):
      switch operation {
      case "??":
        return tag(of: left, at: place, depth: depth + 1)
          ?? tag(of: right, at: place, depth: depth + 1)
      case "|", "&", "^":
        let tags = [left, right].map { tag(of: $0, at: place, depth: depth + 1) }
        return tags.compactMap { $0 }.first { $0.kind == .mask }
      case "<<", "&<<":
        // `1 << orientation` is the mask of the orientation.
        guard left.kind == .integer(1), tag(of: right, at: place, depth: depth + 1) != nil else {
          return nil
        }
        return OrientationTag.mask.number
      default: return nil
      }
    case .ternary(_, let first, let second):
      return tag(of: first, at: place, depth: depth + 1)
        ?? tag(of: second, at: place, depth: depth + 1)
    case .cast(let value, let kind, let type):
      if let tag = OrientationTag(type: type) { return tag }
      guard kind != .test, type.strippedType.isNumberType else { return nil }
      return tag(of: value, at: place, depth: depth + 1)?.number
    case .other(let values):
      return values.count == 1 ? tag(of: values[0], at: place, depth: depth + 1) : nil
    }
  }

  /// The constant that an expression is, by its name or through constants and variables that
  /// have no other value.
  ///
  /// - Parameters:
  ///   - expression: what may be a constant.
  ///   - place: where names in it mean what they mean.
  ///   - expected: the type of an implicit member, where its place does not show it.
  /// - Returns: nil for anything else.
  package func constant(
    _ expression: Expression, at place: Place, expected: OrientationTag? = nil
  ) -> OrientationConstant? {
    constant(expression, at: place, expected: expected, depth: 0)
  }

  private func constant(
    _ expression: Expression, at place: Place, expected: OrientationTag?, depth: Int
  ) -> OrientationConstant? {
    guard depth < 8 else { return nil }
    switch expression.kind {
    case .implicitMember(let name):
      guard let tag = expected ?? (place.expression == expression ? expectedTag(at: place) : nil)
      else { return nil }
      return OrientationConstant(tag.kind, name)
    case .member(let base, let name):
      if let type = base.path?.last, let tag = OrientationTag(type: type) {
        return OrientationConstant(tag.kind, name)
      }
      if name == "rawValue" {
        return constant(base, at: place, expected: nil, depth: depth + 1)
      }
      return nil
    case .unwrapped(let value, _), .prefix("@", let value):
      return constant(value, at: place, expected: expected, depth: depth + 1)
    case .name(let name):
      if let local = place.local(named: name) {
        guard let value = local.onlyValue else { return nil }
        let type = local.type.flatMap { OrientationTag(type: $0) }
        return constant(value, at: place, expected: type ?? expected, depth: depth + 1)
      }
      guard let found = globals[name], found.count == 1, found[0].variable.isConstant,
        let value = found[0].variable.initialValue
      else { return nil }
      let type = found[0].variable.type.flatMap { OrientationTag(type: $0) }
      return constant(value, at: place, expected: type, depth: depth + 1)
    case .call(let callee, let arguments):
      // `@(x)`, `NSNumber(value: x)`, `Int(x)`
      guard let name = callee.lastName, Self.boxes.contains(name), arguments.count == 1 else {
        return nil
      }
      return constant(arguments[0].value, at: place, expected: nil, depth: depth + 1)
    case .cast(let value, _, let type):
      guard type.strippedType.isNumberType || type.strippedType == "NSNumber" else { return nil }
      return constant(value, at: place, expected: nil, depth: depth + 1)
    default: return nil
    }
  }

  /// Functions that give the number they take, in a box or as another type.
  static let boxes: Set<String> = [
    "NSNumber", "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "numericCast", "NSInteger",
    "NSUInteger", "numberWithInt",
    "numberWithInteger", "numberWithUnsignedInteger", "numberWithUnsignedInt", "numberWithLong",
    "numberWithInt:", "numberWithInteger:", "numberWithUnsignedInteger:",
    "numberWithUnsignedInt:", "numberWithLong:", "initWithInt:", "initWithInteger:", "@",
  ]

  // MARK: Names and members

  private func tag(ofName name: String, at place: Place, depth: Int) -> OrientationTag? {
    if name == "self" { return place.scope.typeName.flatMap { OrientationTag(type: $0) } }
    if let local = place.local(named: name) {
      if let type = local.type {
        if let tag = OrientationTag(type: type) { return tag }
        guard type.strippedType.isNumberType else { return nil }
        return tag(ofValues: local, at: place, depth: depth)?.number
      }
      return tag(ofValues: local, at: place, depth: depth)
    }
    if let type = place.scope.typeName,
      let member = classes.member(name, of: type, isStatic: nil)
        ?? classes.member(String(name.drop { $0 == "_" }), of: type, isStatic: nil)
    {
      return tag(of: member, depth: depth)
    }
    if let type = place.scope.typeName,
      classes.isController(type) || ["UIWindowScene", "UIApplication"].contains(type),
      let tag = Self.members[name], name != "orientation"
    {
      return tag
    }
    // In an extension of the device, and of one of the types.
    if place.scope.typeName == "UIDevice", name == "orientation" { return .device }
    if Self.numbers.contains(name), let type = place.scope.typeName {
      return OrientationTag(type: type)?.number
    }
    guard let found = globals[name], let variable = found.first?.variable, found.count == 1 else {
      return nil
    }
    if let type = variable.type, let tag = OrientationTag(type: type) { return tag }
    guard let value = variable.initialValue else { return nil }
    return tag(of: value, at: place.outside(found[0].file), depth: depth + 1)
  }

  private func tag(ofValues local: LocalVariable, at place: Place, depth: Int) -> OrientationTag? {
    guard !local.isParameter, local.valueCount < 20 else { return nil }
    let values = (local.initialValue.map { [$0] } ?? []) + local.assignedValues
    let tags = Set(
      values.compactMap { tag(of: $0, at: place.before($0, shadowing: local), depth: depth + 3) })
    return tags.count == 1 ? tags.first : nil
  }

  private func tag(of member: ClassMember, depth: Int) -> OrientationTag? {
    if let type = member.valueType {
      if let tag = OrientationTag(type: type) { return tag }
      // Before iOS 9 the answer of a controller was declared as a number.
      guard type.strippedType.isNumberType, classes.isController(member.owner),
        UIKitAnswer(member.name) != nil
      else { return nil }
      return Self.members[member.name]?.number
    }
    guard case .variable(let variable) = member.kind, let value = variable.initialValue else {
      return nil
    }
    return tag(of: value, at: Place.outside(member.file, type: member.owner), depth: depth + 1)
  }

  private func tag(
    ofMember name: String, of base: Expression, at place: Place, depth: Int
  ) -> OrientationTag? {
    if let type = base.path?.last, let tag = OrientationTag(type: type),
      OrientationConstant(tag.kind, name) != nil
    {
      return tag
    }
    if Self.numbers.contains(name) { return tag(of: base, at: place, depth: depth + 1)?.number }
    let plain = base.plain
    if plain.isSelf || plain.isSuper, let type = place.scope.typeName {
      if let member = classes.member(name, of: type, isStatic: nil) {
        return tag(of: member, depth: depth)
      }
    }
    if name == "orientation" {
      return isDevice(plain, at: place)
        ? .device : tag(ofProperty: name, of: plain, at: place, depth: depth)
    }
    if let tag = Self.members[name] { return tag }
    return tag(ofProperty: name, of: plain, at: place, depth: depth)
  }

  /// The tag of a project's property, when all properties of that name that could be meant agree.
  private func tag(
    ofProperty name: String, of base: Expression, at place: Place, depth: Int
  ) -> OrientationTag? {
    guard let candidates = properties(named: name, most: 8) else { return nil }
    if let type = ownerName(of: base, at: place),
      let member = classes.member(name, of: type, isStatic: nil)
    {
      return tag(of: member, depth: depth + 1)
    }
    guard name != "orientation" else { return nil }
    let tags = Set(candidates.map { $0.valueType.flatMap { OrientationTag(type: $0) } })
    return tags.count == 1 ? tags.first ?? nil : nil
  }

  /// Whether an expression is the device.
  package func isDevice(_ expression: Expression, at place: Place) -> Bool {
    // `UIDevice *device = notification.object`
    if typeName(of: expression, at: place) == "UIDevice" { return true }
    let expression = place.settled(expression)
    if let path = expression.path, path.count >= 2, path[path.count - 2] == "UIDevice",
      path.last == "current" || path.last == "currentDevice"
    {
      return true
    }
    // XCTest's device turns, too.
    if expression.lastName == "sharedDevice" || expression.path == ["XCUIDevice", "shared"] {
      return true
    }
    return typeName(of: expression, at: place) == "UIDevice"
  }

  /// The name of an expression's type, as far as declarations show it.
  package func typeName(of expression: Expression, at place: Place) -> String? {
    typeName(of: expression, at: place, depth: 0)
  }

  private func typeName(of expression: Expression, at place: Place, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    let plain = expression.plain
    if let made = plain.instantiatedClass { return made }
    switch plain.kind {
    case .name("self"): return place.scope.typeName
    case .name("super"):
      return place.scope.typeName.flatMap { classes.ancestors(of: $0).first }
    case .name(let name):
      if let local = place.local(named: name) {
        if let type = local.type { return type.strippedType }
        if let list = local.list {
          return typeName(of: list, at: place.before(list, of: local), depth: depth + 1)?
            .elementType
        }
        return local.onlyValue.flatMap {
          typeName(of: $0, at: place.before($0, shadowing: local), depth: depth + 1)
        }
      }
      if let type = place.scope.typeName,
        let member = classes.member(name, of: type, isStatic: nil)
          ?? classes.member(String(name.drop { $0 == "_" }), of: type, isStatic: nil)
      {
        return typeName(of: member, depth: depth)
      }
      guard let global = globals[name], global.count == 1 else { return nil }
      if let type = global[0].variable.type { return type.strippedType }
      // A macro: `#define App ((AppDelegate *)UIApplication.sharedApplication.delegate)`.
      return constantValue(of: name).flatMap {
        typeName(of: $0, at: place.outside(global[0].file), depth: depth + 1)
      }
    case .member(let base, let name):
      if let owner = base.typeNamed.flatMap({ classes[$0] }), owner.hasCase(name) {
        return owner.name
      }
      // `[Manager sharedManager]`, `Manager.instance`
      if let owner = base.typeNamed,
        let member = classes.member(name, of: owner, isStatic: true),
        let type = typeName(of: member, depth: depth)
      {
        return ["instancetype", "Self"].contains(type) ? owner : type
      }
      if name == "current" || name == "shared" || name == "main",
        case .name(let type) = base.plain.kind
      {
        return type
      }
      guard let type = typeName(of: base, at: place, depth: depth + 1),
        let member = classes.member(name, of: type, isStatic: nil)
      else { return nil }
      return typeName(of: member, depth: depth)
    case .cast(_, let kind, let type): return kind == .test ? nil : type.strippedType
    case .call(let callee, let arguments) where arguments.isEmpty:
      // `Manager.shared()` of Objective-C's `sharedManager`.
      guard case .member(let base, let name) = callee.plain.kind,
        let owner = base.typeNamed.flatMap({ classes[$0]?.name }),
        let member = classes.member(name, of: owner, isStatic: true),
        member.file.source.language == .objectiveC, let type = typeName(of: member, depth: depth)
      else { return nil }
      return ["instancetype", "id", "Self"].contains(type) ? owner : type
    default: return nil
    }
  }

  private func typeName(of member: ClassMember, depth: Int) -> String? {
    if let type = member.valueType { return type.strippedType }
    guard case .variable(let variable) = member.kind, let value = variable.initialValue else {
      return nil
    }
    return typeName(
      of: value, at: Place.outside(member.file, type: member.owner), depth: depth + 1)
  }

  // MARK: Calls

  private func tag(
    ofCall callee: Expression, _ arguments: [Expression.Argument], at place: Place, depth: Int
  ) -> OrientationTag? {
    guard let name = callee.lastName else { return nil }
    if let tag = OrientationTag(type: name) { return tag }
    if name == "init", let type = callee.base?.lastName, let tag = OrientationTag(type: type) {
      return tag
    }
    if Self.boxes.contains(name), arguments.count == 1 {
      return tag(of: arguments[0].value, at: place, depth: depth + 1)?.number
    }
    if ["union", "intersection", "subtracting", "symmetricDifference"].contains(name),
      let base = callee.base
    {
      return tag(of: base, at: place, depth: depth + 1)
    }
    if name == "supportedInterfaceOrientations" { return .mask }
    if Self.numbers.contains(name), let base = callee.base {
      return tag(of: base, at: place, depth: depth + 1)?.number
    }
    let result =
      function(called: callee, arguments, at: place).map(\.returnType)
      ?? typeName(of: callee, at: place)?.closureResult
    return result.flatMap { OrientationTag(type: $0) }
  }

  /// The function of the project that a call means, if it is plain which one.
  package func function(
    called callee: Expression, _ arguments: [Expression.Argument], at place: Place
  ) -> FunctionDeclaration? {
    guard let baseName = callee.lastName else { return nil }
    let name = FunctionDeclaration.name(baseName, labels: arguments.map(\.label))
    let base = callee.base
    let type: String? =
      if let base {
        if case .name(let name) = base.kind, name.isTypeName {
          name
        } else {
          typeName(of: base, at: place)
        }
      } else {
        place.scope.typeName
      }
    if let type,
      case .function(let function)? =
        (classes.method(baseName, of: type, taking: arguments)
        ?? classes.memberOrDefault(baseName, of: type, isStatic: nil))?.kind
    {
      return function
    }
    guard base == nil else { return nil }
    return functions[baseName]?.first { _, function in
      function.name == name || function.parameters.count == arguments.count
    }?.function
  }

  /// Members whose name is enough to know what they are.
  static let members: [String: OrientationTag] = [
    "statusBarOrientation": .interface,
    "interfaceOrientation": .interface,
    "preferredInterfaceOrientationForPresentation": .interface,
    "preferredInterfaceOrientation": .interface,
    "supportedInterfaceOrientations": .mask,
    "videoOrientation": .capture,
  ]

  /// Members that give a value as a number.
  static let numbers: Set<String> = [
    "rawValue", "intValue", "integerValue", "unsignedIntegerValue", "hashValue",
  ]
}

extension Expression {
  /// Whether its type comes from what is around it.
  var needsContext: Bool {
    switch kind {
    case .implicitMember: true
    case .array(let elements): elements.allSatisfy(\.needsContext)
    case .ternary(_, let first, let second): first.needsContext && second.needsContext
    default: false
    }
  }
}

extension String {
  /// What a closure of this type gives: `UIDeviceOrientation` of `(() -> UIDeviceOrientation)?`.
  fileprivate var closureResult: String? {
    guard let arrow = firstRange(of: "->")?.upperBound else { return nil }
    let result = self[arrow...].filter { !$0.isWhitespace && $0 != ")" }
    return result.isEmpty || result.contains("(") ? nil : String(result)
  }

  /// Whether it is the name of a type of numbers.
  package var isNumberType: Bool {
    switch self {
    case "Int", "UInt", "Int32", "UInt32", "Int64", "UInt64", "int", "NSInteger", "NSUInteger",
      "long", "unsigned int", "unsigned", "unsigned long", "long long", "NSNumber", "id", "short",
      "uint", "unsigned long long", "int32_t", "uint32_t", "CFIndex":
      true
    default: false
    }
  }
}

extension Place {
  /// A place of no code, for reading declarations of a file or a type.
  package static func outside(_ file: CodeFile, type: String? = nil) -> Place {
    let scope = CodeScope(
      parent: nil, file: file, typeName: type, member: nil, closureDepth: 0, opening: .file,
      fact: nil)
    return Place(
      .expression(Expression(.null, SourceSpan(-1, -1))), parent: nil, scope: scope)
  }

  func outside(_ file: CodeFile) -> Place { Place.outside(file) }
}
