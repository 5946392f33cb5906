extension Part {
  /// What became of a move.
  enum Outcome {
    case moved(Double)
    /// Nothing stops it.
    case unbounded
    /// The rows would hardly be independent.
    case refused
  }

  /// Moves until the errors stop getting smaller, and makes the row tight that stops it.
  mutating func follow(_ move: Move, _ work: inout Workspace, _ goal: Goal?) -> Outcome {
    findDirection(move, &work)
    findKinks(&work)
    guard let stop = stoppingKink(move, &work, goal) else {
      forget(&work)
      return .unbounded
    }
    let entering = Int(stop.row)
    for variable in 0..<variableCount { work.buffer[variable] = 0 }
    add(entering, times: 1, to: &work.buffer)
    factors.solveTransposed(&work.buffer, into: &work.combination)
    guard abs(work.combination[move.slot]) > 1e-9 else {
      forget(&work)
      return .refused
    }
    factors.replace(move.slot, by: work.combination)
    advance(move, stop, &work)
    forget(&work)
    return .moved(stop.distance)
  }

  /// Computes how fast each variable and each loose row changes along a move.
  private func findDirection(_ move: Move, _ work: inout Workspace) {
    for slot in 0..<variableCount { work.right[slot] = 0 }
    work.right[move.slot] = move.sign
    findRates(&work)
  }

  /// Computes how fast each variable and each loose row changes as the tight rows' values do.
  private func findRates(_ work: inout Workspace) {
    factors.solve(&work.right, into: &work.direction)
    for variable in 0..<variableCount {
      let rate = work.direction[variable]
      guard abs(rate) > 1e-12 else {
        work.direction[variable] = 0
        continue
      }
      for entry in matrix.column(variable) {
        let row = Int(matrix.columnRows[entry])
        guard slot[row] < 0 else { continue }
        if !work.isReached[row] {
          work.isReached[row] = true
          work.reached.append(Int32(row))
        }
        work.rates[row] += matrix.columnFactors[entry] * rate
      }
    }
  }

  /// Whether the tight rows' values can change as given in `work.right` before a loose row gets to a
  /// bound, and some variable with them.
  func findRoom(along work: inout Workspace) -> Bool {
    findRates(&work)
    findKinks(&work)
    forget(&work)
    let stop = work.kinks.first {
      $0.distance * $0.rate >= Part.tolerance || !hasTightTwin($0.row)
    }
    let distance = stop?.distance ?? .infinity
    return distance > 0
      && work.direction.prefix(variableCount).contains { abs($0) * distance > 1e-6 }
  }

  /// Whether a constraint on the same sum is tight, so that this one counts in its slope.
  private func hasTightTwin(_ row: Int32) -> Bool {
    guard let twins else { return false }
    var other = twins.next[Int(row)]
    while other != row, slot[Int(other)] < 0 { other = twins.next[Int(other)] }
    return other != row
  }

  /// Lists where loose rows reach their bounds.
  private func findKinks(_ work: inout Workspace) {
    work.kinks.removeAll(keepingCapacity: true)
    for row in work.reached {
      appendKinks(Int(row), rate: work.rates[Int(row)], to: &work.kinks)
    }
    for variable in 0..<variableCount where work.direction[variable] != 0 {
      let row = row(of: variable)
      if slot[row] < 0 { appendKinks(row, rate: work.direction[variable], to: &work.kinks) }
    }
    sortKinks(&work)
  }

  func sortKinks(_ work: inout Workspace) {
    work.kinks.sort {
      $0.distance == $1.distance ? $0.row < $1.row : $0.distance < $1.distance
    }
  }

  /// Lists where a row whose sum changes at some rate reaches its bounds.
  func appendKinks(_ row: Int, rate: Double, to kinks: inout [Workspace.Kink]) {
    guard abs(rate) > 1e-11, weight[row] > 0 else { return }
    let isGrowing = rate > 0
    let value = sum(row)
    // The bound behind which the row is, and the bound ahead.
    if lower[row].isFinite, isGrowing == (side[row] < 0) {
      let distance = max(0, (lower[row] - value) / rate)
      kinks.append(.init(distance: distance, row: Int32(row), side: -1, rate: abs(rate)))
    }
    if upper[row].isFinite, isGrowing == (side[row] <= 0) {
      let distance = max(0, (upper[row] - value) / rate)
      kinks.append(.init(distance: distance, row: Int32(row), side: 1, rate: abs(rate)))
    }
  }

  /// Returns where the errors no longer get smaller.
  private func stoppingKink(
    _ move: Move, _ work: inout Workspace, _ goal: Goal?
  ) -> Workspace.Kink? {
    if work.slopes.count < levelCount + 1 {
      work.slopes = Array(repeating: 0, count: levelCount + 1)
    }
    for level in 0...levelCount { work.slopes[level] = 0 }
    for index in work.levels.indices {
      work.slopes[Int(work.levels[index])] +=
        move.sign * work.multipliers[index * variableCount + move.slot]
    }
    let leaving = Int(tight[move.slot])
    let own = ownSlope(move.slot, move.sign)
    work.slopes[Int(level[leaving])] += own
    if case .error(leaving)? = goal, weight[leaving] > 0 {
      work.slopes[levelCount] += own / weight[leaving]
    }
    for kink in work.kinks {
      let row = Int(kink.row)
      work.slopes[Int(level[row])] += weight[row] * kink.rate
      if case .error(row)? = goal { work.slopes[levelCount] += kink.rate }
      if !isFalling(work) { return kink }
    }
    return nil
  }

  private func isFalling(_ work: Workspace) -> Bool {
    for level in 0...levelCount where abs(work.slopes[level]) > Part.flat {
      return work.slopes[level] < 0
    }
    return false
  }

  /// Goes to a kink, and exchanges the rows.
  private mutating func advance(_ move: Move, _ stop: Workspace.Kink, _ work: inout Workspace) {
    hasMoved = true
    let entering = Int(stop.row)
    let leaving = Int(tight[move.slot])
    for variable in 0..<variableCount where work.direction[variable] != 0 {
      x[variable] += stop.distance * work.direction[variable]
      let row = row(of: variable)
      if slot[row] < 0 { side[row] = side(row, at: x[variable]) }
    }
    for row in work.reached {
      let row = Int(row)
      sums[row] += stop.distance * work.rates[row]
      side[row] = side(row, at: sums[row])
    }
    let left = tightValue[move.slot] + move.sign * stop.distance
    if let variable = variable(of: leaving) { x[variable] = left } else { sums[leaving] = left }
    slot[leaving] = -1
    side[leaving] = side(leaving, at: left)

    let bound = stop.side < 0 ? lower[entering] : upper[entering]
    if let variable = variable(of: entering) { x[variable] = bound } else { sums[entering] = bound }
    tight[move.slot] = stop.row
    tightValue[move.slot] = bound
    tightSide[move.slot] = stop.side
    slot[entering] = Int32(move.slot)
    side[entering] = 0
  }

  private func forget(_ work: inout Workspace) {
    for row in work.reached {
      work.rates[Int(row)] = 0
      work.isReached[Int(row)] = false
    }
    work.reached.removeAll(keepingCapacity: true)
  }
}
