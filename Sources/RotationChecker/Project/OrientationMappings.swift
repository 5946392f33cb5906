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
    unit.switches.map(cases) + chains(unit) + unit.dictionaries.map(entries)
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
        case .expression(let test) = conditions[0].kind,
        let (_, name, right) = test.operation, name == "==", let member = place.scope.member,
        let from = code.constant(right, at: place.inside(test).inside(right)),
        let (result, to, inner) = result(then, place)
      else { continue }
      byMember[member.span, default: []].append(
        OrientationMapping(from: from, to: to, result: result, place: inner))
    }
    // More than two sides are more than one mapping, of which it is unknown what belongs together.
    return byMember.sorted { $0.key.start < $1.key.start }.map(\.value).filter { entries in
      Set(entries.map(\.from)).count == entries.count
    }
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
