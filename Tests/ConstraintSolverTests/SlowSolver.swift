import ConstraintSolver

/// The definition of a solution, as a dense tableau of exact fractions: slow, and hard to get wrong.
///
/// One objective after the other gets as small as it can; what would make an earlier one larger stays 0
/// from then on. The objectives are the error sums of the priorities, the errors of the optional
/// constraints in the order of ties, and then each variable takes the value its range gives it.
struct SlowSolver {
  /// A constraint as the definition reads it.
  struct Row {
    var terms: [(variable: Int, factor: Fraction)]
    var relation: Relation
    var constant: Fraction
    /// 1000 is required.
    var priority: Int
  }

  enum Answer {
    case infeasible
    /// A number was too large for exact fractions of this size.
    case tooLarge
    /// The values, and for each variable the range that ties had to choose from.
    case solved([Fraction], ranges: [(lowest: Fraction?, highest: Fraction?)])
  }

  private var rows: [[Fraction]] = []
  private var basis: [Int] = []
  /// Whether a column stays 0.
  private var isDropped: [Bool] = []
  private var columnCount = 0
  private var isTooLarge = false

  /// Solves constraints, given in the order in which they were added.
  static func solve(
    isSize: [Bool], constraints: [Row], policy: SolvingPolicy = SolvingPolicy()
  ) -> Answer {
    var solver = SlowSolver()
    return solver.run(isSize, constraints, policy)
  }

  private mutating func run(
    _ isSize: [Bool], _ constraints: [Row], _ policy: SolvingPolicy
  ) -> Answer {
    // Columns: each variable's positive part, the negative part of positions, two for each
    // constraint: how far its sum is below and above the constant.
    var next = 0
    func column() -> Int {
      defer { next += 1 }
      return next
    }
    let parts = isSize.map { (positive: column(), negative: $0 ? nil : column()) }
    let slacks = constraints.map { _ in (below: column(), above: column()) }
    columnCount = next
    isDropped = Array(repeating: false, count: next + constraints.count)
    for (index, constraint) in constraints.enumerated() {
      var row = Array(repeating: Fraction(0), count: next + constraints.count + 1)
      for (variable, factor) in constraint.terms {
        row[parts[variable].positive] = row[parts[variable].positive] + factor
        if let negative = parts[variable].negative { row[negative] = row[negative] - factor }
      }
      row[slacks[index].below] = Fraction(1)
      row[slacks[index].above] = Fraction(-1)
      row[row.count - 1] = constraint.constant
      if constraint.constant < Fraction(0) { row = row.map { -$0 } }
      // The artificial variable of phase one.
      row[next + index] = Fraction(1)
      rows.append(row)
      basis.append(next + index)
    }
    columnCount = next + constraints.count

    // Required constraints have no error.
    for (constraint, slack) in zip(constraints, slacks) where constraint.priority >= 1000 {
      if constraint.relation != .lessThanOrEqual { isDropped[slack.below] = true }
      if constraint.relation != .greaterThanOrEqual { isDropped[slack.above] = true }
    }
    let artificial = next..<columnCount
    _ = minimize(artificial.map { ($0, Fraction(1)) })
    guard !isTooLarge else { return .tooLarge }
    for (row, column) in basis.enumerated() where artificial.contains(column) {
      if !(rows[row].last?.isZero ?? true) { return .infeasible }
    }
    for column in artificial { isDropped[column] = true }
    // An artificial variable that is left in the basis is 0, and has to stay so.
    for row in rows.indices where artificial.contains(basis[row]) {
      if let column = (0..<next).first(where: { !isDropped[$0] && !rows[row][$0].isZero }) {
        pivot(row, column)
      }
    }

    func errors(_ index: Int) -> [(Int, Fraction)] {
      let relation = constraints[index].relation
      var costs: [(Int, Fraction)] = []
      if relation != .lessThanOrEqual { costs.append((slacks[index].below, Fraction(1))) }
      if relation != .greaterThanOrEqual { costs.append((slacks[index].above, Fraction(1))) }
      return costs
    }
    let optional = constraints.indices.filter { constraints[$0].priority < 1000 }
    switch policy.priorityModel {
    case .lexicographic:
      for priority in Set(optional.map { constraints[$0].priority }).sorted(by: >) {
        let level = optional.filter { constraints[$0].priority == priority }
        _ = minimize(level.flatMap(errors))
        drop()
      }
    case .weightedSum:
      _ = minimize(
        optional.flatMap { index in
          errors(index).map { ($0.0, $0.1 * Fraction(constraints[index].priority)) }
        })
      drop()
    }

    let ranges = parts.map { range($0) }
    let inOrder = optional.sorted {
      constraints[$0].priority != constraints[$1].priority
        ? constraints[$0].priority > constraints[$1].priority
        : policy.equalPriorityTie == .laterHolds ? $0 > $1 : $0 < $1
    }
    for index in inOrder {
      _ = minimize(errors(index))
      drop()
    }
    for variable in parts { settle(variable, policy) }
    if isTooLarge { return .tooLarge }
    return .solved(parts.map { value(of: $0) }, ranges: ranges)
  }

