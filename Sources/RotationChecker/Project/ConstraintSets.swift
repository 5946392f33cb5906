import AppCodeAnalysis
import AppCodeModel

/// Where code activates constraints.
struct ConstraintActivation {
  /// The property that has them; nil for constraints that are made in the same place.
  var name: String?
  /// Where they are activated.
  var place: Place
  /// What holds there, and where the method around it is called.
  var facts: [HeldFact]
}

/// What becomes of constraints that are kept in properties.
struct ConstraintSets {
  private let code: CodeBase
  /// Where properties of a name are used on other objects: all classes ask for the same.
  private let elsewhere = Memo<String, [Place]>()

  init(_ code: CodeBase) { self.code = code }

  /// What code does with constraints.
  private enum Use {
    /// It activates them, where a part of an expression, or another place, does so.
    case activated(Place, facts: [HeldFact])
    /// It reads, fills or compares them.
    case harmless
    /// It deactivates them, or hands them on.
    case open
  }

  /// How many steps a set is followed by way of locals and parameters.
  private static let deepest = 6

  // MARK: Activations

  /// The sets of a class that a piece of code activates, in order.
  func activations(in part: CalledCode, of type: String) -> [ConstraintActivation] {
    var found: [ConstraintActivation] = []
    for name in properties(of: type) {
      for word in [name, "_" + name] {
        for mention in (part.unit.mentions[word] ?? []).within(part.span)
        where isOwn(mention, named: word) {
          found += activations(of: name, at: mention, in: part)
        }
      }
    }
    found += made(in: part)
    return found.sorted {
      ($0.place.span.start, $0.name ?? "") < ($1.place.span.start, $1.name ?? "")
    }
  }

  /// The constraints that are activated where they are made.
  private func made(in part: CalledCode) -> [ConstraintActivation] {
    func calls(_ names: [String]) -> [Place] {
      names.flatMap { (part.unit.calls[$0] ?? []).within(part.span) }
    }
    return calls(["constraint", "constraints"]).flatMap { activations(of: nil, at: $0, in: part) }
      + calls(Self.blocks).map {
        ConstraintActivation(name: nil, place: $0, facts: part.facts + held(at: $0))
      }
  }

  /// SnapKit's and Masonry's methods whose blocks add constraints to those that are there.
  static let blocks = ["makeConstraints", "mas_makeConstraints:"]

  private func activations(
    of name: String?, at place: Place, in part: CalledCode
  ) -> [ConstraintActivation] {
    let uses = uses(of: place, 0)
    // What is made here and kept elsewhere may be deactivated there.
    let isHandedOn = uses.contains { use in
      if case .open = use { true } else { false }
    }
    guard name != nil || !isHandedOn else { return [] }
    return uses.compactMap { use in
      guard case .activated(let end, let facts) = use else { return nil }
      return ConstraintActivation(
        name: name, place: part.contains(end) ? end : place,
        facts: part.facts + held(at: place) + facts)
    }
  }

  /// The properties of a class that hold constraints.
  private func properties(of type: String) -> [String] {
    var names: Set<String> = []
    for own in [type] + code.classes.ancestors(of: type) {
      for member in code.classes.ownMembers(of: own) where holdsConstraints(member) {
        names.insert(FunctionDeclaration.baseName(of: member.name))
      }
    }
    return names.sorted()
  }

  private func holdsConstraints(_ member: ClassMember) -> Bool {
    if case .function(let function) = member.kind, !function.parameters.isEmpty { return false }
    if let type = member.valueType {
      return type.contains("NSLayoutConstraint") || Self.lists.contains(type.strippedType)
    }
    guard case .variable(let variable) = member.kind, let value = variable.initialValue else {
      return false
    }
    return value.contains { part in
      part.lastName == "NSLayoutConstraint" || part.callee?.callee.lastName == "constraint"
    }
  }

  private static let lists: Set<String> = ["NSArray", "NSMutableArray"]

  /// Whether a name is that of a property of `self`.
  private func isOwn(_ mention: Place, named name: String) -> Bool {
    guard let base = mention.expression?.base else { return mention.local(named: name) == nil }
    return base.isSelf
  }

  // MARK: What becomes of them

  /// Whether all that code does with a property is to fill, to read and to activate it.
  func isNeverDeactivated(_ name: String, of type: String) -> Bool {
    let family = code.classes.family(of: type)
    return [name, "_" + name].allSatisfy { word in
      let others = elsewhere.value(word) {
        code.mentions(of: word).filter { $0.expression?.base.map { !$0.isSelf } ?? false }
      }
      let own = family.flatMap { code.mentions(of: word, inCodeOf: $0) }
      return (own + others).allSatisfy { mention in
        guard !mention.file.isTest, mayBe(mention, word, of: type) else { return true }
        if isGiven(mention, in: name) { return true }
        return uses(of: mention, 0).allSatisfy { use in
          if case .open = use { false } else { true }
        }
      }
    }
  }

