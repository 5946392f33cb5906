import Orientation
import AppCodeModel

extension Evaluation {
  /// What a stored property holds at the moment that is evaluated.
  func current(
    _ variable: VariableDeclaration, _ name: String, _ type: String?, on object: String?,
    _ file: CodeFile, _ origin: Origin
  ) -> Possibilities {
    stateNames.insert(name)
    var result = beginning(variable, type, file, origin)
    let kind =
      expectation(variable.type) ?? result.values?.first.flatMap { ValueKind($0) }
      ?? UIKitAnswer(name)?.kind
    let assignments = changes(of: variable, name, type, on: object, file)
    guard assignments.count <= Self.mostAssignments else {
      return unknown(.tooMuchCode, origin)
    }
    var roles = assignments.map { role(of: $0, for: type) }
    let setups = zip(assignments, roles).compactMap { assignment, role in
      if case .setup(let rank) = role { (rank: rank, assignment: assignment) } else { nil }
    }
    let first = setups.map(\.assignment).filter(\.place.isInInitialiser)
    let isInitialised = object.map { initialise($0, first, kind, &result) } ?? false
    for (_, assignment) in setups.sorted(by: { $0.rank < $1.rank })
    where !isInitialised || !assignment.place.isInInitialiser {
      apply(assignment, frames: frames(of: assignment), kind, isSure: true, to: &result)
    }
    if setups.contains(where: { $0.rank > Lifecycle.firstAppearance }) {
      // What is undone when the screen goes is set again when it comes back.
      roles = roles.map { $0 == .teardown ? nil : $0 }
    } else {
      roles = roles.map { $0 == .teardown ? .change : $0 }
    }
    let configured = zip(assignments, roles).filter { $0.1 == .configuration }.map(\.0)
    if !configured.isEmpty { configure(configured, object ?? type, kind, &result) }
    for (assignment, role) in zip(assignments, roles) where role == .change {
      switch moment {
      case .after(let change) where change.contains(assignment.place):
        var frame = frame(at: assignment.valuePlace)
        frame.locals = change.locals
        if change.site === change.place { frame.selfType = change.receiver ?? frame.selfType }
        apply(
          assignment, frames: [frame], kind, isSure: true, knowing: change.place.scope.facts,
          to: &result)
      case .ever:
        apply(assignment, frames: frames(of: assignment), kind, isSure: false, to: &result)
      default: note(assignment)
      }
    }
    return result.all.isEmpty ? unknown(.neverSet(name), origin) : result
  }

  /// What changes a property of a type on an object of a class; nil for any.
  func changes(
    of variable: VariableDeclaration, _ name: String, _ type: String?, on object: String?,
    _ file: CodeFile
  ) -> [Assignment] {
    let all = code.changes(
      of: name, type, in: variable.modifiers.contains(.isPrivate) ? file : nil)
    guard let object, let entry = code.classes[object], entry.form == .class else { return all }
    return all.filter { mayBe(objectOf: $0, of: entry.name) }
  }

  /// Whether the object whose property is assigned to may be one of a class.
  private func mayBe(objectOf assignment: Assignment, of type: String) -> Bool {
    let place = assignment.place
    let base = assignment.target.plain.base
    if case .name(let name)? = base?.plain.kind, let local = place.local(named: name),
      let made = local.onlyValue?.instantiatedClass.flatMap({ code.classes[$0] })
    {
      return made.name == type || type != asked && code.classes.isKind(made.name, of: type)
    }
    let isOwn = base.map { $0.isSelf || $0.isSuper } ?? true
    let declared = isOwn ? place.scope.typeName : base.flatMap { code.typeName(of: $0, at: place) }
    guard let known = declared.flatMap({ code.classes[$0] }), known.form == .class else {
      return true
    }
    return code.classes.isKind(type, of: known.name)
      || type != asked && code.classes.isKind(known.name, of: type)
  }

  /// What a stored property holds before anything is assigned.
  private func beginning(
    _ variable: VariableDeclaration, _ type: String?, _ file: CodeFile, _ origin: Origin
  ) -> Possibilities {
    let kind = expectation(variable.type)
    if let initial = variable.initialValue {
      let frame = CallFrame(
        file: file, selfType: type, owner: type, place: Place.outside(file, type: type))
      return value(initial, frame, kind)
    }
    if file.source.language == .objectiveC {
      switch kind {
      case .boolean: return Possibilities(.boolean(false), origin)
      case .orientation: return settled(Possibilities(.integer(0), origin), kind)
      default: return Possibilities(.null, origin)
      }
    }
    let isOptional =
      variable.type?.hasSuffix("?") ?? false || variable.modifiers.contains(.implicitlyUnwrapped)
    return isOptional ? Possibilities(.null, origin) : Possibilities()
  }