  private typealias Parts = (positive: Int, negative: Int?)

  private func costs(_ parts: Parts, _ sign: Int) -> [(Int, Fraction)] {
    [(parts.positive, Fraction(sign))] + (parts.negative.map { [($0, Fraction(-sign))] } ?? [])
  }

  private mutating func range(_ parts: Parts) -> (lowest: Fraction?, highest: Fraction?) {
    let lowest = minimize(costs(parts, 1)) ? value(of: parts) : nil
    let highest = minimize(costs(parts, -1)) ? value(of: parts) : nil
    return (lowest, highest)
  }

  private mutating func settle(_ parts: Parts, _ policy: SolvingPolicy) {
    let (lowest, highest) = range(parts)
    if policy.ambiguousValue == .nearestToZero || lowest == nil && highest == nil {
      _ = minimize(
        [(parts.positive, Fraction(1))] + (parts.negative.map { [($0, Fraction(1))] } ?? []))
    } else if let lowest, highest.map({ !(absolute($0) < absolute(lowest)) }) ?? true {
      _ = minimize(costs(parts, 1))
    } else {
      _ = minimize(costs(parts, -1))
    }
    drop()
  }

  private func absolute(_ value: Fraction) -> Fraction { value < Fraction(0) ? -value : value }

  private func value(of parts: Parts) -> Fraction {
    value(parts.positive) - (parts.negative.map { value($0) } ?? Fraction(0))
  }

  private func value(_ column: Int) -> Fraction {
    basis.firstIndex(of: column).flatMap { rows[$0].last } ?? Fraction(0)
  }

  private var reduced: [Fraction] = []

  /// Minimizes a sum by Bland's rule.
  ///
  /// - Returns: Whether it has a minimum.
  private mutating func minimize(_ costs: [(Int, Fraction)]) -> Bool {
    reduced = Array(repeating: Fraction(0), count: columnCount)
    for (column, cost) in costs { reduced[column] = reduced[column] + cost }
    let original = reduced
    for (row, column) in basis.enumerated() where !original[column].isZero {
      for other in 0..<columnCount {
        reduced[other] = reduced[other] - original[column] * rows[row][other]
      }
    }
    while !isTooLarge,
      let entering = reduced.indices.first(where: { !isDropped[$0] && reduced[$0] < Fraction(0) })
    {
      var leaving: (row: Int, ratio: Fraction)?
      for row in rows.indices where rows[row][entering] > Fraction(0) {
        let ratio = (rows[row].last ?? Fraction(0)) / rows[row][entering]
        if let best = leaving,
          best.ratio < ratio || best.ratio == ratio && basis[best.row] < basis[row]
        {
          continue
        }
        leaving = (row, ratio)
      }
      guard let leaving else { return false }
      pivot(leaving.row, entering)
    }
    return true
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let factor = rows[row][column]
    rows[row] = rows[row].map { $0 / factor }
    for other in rows.indices where other != row && !rows[other][column].isZero {
      let factor = rows[other][column]
      for index in rows[other].indices {
        rows[other][index] = rows[other][index] - factor * rows[row][index]
      }
    }
    let cost = reduced[column]
    for index in reduced.indices { reduced[index] = reduced[index] - cost * rows[row][index] }
    basis[row] = column
    isTooLarge =
      isTooLarge || rows.contains { $0.contains { $0.isNaN } } || reduced.contains { $0.isNaN }
  }

  /// Keeps at 0 what would make the last objective larger.
  private mutating func drop() {
    for column in reduced.indices where reduced[column] > Fraction(0) { isDropped[column] = true }
  }
}
