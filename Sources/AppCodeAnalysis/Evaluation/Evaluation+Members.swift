import Orientation
import AppCodeModel

extension Evaluation {
  /// The possible values of a name: a local, a property of `self`, a constant or a macro.
  func value(
    ofName name: String, _ origin: Origin, _ frame: CallFrame, _ kind: ValueKind?
  ) -> Possibilities {
    if let local = frame.locals[name] { return local }
    if let place = frame.place, let local = place.local(named: name) {
      guard let value = local.onlyValue else { return unknown(.parameter(name), origin) }
      guard localDepth < Self.deepestLocal else { return cut(origin) }
      localDepth += 1
      defer { localDepth -= 1 }
      // `guard let a = a` is the one before it.
      var frame = frame
      frame.place = place.before(value, of: local)
      return self.value(value, frame, expectation(local.type) ?? kind)
    }
    if let type = frame.selfType, let member = code.member(name, of: type) {
      return value(of: member, on: type, name, origin, [], self: frame.locals["self"])
    }
    if let owner = frame.owner, let known = UIKitAnswer(name), code.classes.isController(owner) {
      return question(known, of: frame.selfType ?? owner, origin)
    }
    if name == "selectedIndex", let type = frame.selfType, code.classes.kind(of: type) == .tabBar {
      return selectedIndex(origin)
    }
    return global(name, origin) ?? foundationVersion(name, origin)
      ?? unknown(.outside(name), origin)
  }

  /// Which tab is selected: the first at launch, unless code selects another where it sets up.
  private func selectedIndex(_ origin: Origin) -> Possibilities {
    let unknown = unknown(.outside("selectedIndex"), origin)
    guard moment == .launch else { return unknown }
    let isSelected = code.assignments(to: "selectedIndex").contains { assignment in
      assignment.place.scope.member.map {
        Lifecycle.setups.contains($0.name) || Lifecycle.launches.contains($0.name)
          || $0.name.hasPrefix("init")
      } ?? false
    }
    return isSelected ? unknown : Possibilities(.integer(0), origin)
  }

  /// The system that a number of Foundation's version stands for: that of the running one, or of one
  /// that is named.
  private func foundationVersion(_ name: String, _ origin: Origin) -> Possibilities? {
    guard
      let number = ["NSFoundationVersionNumber", "kCFCoreFoundationVersionNumber"].first(where: {
        name.hasPrefix($0)
      })
    else { return nil }
    if name == number { return Possibilities(.version(assumption.system), origin) }
    let named = name.dropFirst(number.count)
    guard named.hasPrefix("_iOS_") else { return nil }
    let parts = named.dropFirst("_iOS_".count).split(separator: "_")
    guard let major = parts.first.flatMap({ Int($0) }) else { return nil }
    // `8_x_Max` is behind all of iOS 8.
    let minor = parts.dropFirst().first.map { Int($0) ?? 9 } ?? 0
    return Possibilities(.version(SystemVersion(major, minor)), origin)
  }

  private func global(_ name: String, _ origin: Origin) -> Possibilities? {
    guard let found = code.globals[name], !found.isEmpty else { return nil }
    var result = Possibilities()
    for (file, variable) in found.prefix(4) {
      if variable.compilationConditions.contains(where: {
        CompilationCondition.truth(of: $0) == false
      }) {
        continue
      }
      let frame = CallFrame(file: file, place: Place.outside(file))
      result.add(
        member(Running(file: file, span: variable.span, type: nil), origin, []) {
          if let getter = variable.getter { return run(getter, frame) }
          if let value = variable.initialValue, variable.isConstant {
            return self.value(value, frame, expectation(variable.type))
          }
          return stored(variable, name, owner: nil, on: nil, file, origin)
        })
    }
    return result.all.isEmpty ? nil : result
  }

  // MARK: Members

