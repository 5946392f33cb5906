extension Part {
  /// A move that ends at another constraint on the same sum, which gets tight in place of the first.
  ///
  /// A label that gives way until it has no height is one: its own size takes the slot of its text. No
  /// factor changes, so that any number of them is one substitution.
  struct Flip {
    var slot: Int
    var sign: Double
    var leaving: Row
    var entering: Row
    /// What it costs for what it gains.
    var cost: Cost

    /// A row with the bound it follows.
    struct Row {
      var row: Int
      var value: Double
      var side: Int8
    }
  }

  /// Lets as many rows flip at once as make the errors smaller, the cheapest first.
  ///
  /// In a chain with too little room there is one for each text; ordinary moves would go through the
  /// chain for each of them.
  ///
  /// - Returns: Whether the errors are smaller than before.
  /// - Complexity: O(number of terms), times the logarithm of the number of flips.
  mutating func flipMany(_ work: inout Workspace) -> Bool {
    if twins == nil { twins = matrix.twins() }
    let level = findFlips(&work)
    guard work.flips.count > 1 else { return false }
    let flips = work.flips
    let before = errors()
    var done = 0
    func flip(to count: Int) {
      while done < count {
        exchange(flips[done].slot, flips[done].leaving, flips[done].entering)
        done += 1
      }
      while done > count {
        done -= 1
        exchange(flips[done].slot, flips[done].entering, flips[done].leaving)
      }
      substitute(&work)
      _ = compareSides()
    }
    // The last one must still make them smaller after all that flip before it.
    func isWorth(_ count: Int) -> Bool {
      flip(to: count - 1)
      findMultipliers(&work, nil)
      let last = flips[count - 1]
      let slope = slope(Move(slot: last.slot, sign: last.sign), work, nil)
      return slope.map { $0.level == level && $0.value < 0 } ?? false
    }
    var (least, most) = (0, flips.count + 1)
    var count = flips.count
    while least + 1 < most {
      if isWorth(count) { least = count } else { most = count }
      count = (least + most) / 2
    }
    flip(to: least)
    if least > 0, isLess(errors(), before) { return true }
    flip(to: 0)
    return false
  }

  private mutating func exchange(_ place: Int, _ leaving: Flip.Row, _ entering: Flip.Row) {
    slot[leaving.row] = -1
    slot[entering.row] = Int32(place)
    side[entering.row] = 0
    tight[place] = Int32(entering.row)
    tightSide[place] = entering.side
    tightValue[place] = entering.value
  }

  /// Lists the flips that make the errors of the most important level smaller, the cheapest first.
  ///
  /// Flips that cost more than an ordinary move are not among them.
  ///
  /// - Returns: The level.
  private func findFlips(_ work: inout Workspace) -> Int32 {
    work.flips.removeAll(keepingCapacity: true)
    var ordinary: Cost?
    var best = Int32.max
    for slot in 0..<variableCount where !work.stuck.contains(tight[slot]) {
      for sign in [1.0, -1.0] {
        let move = Move(slot: slot, sign: sign)
        guard let (level, value) = slope(move, work, nil), value < 0, level <= best else {
          continue
        }
        if level < best {
          work.flips.removeAll(keepingCapacity: true)
          ordinary = nil
          best = level
        }
        if let flip = flip(move, level, value, &work) {
          work.flips.append(flip)
        } else {
          var cost = ownCost(move, above: level)
          cost.value /= -value
          ordinary = min(ordinary ?? cost, cost)
        }
      }
    }
    if let ordinary { work.flips.removeAll { $0.cost > ordinary } }
    work.flips.sort {
      $0.cost == $1.cost ? $0.leaving.row < $1.leaving.row : $0.cost < $1.cost
    }
    return best
  }

  /// Returns where a move ends if nothing but constraints on the row's own sum stop it.
  private func flip(
    _ move: Move, _ level: Int32, _ value: Double, _ work: inout Workspace
  ) -> Flip? {
    guard let twins else { return nil }
    let leaving = Int(tight[move.slot])
    work.kinks.removeAll(keepingCapacity: true)
    var other = Int(twins.next[leaving])
    while other != leaving {
      appendKinks(
        other, rate: move.sign * twins.leading[other] / twins.leading[leaving], to: &work.kinks)
      other = Int(twins.next[other])
    }
    sortKinks(&work)
    var (slope, cost) = (value, ownCost(move, above: level))
    for kink in work.kinks {
      let row = Int(kink.row)
      let bound = kink.side < 0 ? lower[row] : upper[row]
      // What stops it where it is counts already.
      if kink.distance * kink.rate <= Part.slack(bound) { continue }
      if self.level[row] > level {
        cost.add(weight[row] * kink.rate, at: self.level[row])
        continue
      }
      slope = self.level[row] < level ? 0 : slope + weight[row] * kink.rate
      guard slope >= -Part.flat else { continue }
      // Only the same row keeps the factors as they are.
      guard twins.leading[row] == twins.leading[leaving] else { return nil }
      cost.value /= -value
      return Flip(
        slot: move.slot, sign: move.sign,
        leaving: .init(row: leaving, value: tightValue[move.slot], side: tightSide[move.slot]),
        entering: .init(row: row, value: bound, side: kink.side), cost: cost)
    }
    return nil
  }

  /// The errors of each level.
  private func errors() -> [Double] {
    var errors = Array(repeating: 0.0, count: levelCount)
    for row in side.indices where side[row] != 0 && slot[row] < 0 && weight[row] > 0 {
      let bound = side[row] < 0 ? lower[row] : upper[row]
      errors[Int(level[row])] += weight[row] * abs(sum(row) - bound)
    }
    return errors
  }

  private func isLess(_ errors: [Double], _ others: [Double]) -> Bool {
    for (error, other) in zip(errors, others)
    where abs(error - other) > Part.tolerance * max(1, other) {
      return error < other
    }
    return false
  }
}
