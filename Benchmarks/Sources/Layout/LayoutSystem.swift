import ConstraintSolver

/// A layout of a screen that turns, as variables and constraints, for any solver.
struct LayoutSystem {
  /// What a constraint is before and after a turn.
  struct Row {
    var terms: [(Int, Double)]
    var relation = Relation.equal
    var constant: Double
    var turned: Double
    var priority = 1000
  }

  var name: String
  var views = 0
  var isSize: [Bool] = []
  var rows: [Row] = []
  /// The window's sizes: the variable, its value, and its value after a turn.
  var edits: [(variable: Int, value: Double, turned: Double)] = []

  /// A view's four variables.
  struct View {
    var x, y, width, height: Int
  }

  init(_ name: String, width: Double, height: Double) {
    self.name = name
    isSize = [true, true]
    edits = [(0, width, height), (1, height, width)]
  }

  static let window = (width: 0, height: 1)

  mutating func view() -> View {
    views += 1
    let first = isSize.count
    isSize += [false, false, true, true]
    return View(x: first, y: first + 1, width: first + 2, height: first + 3)
  }

  mutating func add(_ terms: [(Int, Double)], _ constant: Double, turned: Double? = nil) {
    add(terms, .equal, constant, turned: turned)
  }

  mutating func add(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, turned: Double? = nil,
    at priority: Int = 1000
  ) {
    rows.append(
      Row(
        terms: terms, relation: relation, constant: constant, turned: turned ?? constant,
        priority: priority))
  }

  /// A built system, and what a turn changes in it.
  struct Built {
    var system: ConstraintSystem
    var variables: [LayoutVariable]
    var changes: [(id: ConstraintID, value: Double, turned: Double)]

    mutating func turn(_ isTurned: Bool) {
      for change in changes {
        system.setConstant(isTurned ? change.turned : change.value, of: change.id)
      }
      system.solve()
    }
  }

  func build() -> Built {
    var system = ConstraintSystem()
    let variables = isSize.map { system.addVariable($0 ? .size : .position) }
    var built = Built(system: system, variables: variables, changes: [])
    system = ConstraintSystem()
    for edit in edits {
      let id = built.system.add(
        LinearConstraint([(variables[edit.variable], 1)], .equal, edit.value, origin: .system))
      built.changes.append((id, edit.value, edit.turned))
    }
    for row in rows {
      let id = built.system.add(
        LinearConstraint(
          row.terms.map { (variables[$0.0], $0.1) }, row.relation, row.constant,
          priority: Priority(Float(row.priority))))
      if row.constant != row.turned { built.changes.append((id, row.constant, row.turned)) }
    }
    built.system.solve()
    return built
  }

  /// The system as text, which `Kiwi/kiwi.cpp` reads.
  var text: String {
    var lines = ["variables \(isSize.count)"]
    for index in isSize.indices where isSize[index] { lines.append("size \(index)") }
    for edit in edits { lines.append("edit \(edit.variable) \(edit.value) \(edit.turned)") }
    for row in rows {
      let sign = row.relation == .equal ? "=" : row.relation == .lessThanOrEqual ? "<" : ">"
      let terms = row.terms.map { "\($0.1) \($0.0)" }.joined(separator: " ")
      lines.append("\(sign) \(row.constant) \(row.turned) \(row.priority) \(terms)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
