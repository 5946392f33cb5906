import AppCodeAnalysis
import AppCodeModel

/// One kind of orientation where another is expected.
struct KindMixup {
  /// The value that is of the wrong kind.
  var expression: Expression
  /// Where it is.
  var place: Place
  /// What it is.
  var found: OrientationTag.Kind
  /// What is expected.
  var expected: OrientationTag.Kind
  /// The constant it is, if it is one.
  var constant: OrientationConstant?
  /// How it is used.
  var use: Use

  /// The uses of a value that show which kind is expected.
  enum Use {
    /// One side of `==`.
    case comparison
    /// A label of a `switch`.
    case label
    /// One side of `&` or `|`.
    case bits
    /// What is returned, assigned, passed, or cast.
    case value
  }
}

/// Finds one kind of orientation where another is expected.
///
/// Swift's compiler does that itself, but for raw values.
struct KindMixups {
  private let code: CodeBase

  init(_ code: CodeBase) { self.code = code }

  /// All that are in a file, each value once.
  func all(in unit: CodeUnit) -> [KindMixup] {
    var found = rawValues(in: unit)
    if unit.file.isSwift {
      found += unit.operations.flatMap(rawComparison)
    } else {
      found += unit.operations.flatMap(operation)
      found += unit.switches.flatMap(labels)
      found += unit.returns.flatMap(returned)
      found += unit.locals.flatMap(local)
      found += unit.assignments.keys.sorted().flatMap { unit.assignments[$0] ?? [] }
        .flatMap(assigned)
      found += unit.calls.keys.sorted().flatMap { unit.calls[$0] ?? [] }.flatMap(passed)
      found += unit.casts.flatMap(cast)
    }
    var seen: Set<SourceSpan> = []
    return found.sorted { $0.expression.span.start < $1.expression.span.start }
      .filter { seen.insert($0.expression.span).inserted }
  }

  // MARK: Where kinds meet

  private func operation(_ place: Place) -> [KindMixup] {
    guard let (left, name, right) = place.expression?.operation else { return [] }
    let isComparison = name.isEquality
    guard isComparison || name == "&" || name == "|" else { return [] }
    guard let one = tag(left, place), let other = tag(right, place), one.kind != other.kind else {
      return []
    }
    if !isComparison {
      // `1 << orientation` has the tag of a mask; anything else is not a bit of one.
      guard one.kind == .mask || other.kind == .mask else { return [] }
      let wrong = one.kind == .mask ? right : left
      return mixups(wrong, expected: .mask, place, .bits)
    }
    // The constant is what was written wrong.
    if right.spelledConstant(code, at: place) != nil || left.spelledConstant(code, at: place) == nil
    {
      return mixups(right, expected: one.kind, place, .comparison)
    }
    return mixups(left, expected: other.kind, place, .comparison)
  }

  /// Raw values are all that Swift lets be compared.
  private func rawComparison(_ place: Place) -> [KindMixup] {
    guard let (left, name, right) = place.expression?.operation, name.isEquality,
      left.lastName == "rawValue", right.lastName == "rawValue"
    else { return [] }
    return operation(place)
  }

  private func labels(_ place: Place) -> [KindMixup] {
    guard case .switch(let subject, let cases)? = place.statement?.kind,
      let tag = tag(subject, place)
    else { return [] }
    return cases.flatMap(\.patterns).flatMap {
      mixups($0, expected: tag.kind, place, .label)
    }
  }

  private func returned(_ place: Place) -> [KindMixup] {
    guard case .return(let value?)? = place.statement?.kind,
      let expected = code.returnTag(at: place)
    else { return [] }
    return mixups(value, expected: expected.kind, place, .value)
  }

  private func local(_ place: Place) -> [KindMixup] {
    guard case .variable(let variable)? = place.statement?.kind,
      let value = variable.initialValue,
      let expected = variable.type.flatMap({ OrientationTag(type: $0) })
    else { return [] }
    return mixups(value, expected: expected.kind, place, .value)
  }

  private func assigned(_ assignment: Assignment) -> [KindMixup] {
    guard ["=", "|=", "&="].contains(assignment.operation) else { return [] }
    guard let expected = tag(assignment.target, assignment.place), !expected.isNumber else {
      return isMaskNumber(assignment)
        ? mixups(assignment.value, expected: .mask, assignment.place, .bits) : []
    }
    return mixups(assignment.value, expected: expected.kind, assignment.place, .value)
  }

