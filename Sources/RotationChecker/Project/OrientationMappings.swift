import AppCodeAnalysis
import AppCodeModel

/// One orientation that leads to another: a case and its result.
struct OrientationMapping {
  /// The orientation that is asked.
  var from: OrientationConstant
  /// The orientation that comes of it.
  var to: OrientationConstant
  /// The result as it is written.
  var result: Expression
  /// Where it is written.
  var place: Place
}

/// Finds where code maps orientations of one kind to those of another, case by case.
struct OrientationMappings {
  private let code: CodeBase

  init(_ code: CodeBase) { self.code = code }

  /// The mappings of a file, each with its cases.
  func all(in unit: CodeUnit) -> [[OrientationMapping]] {
    unit.switches.map(cases) + chains(unit) + unit.ternaries.map(choices)
      + unit.dictionaries.map(entries)
  }

  /// The cases of a `switch` that lead to an orientation.
  func cases(_ place: Place) -> [OrientationMapping] {
    guard case .switch(_, let cases)? = place.statement?.kind else { return [] }
    return cases.flatMap { item -> [OrientationMapping] in
      guard let (result, to, inner) = result(item.body, place) else { return [] }
      return item.patterns.compactMap { pattern in
        code.constant(pattern, at: place.inside(pattern)).map {
          OrientationMapping(from: $0, to: to, result: result, place: inner)
        }
      }
    }
  }

  /// Chains of `else if`, and an `if` behind another in the same function.
  private func chains(_ unit: CodeUnit) -> [[OrientationMapping]] {
    var byMember: [SourceSpan: [OrientationMapping]] = [:]
    for place in unit.branches {
      guard case .if(let conditions, let then, _)? = place.statement?.kind, conditions.count == 1,
        let member = place.scope.member, let from = compared(conditions[0], place),
        let (result, to, inner) = result(then, place)
      else { continue }
      byMember[member.span, default: []].append(
        OrientationMapping(from: from, to: to, result: result, place: inner))
    }
    for place in unit.guards {
      guard case .guard(let conditions, let otherwise)? = place.statement?.kind,
        conditions.count == 1, let member = place.scope.member,
        let (from, isEqual) = comparison(conditions[0], place),
        let (result, to, inner) = isEqual
          ? behind(place) : self.result(otherwise, place)
      else { continue }
      byMember[member.span, default: []].append(
        OrientationMapping(from: from, to: to, result: result, place: inner))
    }
    // A `?:` with one side belongs to the conditions around it.
    for place in unit.ternaries where !byMember.isEmpty {
      let sides = choices(place)
      guard sides.count == 1, let span = place.scope.member?.span, byMember[span] != nil else {
        continue
      }
      byMember[span]? += sides
    }
    // More than two sides are more than one mapping, of which it is unknown what belongs together.
    return byMember.sorted { $0.key.start < $1.key.start }.map(\.value).filter { entries in
      Set(entries.map(\.from)).count == entries.count
    }
  }

  /// What the sides of nested `?:` lead to; that of the last side is known where two are left.
  private func choices(_ place: Place) -> [OrientationMapping] {
    if case .ternary(let test, _, _)? = place.parent?.expression?.kind,
      test.span != place.span
    {
      return []
    }
    var entries: [OrientationMapping] = []
    var current = place
    while case .ternary(let test, let first, let second)? = current.expression?.kind {
      let inner = current.inside(first)
      if let from = compared(test, current), let to = code.constant(first, at: inner) {
        entries.append(OrientationMapping(from: from, to: to, result: first, place: inner))
      }
      current = current.inside(second)
    }
    if entries.count == 1, let last = current.expression,
      let other = entries[0].from.otherLandscape, let to = code.constant(last, at: current),
      to.name == "landscapeLeft" || to.name == "landscapeRight"
    {
      entries.append(OrientationMapping(from: other, to: to, result: last, place: current))
    }
    return entries
  }

