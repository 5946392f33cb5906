import Orientation
import AppCodeModel

extension Evaluation {
  /// What came of running statements.
  struct Flow {
    /// What was returned on the ways that returned.
    var returned = Possibilities()
    /// Whether execution continues after the statements.
    var goesOn = true
    /// Whether a way left the loop or the `switch` around them.
    var breaks = false
  }

  /// What a body gives.
  func run(_ body: [Statement], _ frame: CallFrame) -> Possibilities {
    var frame = frame
    // The only expression of a body in Swift is what it gives.
    if body.count == 1, case .expression(let expression) = body[0].kind,
      expression.operation?.name.isAssignment != true, frame.file.source.language == .swift
    {
      return value(expression, frame, frame.returned)
    }
    if body.count == 1, frame.file.source.language == .swift, body[0].isValueStatement {
      return valued(body[0], frame, frame.returned)
    }
    return execute(body, &frame).returned
  }

  /// The value of an `if` or `switch` whose branches are expressions or return.
  func valued(_ statement: Statement, _ frame: CallFrame, _ kind: ValueKind?) -> Possibilities {
    var frame = frame
    frame.returned = kind
    func branch(_ body: [Statement], _ frame: CallFrame) -> Possibilities { run(body, frame) }
    switch statement.kind {
    case .if(let conditions, let then, let otherwise):
      var inner = frame
      let truth = test(conditions, &inner)
      return choice(truth, { branch(then, inner) }) { branch(otherwise ?? [], frame) }
    case .switch(let subject, let cases):
      var result = Possibilities()
      for index in chosen(subject, cases, frame) {
        result.add(branch(cases[index].body, binding(cases[index], subject, frame)))
      }
      return result
    default: return execute([statement], &frame).returned
    }
  }

  func execute(_ statements: [Statement], _ frame: inout CallFrame) -> Flow {
    var flow = Flow()
    depth += 1
    defer { depth -= 1 }
    for statement in statements {
      guard step() else {
        flow.returned.add(unknown(.tooMuchCode, Origin(frame.file, statement.span)))
        flow.goesOn = false
        return flow
      }
      let next = execute(statement, &frame)
      flow.returned.add(next.returned)
      flow.breaks = flow.breaks || next.breaks
      guard next.goesOn else {
        flow.goesOn = false
        return flow
      }
    }
    return flow
  }

  private func execute(_ statement: Statement, _ frame: inout CallFrame) -> Flow {
    switch statement.kind {
    case .return(let value):
      var flow = Flow()
      flow.goesOn = false
      if let value {
        flow.returned = self.value(value, frame, frame.returned)
      } else if frame.isMakingSelf, let made = frame.locals["self"] {
        flow.returned = made
      }
      return flow
    case .expression(let expression):
      perform(expression, &frame)
      if statement.alwaysLeaves { return Flow(goesOn: false) }
      return Flow()
    case .variable(let variable):
      declare(variable, &frame)
      return Flow()
    case .if(let conditions, let then, let otherwise):
      var first = frame
      let truth = test(conditions, &first)
      return fork(truth, &frame, first, then, otherwise ?? [])
    case .guard(let conditions, let otherwise):
      var first = frame
      let truth = test(conditions, &first)
      var second = frame
      var flow = Flow()
      if truth != true { flow.returned = execute(otherwise, &second).returned }
      flow.goesOn = truth != false
      frame = first
      return flow
    case .switch(let subject, let cases):
      return select(chosen(subject, cases, frame), cases, subject, &frame)
    case .loop(_, let names, _, let body): return loop(names, body, &frame)
    case .block(let body): return execute(body, &frame)
    case .defer: return Flow()
    case .jump(let jump, _):
      return Flow(goesOn: jump == .fallthrough, breaks: jump == .break)
    case .conditionalCompilation(let branches): return compile(branches, &frame)
    case .function, .type, .other: return Flow()
    }
  }

