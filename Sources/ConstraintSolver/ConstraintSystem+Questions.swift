extension ConstraintSystem {
  /// Whether a constraint is about a variable.
  public func isConstrained(_ variable: LayoutVariable) -> Bool {
    variables[variable.index].firstEntry >= 0
  }

  /// Whether a variable could have another value although all constraints would be met as well.
  ///
  /// Nothing reports it without being asked. Rule: `L-B-04`, `L-B-23`, `L-B-25`
  /// - Complexity: O(1) where nothing it is connected with is ambiguous.
  public func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    let state = variables[variable.index]
    if state.isDetermined { return false }
    guard state.part >= 0, let part = parts[Int(state.part)]?.part else { return true }
    guard part.isAmbiguous else { return false }
    var copy = part
    var work = Workspace()
    load(&copy)
    return copy.openVariables(&work).contains(Int(state.place))
  }

  /// The variables of ``ambiguities()``, without the values that they could have.
  ///
  /// - Complexity: O(number of terms) for each variable that can change while the others stay; what
  ///   changes with another one costs nothing more.
  public func ambiguousVariables() -> [LayoutVariable] {
    var found: [LayoutVariable] = []
    for case let box? in parts where box.part.isAmbiguous {
      var copy = box.part
      var work = Workspace()
      load(&copy)
      found += copy.openVariables(&work).map { LayoutVariable(copy.variables[$0]) }
    }
    for index in variables.indices where !variables[index].isDetermined && variables[index].part < 0
    {
      found.append(LayoutVariable(index))
    }
    return found.sorted()
  }

  /// The variables that could have other values although all constraints would be met as well.
  ///
  /// They are those of the last ``solve()``, in the order of creation. Rule: `L-B-23`, `L-B-24`
  /// - Complexity: a few steps for each variable that is connected with an ambiguous one.
  public func ambiguities() -> [Ambiguity] {
    var found: [Ambiguity] = []
    for case let box? in parts where box.part.isAmbiguous { found += ambiguities(in: box.part) }
    for index in variables.indices where !variables[index].isDetermined && variables[index].part < 0
    {
      found.append(Ambiguity(variable: LayoutVariable(index), value: 0, alternative: 100))
    }
    return found.sorted { $0.variable < $1.variable }
  }

  private func ambiguities(in part: Part) -> [Ambiguity] {
    var copy = part
    var work = Workspace()
    load(&copy)
    return copy.openRanges(&work).map { place, range in
      let variable = part.variables[place]
      let value = variables[Int(variable)].value
      // The end that is farther away.
      var alternative = value - range.lowest > range.highest - value ? range.lowest : range.highest
      if alternative.isInfinite { alternative = value + (alternative < 0 ? -100 : 100) }
      return Ambiguity(
        variable: LayoutVariable(variable), value: value, alternative: alternative)
    }
  }

  /// The constraints that decide the value of a variable, also through other variables.
  ///
  /// They are in the order in which they were added. A variable that is ambiguous also depends on the
  /// policy, which is not a constraint.
  /// - UIKit: what `constraintsAffectingLayout(for:)` lists for one axis, asked for a view's position and
  ///   size. Rule: `L-B-26`
  public func constraints(deciding variable: LayoutVariable) -> [ConstraintID] {
    let state = variables[variable.index]
    if state.isDetermined { return [id(state.determining)] }
    guard state.part >= 0, let part = parts[Int(state.part)]?.part else { return [] }
    var work = Workspace()
    var found: Set<Int32> = []
    for row in part.rows(deciding: Int(state.place), &work) {
      found.insert(part.rows[row])
      var entry = constraints[Int(part.rows[row])].firstEntry
      while entry >= 0 {
        let other = variables[Int(entries[Int(entry)].variable)]
        if other.isDetermined { found.insert(other.determining) }
        entry = entries[Int(entry)].nextInConstraint
      }
    }
    return found.map { id($0) }.sorted()
  }
}

extension Part {
  /// The tight constraints on which a variable's value depends.
  func rows(deciding variable: Int, _ work: inout Workspace) -> [Int] {
    guard !tight.isEmpty else { return [] }
    work.prepare(variables: variableCount, rows: rowCount)
    work.buffer[variable] = 1
    factors.solveTransposed(&work.buffer, into: &work.combination)
    return tight.indices.filter {
      abs(work.combination[$0]) > Part.flat && tight[$0] < rowCount
    }.map { Int(tight[$0]) }
  }
}
