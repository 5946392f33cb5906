extension ConstraintSystem {
  /// Finds the values that meet the constraints best.
  ///
  /// - Returns: The conflicts that were not there at the last call, each with the constraint that does
  ///   not count from now on. A constraint counts again when what it is connected with changes and the
  ///   conflict is gone. Rule: `L-B-08`, `L-B-18`
  /// - Complexity: O(number of terms) of the parts that changed where constraints determine all
  ///   values; inequalities and optional constraints that exclude each other add steps of that cost.
  @discardableResult
  public mutating func solve() -> [Conflict] {
    changedVariables.removeAll(keepingCapacity: true)
    var conflicts: [Conflict] = []
    solveCount &+= 1
    repeat {
      divide()
      if mustCheckConstants { checkConstants(&conflicts) }
      var next = 0
      while restructured.isEmpty, next < touchedParts.count {
        solvePart(touchedParts[next], &conflicts)
        next += 1
      }
    } while !restructured.isEmpty
    publish()
    return conflicts
  }

  /// The constraints that do not count because they conflict with others, in the order of adding.
  public var brokenConstraints: [ConstraintID] {
    constraints.indices.filter { constraints[$0].isInstalled && constraints[$0].isBroken }
      .map { id(Int32($0)) }.sorted()
  }

  func id(_ index: Int32) -> ConstraintID {
    ConstraintID(index: index, serial: constraints[Int(index)].serial)
  }

  private mutating func publish() {
    for index in touchedParts {
      guard let box = parts[Int(index)], box.part.isTouched else { continue }
      box.part.isTouched = false
      for place in box.part.variables.indices {
        setValue(box.part.x[place], of: box.part.variables[place])
      }
    }
    for variable in touchedVariables {
      variables[Int(variable)].isTouched = false
      let state = variables[Int(variable)]
      if state.isDetermined {
        setValue(state.determined, of: variable)
      } else if state.part < 0 {
        setValue(0, of: variable)
      }
    }
    touchedParts.removeAll(keepingCapacity: true)
    touchedVariables.removeAll(keepingCapacity: true)
  }

  private mutating func setValue(_ value: Double, of variable: Int32) {
    guard variables[Int(variable)].value != value else { return }
    variables[Int(variable)].value = value
    changedVariables.append(LayoutVariable(variable))
  }

  private mutating func solvePart(_ index: Int32, _ conflicts: inout [Conflict]) {
    guard let box = parts[Int(index)], box.part.isTouched else { return }
    if box.part.hasBroken {
      // Broken constraints may determine variables again.
      let isOld = box.part.rows.contains {
        constraints[Int($0)].isBroken && constraints[Int($0)].brokenIn != solveCount
      }
      if isOld {
        for variable in box.part.variables { restructure(variable) }
        return
      }
    }
    let starts = box.part.isNew || box.part.isAmbiguous || box.part.hasBroken
    if starts {
      load(&box.part)
      box.part.start(&work)
    } else {
      guard !box.part.changed.isEmpty else { return }
      for row in box.part.changed {
        loadBounds(Int(row), of: &box.part)
        box.part.followBound(ofRow: Int(row))
      }
      box.part.changed.removeAll(keepingCapacity: true)
      box.part.substitute(&work)
      if box.part.compareSides(), !box.part.mayMove(&work) { return }
    }
    // What is being changed has one owner, so that nothing is copied.
    var part = box.part
    box.part = Part(variables: [], rows: [], matrix: SparseMatrix())
    defer { box.part = part }
    part.descend(&work)
    if !resolveConflicts(&part, &conflicts) { return }
    settle(&part)
    guard part.hasMoved || part.factors.isReplaced else { return }
    if part.isFresh, part.factors.isReplaced {
      part.refresh(&work)
    } else {
      part.substitute(&work)
      _ = part.compareSides()
    }
    part.isFresh = false
  }

  private mutating func settle(_ part: inout Part) {
    let (constraints, policy) = (constraints, policy)
    let rows = part.rows
    part.settle(&work) {
      rows.indices.filter {
        constraints[Int(rows[$0])].priority < .required && !constraints[Int(rows[$0])].isBroken
      }.sorted {
        let (left, right) = (constraints[Int(rows[$0])], constraints[Int(rows[$1])])
        if left.priority != right.priority { return left.priority > right.priority }
        return policy.equalPriorityTie == .laterHolds
          ? left.serial > right.serial : left.serial < right.serial
      }
    } choose: { range in
      let (lowest, highest) = (range.lowest, range.highest)
      switch policy.ambiguousValue {
      case .zeroElseNearestBound:
        guard lowest.isFinite || highest.isFinite else { return 0 }
        // What rounding makes of two ends that are as near counts as that.
        return abs(lowest) <= abs(highest) + 1e-6 ? lowest : highest
      case .nearestToZero: return max(lowest, min(highest, 0))
      }
    }
  }
}