  func member(
    _ name: String, of base: Expression, _ expression: Expression, _ frame: CallFrame,
    _ kind: ValueKind?
  ) -> Possibilities {
    let origin = frame.origin(expression)
    let plain = base.plain
    if let type = plain.path?.last {
      if let tag = OrientationTag(type: type),
        let value = constant(name, of: .orientation(tag.kind))
      {
        return Possibilities(value, origin)
      }
      if type == "UIUserInterfaceIdiom", let value = constant(name, of: .idiom) {
        return Possibilities(value, origin)
      }
      if type == "ComparisonResult", let value = Self.orders[name] {
        return Possibilities(.integer(value), origin)
      }
    }
    if plain.isSelf, let type = frame.selfType {
      if let member = code.member(name, of: type) {
        return value(of: member, on: type, name, origin, [], self: frame.locals["self"])
      }
      if let known = UIKitAnswer(name) { return question(known, of: type, origin) }
      return systemValue(name, plain, origin, frame) ?? unknown(.outside(name), origin)
    }
    if let type = plain.typeNamed, let found = enumerationCase(name, of: type) {
      return Possibilities(found, origin)
    }
    if let type = classObject(plain, frame),
      let member = code.classes.member(name, of: type, isStatic: true)
    {
      return value(of: member, on: type, name, origin, [])
    }
    if plain.isSuper, let owner = frame.owner {
      return inherited(name, [], above: owner, frame, origin)
    }
    switch knownObject(plain, frame) {
    case .object(let type)?:
      // What Objective-C asks without arguments may be a method in Swift.
      let isMessage = frame.file.source.language == .objectiveC
      if let member = code.classes.memberOrDefault(name, of: type)
        ?? (isMessage ? code.classes.memberOrDefault(name + "()", of: type) : nil)
      {
        return value(of: member, on: type, name, origin, [])
      }
      if let top, top.className == type || top.path.contains(type), let known = UIKitAnswer(name) {
        return question(known, of: type, origin)
      }
    case .absent?: return Possibilities(.null, origin)
    case nil: break
    }
    if let known = systemValue(name, plain, origin, frame) { return known }
    if let known = emptyAtLaunch(name, plain, origin, frame) { return known }
    if let known = UIKitAnswer(name), known.isForwarded {
      let place = frame.place ?? Place.outside(frame.file, type: frame.owner)
      if let type = code.typeName(of: plain, at: place) ?? plain.typeNamed,
        code.classes[type] != nil, !code.classes.isController(type),
        let member = code.classes.member(name, of: type, isStatic: nil)
      {
        // A property of the app's own that has the name of UIKit's.
        return value(of: member, on: type, name, origin, [])
      }
      if let target = target(of: plain, frame) {
        return Possibilities([Possibility(.forwards(Forwarding(target, question: name)), origin)])
      }
      return unknown(.outside(name), origin)
    }
    var result = propertyValue(name, of: plain, origin, frame)
    if mayBeMissing(base, frame) { result.add(Possibilities(.null, origin)) }
    return result
  }

  /// Whether an optional chain begins with a cast that may fail.
  func mayBeMissing(_ base: Expression, _ frame: CallFrame) -> Bool {
    guard case .unwrapped(let inner, isForced: false) = base.kind else { return false }
    var value = inner.plain
    if case .name(let name) = value.kind,
      let source = frame.sources[name] ?? frame.place?.local(named: name)?.onlyValue
    {
      value = source.plain
    }
    guard case .cast(_, .conditional, _) = value.kind else { return false }
    return !isDelegate(value)
  }

  /// The class that an expression stands for: `A`, `Self`, `[A class]`, `[self class]`, `type(of: self)`.
  private func classObject(_ expression: Expression, _ frame: CallFrame) -> String? {
    if expression.kind == .name("Self") { return frame.selfType }
    if let type = expression.typeNamed { return code.classes[type]?.name }
    switch expression.kind {
    case .member(let base, "class") where base.isSelf: return frame.selfType
    case .call(let callee, let arguments) where callee.plain.kind == .name("type"):
      return arguments.first?.value.isSelf ?? false ? frame.selfType : nil
    default: return nil
    }
  }

