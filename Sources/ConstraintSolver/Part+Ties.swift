extension Part {
  /// A variable's range among the best solutions.
  struct Range {
    var lowest: Double
    var highest: Double
    var isPoint: Bool { highest - lowest <= 1e-6 }
  }

  /// Gives one value to everything that the levels leave open.
  ///
  /// - Parameters:
  ///   - work: Memory to use.
  ///   - order: The optional constraints, the first to hold first.
  ///   - choose: The value of a variable with a range.
  mutating func settle(
    _ work: inout Workspace, order: () -> [Int], choose: (Range) -> Double
  ) {
    isAmbiguous = false
    hasFreeMoves = findFreeMoves(&work)
    guard hasFreeMoves else { return }
    if twins == nil { twins = matrix.twins() }
    hasFreeMoves = findFreeMoves(&work)
    guard hasFreeMoves, isOpen(&work) else { return }
    isAmbiguous = true
    for row in order() { settle(row, &work) }
    // In the order of creation, so that no order of constraints matters.
    var (asked, settled) = (1, 0)
    guard findMovable(&work) else { return }
    for variable in 0..<variableCount where work.mayMove[variable] {
      let range = range(of: variable, &work)
      if !range.isPoint {
        approach(choose(range), variable, &work)
        settled += 1
        // Mostly one value settles all others. Asking is dear, so that it is asked ever more seldom.
        if settled == asked {
          guard isOpen(&work) else { return }
          asked *= 2
        }
      }
      guard findMovable(&work) else { return }
    }
  }

  /// Finds out which tight rows can be let go at no cost, if any.
  private func findFreeMoves(_ work: inout Workspace) -> Bool {
    findMultipliers(&work, nil)
    var isAny = false
    for slot in 0..<variableCount {
      work.isFree[slot] =
        isFree(Move(slot: slot, sign: 1), work) || isFree(Move(slot: slot, sign: -1), work)
      isAny = isAny || work.isFree[slot]
    }
    return isAny
  }

  /// Whether a row can be let go in a direction at no cost.
  ///
  /// Where two constraints on the same sum meet, such as a label's wishes not to be wider and not to be
  /// narrower, one of them is tight and the other one keeps it.
  private func isFree(_ move: Move, _ work: Workspace) -> Bool {
    if let slope = slope(move, work, nil) {
      // Where many rows meet, others may keep what seems to get better: that can be open as well.
      return slope.value < 0
    }
    let row = Int(tight[move.slot])
    guard row < rowCount, let twins else { return true }
    var other = Int(twins.next[row])
    while other != row {
      let sign = move.sign * twins.leading[other] / twins.leading[row]
      if slot[other] < 0, weight[other] > 0, side[other] == 0 {
        if sign > 0, sums[other] >= upper[other] - Part.slack(upper[other]) { return false }
        if sign < 0, sums[other] <= lower[other] + Part.slack(lower[other]) { return false }
      }
      other = Int(twins.next[other])
    }
    return true
  }

  /// Finds out which variables depend on a row that can be let go at no cost, if any.
  ///
  /// All such rows are let go at once, each by another amount, so that no two of them cancel out.
  private func findMovable(_ work: inout Workspace) -> Bool {
    guard findFreeMoves(&work) else {
      for variable in 0..<variableCount { work.mayMove[variable] = false }
      return false
    }
    for slot in 0..<variableCount {
      work.right[slot] = work.isFree[slot] ? Part.arbitrary(slot) : 0
    }
    factors.solve(&work.right, into: &work.direction)
    for variable in 0..<variableCount {
      work.mayMove[variable] = abs(work.direction[variable]) > 1e-12
    }
    return true
  }

  /// Whether there is more than one best solution.
  ///
  /// A free move may lead nowhere. An arbitrary sum of the variables has one value only in one point.
  private mutating func isOpen(_ work: inout Workspace) -> Bool {
    guard descend(&work, goal: .mixture(1)) else { return true }
    let lowest = mixture()
    guard descend(&work, goal: .mixture(-1)) else { return true }
    return mixture() - lowest > 1e-6
  }

  private func mixture() -> Double {
    var total = 0.0
    for variable in x.indices { total += Part.arbitrary(variable) * x[variable] }
    return total
  }

  /// Gets a constraint's error as small as it can be, and keeps it so.
  private mutating func settle(_ row: Int, _ work: inout Workspace) {
    if slot[row] < 0, side[row] != 0 { descend(&work, goal: .error(row)) }
    let value = slot[row] < 0 ? sums[row] : tightValue[Int(slot[row])]
    if side(row, at: value) != 0 {
      lower[row] = value
      upper[row] = value
      side[row] = 0
    }
    level[row] = 0
    weight[row] = 1
  }

  /// The smallest and largest value of a variable among the best solutions.
  mutating func range(of variable: Int, _ work: inout Workspace) -> Range {
    let lowest = descend(&work, goal: .value(variable, 1)) ? x[variable] : -.infinity
    let highest = descend(&work, goal: .value(variable, -1)) ? x[variable] : .infinity
    return Range(lowest: lowest, highest: highest)
  }

  /// Moves a variable to a value in its range, and keeps it there.
  private mutating func approach(_ value: Double, _ variable: Int, _ work: inout Workspace) {
    let row = row(of: variable)
    if slot[row] >= 0 {
      tightValue[Int(slot[row])] = value
      tightSide[Int(slot[row])] = -1
      lower[row] = value
      upper[row] = value
      substitute(&work)
      _ = compareSides()
    } else {
      lower[row] = value
      upper[row] = value
      side[row] = side(row, at: x[variable])
      level[row] = 0
    }
    descend(&work)
  }

  /// Returns the variables that have a range, with nothing settled.
  ///
  /// What moves along with a variable is open as well, so that a chain without an end is looked at once.
  mutating func openVariables(_ work: inout Workspace) -> [Int] {
    start(&work)
    descend(&work)
    var isOpen = Array(repeating: false, count: variableCount)
    func look(_ first: Goal, _ second: Goal) {
      let before = x
      for goal in [first, second] {
        let isBounded = descend(&work, goal: goal)
        for other in 0..<variableCount {
          isOpen[other] =
            isOpen[other] || abs(x[other] - before[other]) > 1e-6
            || !isBounded && work.direction[other] != 0
        }
      }
    }
    // What moves all finds most of them, and each that it leaves is looked at by itself.
    guard findMovable(&work) else { return [] }
    look(.mixture(1), .mixture(-1))
    _ = findMovable(&work)
    for variable in 0..<variableCount where work.mayMove[variable] && !isOpen[variable] {
      look(.value(variable, 1), .value(variable, -1))
      _ = findMovable(&work)
    }
    return isOpen.indices.filter { isOpen[$0] }
  }

  /// Returns the ranges of the variables that have one, with nothing settled.
  mutating func openRanges(_ work: inout Workspace) -> [(variable: Int, range: Range)] {
    start(&work)
    descend(&work)
    _ = findMovable(&work)
    return (0..<variableCount).compactMap { variable in
      guard work.mayMove[variable] else { return nil }
      let range = range(of: variable, &work)
      _ = findMovable(&work)
      return range.isPoint ? nil : (variable, range)
    }
  }
}