  // MARK: What assignments are for

  /// What an assignment to a property does in the course of the app.
  private enum Role: Equatable {
    /// It runs before UIKit asks, in this order.
    case setup(Int)
    /// What creates the object sets it.
    case configuration
    /// It runs when a screen disappears.
    case teardown
    /// It runs at some time later.
    case change
  }

  private func role(of assignment: Assignment, for type: String?) -> Role? {
    let place = assignment.place
    guard place.scope.closureDepth == 0, let member = place.scope.member else { return .change }
    let target = assignment.target.plain
    if let base = target.base, case .name(let name) = base.kind, !base.isSelf,
      let local = place.local(named: name),
      // A delegate or a model that is looked up is not created here, nor is the container around.
      local.onlyValue?.isContainerAround != true,
      local.onlyValue?.instantiatedClass != nil || type.map(code.classes.isController) ?? false
    {
      return .configuration
    }
    let isOwn = target.base?.isSelf ?? true
    guard let here = place.scope.typeName else { return .change }
    if isOwn, Lifecycle.teardowns.contains(member.name) { return .teardown }
    let rank = code.setupRank(of: member, in: place.file, of: here)
    guard let rank else { return .change }
    let isLaunch = Lifecycle.launches.contains(member.name)
    return isOwn || isLaunch ? .setup(rank) : .change
  }

  // MARK: What they give

  /// Puts the value of an assignment in place of what was there, or beside it where it is not sure
  /// that it runs.
  ///
  /// What is known holds because other code of the same body runs.
  func apply(
    _ assignment: Assignment, frames: [CallFrame], _ kind: ValueKind?, isSure: Bool,
    knowing known: [KnownFact] = [], to result: inout Possibilities
  ) {
    var given = Possibilities()
    var runs: Bool? = isSure
    for frame in frames {
      var inner = frame
      let truths = assignment.place.scope.facts.map { fact -> Bool? in
        if case .compilation = fact { return true }
        return holds(fact, &inner) ?? fact.truth(knowing: known)
      }
      if truths.contains(false) { continue }
      if truths.contains(nil) { runs = nil }
      if assignment.isToggle {
        given.add(
          result.mapValues { value, origin in
            Possibilities(.boolean(!(value.asBoolean ?? false)), origin)
          })
      } else if assignment.operation == "=" {
        given.add(value(assignment.value, frame, kind))
      } else {
        given.add(
          combine(result, value(assignment.value, frame, kind)) { one, other in
            one.changed(by: assignment.operation, other)
          })
      }
    }
    guard !given.all.isEmpty else { return }
    if runs == true {
      result = given
    } else {
      result.add(given)
    }
  }

  /// Adds what creators of an object set, in place of what it begins with where all do.
  private func configure(
    _ assignments: [Assignment], _ type: String?, _ kind: ValueKind?,
    _ result: inout Possibilities
  ) {
    let bodies = Set(assignments.compactMap { $0.place.scope.member?.span })
    let creations = type.map(makers) ?? []
    // What another maker sets in its own body is not set on the object that is asked.
    let others =
      maker == nil ? [] : (type.map { code.instantiations(of: $0) } ?? []).filter { $0 !== maker }
    let assignments = assignments.filter { assignment in
      !others.contains {
        $0.file == assignment.place.file
          && $0.scope.member?.span == assignment.place.scope.member?.span
      }
    }
    guard !assignments.isEmpty else { return }
    let always =
      !creations.isEmpty
      && (maker == nil || assignments.allSatisfy { $0.place.scope.facts.isEmpty })
      && creations.allSatisfy { $0.scope.member.map { bodies.contains($0.span) } ?? false }
    var given = Possibilities()
    for assignment in assignments {
      for frame in frames(of: assignment) {
        apply(assignment, frames: [frame], kind, isSure: false, to: &given)
      }
    }
    if always, !given.all.isEmpty {
      result = given
    } else {
      result.add(given)
    }
  }

  /// The frames in which the value of an assignment is evaluated: one, or one for each caller if it
  /// depends on parameters.
  private func frames(of assignment: Assignment) -> [CallFrame] {
    let own = frame(at: assignment.valuePlace)
    let calls = assignment.usesLocals ? calls(behind: assignment.place, 0) : []
    return calls.isEmpty
      ? [own]
      : calls.map { call in
        var frame = own
        frame.locals = call.locals
        return frame
      }
  }