  /// Values of members that the system has.
  private func systemValue(
    _ name: String, _ base: Expression, _ origin: Origin, _ frame: CallFrame
  ) -> Possibilities? {
    switch name {
    case "userInterfaceIdiom": return Possibilities(.idiom(assumption.idiom), origin)
    case "systemVersion": return Possibilities(.version(assumption.system), origin)
    case "floatValue", "doubleValue", "intValue", "integerValue", "rawValue", "boolValue",
      "unsignedIntegerValue":
      let inner = value(base, frame)
      return inner.mapValues { value, _ in
        switch value {
        case .version, .number: Possibilities(value, origin)
        case .boolean: Possibilities(value, origin)
        default:
          value.rawValue.map { Possibilities(.integer($0), origin) }
            ?? self.unknown(.expression, origin)
        }
      }
    case "isPortrait", "isLandscape":
      let wantsPortrait = name == "isPortrait"
      let inner = value(base, frame)
      guard inner.values != nil else { return nil }
      return inner.mapValues { value, _ in
        switch value {
        case .interface(let orientation):
          Possibilities(
            .boolean(wantsPortrait ? orientation.isPortrait : orientation.isLandscape), origin)
        case .device(let orientation):
          Possibilities(
            .boolean(wantsPortrait ? orientation.isPortrait : orientation.isLandscape), origin)
        default: self.unknown(.expression, origin)
        }
      }
    case "selectedIndex":
      let type = base.isSelf ? frame.selfType : typeName(of: base, frame)
      // A delegate's parameter has no type here.
      let isTabBar =
        type.map { code.classes.kind(of: $0) == .tabBar } ?? (base.lastName == "tabBarController")
      return isTabBar ? selectedIndex(origin) : nil
    case "isiOSAppOnMac", "isMacCatalystApp": return Possibilities(.boolean(false), origin)
    default: return nil
    }
  }

  /// What is asked of a list that is empty at launch: `masks.last`, `locks.isEmpty`.
  private func emptyAtLaunch(
    _ name: String, _ base: Expression, _ origin: Origin, _ frame: CallFrame
  ) -> Possibilities? {
    guard moment != .any, let value = Self.ofEmptyLists[name], let list = base.lastName,
      let type = base.base.map({ $0.isSelf ? frame.selfType : typeName(of: $0, frame) })
        ?? frame.selfType,
      let member = code.member(list, of: type), case .variable(let variable) = member.kind,
      !variable.isConstant,
      variable.getter == nil, case .array(let elements)? = variable.initialValue?.plain.kind,
      elements.isEmpty
    else { return nil }
    stateNames.insert(list)
    let changes = changes(of: variable, list, member.owner, on: nil, member.file)
    switch moment {
    case .launch: for change in changes { note(change) }
    case .after(let change) where !changes.contains(where: { change.contains($0.place) }): break
    case .ever where changes.isEmpty: break
    // What is in it then is not followed.
    default: return unknown(.expression, origin)
    }
    return Possibilities(value, origin)
  }

  private static let ofEmptyLists: [String: CodeValue] = [
    "first": .null, "last": .null, "isEmpty": .boolean(true), "count": .integer(0),
  ]

  static let orders = ["orderedAscending": -1, "orderedSame": 0, "orderedDescending": 1]

  /// The value of a property of another object, if it is plain which one.
  private func propertyValue(
    _ name: String, of base: Expression, _ origin: Origin, _ frame: CallFrame
  ) -> Possibilities {
    if let type = typeName(of: base, frame),
      let member = code.classes.memberOrDefault(name, of: type, isStatic: nil)
    {
      return given(member, of: base, frame)
        ?? value(of: member, on: type, name, origin, [], self: object(base, of: type, frame))
    }
    guard let property = code.properties(named: name, most: 1)?.first else {
      return unknown(.outside(name), origin)
    }
    // A getter that is written in Objective-C is a method beside it.
    let only = code.classes.ownMember(name, of: property.owner, isStatic: nil) ?? property
    return value(
      of: only, on: only.owner, name, origin, [], self: object(base, of: only.owner, frame))
  }

