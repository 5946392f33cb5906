extension Part {
  /// A variable's range among the best solutions.
  struct Range {
    var lowest: Double
    var highest: Double
    var isPoint: Bool { highest - lowest <= 1e-6 }
  }

  /// Gives one value to everything that the levels leave open.
  ///
  /// Most of it needs no move: a value that is at the end of its range which the policy chooses stays
  /// there, and so does all that it depends on.
  ///
  /// - Parameters:
  ///   - work: Memory to use.
  ///   - order: The optional constraints, the first to hold first.
  ///   - choose: The value of a variable with a range; where 0 is not inside, the end nearest to 0.
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
    guard settleErrors(order(), &work) else { return }
    settleValues(&work, choose)
  }

  /// Gets the errors as small as they can be, the first first.
  ///
  /// - Returns: Whether anything is left to settle.
  private mutating func settleErrors(_ order: [Int], _ work: inout Workspace) -> Bool {
    guard findLeeway(&work) else { return false }
    // Mostly a few settle all others. Asking is dear, so that it is asked ever more seldom.
    var (asked, settled) = (1, 0)
    for row in order {
      let isOut = slot[row] < 0 && side[row] != 0
      if isOut {
        let better: Leeway = side[row] < 0 ? .rise : .fall
        if leeway(of: row, work).contains(better) {
          if work.isStale { guard findLeeway(&work) else { return false } }
          if leeway(of: row, work).contains(better) {
            descend(&work, goal: .error(row))
            settled += 1
            guard findLeeway(&work) else { return false }
          }
        }
      }
      keepError(of: row)
      guard isOut else { continue }
      hold(row, &work)
      if settled == asked {
        guard isOpen(&work), findLeeway(&work) else { return false }
        asked *= 2
      }
    }
    return findLeeway(&work)
  }

  /// Has the policy choose each value, in the order of creation, so that no order of constraints matters.
  private mutating func settleValues(_ work: inout Workspace, _ choose: (Range) -> Double) {
    var (asked, settled) = (1, 0)
    for variable in 0..<variableCount where !isChosen(variable, &work) {
      if work.isStale {
        guard findLeeway(&work) else { return }
        if isChosen(variable, &work) { continue }
      }
      let range = range(of: variable, &work)
      if !range.isPoint {
        approach(choose(range), variable, &work)
        settled += 1
        if settled == asked {
          guard isOpen(&work) else { return }
          asked *= 2
        }
      }
      guard findLeeway(&work) else { return }
    }
  }

  /// Whether a variable has the value that the policy chooses; if so, it keeps it.
  private mutating func isChosen(_ variable: Int, _ work: inout Workspace) -> Bool {
    switch work.leeway[variable] {
    case []: return true
    case .rise where x[variable] >= -Part.flat, .fall where x[variable] <= Part.flat:
      // Its range begins here and leads away from 0.
      return hold(row(of: variable), &work)
    default: return false
    }
  }

  /// Whether a tight row might be let go at no cost, after values changed.
  mutating func mayMove(_ work: inout Workspace) -> Bool {
    // What kept a row need not do so any more.
    hasFreeMoves || twins?.isAny == true && findFreeMoves(&work)
  }

  /// Finds out which tight rows can be let go at no cost, if any.
  private func findFreeMoves(_ work: inout Workspace) -> Bool {
    findMultipliers(&work, nil)
    var (isAny, isFalling) = (false, false)
    for slot in 0..<variableCount {
      var free: Leeway = []
      for leeway in [Leeway.rise, .fall] {
        let move = Move(slot: slot, sign: leeway == .rise ? 1 : -1)
        if let slope = slope(move, work, nil) {
          isFalling = isFalling || slope.value < 0
        } else {
          free.insert(leeway)
        }
      }
      work.free[slot] = free
      isAny = isAny || !free.isEmpty
    }
    // Where many rows meet, others may keep what seems to get better. Then it may make up for a cost.
    if isFalling {
      for slot in 0..<variableCount {
        let row = Int(tight[slot])
        if level[row] > 0 || lower[row] < upper[row] { work.free[slot] = .both }
      }
    }
    return isAny || isFalling
  }

  /// Finds out in which directions variables can change at no cost, and whether any can.
  private mutating func findLeeway(_ work: inout Workspace) -> Bool {
    if factors.isReplaced { refresh(&work) }
    let isAny = findFreeMoves(&work)
    for slot in 0..<variableCount { work.slotLeeway[slot] = work.free[slot] }
    factors.spread(&work.slotLeeway, into: &work.leeway)
    if isAny { work.dependencies = Dependencies(factors) }
    work.isStale = false
    return isAny
  }

  /// In which directions the sum of a row can change at no cost.
  private func leeway(of row: Int, _ work: Workspace) -> Leeway {
    if slot[row] >= 0 { return work.free[Int(slot[row])] }
    if let variable = variable(of: row) { return work.leeway[variable] }
    var found: Leeway = []
    for entry in matrix.row(row) {
      found.formUnion(work.leeway[Int(matrix.columns[entry])].times(matrix.factors[entry]))
    }
    return found
  }

  /// Keeps the sum of a row, if it could change in one direction only.
  ///
  /// All that it depends on would change it in that direction, so that nothing of it may change.
  ///
  /// - Returns: Whether it does keep it.
  @discardableResult
  private mutating func hold(_ row: Int, _ work: inout Workspace) -> Bool {
    guard leeway(of: row, work) != .both else { return false }
    if slot[row] >= 0 {
      hold(slot: Int(slot[row]), &work)
      return true
    }
    guard !factors.isReplaced else { return false }
    if let variable = variable(of: row) {
      hold(variable: variable, &work)
    } else {
      for entry in matrix.row(row) { hold(variable: Int(matrix.columns[entry]), &work) }
    }
    return true
  }

  private mutating func hold(variable: Int, _ work: inout Workspace) {
    for slot in work.dependencies.slots(of: variable, factors) { hold(slot: slot, &work) }
  }

  private mutating func hold(slot: Int, _ work: inout Workspace) {
    guard !work.free[slot].isEmpty else { return }
    let row = Int(tight[slot])
    lower[row] = tightValue[slot]
    upper[row] = tightValue[slot]
    tightSide[slot] = -1
    level[row] = 0
    weight[row] = 1
    work.free[slot] = []
    work.isStale = true
  }

  /// Whether there is more than one best solution.
  ///
  /// A free move may lead nowhere. An arbitrary sum of the variables has one value only in one point.
  private mutating func isOpen(_ work: inout Workspace) -> Bool {
    if findRoom(&work) { return true }
    let before = mixture()
    for sign in [1.0, -1.0] {
      guard descend(&work, goal: .mixture(sign)) else { return true }
      if abs(mixture() - before) > 1e-6 { return true }
    }
    return false
  }

  private func mixture() -> Double {
    var total = 0.0
    for variable in x.indices { total += Part.arbitrary(variable) * x[variable] }
    return total
  }

  /// Lets all free rows go at once, each by another amount, so that no two of them cancel out.
  ///
  /// - Returns: Whether that leads anywhere, which it need not where many rows meet. If so, the variables
  ///   that have a direction are those that can change.
  private func findRoom(_ work: inout Workspace) -> Bool {
    guard findFreeMoves(&work) else {
      for variable in 0..<variableCount { work.direction[variable] = 0 }
      return false
    }
    for slot in 0..<variableCount {
      let free = work.free[slot]
      work.right[slot] = free.isEmpty ? 0 : Part.arbitrary(slot) * (free.contains(.rise) ? 1 : -1)
    }
    return findRoom(along: &work)
  }

  /// Keeps the error of a row as it is.
  private mutating func keepError(of row: Int) {
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
  private mutating func range(of variable: Int, _ work: inout Workspace) -> Range {
    let (leeway, value) = (work.leeway[variable], x[variable])
    var range = Range(lowest: value, highest: value)
    if leeway.contains(.fall) {
      range.lowest = descend(&work, goal: .value(variable, 1)) ? x[variable] : -.infinity
    }
    if leeway.contains(.rise) {
      range.highest = descend(&work, goal: .value(variable, -1)) ? x[variable] : .infinity
    }
    return range
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
    if findRoom(&work) {
      return x.indices.filter { work.direction[$0] != 0 }
    }
    // What moves all finds most of them, and each that it leaves is looked at by itself.
    guard findLeeway(&work) else { return [] }
    look(.mixture(1), .mixture(-1))
    _ = findLeeway(&work)
    for variable in 0..<variableCount where !work.leeway[variable].isEmpty && !isOpen[variable] {
      look(.value(variable, 1), .value(variable, -1))
      _ = findLeeway(&work)
    }
    return isOpen.indices.filter { isOpen[$0] }
  }

  /// Returns the ranges of the variables that have one, with nothing settled.
  mutating func openRanges(_ work: inout Workspace) -> [(variable: Int, range: Range)] {
    start(&work)
    descend(&work)
    _ = findLeeway(&work)
    return (0..<variableCount).compactMap { variable in
      guard !work.leeway[variable].isEmpty else { return nil }
      let range = range(of: variable, &work)
      _ = findLeeway(&work)
      return range.isPoint ? nil : (variable, range)
    }
  }
}
