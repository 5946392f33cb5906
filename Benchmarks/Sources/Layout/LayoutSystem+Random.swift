import ConstraintSolver
import SeededRandom

extension LayoutSystem {
  /// A small system of everything, with priorities that Kiwi has as well.
  static func random(seed: UInt64) -> LayoutSystem {
    var generator = SeededGenerator(seed: seed)
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int(generator.next() % UInt64(values.count))]
    }
    var system = LayoutSystem("random", width: 0, height: 0)
    system.edits = []
    system.isSize = (0..<pick([1, 2, 3, 4, 5])).map { _ in pick([true, false]) }
    for _ in 0..<pick([2, 4, 6, 8]) {
      let terms = (0..<pick([1, 2, 3])).map { _ in
        (pick(Array(system.isSize.indices)), pick([1, 1, -1, 2, 0.5]))
      }
      system.add(
        terms, pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
        Double(pick(Array(-4...8))) * 10, at: pick([1000, 1000, 750, 500, 250]))
    }
    return system
  }
}