  /// What a stored property was given when its object was made, where that is all it ever is given and
  /// all that makes the object is known.
  private func given(
    _ member: ClassMember, of base: Expression, _ frame: CallFrame
  ) -> Possibilities? {
    guard let variable = madeProperty(member), let kind = expectation(variable.type),
      code.changes(of: member.name, member.owner, in: nil).allSatisfy(\.isHandedOn)
    else { return nil }
    let place = frame.place ?? Place.outside(frame.file, type: frame.owner)
    let sources = ValueFlow(code).sources(of: base, at: place.inside(base))
    var result = Possibilities()
    for source in sources {
      guard let made = source.expression, let type = made.instantiatedClass,
        code.classes[type]?.name == member.owner, let (_, arguments) = made.callee
      else { return nil }
      if let argument = arguments.first(where: { $0.label == member.name }) {
        result.add(value(argument.value, self.frame(at: source), kind))
      } else if let initial = variable.initialValue {
        result.add(value(initial, self.frame(at: .outside(member.file, type: member.owner)), kind))
      } else {
        return nil
      }
    }
    return result.all.isEmpty ? nil : result
  }

  /// What a stored property of a struct is given wherever one is made, beside what it begins with.
  private func givenAnywhere(_ member: ClassMember) -> Possibilities {
    let origin = Origin(member.file, member.nameSpan)
    guard let variable = madeProperty(member) else { return Possibilities() }
    let kind = expectation(variable.type)
    // A struct inside of others leads to all that makes those.
    guard kind != nil || variable.type == nil else { return Possibilities() }
    let arguments = code.arguments(making: member.owner, labelled: member.name)
    // Each who asks would look at each who makes one.
    guard arguments.count <= Self.mostAssignments else { return unknown(.tooMuchCode, origin) }
    let key = Running(file: member.file, span: member.nameSpan, type: member.owner)
    return self.member(key, origin, []) {
      var result = Possibilities()
      for place in arguments {
        if let argument = place.expression { result.add(value(argument, frame(at: place), kind)) }
      }
      // What is decoded may be anything.
      let protocols = code.classes[member.owner]?.protocols ?? []
      if !arguments.isEmpty, !protocols.isDisjoint(with: ["Decodable", "Codable"]) {
        result.add(unknown(.parameter(member.name), origin))
      }
      return result
    }
  }

  /// Whether whatever makes a struct gives a property, so that nothing else can be in it at first.
  private func isAlwaysGiven(_ member: ClassMember) -> Bool {
    let makers = code.instantiations(of: member.owner)
    return !makers.isEmpty
      && makers.allSatisfy { place in
        place.expression?.callee?.arguments.contains { $0.label == member.name } ?? false
      }
  }

  /// A property that the maker of a struct may give a value.
  private func madeProperty(_ member: ClassMember) -> VariableDeclaration? {
    guard case .variable(let variable) = member.kind, variable.getter == nil,
      !variable.modifiers.contains(.isStatic), !variable.isConstant || variable.initialValue == nil,
      code.classes[member.owner]?.form == .struct
    else { return nil }
    return variable
  }

  /// What a member gives on an object of a class.
  func value(
    of member: ClassMember, on type: String, _ name: String, _ origin: Origin,
    _ arguments: [Possibilities], self object: Possibilities? = nil
  ) -> Possibilities {
    if member.compilationConditions.contains(where: { CompilationCondition.truth(of: $0) == false })
    {
      return inherited(
        member.name, arguments, above: member.owner,
        CallFrame(file: member.file, selfType: type, owner: member.owner), origin)
    }
    if isPassedOver(member.valueType) { return unknown(.outside(name), origin) }
    let key = Running(file: member.file, span: member.span, type: type)
    // What an enumeration's members give depends on its case, and so it is for one of UIKit's.
    let form = code.classes[type]?.form
    guard form == .enum || form == .foreign && object != nil else {
      return self.member(key, origin, arguments) { read(member, on: type, origin, arguments) }
    }
    let given = object ?? unknown(.parameter("self"), origin)
    // `Lock(name)?.mask`
    let nulls = given.all.filter { $0.outcome == .value(.null) }
    let object = Possibilities(given.all.filter { $0.outcome != .value(.null) })
    guard !object.all.isEmpty else { return given }
    var result = self.member(key, origin, arguments + [object]) {
      read(member, on: type, origin, arguments, self: object)
    }
    if !nulls.isEmpty { result.add(Possibilities(nulls)) }
    return result
  }