  private func fork(
    _ truth: Bool?, _ frame: inout CallFrame, _ first: CallFrame, _ then: [Statement],
    _ otherwise: [Statement]
  ) -> Flow {
    if truth == true {
      frame = first
      return execute(then, &frame)
    }
    if truth == false { return execute(otherwise, &frame) }
    var one = first
    var other = frame
    let flows = (execute(then, &one), execute(otherwise, &other))
    switch (flows.0.goesOn, flows.1.goesOn) {
    case (true, true): frame = merge(one, other)
    case (true, false): frame = one
    default: frame = other
    }
    var flow = flows.0
    flow.returned.add(flows.1.returned)
    flow.goesOn = flows.0.goesOn || flows.1.goesOn
    flow.breaks = flows.0.breaks || flows.1.breaks
    return flow
  }

  private func select(
    _ chosen: [Int], _ cases: [Statement.Case], _ subject: Expression, _ frame: inout CallFrame
  ) -> Flow {
    var flow = Flow(goesOn: false)
    var after: CallFrame?
    for first in chosen {
      var inner = binding(cases[first], subject, frame)
      var index = first
      var next = execute(cases[index].body, &inner)
      // What falls through continues with the next case.
      while next.goesOn, cases[index].fallsThrough, index + 1 < cases.count {
        index += 1
        let more = execute(cases[index].body, &inner)
        next.returned.add(more.returned)
        next.breaks = next.breaks || more.breaks
        next.goesOn = more.goesOn
      }
      flow.returned.add(next.returned)
      if next.goesOn || next.breaks {
        flow.goesOn = true
        after = after.map { merge($0, inner) } ?? inner
      }
    }
    if let after { frame = after }
    if chosen.isEmpty { flow.goesOn = true }
    return flow
  }

  /// A frame in which a case has a name for what it is about: `case let movie as Movie`.
  private func binding(
    _ item: Statement.Case, _ subject: Expression, _ frame: CallFrame
  ) -> CallFrame {
    var frame = frame
    for (name, type) in item.patterns.compactMap(\.boundCast) {
      frame.locals[name] = nil
      frame.sources[name] = Expression(.cast(subject, .forced, type), subject.span)
    }
    return frame
  }

  private func loop(_ names: [String], _ body: [Statement], _ frame: inout CallFrame) -> Flow {
    var inner = frame
    for name in names { inner.locals[name] = unknown(.expression, nil) }
    let before = inner.locals
    var flow = execute(body, &inner)
    for (name, value) in inner.locals where before[name] != value {
      frame.locals[name] = unknown(.expression, nil)
    }
    flow.goesOn = true
    flow.breaks = false
    return flow
  }

  private func compile(_ branches: [Statement.Branch], _ frame: inout CallFrame) -> Flow {
    for (index, branch) in branches.enumerated() {
      let truth = branch.condition.map(CompilationCondition.truth(of:)) ?? true
      if truth == true { return execute(branch.body, &frame) }
      if truth == false { continue }
      var rest = frame
      var flow = compile(Array(branches[(index + 1)...]), &rest)
      var this = frame
      let first = execute(branch.body, &this)
      switch (first.goesOn, flow.goesOn) {
      case (true, true): frame = merge(this, rest)
      case (true, false): frame = this
      default: frame = rest
      }
      var returned = first.returned
      returned.add(flow.returned)
      flow.returned = returned
      flow.goesOn = first.goesOn || flow.goesOn
      flow.breaks = first.breaks || flow.breaks
      return flow
    }
    return Flow()
  }

  // MARK: Conditions

  /// Whether all conditions hold; the names they bind are in the frame afterwards.
  func test(_ conditions: [Statement.Condition], _ frame: inout CallFrame) -> Bool? {
    var truth: Bool? = true
    for condition in conditions {
      let next = test(condition, &frame)
      if next == false { return false }
      if next == nil { truth = nil }
    }
    return truth
  }

