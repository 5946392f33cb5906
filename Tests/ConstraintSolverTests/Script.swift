import ConstraintSolver
import TestSupport

/// What happens to a system, step by step, so that a failure can be cut down and printed.
struct Script: CustomStringConvertible {
  enum Step {
    /// Adds a constraint, which later steps name by its label.
    case add(label: Int, SlowSolver.Row)
    case remove(label: Int)
    case setConstant(label: Int, Fraction)
    case setPriority(label: Int, Int)
    case solve
  }

  var isSize: [Bool]
  var steps: [Step]
  var policy = SolvingPolicy()

  var description: String {
    "sizes: \(isSize)\n" + steps.map { "  \($0)" }.joined(separator: "\n")
  }

  /// Returns what is wrong with the solutions, or nil.
  func failure() -> String? {
    var system = ConstraintSystem(policy: policy)
    let variables = isSize.map { system.addVariable($0 ? .size : .position) }
    var ids: [Int: ConstraintID] = [:]
    var rows: [(label: Int, row: SlowSolver.Row)] = []
    var known = isSize.map { _ in 0.0 }
    for step in steps {
      switch step {
      case .add(let label, let row):
        ids[label] = system.add(
          LinearConstraint(
            row.terms.map { (variables[$0.variable], $0.factor.double) }, row.relation,
            row.constant.double, priority: Priority(Float(row.priority))))
        rows.append((label, row))
      case .remove(let label):
        guard let id = ids.removeValue(forKey: label) else { continue }
        system.remove(id)
        rows.removeAll { $0.label == label }
      case .setConstant(let label, let constant):
        guard let id = ids[label], let index = rows.firstIndex(where: { $0.label == label }) else {
          continue
        }
        system.setConstant(constant.double, of: id)
        rows[index].row.constant = constant
      case .setPriority(let label, let priority):
        guard let id = ids[label], let index = rows.firstIndex(where: { $0.label == label }) else {
          continue
        }
        system.setPriority(Priority(Float(priority)), of: id)
        rows[index].row.priority = priority
      case .solve:
        let conflicts = system.solve()
        for (index, variable) in variables.enumerated() {
          let isListed = system.changedVariables.contains(variable)
          if isListed != (known[index] != system[variable]) { return "changed: \(variable)" }
          known[index] = system[variable]
        }
        let labels = Dictionary(uniqueKeysWithValues: ids.map { ($1, $0) })
        let state = State(
          script: self, system: system, variables: variables, rows: rows,
          labels: labels, conflicts: conflicts)
        if let failure = state.failure() { return failure }
      }
    }
    return nil
  }

  /// Returns the script without the steps that its failure does not need.
  func cutDown() -> Script {
    var script = self
    var index = 0
    while index < script.steps.count {
      var shorter = script
      shorter.steps.remove(at: index)
      if shorter.failure() != nil { script = shorter } else { index += 1 }
    }
    return script
  }

  /// What there is to compare after a solution.
  struct State {
    let script: Script
    let system: ConstraintSystem
    let variables: [LayoutVariable]
    let rows: [(label: Int, row: SlowSolver.Row)]
    let labels: [ConstraintID: Int]
    let conflicts: [Conflict]

    private func solve(_ rows: [SlowSolver.Row], isSize: [Bool]? = nil) -> SlowSolver.Answer {
      SlowSolver.solve(
        isSize: isSize ?? script.isSize, constraints: rows, policy: script.policy)
    }

    func failure() -> String? {
      let broken = Set(system.brokenConstraints.compactMap { labels[$0] })
      for conflict in conflicts {
        if let failure = failure(of: conflict) { return failure }
      }
      let holding = rows.filter { !broken.contains($0.label) }.map(\.row)
      for (label, row) in rows where broken.contains(label) {
        if case .solved = solve(holding + [row]) { return "constraint \(label) could hold" }
      }
      switch solve(holding) {
      case .tooLarge: return nil
      case .infeasible: return "no conflict was found"
      case .solved(let values, let ranges):
        for (index, variable) in variables.enumerated()
        where !(abs(values[index].double - system[variable]) < 1e-6) {
          return "variable \(index) is \(system[variable]), not \(values[index])"
        }
        return failure(of: ranges)
      }
    }

    /// A conflict's constraints cannot hold together, and can without any one of them.
    private func failure(of conflict: Conflict) -> String? {
      let members = conflict.constraints.compactMap { id in
        rows.first { labels[id] == $0.label }?.row
      }
      let sizes = script.isSize.indices.map { conflict.sizes.contains(variables[$0]) }
      guard members.count == conflict.constraints.count, members.allSatisfy({ $0.priority == 1000 })
      else { return "not all of \(conflict) are required" }
      guard conflict.constraints.contains(conflict.broken) else { return "broke another" }
      if case .solved = solve(members, isSize: sizes) { return "\(members) can hold together" }
      for index in members.indices {
        var fewer = members
        fewer.remove(at: index)
        if case .infeasible = solve(fewer, isSize: sizes) {
          return "\(members) is a conflict without \(members[index]) too"
        }
      }
      return nil
    }

    private func failure(of ranges: [(lowest: Fraction?, highest: Fraction?)]) -> String? {
      let ambiguities = system.ambiguities()
      guard system.ambiguousVariables() == ambiguities.map(\.variable) else {
        return "\(system.ambiguousVariables()) are not \(ambiguities.map(\.variable))"
      }
      for (index, variable) in variables.enumerated() {
        let (lowest, highest) = ranges[index]
        let isPoint = lowest != nil && lowest == highest
        guard let ambiguity = ambiguities.first(where: { $0.variable == variable }) else {
          if isPoint { continue }
          return "variable \(index) is ambiguous"
        }
        if isPoint { return "variable \(index) is not ambiguous" }
        if lowest.map({ ambiguity.alternative < $0.double - 1e-6 }) ?? false
          || highest.map({ ambiguity.alternative > $0.double + 1e-6 }) ?? false
          || abs(ambiguity.alternative - ambiguity.value) < 1e-7
        {
          return "variable \(index) cannot be \(ambiguity.alternative)"
        }
      }
      return nil
    }
  }
}
