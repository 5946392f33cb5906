import ConstraintSolver
import TestSupport
import Testing

/// What holds for every system, on layouts larger than the definition could solve.
@Suite("Laws of constraint systems") struct SystemLawTests {
  /// Rows of labels between a window's sides, some of which share a width.
  private static func labels(_ order: [Int]) -> (
    system: ConstraintSystem, variables: [LayoutVariable], window: ConstraintID
  ) {
    var system = ConstraintSystem()
    let variables = (0..<121).map { system.addVariable($0 % 2 == 0 ? .size : .position) }
    let window = variables[120]
    var constraints: [LinearConstraint] = []
    for row in 0..<20 {
      let place = row * 6
      let v = Array(variables[place..<(place + 6)])
      constraints += [
        LinearConstraint([(v[1], 1)], .equal, 16),
        LinearConstraint([(v[3], 1), (v[1], -1), (v[0], -1)], .equal, 8),
        LinearConstraint([(v[3], 1), (v[2], 1), (window, -1)], .lessThanOrEqual, -16),
        LinearConstraint([(v[0], 1)], .equal, Double(40 + row * 17), priority: 250),
        LinearConstraint([(v[2], 1)], .equal, Double(150 - row * 3), priority: 750),
        LinearConstraint([(v[4], 3), (v[0], -1)], .equal, 0),
      ]
      if row > 0 {
        constraints.append(
          LinearConstraint([(v[5], 1), (variables[place - 1], -1)], .greaterThanOrEqual, 20))
      }
    }
    let id = system.add(LinearConstraint([(window, 1)], .equal, 390, origin: .system))
    for index in order where index < constraints.count { system.add(constraints[index]) }
    return (system, variables, id)
  }

  @Test("LP-04: The order of constraints does not change the solution", arguments: 0..<5)
  func order(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var (first, variables, _) = Self.labels(Array(0..<200))
    var (second, _, _) = Self.labels((0..<200).shuffled(using: &generator))
    #expect(first.solve().isEmpty)
    #expect(second.solve().isEmpty)
    for variable in variables { #expect(abs(first[variable] - second[variable]) < 1e-9) }
    #expect(first.ambiguities().map(\.variable) == second.ambiguities().map(\.variable))
  }

  @Test("L-A-12: A turn and back leads to the same values")
  func thereAndBack() {
    var (system, variables, window) = Self.labels(Array(0..<200))
    system.solve()
    let before = variables.map { system[$0] }
    system.setConstant(844, of: window)
    system.solve()
    #expect(variables.map { system[$0] } != before)
    system.setConstant(390, of: window)
    system.solve()
    for (variable, value) in zip(variables, before) {
      #expect(abs(system[variable] - value) < 1e-9)
    }
  }

  @Test("A copy of a system is independent")
  func copies() {
    var (system, variables, window) = Self.labels(Array(0..<200))
    system.solve()
    let before = variables.map { system[$0] }
    var copy = system
    copy.setConstant(844, of: window)
    copy.solve()
    #expect(variables.map { system[$0] } == before)
    system.setConstant(400, of: window)
    system.solve()
    #expect(copy[variables[120]] == 844)
    #expect(system[variables[120]] == 400)
  }

  @Test("L-A-37: What is removed leaves nothing behind")
  func removal() {
    var (system, variables, _) = Self.labels(Array(0..<200))
    system.solve()
    let before = variables.map { system[$0] }
    let ids = variables.map {
      system.add(LinearConstraint([($0, 1)], .equal, 77, priority: 900))
    }
    system.solve()
    for id in ids { system.remove(id) }
    system.solve()
    for (variable, value) in zip(variables, before) {
      #expect(abs(system[variable] - value) < 1e-9)
    }
    #expect(!ids.contains { system.contains($0) })
  }

  @Test("L-B-08: A conflict in a long chain lists the chain, and is found at once")
  func longChain() {
    var system = ConstraintSystem()
    let variables = (0..<1000).map { _ in system.addVariable(.position) }
    var ids = [system.add(LinearConstraint([(variables[0], 1)], .equal, 0))]
    for index in 1..<1000 {
      ids.append(
        system.add(
          LinearConstraint([(variables[index], 1), (variables[index - 1], -1)], .equal, 1)))
    }
    #expect(system.solve().isEmpty)
    #expect(system[variables[999]] == 999)
    ids.append(system.add(LinearConstraint([(variables[999], 1)], .equal, 500)))
    let conflicts = system.solve()
    #expect(conflicts.map(\.constraints) == [ids])
    #expect(conflicts.map(\.broken) == [ids[1000]])
    #expect(system[variables[999]] == 999)
  }

  @Test(
    "L-B-34: In a chain with too little room the first labels give way, whatever closes it",
    arguments: [Relation.equal, .lessThanOrEqual], [Relation.equal, .greaterThanOrEqual])
  func crowdedChain(end: Relation, gaps: Relation) {
    var system = ConstraintSystem()
    var (positions, heights): ([LayoutVariable], [LayoutVariable]) = ([], [])
    for index in 0..<60 {
      positions.append(system.addVariable(.position))
      heights.append(system.addVariable(.size))
      system.add(LinearConstraint([(heights[index], 1)], .lessThanOrEqual, 20, priority: 251))
      system.add(LinearConstraint([(heights[index], 1)], .greaterThanOrEqual, 20, priority: 750))
      var terms: [(LayoutVariable, Double)] = [(positions[index], 1)]
      if index > 0 { terms += [(positions[index - 1], -1), (heights[index - 1], -1)] }
      system.add(LinearConstraint(terms, gaps, 1))
    }
    system.add(LinearConstraint([(positions[59], 1), (heights[59], 1)], end, 500))
    #expect(system.solve().isEmpty)
    for (index, height) in heights.enumerated() {
      #expect(abs(system[height] - (index < 38 ? 0 : 20)) < 1e-9, "\(index)")
    }
    #expect(abs(system[positions[59]] - 480) < 1e-9)
  }

  @Test("L-B-07: A constraint without variables holds or is broken")
  func empty() {
    var system = ConstraintSystem()
    system.add(LinearConstraint([], .lessThanOrEqual, 5))
    #expect(system.solve().isEmpty)
    let wrong = system.add(LinearConstraint([], .equal, 5))
    #expect(system.solve().map(\.constraints) == [[wrong]])
    system.setConstant(0, of: wrong)
    #expect(system.solve().isEmpty)
    #expect(system.brokenConstraints.isEmpty)
  }

  @Test("A variable that occurs twice counts with the sum of its factors")
  func twice() {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(.position), system.addVariable(.position))
    system.add(LinearConstraint([(x, 1), (y, 2), (y, -2), (x, 1)], .equal, 10))
    system.solve()
    #expect(system[x] == 5)
    #expect(system.isAmbiguous(y))
  }

  @Test("L-A-28: A constant that is not finite ends the program")
  func notFinite() async {
    await #expect(processExitsWith: .failure) {
      var system = ConstraintSystem()
      let x = system.addVariable(.position)
      system.add(LinearConstraint([(x, 1)], .equal, .nan))
    }
  }
}