  /// Notes that an assignment changes what is answered later.
  func note(_ assignment: Assignment) {
    let place = assignment.place
    // Each read of the property comes here.
    guard noted.insert(ObjectIdentifier(place)).inserted else { return }
    let member = place.scope.member
    let change = Change(
      name: place.causeName, origin: Origin(place.file, place.span), place: place, site: place,
      file: place.file,
      span: place.handlerSpan(in: code.classes) ?? member?.span ?? place.span,
      closure: place.viewClosure(in: code.classes))
    let called = assignment.usesLocals ? self.called(change) : []
    changes += called.isEmpty ? [change] : called
    guard called.isEmpty else { return }
    for name in overriders(of: [assignment.value], at: assignment.valuePlace) {
      var own = change
      own.receiver = name
      changes.append(own)
    }
  }

  /// How many subclasses give values of their own to what their superclass does.
  private static let mostOverriders = 16

  /// The subclasses that override what some values are made of: `lock(self.mask)`.
  private func overriders(of values: [Expression], at place: Place) -> [String] {
    guard let type = place.scope.typeName else { return [] }
    var names: Set<String> = []
    for value in values {
      _ = value.contains { part in
        let called = part.callee?.callee ?? part
        if let name = called.lastName, called.base?.isSelf ?? (place.local(named: name) == nil),
          code.classes.hasMethod(name, type)
        {
          names.insert(name)
        }
        return false
      }
    }
    guard !names.isEmpty else { return [] }
    return Array(
      code.classes.allSubclasses(of: type).filter { subclass in
        names.contains {
          code.classes.ownMember($0, of: subclass) != nil
            || !code.classes.ownMethods($0, of: subclass).isEmpty
        }
      }.prefix(Self.mostOverriders))
  }

  /// A change whose parameters are unknown, as its callers bring it about.
  func called(_ change: Change) -> [Change] {
    calls(behind: change.place, 0).map { call in
      var change = change
      change.name = call.site.causeName
      change.origin = Origin(call.site.file, call.site.span)
      change.site = call.site
      change.locals = call.locals
      change.receiver = call.receiver
      change.closure = call.site.viewClosure(in: code.classes)
      if change.closure == nil,
        let modifier = call.modifier
          ?? change.place.viewClosure(in: code.classes)?.modifier
      {
        change.closure = call.site.modifiedView(in: code.classes).map {
          Change.ViewClosure(modifier: modifier, view: $0)
        }
      }
      return change
    }
  }

  /// Whether the bodies that bring a change about can also run without doing it.
  func isConditional(_ change: Change) -> Bool {
    runs(change.place) == nil || change.site !== change.place && runs(change.site) == nil
  }

  /// Whether code runs wherever its body runs; nil where that depends on what is not known.
  private func runs(_ place: Place) -> Bool? {
    guard !place.scope.facts.isEmpty else { return true }
    let evaluation = Evaluation(code, assumption, followsFlags: false)
    var frame = frame(at: place)
    let truths = place.scope.facts.map { fact -> Bool? in
      if case .compilation = fact { return true }
      return fact.isUnwrappingContainer ? true : evaluation.holds(fact, &frame)
    }
    return truths.contains(false) ? false : truths.contains(nil) ? nil : true
  }

  /// What UIKit calls on screens that brings a change about whenever it runs: the method that makes the
  /// change, or those that call it.
  func callbacks(behind change: Change) -> [Change.Callback] {
    var found: [Change.Callback] = []
    var known: Set<Origin> = []
    var sites = [change.site]
    for depth in 0...Self.mostCallsToChange {
      sites = sites.flatMap { site -> [Place] in
        guard case .function(let function)? = site.scope.member, let own = site.scope.typeName,
          !site.isInLaterBlock(code), depth == 0 || runs(site) == true
        else { return [] }
        guard !Lifecycle.callbacks.contains(function.name) else {
          let receiver = change.receiver ?? own
          // Another class that calls it says nothing of the subclass whose value it is.
          guard receiver == own || code.classes.ancestors(of: receiver).contains(own) else {
            return []
          }
          found.append(Change.Callback(type: receiver, method: function.name))
          return []
        }
        guard depth < Self.mostCallsToChange,
          known.insert(Origin(site.file, function.span)).inserted
        else { return [] }
        return Array(code.callingBodies(of: function, own).prefix(Self.mostCallers))
      }
    }
    return found
  }

  /// How many calls may lead from a callback to a change.
  private static let mostCallsToChange = 3

