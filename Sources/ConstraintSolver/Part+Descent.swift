extension Part {
  /// What is made small after everything else is.
  enum Goal {
    /// The error of a constraint.
    case error(Int)
    /// A variable's value times a sign.
    case value(Int, Double)
    /// A sum of all variables with arbitrary factors, times a sign.
    case mixture(Double)
  }

  /// A tight row that is let go, and whether its sum then grows or shrinks.
  struct Move {
    var slot: Int
    var sign: Double
  }

  /// Moves from point to point as long as the errors get smaller, level by level.
  ///
  /// This is the simplex method for a sum of absolute errors: a tight row is let go, and a loose one
  /// gets tight where the errors stop shrinking.
  ///
  /// - Returns: Whether there is a best point; a goal may have none.
  @discardableResult
  mutating func descend(_ work: inout Workspace, goal: Goal? = nil) -> Bool {
    work.prepare(variables: variableCount, rows: rowCount)
    var end = descend(&work, goal, atMost: .max)
    if end == .standstill {
      // Many rows meet in one point. Moved apart a little, they are passed one by one.
      let (trueLower, trueUpper) = (lower, upper)
      spreadBounds(&work)
      let isBounded = descend(&work, goal, atMost: .max) != .unbounded
      (lower, upper) = (trueLower, trueUpper)
      followBounds(&work)
      // Only what rounding left is to do, except where there is no end.
      end = isBounded ? descend(&work, goal, atMost: 100) : .unbounded
    }
    return end != .unbounded
  }

  private enum End {
    case best, unbounded, standstill
  }

  private mutating func descend(_ work: inout Workspace, _ goal: Goal?, atMost limit: Int) -> End {
    work.stuck.removeAll(keepingCapacity: true)
    // Flips are looked for ever more seldom where there are none.
    var (standstill, nextFlips) = (0, goal == nil ? 0 : .max)
    // Far more than were ever needed: it ends even if rounding leads in a circle.
    for step in 0..<min(limit, 1000 + 50 * (variableCount + rowCount)) {
      findMultipliers(&work, goal)
      guard let move = bestMove(work, goal) else { return .best }
      if step == nextFlips {
        if flipMany(&work) {
          nextFlips = step + 1
          continue
        }
        nextFlips = 2 * step + 1
        findMultipliers(&work, goal)
      }
      switch follow(move, &work, goal) {
      case .unbounded:
        if goal != nil { return .unbounded }
        work.stuck.append(tight[move.slot])
      case .refused: work.stuck.append(tight[move.slot])
      case .moved(let distance):
        standstill = distance > 1e-10 ? 0 : standstill + 1
        if distance > 1e-10 { work.stuck.removeAll(keepingCapacity: true) }
        if standstill > 20, limit == .max { return .standstill }
      }
      if factors.isWorn { refresh(&work) }
    }
    return .best
  }

  /// Moves all bounds outward, each by another tiny amount.
  private mutating func spreadBounds(_ work: inout Workspace) {
    for row in lower.indices {
      let distance = 1e-5 * Part.arbitrary(row)
      if lower[row] < upper[row] { lower[row] -= distance } else { lower[row] += distance }
      upper[row] += distance
    }
    followBounds(&work)
  }

  private mutating func followBounds(_ work: inout Workspace) {
    for slot in tight.indices { followBound(slot) }
    substitute(&work)
    _ = compareSides()
  }

  /// Computes how each level's errors change with the values of the tight rows.
  func findMultipliers(_ work: inout Workspace, _ goal: Goal?) {
    work.outOfBounds.removeAll(keepingCapacity: true)
    work.levels.removeAll(keepingCapacity: true)
    var seen: (Int32, Int32) = (-1, -1)
    for row in side.indices where side[row] != 0 && slot[row] < 0 && weight[row] > 0 {
      work.outOfBounds.append(Int32(row))
      let level = level[row]
      if level != seen.0 && level != seen.1 {
        if !work.levels.contains(level) { work.levels.append(level) }
        seen = (level, seen.0)
      }
    }
    work.levels.sort()
    if goal != nil { work.levels.append(Int32(levelCount)) }
    let count = variableCount
    if work.multipliers.count < work.levels.count * count {
      work.multipliers = Array(repeating: 0, count: work.levels.count * count)
    }
    for index in work.levels.indices {
      for variable in 0..<count { work.buffer[variable] = 0 }
      if work.levels[index] == Int32(levelCount) {
        addGradient(of: goal, to: &work.buffer)
      } else {
        for row in work.outOfBounds where level[Int(row)] == work.levels[index] {
          let row = Int(row)
          add(row, times: Double(side[row]) * weight[row], to: &work.buffer)
        }
      }
      factors.solveTransposed(&work.buffer, into: &work.combination)
      for slot in 0..<count { work.multipliers[index * count + slot] = work.combination[slot] }
    }
  }

  private func addGradient(of goal: Goal?, to vector: inout [Double]) {
    switch goal {
    case .error(let row): if slot[row] < 0 { add(row, times: Double(side[row]), to: &vector) }
    case .value(let variable, let sign): vector[variable] += sign
    case .mixture(let sign):
      for variable in 0..<variableCount { vector[variable] += sign * Part.arbitrary(variable) }
    case nil: break
    }
  }

  /// A factor between 1 and 2 that has nothing to do with those of other variables.
  ///
  /// Bits are mixed, since multiples of one number cancel out where factors are as simple as a layout's.
  static func arbitrary(_ variable: Int) -> Double {
    var bits = UInt64(truncatingIfNeeded: variable + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 12) / 0x1p52
  }

  /// How the cost of a tight row's own error changes when its sum grows or shrinks.
  func ownSlope(_ slot: Int, _ sign: Double) -> Double {
    let row = Int(tight[slot])
    let value = tightValue[slot]
    if sign > 0 {
      if value < lower[row] - Part.slack(lower[row]) { return -weight[row] }
      return value >= upper[row] - Part.slack(upper[row]) ? weight[row] : 0
    }
    if value > upper[row] + Part.slack(upper[row]) { return -weight[row] }
    return value <= lower[row] + Part.slack(lower[row]) ? weight[row] : 0
  }

  /// Returns the first level that a move changes, and how; nil if it changes none.
  func slope(_ move: Move, _ work: Workspace, _ goal: Goal?) -> (level: Int32, value: Double)? {
    let row = Int(tight[move.slot])
    let own = ownSlope(move.slot, move.sign)
    var last: Int32 = -1
    while let level = nextLevel(after: last, move, own, work) {
      var value = level == self.level[row] ? own : 0
      if let index = work.levels.firstIndex(of: level) {
        value += move.sign * work.multipliers[index * variableCount + move.slot]
      }
      if level == Int32(levelCount), case .error(row)? = goal, weight[row] > 0 {
        value += own / weight[row]
      }
      forEachTwin(ofRowIn: move) { twin, rate in
        if self.level[twin] == level { value += weight[twin] * rate }
      }
      if abs(value) > Part.flat { return (level, value) }
      last = level
    }
    return nil
  }

  /// The next level at which a move may change anything.
  private func nextLevel(
    after last: Int32, _ move: Move, _ own: Double, _ work: Workspace
  ) -> Int32? {
    var next = work.levels.first { $0 > last } ?? .max
    let row = Int(tight[move.slot])
    if own != 0, level[row] > last { next = min(next, level[row]) }
    forEachTwin(ofRowIn: move) { twin, _ in
      if level[twin] > last { next = min(next, level[twin]) }
    }
    return next == .max ? nil : next
  }

  /// Calls a function for the constraints on the sum of a tight row that are at a bound and stop a move.
  ///
  /// Such as a label's wish not to be narrower, where the one not to be wider is tight. Their errors are
  /// as much the row's as its own.
  func forEachTwin(ofRowIn move: Move, _ body: (_ twin: Int, _ rate: Double) -> Void) {
    guard let twins else { return }
    let row = Int(tight[move.slot])
    var other = Int(twins.next[row])
    while other != row {
      if slot[other] < 0, weight[other] > 0, side[other] == 0 {
        let rate = move.sign * twins.leading[other] / twins.leading[row]
        let isAtBound =
          rate > 0
          ? sum(other) >= upper[other] - Part.slack(upper[other])
          : sum(other) <= lower[other] + Part.slack(lower[other])
        if isAtBound { body(other, abs(rate)) }
      }
      other = Int(twins.next[other])
    }
  }

  /// Returns the move that improves the highest level most; of those that are as good the one that costs
  /// least.
  private func bestMove(_ work: Workspace, _ goal: Goal?) -> Move? {
    // The first variables are settled first, so that what they give away goes to the last.
    let prefersLast = if case .value? = goal { true } else { false }
    var best: (move: Move, level: Int32, value: Double, cost: Cost, row: Int32)?
    for slot in 0..<variableCount {
      guard changes(slot, work), work.stuck.isEmpty || !work.stuck.contains(tight[slot]) else {
        continue
      }
      for sign in [1.0, -1.0] {
        let move = Move(slot: slot, sign: sign)
        guard let (level, value) = slope(move, work, goal), value < 0 else { continue }
        let row = tight[slot]
        let cost = ownCost(move, above: level)
        if let best {
          guard level <= best.level else { continue }
          if level == best.level {
            guard value <= best.value else { continue }
            if value == best.value {
              guard !(best.cost < cost) else { continue }
              let isFirst = prefersLast ? row > best.row : row < best.row
              guard cost < best.cost || isFirst else { continue }
            }
          }
        }
        best = (move, level, value, cost, row)
      }
    }
    return best?.move
  }

  /// What a move costs at less important levels.
  struct Cost: Comparable {
    /// The most important level that gets worse, and how much.
    var level = Int32.max
    var value = 0.0

    static func < (left: Cost, right: Cost) -> Bool {
      left.level == right.level ? left.value < right.value : left.level > right.level
    }

    mutating func add(_ value: Double, at level: Int32) {
      if level < self.level {
        self = Cost(level: level, value: value)
      } else if level == self.level {
        self.value += value
      }
    }
  }

  /// What the errors of the row that is let go cost at the levels behind one.
  func ownCost(_ move: Move, above level: Int32) -> Cost {
    var cost = Cost()
    let row = Int(tight[move.slot])
    let own = ownSlope(move.slot, move.sign)
    if own > 0, self.level[row] > level { cost.add(own, at: self.level[row]) }
    return cost
  }

  /// Whether anything depends on the value of a tight row.
  private func changes(_ slot: Int, _ work: Workspace) -> Bool {
    for index in work.levels.indices
    where abs(work.multipliers[index * variableCount + slot]) > Part.flat {
      return true
    }
    return false
  }
}