  /// Whether a name may be that of a property of a class.
  private func mayBe(_ mention: Place, _ name: String, of type: String) -> Bool {
    if let base = mention.expression?.base, !base.isSelf {
      return code.typeName(of: base, at: mention).map { code.areRelated($0, type) } ?? true
    }
    return mention.local(named: name) == nil
      && (mention.scope.typeName.map { code.areRelated($0, type) } ?? false)
  }

  /// Whether a getter gives what it keeps under its own name.
  private func isGiven(_ mention: Place, in name: String) -> Bool {
    guard case .return? = mention.parent?.statement?.kind, let member = mention.scope.member else {
      return false
    }
    return FunctionDeclaration.baseName(of: member.name) == name
  }

  /// Whether the code of a class takes constraints away in other ways, or may do so: with their view,
  /// by their priority, or all those of a view.
  func areTakenAway(around sets: [ConstraintActivation], of type: String) -> Bool {
    let family = [type] + code.classes.ancestors(of: type) + code.classes.allSubclasses(of: type)
    return family.contains { own in
      Self.endings.contains { !code.mentions(of: $0, inCodeOf: own).isEmpty }
        || Self.removals.flatMap { code.calls(of: $0, inCodeOf: own) }.contains { call in
          guard let (_, arguments) = call.expression?.callee else { return true }
          return !arguments.allSatisfy { isOfOtherProperty($0.value, at: call) }
        }
        || (code.assignments(to: "isActive", inCodeOf: own)
          + code.assignments(to: "active", inCodeOf: own)).contains { assignment in
            assignment.value.plain.kind != .boolean(true)
              && !(assignment.target.plain.base.map {
                isOfOtherProperty($0, at: assignment.place)
              } ?? false)
          }
    }
      || sets.contains { set in
        guard let unit = code.unit(of: set.place.file) else { return true }
        return unit.uses(Self.moves, in: set.place.memberSpan)
      }
  }

  /// What takes views away with their constraints, or lets one constraint give way to another.
  private static let endings = [
    "removeFromSuperview", "priority", "withPriority", "setPriority:",
    "snp_remakeConstraints", "remakeConstraints", "mas_remakeConstraints:",
  ]
  /// What takes constraints away.
  private static let removals = [
    "deactivate", "deactivateConstraints:", "removeConstraint", "removeConstraints",
    "removeConstraint:", "removeConstraints:",
  ]
  /// What brings views to another one, where their constraints are not.
  private static let moves: Set<String> = [
    "addSubview", "addSubview:", "insertSubview", "addArrangedSubview", "addArrangedSubview:",
    "removeArrangedSubview", "insertArrangedSubview",
  ]

  /// Whether what is taken away is in a property whose uses are looked at themselves.
  private func isOfOtherProperty(_ value: Expression, at place: Place) -> Bool {
    switch value.plain.kind {
    case .name(let name):
      return place.local(named: name) == nil
        && place.scope.typeName.flatMap { code.member(name, of: $0) }.map(isKept) ?? false
    case .member(let base, let name):
      return base.isSelf
        && place.scope.typeName.flatMap { code.member(name, of: $0) }.map(isKept) ?? false
    case .array(let elements): return elements.allSatisfy { isOfOtherProperty($0, at: place) }
    case .infix(let left, "+", let right):
      return isOfOtherProperty(left, at: place) && isOfOtherProperty(right, at: place)
    default: return false
    }
  }

  /// Whether a property is stored, so that it is not made of others.
  private func isKept(_ member: ClassMember) -> Bool {
    guard case .variable(let variable) = member.kind else { return false }
    return variable.getter == nil
  }

  /// What becomes of constraints at a place.
  private func uses(of place: Place, _ depth: Int) -> [Use] {
    guard depth < Self.deepest, let parent = place.parent else { return [.open] }
    switch parent.node {
    case .condition(let condition):
      guard case .binding(let name, _, let value) = condition.kind else { return [.harmless] }
      return uses(ofLocal: name, from: value, at: parent, depth)
    case .statement(let statement):
      switch statement.kind {
      case .variable(let variable):
        guard let value = variable.initialValue else { return [.open] }
        return uses(ofLocal: variable.name, from: value, at: parent, depth)
      case .loop(let lists, let names, _, let body):
        guard lists.count == 1, names.count == 1, let first = body.first, let last = body.last
        else {
          return body.isEmpty ? [.harmless] : [.open]
        }
        return uses(
          ofElement: names[0], in: SourceSpan(Int(first.span.start), Int(last.span.end)),
          at: parent,
          depth)
      case .expression, .if, .guard, .switch: return [.harmless]
      default: return [.open]
      }
    case .expression(let outer): return uses(of: place, in: outer, at: parent, depth)
    }
  }