  /// Whether a local number is put together as a mask: bits are added to it, or it is returned as
  /// one.
  private func isMaskNumber(_ assignment: Assignment) -> Bool {
    guard case .name(let name) = assignment.target.plain.kind,
      let local = assignment.place.local(named: name), !local.isParameter,
      local.type?.strippedType.isNumberType ?? false
    else { return false }
    if assignment.operation == "|=" { return true }
    let member = assignment.place.memberSpan
    return (code.unit(of: assignment.place.file)?.returns ?? []).within(member).contains { place in
      guard case .return(let value?)? = place.statement?.kind else { return false }
      return value.plain.kind == .name(name) && code.returnTag(at: place) == .mask
    }
  }

  private func passed(_ place: Place) -> [KindMixup] {
    guard let (callee, arguments) = place.expression?.callee else { return [] }
    return arguments.indices.flatMap { index -> [KindMixup] in
      guard let expected = code.parameterTag(index, of: callee, arguments, at: place) else {
        return []
      }
      return mixups(arguments[index].value, expected: expected.kind, place, .value)
    }
  }

  private func cast(_ place: Place) -> [KindMixup] {
    guard case .cast(let value, .unchecked, let type)? = place.expression?.kind,
      let expected = OrientationTag(type: type)
    else { return [] }
    return mixups(value, expected: expected.kind, place, .value)
  }

  /// Raw values of one kind of which another is made.
  private func rawValues(in unit: CodeUnit) -> [KindMixup] {
    let names = OrientationTag.Kind.allCases.map(\.typeName) + ["init", "Self"]
    return names.flatMap { unit.calls[$0] ?? [] }.flatMap { place -> [KindMixup] in
      guard let (callee, arguments) = place.expression?.callee, arguments.count == 1,
        arguments[0].label == "rawValue", let kind = made(by: callee, at: place)
      else { return [] }
      return mixups(arguments[0].value, expected: kind, place, .value)
    }
  }

  /// The kind that an initializer makes: `A(…)`, `A.init(…)`, `.init(…)`, and within its type
  /// `Self(…)` and `self.init(…)`.
  private func made(by callee: Expression, at place: Place) -> OrientationTag.Kind? {
    let type: String?
    switch callee.kind {
    case .implicitMember:
      if let tag = code.expectedTag(at: place) { return tag.kind }
      // What a body is that consists of it alone.
      guard place.scope.member?.body?.count == 1 else { return nil }
      type = place.scope.member?.valueType
    case .name("Self"): type = place.scope.typeName
    case .member(let base, "init"): type = base.isSelf ? place.scope.typeName : base.lastName
    default: type = callee.lastName
    }
    return type.flatMap { OrientationTag(type: $0)?.kind }
  }

  // MARK: Values

  private func tag(_ expression: Expression, _ place: Place) -> OrientationTag? {
    code.tag(of: expression, at: place)
  }

  private func mixups(
    _ value: Expression, expected: OrientationTag.Kind, _ place: Place, _ use: KindMixup.Use
  ) -> [KindMixup] {
    value.leaves.flatMap { leaf -> [KindMixup] in
      let inner = place.inside(leaf)
      guard let tag = tag(leaf, inner) else {
        return use == .value ? numbers(leaf, expected: expected, inner) : []
      }
      guard tag.kind != expected else { return [] }
      return [
        KindMixup(
          expression: leaf, place: inner, found: tag.kind, expected: expected,
          constant: leaf.spelledConstant(code, at: inner), use: use)
      ]
    }
  }

  /// The constants of another kind, and the masks among orientations or the reverse, that a value may be
  /// which is declared as a number.
  private func numbers(
    _ value: Expression, expected: OrientationTag.Kind, _ place: Place
  ) -> [KindMixup] {
    ValueFlow(code).sources(of: value, at: place).compactMap { source in
      guard source.span != value.span, let expression = source.expression,
        let found = tag(expression, source)?.kind, found != expected
      else { return nil }
      let constant = expression.spelledConstant(code, at: source)
      guard constant != nil || (found == .mask) != (expected == .mask) else { return nil }
      return KindMixup(
        expression: expression, place: source, found: found, expected: expected,
        constant: constant, use: .value)
    }
  }
}