  private func read(
    _ member: ClassMember, on type: String, _ origin: Origin, _ arguments: [Possibilities],
    self object: Possibilities? = nil
  ) -> Possibilities {
    if let conforming = code.conforming(to: type, declaring: member) {
      return any(of: conforming, member, origin, arguments)
    }
    var frame = CallFrame(file: member.file, selfType: type, owner: member.owner)
    let valueType = member.valueType?.strippedType == "Self" ? member.owner : member.valueType
    frame.locals["self"] = object
    frame.returned = expectation(valueType) ?? UIKitAnswer(member.name)?.kind
    switch member.kind {
    case .function(let function):
      guard let body = function.body else { return unknown(.noBody, origin) }
      frame.locals.merge(locals(function.parameters, arguments, origin)) { $1 }
      if function.baseName == "init", object != nil {
        frame.returned = expectation(member.owner)
        return made(body, frame)
      }
      return settled(run(body, frame), frame.returned)
    case .variable(let variable):
      if let getter = variable.getter { return settled(run(getter, frame), frame.returned) }
      if variable.isBodySkipped, variable.initialValue == nil { return unknown(.noBody, origin) }
      if member.isNeverStored { return unknown(.noBody, origin) }
      return stored(variable, variable.name, owner: member, on: type, member.file, origin)
    }
  }

  /// What a requirement of a protocol gives on an object of any type that conforms to it.
  private func any(
    of types: [String], _ requirement: ClassMember, _ origin: Origin, _ arguments: [Possibilities]
  ) -> Possibilities {
    guard types.count <= Self.mostConforming else { return unknown(.tooMuchCode, origin) }
    var result = Possibilities()
    for type in types {
      let member = code.classes.memberOrDefault(requirement.name, of: type, isStatic: nil)
      result.add(
        member.map { value(of: $0, on: type, requirement.name, origin, arguments) }
          ?? unknown(.noBody, origin))
    }
    return result.all.isEmpty ? unknown(.noBody, origin) : result
  }

  /// How many types may conform to a protocol whose requirement is followed.
  private static let mostConforming = 40

  /// What a parameter of a type's function is that is given nothing.
  func value(
    ofDefault parameter: ParameterDeclaration, _ file: CodeFile, of type: String?
  ) -> Possibilities {
    guard let value = parameter.defaultValue else {
      return unknown(.parameter(parameter.name), Origin(file, SourceSpan(0, 0)))
    }
    let frame = CallFrame(
      file: file, selfType: type, owner: type, place: Place.outside(file, type: type))
    return self.value(value, frame, expectation(parameter.type))
  }

  /// What a body's parameters are with some arguments.
  func locals(
    _ parameters: [ParameterDeclaration], _ arguments: [Possibilities], _ origin: Origin
  ) -> [String: Possibilities] {
    var locals: [String: Possibilities] = [:]
    for (index, parameter) in parameters.enumerated() {
      locals[parameter.name] =
        index < arguments.count ? arguments[index] : unknown(.parameter(parameter.name), origin)
    }
    return locals
  }

  /// Numbers that a body returns, as values of its type.
  func settled(_ result: Possibilities, _ kind: ValueKind?) -> Possibilities {
    guard case .orientation(let kind)? = kind else { return result }
    return result.mapValues { value, origin in
      guard value != .null else { return Possibilities(value, origin) }
      return self.convert(value, to: kind).map { Possibilities($0, origin) }
        ?? self.unknown(.expression, origin)
    }
  }

  /// How many assignments to properties of one name are followed; apps have some dozens.
  static var mostAssignments: Int { 500 }