  private func uses(
    of place: Place, in outer: Expression, at parent: Place, _ depth: Int
  ) -> [Use] {
    switch outer.kind {
    case .unwrapped, .array, .cast, .subscripting, .prefix("@", _), .statement:
      return uses(of: parent, depth)
    case .prefix: return [.harmless]
    case .ternary(let test, _, _):
      return test.span == place.span ? [.harmless] : uses(of: parent, depth)
    case .infix(let left, let operation, let right):
      switch operation {
      case "+", "??": return uses(of: parent, depth)
      case "==", "!=", "===", "!==", "&&", "||": return [.harmless]
      case "=":
        if left.span == place.span { return right.isNothing ? [.open] : [.harmless] }
        guard case .name(let name) = left.plain.kind, parent.local(named: name) != nil else {
          return [.open]
        }
        return uses(ofLocal: name, from: right, at: parent, depth)
      case "+=": return [left.span == place.span ? .harmless : .open]
      default: return [.open]
      }
    case .member(_, let name): return uses(ofMember: name, at: parent, depth)
    case .call(let callee, let arguments):
      guard let index = arguments.firstIndex(where: { $0.value.span == place.span }) else {
        return uses(of: parent, depth)
      }
      return uses(ofArgument: index, of: callee.plain, arguments, at: parent, depth)
    default: return [.open]
    }
  }

  /// What becomes of constraints of which a member is read, set or called.
  private func uses(ofMember name: String, at member: Place, _ depth: Int) -> [Use] {
    if let (callee, arguments) = member.parent?.expression?.callee, callee.span == member.span,
      let call = member.parent
    {
      switch name {
      case "setActive:":
        return arguments.first?.value.plain.kind == .boolean(true)
          ? [.activated(call, facts: held(at: call))] : [.open]
      case "forEach", "enumerateObjectsUsingBlock:":
        guard let block = arguments.last?.value.plain, case .closure(let closure) = block.kind
        else { return [.open] }
        return uses(
          ofElement: closure.parameters.first?.name ?? "$0", in: block.span, at: call, depth)
      case "append", "addObject:", "addObjectsFromArray:", "setConstant:", "insert", "contains",
        "setIdentifier:", "reserveCapacity":
        return [.harmless]
      default: return [.open]
      }
    }
    switch name {
    case "isActive", "active":
      guard let (left, operation, right) = member.parent?.expression?.operation,
        left.span == member.span, let assignment = member.parent
      else { return [.harmless] }
      return operation == "=" && right.plain.kind == .boolean(true)
        ? [.activated(assignment, facts: held(at: assignment))] : [.open]
    case "constant", "isEmpty", "count", "identifier", "firstItem", "secondItem": return [.harmless]
    case "first", "last", "firstObject", "lastObject": return uses(of: member, depth + 1)
    default: return [.open]
    }
  }

  private func uses(
    ofArgument index: Int, of callee: Expression, _ arguments: [Expression.Argument],
    at call: Place, _ depth: Int
  ) -> [Use] {
    let name = callee.lastName ?? ""
    if Self.activating.contains(name) { return [.activated(call, facts: held(at: call))] }
    if ["print", "NSLog", "assert", "debugPrint"].contains(name) { return [.harmless] }
    guard let member = code.member(called: callee, arguments, at: call),
      case .function(let function) = member.kind, function.body != nil,
      index < function.parameters.count, let unit = code.unit(of: member.file)
    else { return [.open] }
    let parameter = function.parameters[index].name
    let mentions = (unit.mentions[parameter] ?? []).within(function.span).filter {
      $0.expression?.base == nil && ($0.local(named: parameter)?.isParameter ?? false)
    }
    return mentions.flatMap { uses(of: $0, depth + 1) }.map { adding(held(at: call), to: $0) }
  }

  private static let activating: Set<String> = [
    "activate", "activateConstraints:", "addConstraint", "addConstraints", "addConstraint:",
    "addConstraints:",
  ]

  /// What becomes of a local that begins with, or gets, constraints.
  private func uses(
    ofLocal name: String, from value: Expression, at place: Place, _ depth: Int
  ) -> [Use] {
    guard let unit = code.unit(of: place.file) else { return [.open] }
    let here = held(at: place)
    let mentions = (unit.mentions[name] ?? []).within(place.memberSpan).filter { mention in
      guard mention.expression?.base == nil, !mention.isAssigned,
        let local = mention.local(named: name)
      else { return false }
      return ((local.initialValue.map { [$0] } ?? []) + local.assignedValues).contains {
        $0.span == value.span
      }
    }
    return mentions.flatMap { uses(of: $0, depth + 1) }.map { adding(here, to: $0) }
  }

  /// What becomes of each element, under the name that it has in a loop or a closure.
  private func uses(
    ofElement name: String, in span: SourceSpan, at place: Place, _ depth: Int
  ) -> [Use] {
    guard let unit = code.unit(of: place.file) else { return [.open] }
    let here = held(at: place)
    return (unit.mentions[name] ?? []).within(span).filter { $0.expression?.base == nil }
      .flatMap { uses(of: $0, depth + 1) }.map { adding(here, to: $0) }
  }

  private func adding(_ facts: [HeldFact], to use: Use) -> Use {
    guard case .activated(let place, let own) = use else { return use }
    return .activated(place, facts: own + facts)
  }

  private func held(at place: Place) -> [HeldFact] {
    place.scope.facts.map { HeldFact(fact: $0, place: place) }
  }
}

extension Expression {
  /// Whether it is nothing, or an empty list.
  fileprivate var isNothing: Bool {
    switch plain.kind {
    case .null: true
    case .array(let elements): elements.isEmpty
    default: false
    }
  }
}