  /// A call of the body that is around a place, with what its parameters are.
  struct Caller {
    var site: Place
    var locals: [String: Possibilities]
    /// The subclass of `self`, where that decides what they are.
    var receiver: String?
    /// The modifier of SwiftUI's whose closure is on the way: `onAppear`.
    var modifier: String?
  }

  /// A place whose callers were looked for.
  struct CallersKey: Hashable {
    /// The place, which is kept, so that no other one takes its identity.
    let place: Place
    let depth: Int
    /// What is being evaluated, which is unknown inside of itself.
    let running: Set<Running>

    static func == (one: Self, other: Self) -> Bool {
      one.place === other.place && one.depth == other.depth && one.running == other.running
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(place))
      hasher.combine(depth)
    }
  }

  static let mostCallers = 24

  /// Who calls the body around a place; empty where it has no parameters, and where no call of it is
  /// in the project.
  ///
  /// They are evaluated once: of a value that callers decide, each read would do so again.
  private func calls(behind place: Place, _ depth: Int) -> [Caller] {
    guard depth < 3, let member = place.scope.member else { return [] }
    let key = CallersKey(place: place, depth: depth, running: running)
    if let known = callers[key] { return known }
    let found = callers(behind: place, member, depth)
    callers[key] = found
    return found
  }

  private func callers(
    behind place: Place, _ member: CodeScope.Member, _ depth: Int
  ) -> [Caller] {
    var found: [Caller] = []
    if let own = makers(ofBody: member, place, depth) { return own }
    switch member {
    case .function(let function):
      guard !function.parameters.isEmpty, !Lifecycle.setups.contains(function.name),
        !Lifecycle.launches.contains(function.name)
      else { return [] }
      let isInitialiser = function.name.hasPrefix("init")
      let name = FunctionDeclaration.baseName(of: function.name)
      let sites =
        isInitialiser
        ? place.scope.typeName.map(makers) ?? []
        : code.calls(ofMethod: name, place.scope.typeName)
      for site in sites.prefix(Self.mostCallers) {
        guard let arguments = site.expression?.callee?.arguments,
          arguments.count <= function.parameters.count,
          zip(arguments.map(\.label), function.parameters.map(\.label)).allSatisfy({
            $0 == $1 || isInitialiser || site.file.source.language == .objectiveC
          }),
          // A shorter call is one of another function, unless the rest need not be given.
          function.parameters.dropFirst(arguments.count).allSatisfy(\.hasDefault) || isInitialiser
            || site.file.source.language == .objectiveC
        else { continue }
        let given = zip(function.parameters, arguments).map { ($0.0.name, $0.1.value, $0.0.type) }
        found += callers(at: site, given, depth)
      }
    case .variable(let variable, .setter):
      for assignment in code.assignments(to: variable.name).prefix(Self.mostCallers)
      where assignment.operation == "=" {
        found += callers(
          at: assignment.place, [("newValue", assignment.value, variable.type)], depth)
      }
    case .variable: break
    }
    return Array(found.prefix(Self.mostCallers))
  }

  /// Where objects of a class are made; the one place alone, where it is known for the one that is asked.
  func makers(of type: String) -> [Place] {
    let all = code.instantiations(of: type)
    return maker.flatMap { maker in all.first { $0 === maker } }.map { [$0] } ?? all
  }

  /// Who makes a view or a modifier of SwiftUI's whose body is around a place, with what its properties
  /// are; nil for other places.
  private func makers(
    ofBody member: CodeScope.Member, _ place: Place, _ depth: Int
  ) -> [Caller]? {
    guard member.name == "body" || member.name.hasPrefix("body("), let type = place.scope.typeName,
      let entry = code.classes[type], entry.form == .struct,
      !entry.protocols.isDisjoint(with: ["View", "ViewModifier"])
    else { return nil }
    return Array(
      code.instantiations(of: type).prefix(Self.mostCallers).flatMap { site -> [Caller] in
        let arguments = site.expression?.callee?.arguments ?? []
        let given = arguments.compactMap { argument in
          argument.label.map { label in
            (
              name: label, value: argument.value,
              type: code.classes.member(label, of: type)?.valueType
            )
          }
        }
        return given.isEmpty ? [] : callers(at: site, given, depth)
      }.prefix(Self.mostCallers))
  }

  func callers(
    at site: Place, _ arguments: [(name: String, value: Expression, type: String?)], _ depth: Int
  ) -> [Caller] {
    let modifier = site.viewClosure(in: code.classes)?.modifier
    func caller(_ site: Place, _ frame: CallFrame, _ receiver: String? = nil) -> Caller {
      var frame = frame
      if let receiver { frame.selfType = receiver }
      let pairs = arguments.map { argument in
        (argument.name, value(argument.value, frame, expectation(argument.type)))
      }
      return Caller(
        site: site, locals: Dictionary(pairs, uniquingKeysWith: { first, _ in first }),
        receiver: receiver, modifier: modifier)
    }
    let inside = arguments.first.map { site.inside($0.value) } ?? site
    let own = caller(site, frame(at: inside))
    let narrower = overriders(of: arguments.map(\.value), at: inside).map {
      caller(site, frame(at: inside), $0)
    }
    let comesFromOutside = own.locals.values.contains { value in
      if case .parameter? = value.unknown?.reason { true } else { false }
    }
    let outer = comesFromOutside ? calls(behind: site, depth + 1) : []
    guard !outer.isEmpty else { return [own] + narrower }
    return outer.map { call in
      var frame = frame(at: inside)
      frame.locals = call.locals
      var own = caller(call.site, frame, call.receiver)
      own.modifier = call.modifier ?? modifier
      return own
    }
  }
}