  /// Every value that a stored property is ever given.
  private func stored(
    _ variable: VariableDeclaration, _ name: String, owner: ClassMember?, on object: String?,
    _ file: CodeFile, _ origin: Origin
  ) -> Possibilities {
    let kind = expectation(variable.type)
    let type = owner?.owner
    let object = variable.modifiers.contains(.isStatic) ? nil : object
    if variable.isWrapped { return unknown(.setting(name), origin) }
    let made = owner.map(givenAnywhere) ?? Possibilities()
    // What all makers give needs no look at the initialiser that keeps it.
    let isGiven = !made.all.isEmpty && (owner.map(isAlwaysGiven) ?? false)
    if moment != .any, !variable.isConstant || variable.initialValue == nil {
      guard !isGiven || !variable.isConstant else { return made }
      var result = settled(current(variable, name, type, on: object, file, origin), kind)
      result.add(made)
      return result
    }
    var result = made
    if let initial = variable.initialValue {
      let frame = CallFrame(
        file: file, selfType: type, owner: type, place: Place.outside(file, type: type))
      result.add(value(initial, frame, kind))
    }
    guard
      !variable.isConstant || variable.initialValue == nil || file.source.language == .objectiveC
    else { return result }
    if !followsFlags, result.values?.contains(where: { $0.isFlag }) ?? false,
      variable.initialValue?.isLiteralFlag ?? false
    {
      return unknown(.expression, origin)
    }
    let assignments = changes(of: variable, name, type, on: object, file)
    // Each who asks would look at each who writes.
    guard assignments.count <= Self.mostAssignments else { return unknown(.tooMuchCode, origin) }
    let wanted = kind ?? result.values?.first.flatMap { ValueKind($0) }
    for assignment in assignments where !isGiven || !assignment.isHandedOn {
      let place = assignment.place
      let frame = CallFrame(
        file: place.file, selfType: place.scope.typeName, owner: place.scope.typeName,
        place: assignment.valuePlace)
      if !followsFlags, assignment.value.isLiteralFlag { return unknown(.expression, origin) }
      guard assignment.operation == "=" else {
        result.add(unknown(.expression, Origin(place.file, place.span)))
        continue
      }
      if assignment.isToggle {
        result.add(Possibilities(.boolean(true), Origin(place.file, place.span)))
        result.add(Possibilities(.boolean(false), Origin(place.file, place.span)))
        continue
      }
      result.add(value(assignment.value, frame, wanted))
    }
    if result.all.isEmpty {
      // In Objective-C an unset value is NO.
      if kind == .boolean, file.source.language == .objectiveC, followsFlags {
        return Possibilities(.boolean(false), origin)
      }
      return unknown(.neverSet(name), origin)
    }
    if kind == .boolean, variable.initialValue == nil, file.source.language == .objectiveC {
      result.add(Possibilities(.boolean(false), origin))
    }
    return settled(result, kind)
  }

  // MARK: Questions of UIKit

  /// What a class answers to UIKit.
  func question(_ question: UIKitAnswer, of type: String, _ origin: Origin?) -> Possibilities {
    if let member = code.classes.member(question.name, of: type), member.isDefinition {
      if let doubt = exchange(of: question, in: type, answeredBy: member.owner) {
        guard case .category? = doubt.unknown?.reason else { return doubt }
        // Which of the two bodies answers is not documented; in practice it is the category's.
        var answer = value(
          of: member, on: type, question.name, origin ?? Origin(member.file, member.nameSpan), [])
        answer.add(doubt)
        return answer
      }
      let place = origin ?? Origin(member.file, member.nameSpan)
      let answer = value(of: member, on: type, question.name, place, [])
      // A body that returns nothing on any path is not an answer.
      return answer.all.isEmpty ? unknown(.noBody, place) : answer
    }
    return standard(question, of: type, origin)
  }

  /// What a superclass gives.
  private func inherited(
    _ name: String, _ arguments: [Possibilities], above owner: String, _ frame: CallFrame,
    _ origin: Origin
  ) -> Possibilities {
    let type = frame.selfType ?? owner
    guard superDepth < Self.deepestSuper else { return cut(origin) }
    superDepth += 1
    defer { superDepth -= 1 }
    for ancestor in code.classes.ancestors(of: owner) {
      if let member = code.classes.ownMember(name, of: ancestor, isStatic: nil) {
        if let question = UIKitAnswer(name),
          let doubt = exchange(of: question, in: owner, answeredBy: member.owner)
        {
          return doubt
        }
        return value(of: member, on: type, name, origin, arguments)
      }
    }
    guard let question = UIKitAnswer(name) else { return unknown(.outside(name), origin) }
    return standard(question, of: owner, origin)
  }