  /// The constant that a condition requires something to be.
  private func compared(
    _ condition: Statement.Condition, _ place: Place
  ) -> OrientationConstant? {
    switch condition.kind {
    case .expression(let test): return compared(test, place)
    case .match(let pattern, let value):
      return code.constant(
        pattern, at: place.inside(pattern), expected: code.tag(of: value, at: place))
    case .available, .binding: return nil
    }
  }

  /// The constant that a condition compares something with, and whether it requires the two to be
  /// equal.
  private func comparison(
    _ condition: Statement.Condition, _ place: Place
  ) -> (OrientationConstant, isEqual: Bool)? {
    if let constant = compared(condition, place) { return (constant, true) }
    guard case .expression(let test) = condition.kind,
      let (left, name, right) = place.settled(test).operation, name == "!="
    else { return nil }
    let inner = place.inside(place.settled(test))
    let constant =
      code.constant(right, at: inner.inside(right)) ?? code.constant(left, at: inner.inside(left))
    return constant.map { ($0, false) }
  }

  /// What the statements behind a `guard` give, where they are one.
  private func behind(_ place: Place) -> (Expression, OrientationConstant, Place)? {
    guard let next = place.statementsBehind.first, let statement = next.statement,
      case .return(let value?) = statement.kind
    else { return nil }
    let inner = next.inside(value)
    return code.constant(value, at: inner).map { (value, $0, inner) }
  }

  private func compared(_ test: Expression, _ place: Place) -> OrientationConstant? {
    let test = place.settled(test)
    guard let (left, name, right) = test.operation, name == "==" else { return nil }
    let inner = place.inside(test)
    return code.constant(right, at: inner.inside(right))
      ?? code.constant(left, at: inner.inside(left))
  }

  private func entries(_ place: Place) -> [OrientationMapping] {
    guard case .dictionary(let entries)? = place.expression?.kind else { return [] }
    let tags = dictionaryTags(place)
    return entries.compactMap { entry in
      guard let from = code.constant(entry.key, at: place, expected: tags?.key),
        let to = code.constant(entry.value, at: place, expected: tags?.value)
      else { return nil }
      return OrientationMapping(from: from, to: to, result: entry.value, place: place)
    }
  }

  /// The types of keys and values in `[Key: Value]`.
  private func dictionaryTags(_ place: Place) -> (key: OrientationTag, value: OrientationTag)? {
    var type: String?
    if case .variable(let variable)? = place.parent?.statement?.kind { type = variable.type }
    if place.parent == nil { type = place.scope.member?.valueType }
    guard let type, type.hasPrefix("["), let colon = type.firstIndex(of: ":"),
      let key = OrientationTag(type: String(type[..<colon].dropFirst())),
      let value = OrientationTag(type: String(type[colon...].dropFirst().prefix { $0 != "]" }))
    else { return nil }
    return (key, value)
  }

  /// What a case gives: the constant that it returns, assigns, or is.
  private func result(
    _ body: [Statement], _ place: Place
  ) -> (Expression, OrientationConstant, Place)? {
    var found: (Expression, OrientationConstant, Place)?
    for statement in body {
      let inner = place.inside(statement)
      let value: (Expression, Place)? =
        switch statement.kind {
        case .return(let value?): (value, inner.inside(value))
        case .expression(let expression):
          if case .infix(_, "=", let right) = expression.kind {
            (right, inner.inside(expression).inside(right))
          } else {
            (expression, inner.inside(expression))
          }
        case .block(let body):
          if let nested = result(body, place) { (nested.0, nested.2) } else { nil }
        default: nil
        }
      guard let value, let constant = code.constant(value.0, at: value.1) else { continue }
      guard found == nil else { return nil }
      found = (value.0, constant, value.1)
    }
    return found
  }
}

extension OrientationConstant {
  /// The other of the two ways to be in landscape.
  fileprivate var otherLandscape: OrientationConstant? {
    switch name {
    case "landscapeLeft": OrientationConstant(kind, "landscapeRight")
    case "landscapeRight": OrientationConstant(kind, "landscapeLeft")
    default: nil
    }
  }
}
