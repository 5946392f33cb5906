/// A square sparse matrix in factors, so that equations with it are solved by substitution.
///
/// Rows have slots. What elimination did to the right side is kept as operations, and what remained as
/// rows in the order of their pivots; a row that was replaced since is kept as a correction.
struct Factors {
  /// Operations on the right side, in order: the target loses the source times the factor.
  var targets: [Int32] = []
  var sources: [Int32] = []
  var multipliers: [Double] = []

  /// For each slot, which is also its place in the order of pivots: its column and the pivot.
  var columns: [Int32] = []
  var pivots: [Double] = []
  /// What else its row has: columns of later pivots.
  var starts: [Int32] = [0]
  var others: [Int32] = []
  var values: [Double] = []

  /// Replaced rows: the slot, and the new row in terms of the rows before.
  var replacedSlots: [Int32] = []
  var replacedPivots: [Double] = []
  var replacedStarts: [Int32] = [0]
  var replacedOthers: [Int32] = []
  var replacedValues: [Double] = []

  /// Whether a row was replaced.
  var isReplaced: Bool { !replacedSlots.isEmpty }

  /// Whether solving takes noticeably longer than with fresh factors.
  var isWorn: Bool {
    replacedSlots.count > 60
      || replacedOthers.count > 200 + 2 * (targets.count + others.count + columns.count)
  }

  /// Solves for the columns, given the right side by slot, which it overwrites.
  func solve(_ right: inout [Double], into result: inout [Double]) {
    for change in stride(from: replacedSlots.count - 1, through: 0, by: -1) {
      let slot = Int(replacedSlots[change])
      var value = right[slot]
      for entry in Int(replacedStarts[change])..<Int(replacedStarts[change + 1]) {
        value -= replacedValues[entry] * right[Int(replacedOthers[entry])]
      }
      right[slot] = value / replacedPivots[change]
    }
    for index in targets.indices {
      let value = right[Int(sources[index])]
      if value != 0 { right[Int(targets[index])] -= multipliers[index] * value }
    }
    for slot in stride(from: columns.count - 1, through: 0, by: -1) {
      var value = right[slot]
      for entry in Int(starts[slot])..<Int(starts[slot + 1]) {
        value -= values[entry] * result[Int(others[entry])]
      }
      result[Int(columns[slot])] = value == 0 ? 0 : value / pivots[slot]
    }
  }

  /// Finds the combination of rows that gives a row, in `result` by slot; overwrites the row.
  func solveTransposed(_ row: inout [Double], into result: inout [Double]) {
    for slot in columns.indices {
      let found = row[Int(columns[slot])]
      guard found != 0 else {
        result[slot] = 0
        continue
      }
      let value = found / pivots[slot]
      result[slot] = value
      for entry in Int(starts[slot])..<Int(starts[slot + 1]) {
        row[Int(others[entry])] -= values[entry] * value
      }
    }
    for index in stride(from: targets.count - 1, through: 0, by: -1) {
      let value = result[Int(targets[index])]
      if value != 0 { result[Int(sources[index])] -= multipliers[index] * value }
    }
    for change in replacedSlots.indices {
      let slot = Int(replacedSlots[change])
      guard result[slot] != 0 else { continue }
      let value = result[slot] / replacedPivots[change]
      result[slot] = value
      for entry in Int(replacedStarts[change])..<Int(replacedStarts[change + 1]) {
        result[Int(replacedOthers[entry])] -= replacedValues[entry] * value
      }
    }
  }

  /// Replaces the row of a slot by a combination of all rows.
  ///
  /// A row that is the same as the one before, with another bound, leaves the factors as they are: so a turn
  /// after which a text fits or does not fit any more costs no more later on.
  mutating func replace(_ slot: Int, by combination: [Double]) {
    let kept = replacedOthers.count
    for other in columns.indices where other != slot && abs(combination[other]) > 1e-13 {
      replacedOthers.append(Int32(other))
      replacedValues.append(combination[other])
    }
    if replacedOthers.count == kept, combination[slot] == 1 { return }
    replacedSlots.append(Int32(slot))
    replacedPivots.append(combination[slot])
    replacedStarts.append(Int32(replacedOthers.count))
  }
}
