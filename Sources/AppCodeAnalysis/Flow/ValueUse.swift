package import AppCodeModel

/// Something that a value ends in, or that depends on it.
package struct ValueUse: Sendable {
  /// What becomes of it.
  package enum Kind: Sendable {
    /// It is given to a variable or a property.
    case assigned(to: Expression)
    /// It is an argument; or, if it only decides, the call depends on it.
    case passed(to: Expression, label: String?)
    /// A method or a getter gives it.
    case returned(CodeScope.Member)
    /// It is compared or calculated with this, or kept under it as a key, by `:`.
    case combined(with: Expression, by: String)
    /// Code depends on it: an `if`, a `guard`, a `switch` or a `?:`.
    case tested
  }

  /// What becomes of it.
  package var kind: Kind
  /// Where.
  package var place: Place
  /// Whether the value is not itself what is used, but decides which value or code is.
  package var isDecision: Bool
}

extension ValueFlow {
  /// What the value at a place ends in and decides, near and far.
  ///
  /// - Complexity: bounded.
  package func uses(of place: Place) -> ValueUses {
    var spread = Spread(code)
    spread.value(at: place, isDecision: false)
    var uses = ValueUses(near: spread.found)
    var known = Set(spread.members)
    var waiting = spread.members[...]
    var end = waiting.endIndex
    for _ in 0..<Spread.mostHops {
      while waiting.startIndex < end, let member = waiting.popFirst() {
        let far = memberUses(member)
        uses.far.append(far)
        for next in far.next where known.count < Self.mostMembers && known.insert(next).inserted {
          waiting.append(next)
        }
      }
      end = waiting.endIndex
    }
    return uses
  }

  /// How many members are between a value and its uses, in all.
  private static let mostMembers = 64

  private func memberUses(_ member: KeptMember) -> MemberUses {
    code.uses.members.value(member) {
      var spread = Spread(code)
      spread.reads(of: member)
      return MemberUses(member: member, uses: spread.found, next: spread.members)
    }
  }
}

/// The way on from a value.
private struct Spread {
  let code: CodeBase
  var found: [ValueUse] = []
  /// The members that keep or return it, which are followed for all values at once.
  private(set) var members: [KeptMember] = []
  private var knownMembers: Set<KeptMember> = []
  private var visited: Set<Visit> = []
  /// How many calls are between a value and its source.
  private var hops = 0
  /// How many members, and how many calls, are looked through one after the other.
  static let mostHops = 4
  /// The calls whose parameters are being followed, with what they call.
  private var calls: [(function: SourceSpan, call: Place)] = []

  private struct Visit: Hashable {
    var origin: Origin
    var isDecision: Bool
    var isStatement = false
  }

  init(_ code: CodeBase) { self.code = code }

  mutating func value(at place: Place, isDecision: Bool) {
    guard visited.count < ValueFlow.most,
      visited.insert(Visit(origin: Origin(place.file, place.span), isDecision: isDecision)).inserted
    else { return }
    guard let parent = place.parent else { return implied(at: place, isDecision) }
    switch parent.node {
    case .condition(let condition):
      if case .binding(let name, _, _) = condition.kind { reads(ofLocal: name, parent, isDecision) }
      if let statement = parent.parent { decide(statement) }
    case .statement(let statement): self.statement(statement, place, parent, isDecision)
    case .expression(let outer): expression(outer, place, parent, isDecision)
    }
  }

  private mutating func add(_ kind: ValueUse.Kind, _ place: Place, _ isDecision: Bool) {
    found.append(ValueUse(kind: kind, place: place, isDecision: isDecision))
  }

  // MARK: What is around a value

  /// The value that a property begins with.
  private mutating func implied(at place: Place, _ isDecision: Bool) {
    guard case .variable(let variable, .initialValue)? = place.scope.member else { return }
    add(.returned(.variable(variable, .initialValue)), place, isDecision)
    reads(ofMember: variable.name, place, isDecision)
  }

  private mutating func statement(
    _ statement: Statement, _ place: Place, _ parent: Place, _ isDecision: Bool
  ) {
    switch statement.kind {
    case .variable(let variable): reads(ofLocal: variable.name, parent, isDecision)
    case .return: returned(parent, isDecision)
    case .expression: if parent.isResult { returned(parent, isDecision) }
    case .switch(let subject, _): if subject.span == place.span { decide(parent) }
    case .loop: decide(parent)
    default: break
    }
  }

