/// The directions in which a value may change while all errors stay as small as they are.
///
/// A direction that is missing is impossible for certain. One that is there may still be impossible.
struct Leeway: OptionSet {
  let rawValue: UInt8

  static let rise = Leeway(rawValue: 1)
  static let fall = Leeway(rawValue: 2)
  static let both: Leeway = [.rise, .fall]

  /// The directions of a multiple of the value.
  func times(_ factor: Double) -> Leeway {
    guard factor < 0 else { return factor > 0 ? self : [] }
    return Leeway(rawValue: (rawValue & 1) << 1 | rawValue >> 1)
  }
}

extension Factors {
  /// Finds out which columns may change in which direction, given what each slot's value may do.
  ///
  /// These are the steps of ``solve(_:into:)`` with directions in place of numbers.
  func spread(_ slots: inout [Leeway], into result: inout [Leeway]) {
    for change in stride(from: replacedSlots.count - 1, through: 0, by: -1) {
      var leeway = slots[Int(replacedSlots[change])]
      for entry in Int(replacedStarts[change])..<Int(replacedStarts[change + 1]) {
        leeway.formUnion(slots[Int(replacedOthers[entry])].times(-replacedValues[entry]))
      }
      slots[Int(replacedSlots[change])] = leeway.times(replacedPivots[change])
    }
    for index in targets.indices {
      let leeway = slots[Int(sources[index])]
      if !leeway.isEmpty {
        slots[Int(targets[index])].formUnion(leeway.times(-multipliers[index]))
      }
    }
    for slot in stride(from: columns.count - 1, through: 0, by: -1) {
      var leeway = slots[slot]
      for entry in Int(starts[slot])..<Int(starts[slot + 1]) {
        leeway.formUnion(result[Int(others[entry])].times(-values[entry]))
      }
      result[Int(columns[slot])] = leeway.times(pivots[slot])
    }
  }
}

/// What each value is computed from: which slots a variable depends on.
///
/// It is right for fresh factors, without replaced rows.
struct Dependencies {
  /// The slot at whose pivot each column is computed.
  private var place: [Int32] = []
  /// The slots whose values go into that of each slot.
  private var starts: [Int32] = []
  private var sources: [Int32] = []
  /// What was visited: the values of slots, and the columns by their slots.
  private var isSlotDone: [Bool] = []
  private var isColumnDone: [Bool] = []
  private var stack: [Int32] = []

  init() {}

  init(_ factors: Factors) {
    let count = factors.columns.count
    place = Array(repeating: 0, count: count)
    for slot in 0..<count { place[Int(factors.columns[slot])] = Int32(slot) }
    starts = Array(repeating: 0, count: count + 1)
    for target in factors.targets { starts[Int(target) + 1] += 1 }
    for slot in 0..<count { starts[slot + 1] += starts[slot] }
    sources = Array(repeating: 0, count: factors.sources.count)
    var next = starts
    for index in factors.targets.indices {
      let target = Int(factors.targets[index])
      sources[Int(next[target])] = factors.sources[index]
      next[target] += 1
    }
    isSlotDone = Array(repeating: false, count: count)
    isColumnDone = isSlotDone
  }

  /// Returns the slots that a column depends on and that were not returned before.
  ///
  /// - Complexity: O(what was not visited yet).
  mutating func slots(of column: Int, _ factors: Factors) -> [Int] {
    guard !isColumnDone[Int(place[column])] else { return [] }
    isColumnDone[Int(place[column])] = true
    var found: [Int] = []
    // Columns are written as they are, slots as what is below zero.
    stack.append(place[column])
    while let node = stack.popLast() {
      if node >= 0 {
        let slot = Int(node)
        push(slot: node)
        for entry in Int(factors.starts[slot])..<Int(factors.starts[slot + 1]) {
          let other = place[Int(factors.others[entry])]
          if !isColumnDone[Int(other)] {
            isColumnDone[Int(other)] = true
            stack.append(other)
          }
        }
      } else {
        let slot = Int(-1 - node)
        found.append(slot)
        for entry in Int(starts[slot])..<Int(starts[slot + 1]) { push(slot: sources[entry]) }
      }
    }
    return found
  }

  private mutating func push(slot: Int32) {
    guard !isSlotDone[Int(slot)] else { return }
    isSlotDone[Int(slot)] = true
    stack.append(-1 - slot)
  }
}