  /// What UIKit's own class answers.
  private func standard(
    _ question: UIKitAnswer, of type: String, _ origin: Origin?
  ) -> Possibilities {
    if let doubt = exchange(of: question, in: type, answeredBy: nil) { return doubt }
    if code.classes.hasUnknownSuperclass(type) {
      guard let name = code.classes.ancestors(of: type).last else {
        return unknown(code.classes[type] == nil ? .class(type) : .superclass(type), origin)
      }
      return unknown(.superclass(name), origin)
    }
    let isPicker = code.classes.kind(of: type) == .imagePicker
    let value: CodeValue =
      switch question {
      case .mask:
        .mask(isPicker ? assumption.idiom.imagePickerMask : assumption.idiom.defaultMask)
      case .preferred where isPicker && assumption.idiom == .phone: .interface(.portrait)
      case .preferred: .null
      case .autorotation: .boolean(true)
      case .lock: .boolean(false)
      }
    if value == .null { return unknown(.chosenByUIKit, nil) }
    return Possibilities([Possibility(.value(value), nil)])
  }

  // MARK: Forwarding

  /// Which controller an expression stands for.
  func target(of expression: Expression, _ frame: CallFrame, _ depth: Int = 0) -> Forwarding.Target?
  {
    guard depth < 8 else { return nil }
    let plain = expression.plain
    switch plain.kind {
    case .name(let name):
      if let source = frame.sources[name] ?? frame.place?.local(named: name)?.onlyValue,
        source.plain.kind != plain.kind
      {
        return target(of: source, frame, depth + 1) ?? .named(name)
      }
      return Self.targets[name] ?? .named(name)
    case .member(let base, let name):
      // What belongs to a class is not in a container.
      if base.typeNamed != nil { return nil }
      if name == "first" || name == "firstObject" { return list(base) == nil ? nil : .firstChild }
      if name == "last" || name == "lastObject" {
        return list(base).map { $0 == "viewControllers" ? .top : .lastChild }
      }
      return Self.targets[name] ?? .named(name)
    case .subscripting(let base, let arguments):
      guard list(base) != nil, let argument = arguments.first?.value else { return nil }
      if argument.kind == .integer(0) { return .firstChild }
      if argument.lastName == "selectedIndex" { return .selected }
      return .lastChild
    case .call(let callee, let arguments):
      guard let name = callee.lastName else { return nil }
      if name == "first" || name == "last" { return list(callee.base) == nil ? nil : .firstChild }
      if arguments.isEmpty { return Self.targets[name] ?? .named(name) }
      return .named(name)
    case .infix(let left, "??", _): return target(of: left, frame, depth + 1)
    case .ternary(_, let first, _): return target(of: first, frame, depth + 1)
    case .cast(let value, _, _): return target(of: value, frame, depth + 1)
    default: return nil
    }
  }

  private func list(_ expression: Expression?) -> String? {
    guard let name = expression?.lastName else { return nil }
    return ["viewControllers", "children", "childViewControllers"].contains(name) ? name : nil
  }

  static let targets: [String: Forwarding.Target] = [
    "topViewController": .top,
    "visibleViewController": .visible,
    "selectedViewController": .selected,
    "presentedViewController": .presented,
    "presentingViewController": .presenting,
    "parent": .parent,
    "parentViewController": .parent,
    "navigationController": .parent,
    "tabBarController": .parent,
    "splitViewController": .parent,
    "rootViewController": .root,
  ]
}

extension CodeValue {
  /// Whether it is true or false.
  fileprivate var isFlag: Bool {
    if case .boolean = self { return true }
    return false
  }
}

extension Expression {
  /// Whether it is `true` or `false` itself.
  fileprivate var isLiteralFlag: Bool {
    if case .boolean = plain.kind { return true }
    return false
  }
}

extension Assignment {
  /// Whether it is an initialiser that keeps its parameter of the same name.
  fileprivate var isHandedOn: Bool {
    guard case .function(let function)? = place.scope.member, function.baseName == "init",
      let name = target.lastName, value.plain.kind == .name(name)
    else { return false }
    return place.local(named: name)?.isParameter ?? false
      && function.parameters.contains { $0.name == name && $0.label == name && !$0.hasDefault }
  }
}