  private func test(_ condition: Statement.Condition, _ frame: inout CallFrame) -> Bool? {
    switch condition.kind {
    case .expression(let expression): return truth(expression, frame)
    case .available(let version, let isUnavailable):
      guard let version else { return !isUnavailable }
      let asked = version.system
      breakpoints.insert(asked)
      return (assumption.system >= asked) != isUnavailable
    case .binding(let name, let type, let expression):
      if let known = knownObject(expression, frame), !expression.plain.isSelf {
        frame.locals[name] = nil
        frame.sources[name] = expression
        return known != .absent
      }
      let value = value(expression, frame, expectation(type))
      frame.locals[name] = Possibilities(
        value.all.filter { $0.outcome != .value(.null) })
      frame.sources[name] = expression
      guard let values = value.values else {
        if isDelegate(expression) { return true }
        if case .cast(let inner, .conditional, let type) = expression.plain.kind,
          isWindow(inner, of: type, frame) == false
        {
          return false
        }
        guard !expression.isOwnCast, let target = target(of: expression, frame) else { return nil }
        // While a controller is on top there is a root below.
        if target.isContent || top != nil && target == .root { return true }
        // A property that is set before UIKit asks.
        guard case .named = target, moment != .any, expression.plain.path != nil else { return nil }
        return value.all.contains { $0.outcome == .value(.null) } ? nil : true
      }
      let nulls = values.filter { $0 == .null }.count
      return nulls == 0 ? true : nulls == values.count ? false : nil
    case .match(let pattern, let expression):
      let subject = value(expression, frame)
      return matches(pattern, subject, expression, frame)
    }
  }

  /// Whether an expression is the app's or a scene's delegate, which is there while code runs.
  func isDelegate(_ expression: Expression) -> Bool {
    guard case .cast(let inner, _, let type) = expression.plain.kind else {
      return expression.isAppDelegate
    }
    let kind = code.classes.kind(of: type.strippedType)
    return kind == .appDelegate && inner.isAppDelegate
      || kind == .sceneDelegate && inner.plain.lastName == "delegate"
  }

  func matches(
    _ pattern: Expression, _ subject: Possibilities, _ expression: Expression, _ frame: CallFrame
  ) -> Bool? {
    if let name = pattern.caseWithValues, let values = subject.values,
      values.allSatisfy({ $0.isCase && !$0.isCase(named: name) })
    {
      return false
    }
    if case .cast(_, .test, let type) = pattern.kind { return isOfType(expression, type, frame) }
    if let (_, type) = pattern.boundCast { return isOfType(expression, type, frame) }
    if case .other = pattern.kind { return nil }
    let wanted = value(pattern, frame, valueKind(of: expression, subject, frame))
    guard let wanted = wanted.onlyValue, let values = subject.values else { return nil }
    let equal = values.filter {
      $0 == wanted || ($0.rawValue != nil && $0.rawValue == wanted.rawValue)
    }
    return equal.isEmpty ? false : equal.count == values.count ? true : nil
  }

  /// The cases that a subject can lead to, as places in their list.
  func chosen(
    _ subject: Expression, _ cases: [Statement.Case], _ frame: CallFrame
  ) -> [Int] {
    let value = value(subject, frame)
    var found: [Int] = []
    for (index, item) in cases.enumerated() where !item.isDefault {
      let truths = item.patterns.map { matches($0, value, subject, frame) }
      var truth: Bool? = truths.contains(true) ? true : truths.contains(nil) ? nil : false
      if truth != false, let filter = item.filter {
        let passed = self.truth(filter, frame)
        truth = passed == false ? false : passed == nil ? nil : truth
      }
      if truth != false { found.append(index) }
      if truth == true { return found }
    }
    return found + cases.indices.filter { cases[$0].isDefault }
  }

  // MARK: Effects

  private func declare(_ variable: VariableDeclaration, _ frame: inout CallFrame) {
    if let initial = variable.initialValue, isPassedOver(variable.type) {
      frame.locals[variable.name] = unknown(
        .outside(variable.name), Origin(frame.file, variable.span))
      frame.sources[variable.name] = initial
    } else if let initial = variable.initialValue {
      var value = value(initial, frame, expectation(variable.type))
      if let tag = variable.type.flatMap({ OrientationTag(type: $0) }) {
        value = value.mapValues { value, origin in
          self.convert(value, to: tag.kind).map { Possibilities($0, origin) }
            ?? Possibilities(value, origin)
        }
      }
      frame.locals[variable.name] = value
      frame.sources[variable.name] = initial
    } else if let getter = variable.getter {
      frame.locals[variable.name] = run(getter, frame)
    } else {
      frame.locals[variable.name] = Possibilities(.null, nil)
    }
  }

