extension Part {
  /// Chooses tight rows for a first point, which meets all required equations that can be met.
  ///
  /// Required equations get variables first, those that no optional constraint is about where there is
  /// a choice; each variable that is left gets an optional constraint that mentions it, else an
  /// inequality, else itself. So a chain of texts starts where each has its size, which mostly is the
  /// solution, however long the chain is.
  mutating func start(_ work: inout Workspace) {
    isNew = false
    for row in slot.indices { slot[row] = -1 }
    var chosen: [Int32] = []
    var elimination = Elimination(
      columnCount: variableCount, rowCapacity: rowCount, remains: wanted)
    for row in 0..<rowCount where level[row] == 0 && weight[row] > 0 && lower[row] == upper[row] {
      chosen.append(Int32(row))
      append(row, to: &elimination)
    }
    elimination.run()
    var found = elimination.order.map { chosen[Int($0)] }
    var extra =
      found.count < variableCount ? candidates(open: elimination.hasPivot.map { !$0 }) : []
    // The second time only what the first found to be dependent is replaced, by variables.
    while found.count < variableCount {
      let rows = found + extra
      elimination = Elimination(columnCount: variableCount, rowCapacity: rows.count)
      for row in rows { append(Int(row), to: &elimination) }
      elimination.run()
      found = elimination.order.map { rows[Int($0)] }
      extra = elimination.hasPivot.indices.filter { !elimination.hasPivot[$0] }.map {
        Int32(row(of: $0))
      }
    }
    factors = elimination.factors
    tight = found
    tightValue = Array(repeating: 0, count: tight.count)
    tightSide = Array(repeating: 0, count: tight.count)
    for place in tight.indices {
      let row = Int(tight[place])
      slot[row] = Int32(place)
      tightSide[place] = lower[row].isFinite ? -1 : upper[row].isFinite ? 1 : 0
      followBound(place)
    }
    substitute(&work)
    _ = compareSides()
  }

  /// Gives a row that is tight the value of the bound it follows.
  mutating func followBound(ofRow row: Int) {
    if slot[row] >= 0 { followBound(Int(slot[row])) }
  }

  /// Gives a tight row the value of the bound it follows.
  mutating func followBound(_ place: Int) {
    let row = Int(tight[place])
    switch tightSide[place] {
    case -1: tightValue[place] = lower[row]
    case 1: tightValue[place] = upper[row]
    default: break
    }
    side[row] = 0
  }

  /// Whether an optional constraint is about each variable.
  private var wanted: [Bool] {
    var wanted = Array(repeating: false, count: variableCount)
    for row in 0..<rowCount where level[row] > 0 && weight[row] > 0 {
      for entry in matrix.row(row) { wanted[Int(matrix.columns[entry])] = true }
    }
    return wanted
  }

  /// Returns a row for each open variable.
  private func candidates(open: [Bool]) -> [Int32] {
    var open = open
    var found: [Int32] = []
    let rest = (0..<rowCount).filter {
      weight[$0] > 0 && (level[$0] > 0 || lower[$0] < upper[$0])
    }
    let sorted = rest.sorted {
      let (left, right) = (level[$0] == 0 ? .max : level[$0], level[$1] == 0 ? .max : level[$1])
      return left == right ? $0 < $1 : left < right
    }
    for row in sorted {
      // Sizes can stay at 0, positions have no value of their own.
      let entries = matrix.row(row)
      guard
        let entry = entries.first(where: {
          let variable = Int(matrix.columns[$0])
          return open[variable] && lower[self.row(of: variable)] == -.infinity
        }) ?? entries.first(where: { open[Int(matrix.columns[$0])] })
      else { continue }
      open[Int(matrix.columns[entry])] = false
      found.append(Int32(row))
    }
    return found + open.indices.filter { open[$0] }.map { Int32(row(of: $0)) }
  }
}