  private mutating func expression(
    _ outer: Expression, _ place: Place, _ parent: Place, _ isDecision: Bool
  ) {
    switch outer.kind {
    case .infix(let left, let operation, let right):
      guard operation.isAssignment else {
        let isLeft = left.span == place.span
        if !["&&", "||", "??"].contains(operation) {
          add(.combined(with: isLeft ? right : left, by: operation), parent, isDecision)
        }
        // The right side of `&&` and `||` depends on the left one.
        return value(at: parent, isDecision: isDecision)
      }
      if right.span == place.span { assigned(to: left, parent, isDecision) }
    case .ternary(let test, _, _):
      let isTest = test.span == place.span
      if isTest { add(.tested, parent, true) }
      value(at: parent, isDecision: isDecision || isTest)
    case .call(let callee, let arguments):
      guard let argument = arguments.first(where: { $0.value.span == place.span }) else {
        return value(at: parent, isDecision: isDecision)
      }
      passed(argument, to: callee.plain, arguments, parent, isDecision)
    case .closure:
      break
    case .dictionary(let entries):
      if let entry = entries.first(where: { $0.value.span == place.span }) {
        add(.combined(with: entry.key, by: ":"), parent, isDecision)
      }
      value(at: parent, isDecision: isDecision)
    default: value(at: parent, isDecision: isDecision)
    }
  }

  private mutating func passed(
    _ argument: Expression.Argument, to callee: Expression, _ arguments: [Expression.Argument],
    _ call: Place, _ isDecision: Bool
  ) {
    add(.passed(to: callee, label: argument.label), call, isDecision)
    let member = code.member(called: callee, arguments, at: call)
    guard let member, case .function(let function) = member.kind,
      let given = arguments.firstIndex(where: { $0.value.span == argument.value.span }),
      let index = function.places(of: arguments)?.firstIndex(of: given)
        ?? (given < function.parameters.count ? given : nil)
    else {
      // Sizes, numbers and modifiers are made of what they take.
      return value(at: call, isDecision: isDecision)
    }
    reads(of: function.parameters[index].name, within: function, of: member.file, call, isDecision)
  }

  private mutating func assigned(to target: Expression, _ place: Place, _ isDecision: Bool) {
    add(.assigned(to: target), place, isDecision)
    guard let name = target.plain.lastName else { return }
    if case .name = target.plain.kind, place.local(named: name) != nil {
      reads(ofLocal: name, place, isDecision)
    } else if target.plain.base?.isSelf ?? true {
      reads(ofMember: name, place, isDecision)
    }
  }

  private mutating func returned(_ place: Place, _ isDecision: Bool) {
    for ancestor in place.ancestors {
      switch ancestor.node {
      case .expression(let expression):
        switch expression.kind {
        case .closure, .statement: return value(at: ancestor, isDecision: isDecision)
        default: break
        }
      default: break
      }
    }
    guard let member = place.scope.member else { return }
    add(.returned(member), place, isDecision)
    if let (function, call) = calls.last, function == member.span {
      return value(at: call, isDecision: isDecision)
    }
    reads(ofMember: member.name, place, isDecision)
  }

  // MARK: Reads

  private mutating func reads(ofLocal name: String, _ place: Place, _ isDecision: Bool) {
    guard let unit = code.unit(of: place.file), let body = place.scope.member?.span else { return }
    let start = place.span.start
    var end: Int32?
    for mention in (unit.mentions[name] ?? []).within(SourceSpan(Int(start), Int(body.end)))
    where mention.expression?.base == nil && !mention.isAssigned {
      guard let local = mention.local(named: name) else { continue }
      // Behind another declaration the name is another variable.
      end = end ?? place.file.locals.end(of: name, in: local.region, from: start)
      if let end, mention.span.start >= end { break }
      value(at: mention, isDecision: isDecision)
    }
  }

  private mutating func reads(ofMember name: String, _ place: Place, _ isDecision: Bool) {
    let member = KeptMember(
      name: FunctionDeclaration.baseName(of: name), type: place.scope.typeName,
      isDecision: isDecision)
    if knownMembers.insert(member).inserted { members.append(member) }
  }

