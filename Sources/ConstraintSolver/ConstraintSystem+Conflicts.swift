extension ConstraintSystem {
  /// Breaks required constraints of a part until the others can hold.
  ///
  /// - Returns: Whether the part is solved; no if a constraint was broken that determined a variable.
  mutating func resolveConflicts(_ part: inout Part, _ conflicts: inout [Conflict]) -> Bool {
    let violated = part.violated()
    guard !violated.isEmpty || part.hasBroken else { return true }
    let sizes = violated.filter { $0 >= part.rows.count }.sorted {
      part.variables[$0 - part.rows.count] < part.variables[$1 - part.rows.count]
    }
    let rows = part.rows
    let others = violated.filter { $0 < rows.count }.sorted {
      constraints[Int(rows[$0])].serial < constraints[Int(rows[$1])].serial
    }
    part.suspend(violated, &work)
    for suspect in sizes + others {
      while let clash = part.test(suspect, &work) {
        let victim = report(clash, part, &conflicts)
        guard let row = part.rows.firstIndex(of: victim) else {
          breakDetermining(victim)
          part.isNew = true
          return false
        }
        part.give(up: row, &work)
        if row == suspect { break }
      }
    }
    // What was given up before may hold again after others were given up.
    for row in rows.indices where constraints[Int(rows[row])].isBroken {
      if part.test(row, &work) == nil {
        constraints[Int(rows[row])].isBroken = false
      } else {
        part.give(up: row, &work)
      }
    }
    return true
  }

  /// Reports a contradiction, and returns the constraint to break.
  private mutating func report(
    _ clash: Part.Clash, _ part: Part, _ conflicts: inout [Conflict]
  ) -> Int32 {
    var members = clash.rows.map { part.rows[$0] }
    // How much each determined variable adds to the contradiction.
    var shares: [Int32: Double] = [:]
    for (row, share) in clash.shares where row < part.rows.count {
      var entry = constraints[Int(part.rows[row])].firstEntry
      while entry >= 0 {
        let found = entries[Int(entry)]
        if variables[Int(found.variable)].isDetermined {
          shares[found.variable, default: 0] += share * found.factor
        }
        entry = found.nextInConstraint
      }
    }
    for (variable, share) in shares where abs(share) > Part.flat {
      members.append(variables[Int(variable)].determining)
    }
    let sizes = clash.variables.map { part.variables[$0] }
    return report(members, sizes: sizes, &conflicts)
  }

  private mutating func report(
    _ members: [Int32], sizes: [Int32], _ conflicts: inout [Conflict]
  ) -> Int32 {
    let sorted = members.sorted { constraints[Int($0)].serial < constraints[Int($1)].serial }
    let victim = victim(among: sorted)
    if constraints[Int(victim)].revivedIn != solveCount {
      conflicts.append(
        Conflict(
          constraints: sorted.map { id($0) }, sizes: sizes.sorted().map { LayoutVariable($0) },
          broken: id(victim)))
    }
    constraints[Int(victim)].isBroken = true
    constraints[Int(victim)].brokenIn = solveCount
    return victim
  }

  /// Chooses the constraint to break, given a conflict in the order of adding.
  private func victim(among members: [Int32]) -> Int32 {
    let ours = members.filter { constraints[Int($0)].origin == .app }
    let candidates = ours.isEmpty ? members : ours
    switch policy.breakChoice {
    case .constantSizeFirst:
      let size = candidates.first {
        soleVariable(of: $0).map { variables[Int($0)].isSize } ?? false
      }
      return size ?? candidates[candidates.count - 1]
    case .lastAdded: return candidates[candidates.count - 1]
    case .firstAdded: return candidates[0]
    }
  }

  private mutating func breakDetermining(_ index: Int32) {
    guard let variable = soleVariable(of: index) else { return }
    restructure(variable)
  }

  /// Checks the constraints all of whose variables are determined alone.
  mutating func checkConstants(_ conflicts: inout [Conflict]) {
    mustCheckConstants = false
    constantConstraints.removeAll {
      !constraints[Int($0)].isInstalled || !constraints[Int($0)].isConstant
    }
    for index in constantConstraints {
      revive(index)
      let state = constraints[Int(index)]
      guard state.priority == .required else { continue }
      var sum = 0.0
      var members = [index]
      var entry = state.firstEntry
      while entry >= 0 {
        let variable = variables[Int(entries[Int(entry)].variable)]
        sum += entries[Int(entry)].factor * variable.determined
        members.append(variable.determining)
        entry = entries[Int(entry)].nextInConstraint
      }
      let slack = Part.slack(state.constant)
      let isTooSmall = state.relation != .lessThanOrEqual && sum < state.constant - slack
      let isTooLarge = state.relation != .greaterThanOrEqual && sum > state.constant + slack
      guard isTooSmall || isTooLarge else {
        constraints[Int(index)].isBroken = false
        continue
      }
      guard !state.isBroken else { continue }
      let victim = report(members, sizes: [], &conflicts)
      if victim != index {
        breakDetermining(victim)
        mustCheckConstants = true
        return
      }
    }
  }
}