extension Place {
  /// What people call the body around it: `lock()`.
  fileprivate var causeName: String {
    guard let member = scope.member else { return "the start of \(file.source.path)" }
    guard case .function(let function) = member else { return member.name }
    let name =
      function.name.contains("(") || function.name.contains(":")
      ? function.name : function.name + "()"
    // Every controller has those.
    let isCommon = function.name.hasPrefix("view") || function.name.hasPrefix("init")
    return isCommon ? (scope.typeName.map { "\($0)." } ?? "") + name : name
  }
}

extension Place {
  /// The closure around it in a view of SwiftUI's: each runs at a time of its own.
  fileprivate func handlerSpan(in classes: ClassTable) -> SourceSpan? {
    guard scope.closureDepth > 0, let type = scope.typeName,
      classes[type]?.protocols.isDisjoint(with: ["View", "ViewModifier", "App"]) == false
    else { return nil }
    return ancestors.lazy.compactMap { around -> SourceSpan? in
      guard let expression = around.expression, case .closure = expression.kind else { return nil }
      return expression.span
    }.first
  }

  /// The closure of SwiftUI's around it that runs when a view comes or goes.
  fileprivate func viewClosure(in classes: ClassTable) -> Change.ViewClosure? {
    guard scope.closureDepth > 0 else { return nil }
    for around in ancestors {
      guard let callee = around.expression?.callee?.callee, let name = callee.lastName,
        ["onAppear", "onDisappear", "task"].contains(name)
      else { continue }
      return around.modifiedView(in: classes).map { Change.ViewClosure(modifier: name, view: $0) }
    }
    return nil
  }

  /// The view that a modifier is called on here, unless UIKit's own views are around it.
  fileprivate func modifiedView(in classes: ClassTable) -> String? {
    var view = expression?.callee?.callee.base
    while let inner = view?.callee?.callee.base { view = inner }
    let made = view?.instantiatedClass.flatMap { classes[$0]?.name }
    return made ?? scope.typeName
  }
}

extension Assignment {
  /// Whether what it gives depends on parameters or local variables, or on conditions.
  fileprivate var usesLocals: Bool {
    !place.scope.facts.isEmpty
      || value.contains { part in
        if case .name(let name) = part.kind { place.local(named: name) != nil } else { false }
      }
  }

  /// Whether it turns a flag to its other value: `isLocked.toggle()`, `isLocked = !isLocked`.
  var isToggle: Bool {
    guard operation == "=", case .prefix("!", let inner) = value.plain.kind else { return false }
    return inner.lastName == target.lastName
  }
}

extension CodeValue {
  /// A mask after an operation that changes it.
  fileprivate func changed(by operation: String, _ other: CodeValue) -> CodeValue? {
    guard let one = asMask, let other = other.asMask else { return nil }
    switch operation {
    case "|=": return .mask(one.union(other))
    case "&=": return .mask(one.intersection(other))
    case "-=": return .mask(one.subtracting(other))
    default: return nil
    }
  }
}

extension VariableDeclaration {
  /// Whether its value is kept outside of the code, as `@AppStorage` does.
  var isWrapped: Bool {
    attributes.contains { attribute in
      attribute.name.hasSuffix("Storage") || attribute.name.contains("UserDefault")
        || attribute.name == "Default" || attribute.name == "Defaults"
    }
  }
}
