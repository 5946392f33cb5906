extension ConstraintSystem {
  /// Divides what was restructured into parts again.
  mutating func divide() {
    guard !restructured.isEmpty else { return }
    var next = 0
    while next < restructured.count {
      let variable = restructured[next]
      next += 1
      let before = variables[Int(variable)].isDetermined
      determine(variable)
      dissolve(variables[Int(variable)].part)
      let after = variables[Int(variable)].isDetermined
      // What it connects, or does not connect any more.
      if before || after { restructureNeighbors(of: variable, isDetermined: after) }
    }
    for variable in restructured { variables[Int(variable)].isRestructured = false }
    for variable in restructured
    where !variables[Int(variable)].isDetermined && variables[Int(variable)].part < 0 {
      collect(from: variable)
    }
    restructured.removeAll(keepingCapacity: true)
  }

  /// Finds out whether one constraint determines a variable alone.
  private mutating func determine(_ variable: Int32) {
    let state = variables[Int(variable)]
    variables[Int(variable)].isDetermined = false
    touchVariable(variable)
    guard state.determiningCount == 1 else { return }
    var entry = state.firstEntry
    while entry >= 0, soleVariable(of: entries[Int(entry)].constraint) != variable {
      entry = entries[Int(entry)].nextInVariable
    }
    guard entry >= 0 else { return }
    let constraint = entries[Int(entry)].constraint
    if constraints[Int(constraint)].isBroken, constraints[Int(constraint)].brokenIn == solveCount {
      return
    }
    let value = constraints[Int(constraint)].constant / entries[Int(entry)].factor
    guard !state.isSize || value >= 0 else { return }
    revive(constraint)
    variables[Int(variable)].isDetermined = true
    variables[Int(variable)].determining = constraint
    variables[Int(variable)].determined = value
    constraints[Int(constraint)].part = -1
  }

  private mutating func restructureNeighbors(of variable: Int32, isDetermined: Bool) {
    var entry = variables[Int(variable)].firstEntry
    while entry >= 0 {
      let constraint = entries[Int(entry)].constraint
      var other = constraints[Int(constraint)].firstEntry
      var isConstant = isDetermined
      while other >= 0 {
        let neighbor = entries[Int(other)].variable
        if !variables[Int(neighbor)].isDetermined {
          restructure(neighbor)
          isConstant = false
        }
        other = entries[Int(other)].nextInConstraint
      }
      if isConstant, constraint != variables[Int(variable)].determining { listConstant(constraint) }
      entry = entries[Int(entry)].nextInVariable
    }
  }

  /// Takes a part apart; its constraints get another chance to hold.
  private mutating func dissolve(_ index: Int32) {
    guard index >= 0, let part = parts[Int(index)]?.part else { return }
    parts[Int(index)] = nil
    unusedParts.append(index)
    for variable in part.variables {
      variables[Int(variable)].part = -1
      restructure(variable)
    }
    for row in part.rows where constraints[Int(row)].part == index {
      constraints[Int(row)].part = -1
      revive(row)
    }
  }

  /// Has a constraint count again that was broken before.
  mutating func revive(_ index: Int32) {
    guard constraints[Int(index)].isBroken, constraints[Int(index)].brokenIn != solveCount else {
      return
    }
    constraints[Int(index)].isBroken = false
    constraints[Int(index)].revivedIn = solveCount
  }

  /// Collects in a part all that constraints connect with a variable.
  private mutating func collect(from first: Int32) {
    guard variables[Int(first)].firstEntry >= 0 else { return }
    let index = unusedParts.popLast() ?? Int32(parts.count)
    if Int(index) == parts.count { parts.append(nil) }
    var members = [first]
    var rows: [Int32] = []
    variables[Int(first)].part = index
    var next = 0
    while next < members.count {
      var entry = variables[Int(members[next])].firstEntry
      next += 1
      while entry >= 0 {
        let constraint = entries[Int(entry)].constraint
        entry = entries[Int(entry)].nextInVariable
        guard constraints[Int(constraint)].part != index else { continue }
        constraints[Int(constraint)].part = index
        constraints[Int(constraint)].isConstant = false
        revive(constraint)
        rows.append(constraint)
        var other = constraints[Int(constraint)].firstEntry
        while other >= 0 {
          let variable = entries[Int(other)].variable
          if variables[Int(variable)].part != index, !variables[Int(variable)].isDetermined {
            variables[Int(variable)].part = index
            members.append(variable)
          }
          other = entries[Int(other)].nextInConstraint
        }
      }
    }
    // In the order of memory, and of creation, which settling follows.
    members.sort()
    rows.sort()
    for place in members.indices { variables[Int(members[place])].place = Int32(place) }
    for place in rows.indices { constraints[Int(rows[place])].place = Int32(place) }
    parts[Int(index)] = PartBox(makePart(members, rows))
    touchPart(index)
  }

  private func makePart(_ members: [Int32], _ rows: [Int32]) -> Part {
    var matrix = SparseMatrix()
    matrix.reserve(rows.count)
    for row in rows {
      var entry = constraints[Int(row)].firstEntry
      while entry >= 0 {
        let found = entries[Int(entry)]
        let variable = variables[Int(found.variable)]
        if !variable.isDetermined { matrix.append(found.factor, column: variable.place) }
        entry = found.nextInConstraint
      }
      matrix.endRow()
    }
    matrix.indexColumns(members.count)
    return Part(variables: members, rows: rows, matrix: matrix)
  }

  /// Gives a part the bounds, weights and levels that its constraints have.
  func load(_ part: inout Part) {
    var levels: [Float: Int32] = [:]
    if policy.priorityModel == .lexicographic {
      let priorities = part.rows.map { constraints[Int($0)].priority.rawValue }
      for priority in priorities where priority < 1000 { levels[priority] = 0 }
      for (place, priority) in levels.keys.sorted(by: >).enumerated() {
        levels[priority] = Int32(place + 2)
      }
    }
    part.levelCount = 2 + max(1, levels.count)
    part.hasBroken = false
    for row in part.rows.indices {
      loadBounds(row, of: &part)
      let state = constraints[Int(part.rows[row])]
      let isRequired = state.priority == .required
      part.hasBroken = part.hasBroken || state.isBroken
      part.weight[row] =
        state.isBroken ? 0 : levels.isEmpty && !isRequired ? Double(state.priority.rawValue) : 1
      part.level[row] = isRequired ? 0 : levels[state.priority.rawValue] ?? 2
    }
    for variable in part.variables.indices {
      let row = part.row(of: variable)
      part.lower[row] = variables[Int(part.variables[variable])].isSize ? 0 : -.infinity
      part.upper[row] = .infinity
      part.weight[row] = 1
      part.level[row] = 0
    }
    part.changed.removeAll(keepingCapacity: true)
  }

  /// Gives a row its bounds: the constant less what determined variables contribute.
  func loadBounds(_ row: Int, of part: inout Part) {
    let state = constraints[Int(part.rows[row])]
    var bound = state.constant
    var entry = state.firstEntry
    while entry >= 0 {
      let found = entries[Int(entry)]
      let variable = variables[Int(found.variable)]
      if variable.isDetermined { bound -= found.factor * variable.determined }
      entry = found.nextInConstraint
    }
    part.lower[row] = state.relation == .lessThanOrEqual ? -.infinity : bound
    part.upper[row] = state.relation == .greaterThanOrEqual ? .infinity : bound
  }
}
