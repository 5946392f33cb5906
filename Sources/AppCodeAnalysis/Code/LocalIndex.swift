import AppCodeModel

/// Which local variables a file declares, and what its code gives to names, so that neither is
/// looked for statement by statement.
struct LocalIndex: Sendable {
  /// The places of the statements of a list that declare a name.
  private var declared: [Key: [Int]] = [:]
  /// The values given to plain names: `count` of `count = 1` and `count += 1`.
  private var assigned: [String: [AssignedValue]] = [:]

  /// A list of statements, by its location, and a name.
  private struct Key: Hashable {
    var span: SourceSpan
    var name: String
  }

  /// A value that a name is given.
  struct AssignedValue: Sendable, Spanned {
    /// The location of the whole assignment.
    var span: SourceSpan
    /// The value; of `a += b` the sum.
    var value: Expression
  }

  /// Looks through a file.
  ///
  /// - Complexity: O(n) in the size of the bodies.
  init(_ file: SourceFile) {
    var declared: [Key: [Int]] = [:]
    var assigned: [String: [AssignedValue]] = [:]
    file.visit { expression in
      guard case .infix(let left, let operation, let right) = expression.kind,
        operation.isAssignment, case .name(let name) = left.plain.kind
      else { return }
      let value =
        operation == "="
        ? right : Expression(.infix(left, String(operation.dropLast()), right), expression.span)
      assigned[name, default: []].append(AssignedValue(span: expression.span, value: value))
    } lists: { list in
      guard let span = list.span else { return }
      for (index, statement) in list.enumerated() {
        for name in statement.declaredNames {
          declared[Key(span: span, name: name), default: []].append(index)
        }
      }
    }
    for name in assigned.keys { assigned[name]?.sortByStart() }
    self.declared = declared
    self.assigned = assigned
  }

  /// The nearest statement of a list before one of its places that declares a name.
  ///
  /// - Complexity: O(log n) in the number of statements that do.
  func declaration(of name: String, in list: [Statement], before index: Int) -> Statement? {
    guard let span = list.span, let places = declared[Key(span: span, name: name)] else {
      return nil
    }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < index { low = middle + 1 } else { high = middle }
    }
    guard low > 0, list.indices.contains(places[low - 1]) else { return nil }
    return list[places[low - 1]]
  }

  /// Where a list that is around an offset declares a name anew behind it; nil where it does not.
  ///
  /// - Complexity: O(log n) in the number of statements that do.
  func end(of name: String, in list: [Statement], from offset: Int32) -> Int32? {
    guard let span = list.span, span.start <= offset, offset < span.end,
      let places = declared[Key(span: span, name: name)]
    else { return nil }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if list[places[middle]].span.end <= offset { low = middle + 1 } else { high = middle }
    }
    // The statement around the offset may be the declaration itself.
    if low < places.count, list[places[low]].span.start <= offset { low += 1 }
    return low < places.count ? list[places[low]].span.end : nil
  }

  /// The values that statements give a name, in order.
  ///
  /// - Complexity: O(log n) in the number of values.
  func values(of name: String, in list: [Statement]) -> ArraySlice<AssignedValue> {
    guard let span = list.span, let values = assigned[name] else { return [] }
    return values[values.start(from: span.start)..<values.start(from: span.end)]
  }
}

extension [Statement] {
  /// From the start of the first to the end of the last.
  fileprivate var span: SourceSpan? {
    first.flatMap { first in last.map { first.span.joined(to: $0.span) } }
  }
}

extension Statement {
  /// The names that it gives to the statements behind it.
  fileprivate var declaredNames: [String] {
    switch kind {
    case .variable(let variable): [variable.name]
    case .guard(let conditions, _):
      conditions.compactMap { condition in
        if case .binding(let name, _, _) = condition.kind { name } else { nil }
      }
    case .conditionalCompilation(let branches):
      branches.flatMap { $0.body.flatMap(\.declaredNames) }
    default: []
    }
  }

  /// The list of statements directly inside of it that a stretch of code is in.
  ///
  /// - Complexity: O(log n) in the number of cases of a switch.
  func list(around span: SourceSpan) -> [Statement]? {
    if case .switch(_, let cases) = kind {
      return cases.lastIndex(around: span).map { cases[$0].body }
    }
    return lists.first { $0.lastIndex(around: span) != nil }
  }
}
