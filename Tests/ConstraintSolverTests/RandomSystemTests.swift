import ConstraintSolver
import TestSupport
import Testing

/// Small random systems, solved beside the definition in exact fractions.
@Suite("Random constraint systems") struct RandomConstraintSystemTests {
  static let batches = Array(0..<8)

  @Test("Solutions are what the definition says", arguments: batches)
  func solutions(batch: Int) { run(batch, 20) { Script.solution(&$0) } }

  @Test("Changes lead to the solution of what is left", arguments: batches)
  func changes(batch: Int) { run(batch, 10) { Script.changes(&$0) } }

  @Test("Conflicts are minimal, and one constraint of each is broken", arguments: batches)
  func conflicts(batch: Int) { run(batch, 10) { Script.conflicts(&$0) } }

  private func run(_ batch: Int, _ count: Int, _ draw: (inout SeededGenerator) -> Script) {
    for index in 0..<Effort.random.count(count) {
      var generator = SeededGenerator(seed: UInt64(batch) << 32 + UInt64(index))
      let script = draw(&generator)
      guard script.failure() != nil else { continue }
      let shorter = script.cutDown()
      Issue.record("\(batch)/\(index): \(shorter.failure() ?? "")\n\(shorter)")
      return
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  fileprivate mutating func row(_ variables: Int, required: Int) -> SlowSolver.Row {
    var terms: [(variable: Int, factor: Fraction)] = []
    let count = pick([1, 1, 2, 2, 2, 3])
    for _ in 0..<count {
      let factor = pick([Fraction(1), 1, -1, -1, 2, Fraction(1, 2), Fraction(-1, 3)])
      terms.append((below(variables), factor))
    }
    let relation = pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let priority = below(100) < required ? 1000 : pick([250, 250, 500, 750, 751])
    return .init(
      terms: terms, relation: relation, constant: Fraction(below(13) * 10 - 40),
      priority: priority)
  }
}

extension Fraction: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init(value) }
}

extension Script {
  private static func start(_ generator: inout SeededGenerator) -> Script {
    let count = 1 + generator.below(5)
    var script = Script(isSize: (0..<count).map { _ in generator.below(2) == 0 }, steps: [])
    if generator.below(4) == 0 {
      script.policy.equalPriorityTie = generator.pick([.laterHolds, .earlierHolds])
      script.policy.priorityModel = generator.pick([.lexicographic, .weightedSum])
      script.policy.ambiguousValue = generator.pick([.zeroElseNearestBound, .nearestToZero])
      script.policy.breakChoice = generator.pick([.constantSizeFirst, .lastAdded, .firstAdded])
    }
    return script
  }

  static func solution(_ generator: inout SeededGenerator) -> Script {
    var script = start(&generator)
    for label in 0..<(1 + generator.below(8)) {
      let row = generator.row(script.isSize.count, required: 30)
      script.steps.append(.add(label: label, row))
    }
    script.steps.append(.solve)
    return script
  }

  static func conflicts(_ generator: inout SeededGenerator) -> Script {
    var script = start(&generator)
    for label in 0..<(2 + generator.below(9)) {
      let row = generator.row(script.isSize.count, required: 80)
      script.steps.append(.add(label: label, row))
      if generator.below(3) == 0 { script.steps.append(.solve) }
    }
    script.steps.append(.solve)
    return script
  }

  static func changes(_ generator: inout SeededGenerator) -> Script {
    var script = start(&generator)
    var label = 0
    for _ in 0..<(4 + generator.below(12)) {
      switch generator.below(10) {
      case 0..<5:
        let row = generator.row(script.isSize.count, required: 40)
        script.steps.append(.add(label: label, row))
        label += 1
      case 5: script.steps.append(.remove(label: generator.below(max(label, 1))))
      case 6:
        let priority = generator.pick([250, 500, 750, 1000])
        script.steps.append(.setPriority(label: generator.below(max(label, 1)), priority))
      default:
        let constant = Fraction(generator.below(13) * 10 - 40)
        script.steps.append(.setConstant(label: generator.below(max(label, 1)), constant))
      }
      if generator.below(2) == 0 { script.steps.append(.solve) }
    }
    script.steps.append(.solve)
    return script
  }
}