  /// What becomes of the value of a member, wherever it is read.
  mutating func reads(of member: KeptMember) {
    let base = member.name
    for name in [base, base.hasPrefix("_") ? String(base.dropFirst()) : "_" + base] {
      let reads = code.readsByType(name)
      for mention in member.type.map({ reads.related(to: $0, code.classes) }) ?? reads.plain {
        guard visited.count < ValueFlow.most else { return }
        // What is called gives the value, not its name.
        if let call = mention.parent, call.expression?.callee?.callee.span == mention.span {
          value(at: call, isDecision: member.isDecision)
        } else {
          value(at: mention, isDecision: member.isDecision)
        }
      }
    }
  }

  /// What becomes of a parameter; what it returns is the value of the call.
  private mutating func reads(
    of parameter: String, within function: FunctionDeclaration, of file: CodeFile, _ call: Place,
    _ isDecision: Bool
  ) {
    guard hops < Self.mostHops else { return }
    guard function.body != nil else { return value(at: call, isDecision: isDecision) }
    hops += 1
    calls.append((function.span, call))
    defer {
      hops -= 1
      calls.removeLast()
    }
    for mention in (code.unit(of: file)?.mentions[parameter] ?? []).within(function.span)
    where mention.scope.member?.span == function.span && mention.expression?.base == nil
      && mention.local(named: parameter)?.isParameter ?? false
    {
      value(at: mention, isDecision: isDecision)
    }
  }

  // MARK: Decisions

  /// What statements decide that a value is tested by.
  private mutating func decide(_ place: Place) {
    guard let statement = place.statement,
      visited.insert(
        Visit(origin: Origin(place.file, place.span), isDecision: true, isStatement: true)
      ).inserted
    else { return }
    add(.tested, place, true)
    var body = statement.lists.joined().map(place.inside)
    if case .guard = statement.kind { body += place.statementsBehind }
    if case .if(_, let then, _) = statement.kind, then.alwaysLeave {
      body += place.statementsBehind
    }
    for inner in body { depend(inner) }
    // `switch` and `if` as values.
    if case .expression(let outer)? = place.parent?.node, case .statement = outer.kind,
      let parent = place.parent
    {
      value(at: parent, isDecision: true)
    }
  }

  /// What a statement does that runs under a decision.
  private mutating func depend(_ place: Place) {
    guard let statement = place.statement, visited.count < ValueFlow.most else { return }
    switch statement.kind {
    case .expression(let expression):
      let inner = place.inside(expression)
      if let (left, name, _) = expression.operation, name.isAssignment {
        assigned(to: left, inner, true)
      } else if let (callee, arguments) = expression.callee {
        add(.passed(to: callee, label: arguments.first?.label), inner, true)
      } else if place.isResult {
        returned(place, true)
      }
    case .return: returned(place, true)
    default: for list in statement.lists { for inner in list { depend(place.inside(inner)) } }
    }
  }
}

extension Place {
  /// Whether it is what is assigned to.
  package var isAssigned: Bool {
    guard let (left, name, _) = parent?.expression?.operation, name == "=" else { return false }
    return left.span == span
  }

  /// Whether this statement is what its body gives, since there is no other one.
  var isResult: Bool {
    var child = self
    while let parent = child.parent {
      guard let statement = parent.statement else {
        if case .closure(let closure)? = parent.expression?.kind { return closure.body.count == 1 }
        return true
      }
      guard statement.lists.contains(where: { $0.count == 1 && $0[0].span == child.span }) else {
        return false
      }
      child = parent
    }
    return child.scope.member?.body?.count == 1
  }

  /// The statements that follow this one in its block, each place made as it is asked for.
  package var statementsBehind: LazyMapSequence<ArraySlice<Statement>, Place> {
    func isHere(_ list: [Statement]) -> Bool { list.within(span).contains { $0.span == span } }
    var list = parent?.statement?.lists.first(where: isHere)
    if list == nil, case .closure(let closure)? = parent?.expression?.kind { list = closure.body }
    if list == nil, parent == nil { list = scope.member?.body }
    let behind = list.map { $0[$0.start(from: span.end)...] } ?? []
    return behind.lazy.map { [parent, scope] statement in
      parent?.inside(statement) ?? Place(.statement(statement), parent: nil, scope: scope)
    }
  }
}
