extension Part {
  /// Required rows that cannot hold together.
  ///
  /// Without any one of them the others can.
  struct Clash {
    /// The constraints.
    var rows: [Int] = []
    /// The variables whose bounds are part of it, by their places in the part.
    var variables: [Int] = []
    /// How much each row contributes to the contradiction.
    var shares: [(row: Int, share: Double)] = []
  }

  /// The required rows that are out of their bounds: sizes first, then in the order of `rows`.
  func violated() -> [Int] {
    let rows = side.indices.filter {
      side[$0] != 0 && slot[$0] < 0 && level[$0] == 0 && weight[$0] > 0
    }
    return rows.filter { variable(of: $0) != nil }
      + rows.filter { variable(of: $0) == nil }.sorted { self.rows[$0] < self.rows[$1] }
  }

  /// Leaves rows out, so that those that remain can hold.
  mutating func suspend(_ suspects: [Int], _ work: inout Workspace) {
    for row in suspects { weight[row] = 0 }
    descend(&work)
  }

  /// Tries to have a suspect hold beside the others.
  ///
  /// - Returns: What contradicts it, or nil if it holds now.
  mutating func test(_ suspect: Int, _ work: inout Workspace) -> Clash? {
    weight[suspect] = 1
    level[suspect] = 0
    if slot[suspect] < 0, side[suspect] == 0 { return nil }
    level[suspect] = 1
    descend(&work)
    if slot[suspect] >= 0 || side[suspect] == 0 {
      level[suspect] = 0
      return nil
    }
    for variable in 0..<variableCount { work.buffer[variable] = 0 }
    add(suspect, times: 1, to: &work.buffer)
    factors.solveTransposed(&work.buffer, into: &work.combination)
    var clash = Clash()
    clash.shares.append((suspect, 1))
    for slot in 0..<variableCount where abs(work.combination[slot]) > Part.flat {
      let isRising = (work.combination[slot] > 0) == (side[suspect] < 0)
      let keeper = keeper(of: Move(slot: slot, sign: isRising ? 1 : -1))
      clash.shares.append((keeper.row, -work.combination[slot] * keeper.share))
    }
    for (row, _) in clash.shares {
      if let variable = variable(of: row) {
        clash.variables.append(variable)
      } else {
        clash.rows.append(row)
      }
    }
    return clash
  }

  /// The required row that does not let a tight row go: itself, or another one on the same sum.
  private func keeper(of move: Move) -> (row: Int, share: Double) {
    let row = Int(tight[move.slot])
    if level[row] == 0, ownSlope(move.slot, move.sign) > 0 { return (row, 1) }
    var keeper = (row: row, share: 1.0)
    forEachTwin(ofRowIn: move) { twin, _ in
      guard let twins, level[twin] == 0, level[keeper.row] > 0 || keeper.row == row else { return }
      keeper = (twin, twins.leading[row] / twins.leading[twin])
    }
    return keeper
  }

  /// Leaves a row out for good.
  mutating func give(up row: Int, _ work: inout Workspace) {
    weight[row] = 0
    level[row] = 0
    hasBroken = true
    descend(&work)
  }
}