  private func perform(_ expression: Expression, _ frame: inout CallFrame) {
    if case .infix(let left, let operation, let right) = expression.kind, operation.isAssignment {
      guard case .name(let name) = left.plain.kind, let old = frame.locals[name] else { return }
      let kind = old.values?.first.flatMap { ValueKind($0) }
      if operation == "=" {
        frame.locals[name] = value(right, frame, kind ?? frame.returned)
        frame.sources[name] = right
      } else {
        let combined = Expression(
          .infix(left, String(operation.dropLast()), right), expression.span)
        frame.locals[name] = value(combined, frame, kind)
      }
      return
    }
    guard let (callee, arguments) = expression.callee, arguments.count == 1,
      case .member(let base, let method) = callee.kind, case .name(let name) = base.plain.kind,
      let old = frame.locals[name]
    else { return }
    guard ["insert", "formUnion", "remove", "subtract", "formIntersection"].contains(method) else {
      return
    }
    let other = value(arguments[0].value, frame, .orientation(.mask))
    switch method {
    case "insert", "formUnion":
      frame.locals[name] = combine(old, other) { one, other in
        one.asMask.flatMap { one in other.asMask.map { .mask(one.union($0)) } }
      }
    case "remove", "subtract":
      frame.locals[name] = combine(old, other) { one, other in
        one.asMask.flatMap { one in other.asMask.map { .mask(one.subtracting($0)) } }
      }
    case "formIntersection":
      frame.locals[name] = combine(old, other) { one, other in
        one.asMask.flatMap { one in other.asMask.map { .mask(one.intersection($0)) } }
      }
    default: break
    }
  }

  private func merge(_ one: CallFrame, _ other: CallFrame) -> CallFrame {
    var merged = one
    for (name, value) in other.locals {
      if let first = one.locals[name], first != value {
        var both = first
        both.add(value)
        merged.locals[name] = both
      } else if one.locals[name] == nil {
        merged.locals[name] = value
      }
    }
    return merged
  }
}

extension Statement.Case {
  /// Whether execution continues with the next case.
  fileprivate var fallsThrough: Bool {
    if case .jump(.fallthrough, _)? = body.last?.kind { true } else { false }
  }
}

extension Statement {
  /// Whether it can be the only expression of a body.
  var isValueStatement: Bool {
    func isValue(_ body: [Statement]) -> Bool {
      guard body.count == 1 else { return false }
      if case .expression(let expression) = body[0].kind {
        return expression.operation?.name.isAssignment != true
      }
      return body[0].isValueStatement
    }
    switch kind {
    case .if(_, let then, let otherwise?): return isValue(then) && isValue(otherwise)
    case .switch(_, let cases): return !cases.isEmpty && cases.allSatisfy { isValue($0.body) }
    default: return false
    }
  }
}

extension Forwarding.Target {
  /// Whether it is what a container shows, so that there is one while it is on screen.
  package var isContent: Bool {
    switch self {
    case .top, .visible, .selected, .firstChild, .lastChild: true
    case .presented, .presenting, .parent, .root, .named: false
    }
  }
}

extension Expression {
  /// The name and the type of a pattern that binds what is cast: `let movie as Movie`.
  fileprivate var boundCast: (name: String, type: String)? {
    guard case .other(let inner) = kind, inner.count == 1,
      case .cast(let bound, .bridging, let type) = inner[0].kind,
      let name = bound.boundName
    else { return nil }
    return (name, type)
  }

  private var boundName: String? {
    switch kind {
    case .name(let name): name
    case .other(let inner) where inner.count == 1: inner[0].boundName
    default: nil
    }
  }

  /// Whether it is a cast that can fail for content of a container: to a type of the app's own.
  var isOwnCast: Bool {
    guard case .cast(_, .conditional, let type) = plain.kind else { return false }
    return !FrameworkClasses.contains(type.strippedType)
  }
}
