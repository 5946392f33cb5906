/// Variables that constraints connect, and these constraints: what has to be solved together.
///
/// A point is described by as many tight rows as there are variables: rows whose sums have a given
/// value. Rows are the part's constraints, then one for each variable, which holds the variable itself:
/// a size is at least 0. All other rows are loose; where a loose row is out of its bounds, its error
/// costs. A required row's costs come first, then those of each priority, from the highest.
///
/// What a turn changes are values, not rows, so that a turn is one substitution as long as the same
/// loose rows stay out of their bounds.
struct Part {
  /// The variables and constraints by their places in the system.
  let variables: [Int32]
  let rows: [Int32]

  /// The constraints' entries, by row and by column.
  var matrix: SparseMatrix

  /// Bounds, weights and levels of all rows.
  ///
  /// Level 0 is required, 1 tests a suspect of a conflict.
  var lower: [Double]
  var upper: [Double]
  var weight: [Double]
  var level: [Int32]
  var levelCount = 2

  /// The tight rows by slot, with their values and the bound each follows: -1, 1, or 0 for none.
  var tight: [Int32] = []
  var tightValue: [Double] = []
  var tightSide: [Int8] = []
  /// The slot of each row, or -1.
  var slot: [Int32]
  var factors = Factors()

  /// The solution, the sums of the constraints, and which side of its bounds each row is on.
  var x: [Double]
  var sums: [Double]
  var side: [Int8]

  /// Constraints on the same sum, once they were needed.
  var twins: SparseMatrix.Twins?

  /// Whether nothing was solved yet.
  var isNew = true
  /// Whether its first solution is being found.
  var isFresh = true
  /// Constraints whose constants changed.
  var changed: [Int32] = []
  /// Whether tight rows can be let go at no cost, though that need not lead anywhere.
  var hasFreeMoves = false
  /// Whether other values would meet all constraints equally well.
  var isAmbiguous = false
  /// Whether the solution was reached in moves, so that rounding adds up in it.
  var hasMoved = false
  /// Whether it is in the list of parts to solve.
  var isTouched = false
  /// Whether one of its constraints is broken.
  var hasBroken = false

  /// How many points a sum may be out of its bounds.
  static let tolerance = 1e-8
  /// Below this, a slope is 0.
  static let flat = 1e-9

  init(variables: [Int32], rows: [Int32], matrix: SparseMatrix) {
    self.variables = variables
    self.rows = rows
    self.matrix = matrix
    let count = rows.count + variables.count
    lower = Array(repeating: -.infinity, count: count)
    upper = Array(repeating: .infinity, count: count)
    weight = Array(repeating: 1, count: count)
    level = Array(repeating: 0, count: count)
    slot = Array(repeating: -1, count: count)
    x = Array(repeating: 0, count: variables.count)
    sums = Array(repeating: 0, count: rows.count)
    side = Array(repeating: 0, count: count)
  }

  var variableCount: Int { variables.count }
  var rowCount: Int { rows.count }

  /// The row of a variable itself.
  func row(of variable: Int) -> Int { rows.count + variable }

  /// The variable whose row this is, or nil for a constraint.
  func variable(of row: Int) -> Int? { row < rows.count ? nil : row - rows.count }

  /// The sum of a row in the current solution.
  func sum(_ row: Int) -> Double {
    if let variable = variable(of: row) { x[variable] } else { sums[row] }
  }

  /// Which side of its bounds a value is on.
  func side(_ row: Int, at value: Double) -> Int8 {
    if value < lower[row] - Part.slack(lower[row]) { return -1 }
    return value > upper[row] + Part.slack(upper[row]) ? 1 : 0
  }

  /// How far out of a bound counts as within it.
  static func slack(_ bound: Double) -> Double { tolerance * max(1, abs(bound) * 1e-3) }

  /// Adds a multiple of a row's entries to a vector over the variables.
  func add(_ row: Int, times factor: Double, to vector: inout [Double]) {
    if let variable = variable(of: row) {
      vector[variable] += factor
      return
    }
    for entry in matrix.row(row) {
      vector[Int(matrix.columns[entry])] += factor * matrix.factors[entry]
    }
  }

  /// Computes the solution from the tight rows' values, and every loose row's sum.
  mutating func substitute(_ work: inout Workspace) {
    work.prepare(variables: variableCount, rows: rowCount)
    for slot in tight.indices { work.right[slot] = tightValue[slot] }
    factors.solve(&work.right, into: &x)
    hasMoved = false
    for slot in tight.indices {
      if let variable = variable(of: Int(tight[slot])) { x[variable] = tightValue[slot] }
    }
  }

  /// Computes the sums of the constraints, and the sides of all rows.
  ///
  /// - Returns: Whether each loose row is on the same side as before.
  mutating func compareSides() -> Bool {
    var isSame = true
    for row in 0..<rowCount {
      guard slot[row] < 0 else { continue }
      var sum = 0.0
      for entry in matrix.row(row) { sum += matrix.factors[entry] * x[Int(matrix.columns[entry])] }
      sums[row] = sum
      let now = side(row, at: sum)
      if now != side[row] {
        side[row] = now
        isSame = isSame && weight[row] == 0
      }
    }
    for variable in 0..<variableCount {
      let row = rowCount + variable
      guard slot[row] < 0 else { continue }
      let now = side(row, at: x[variable])
      if now != side[row] {
        side[row] = now
        isSame = false
      }
    }
    return isSame
  }

  /// Eliminates the tight rows again, so that rounding and replaced rows do not pile up.
  mutating func refresh(_ work: inout Workspace) {
    var elimination = Elimination(columnCount: variableCount, rowCapacity: variableCount)
    for row in tight { append(Int(row), to: &elimination) }
    elimination.run()
    // Rounding may hide a pivot; the factors at hand still have it.
    guard elimination.order.count == variableCount else { return }
    factors = elimination.factors
    tight = elimination.order.map { tight[Int($0)] }
    tightValue = elimination.order.map { tightValue[Int($0)] }
    tightSide = elimination.order.map { tightSide[Int($0)] }
    for place in tight.indices { slot[Int(tight[place])] = Int32(place) }
    substitute(&work)
    _ = compareSides()
  }

  func append(_ row: Int, to elimination: inout Elimination) {
    if let variable = variable(of: row) {
      elimination.append(1, column: Int32(variable))
    } else {
      for entry in matrix.row(row) {
        elimination.append(matrix.factors[entry], column: matrix.columns[entry])
      }
    }
    elimination.endRow()
  }
}

/// Where a part is kept, so that looking at one thing in it copies nothing.
///
/// Copies of a system share it until one of them changes it.
final class PartBox: @unchecked Sendable {
  // Only changed while one system alone refers to the box.
  var part: Part

  init(_ part: Part) { self.part = part }
}
