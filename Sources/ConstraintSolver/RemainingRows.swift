/// The rows of an elimination that change: what is left when no row or column is single.
struct RemainingRows {
  /// The entries of each row.
  private(set) var entries: [[(column: Int32, value: Double)]]
  /// The rows that have, or had, an entry in each column.
  private var rowsOfColumn: [[Int32]]
  private var counts: [Int32]
  private var isRemoved: [Bool]
  /// Rows by their numbers of entries, some of them out of date.
  private var buckets: [[Int32]] = []
  private var place: [Int32]
  private var lowest = 1

  init(rows: Int, columns: Int) {
    entries = Array(repeating: [], count: rows)
    rowsOfColumn = Array(repeating: [], count: columns)
    counts = Array(repeating: 0, count: columns)
    isRemoved = Array(repeating: false, count: rows)
    place = Array(repeating: -1, count: columns)
  }

  mutating func append(_ value: Double, row: Int, column: Int) {
    entries[row].append((Int32(column), value))
    rowsOfColumn[column].append(Int32(row))
    counts[column] += 1
  }

  /// Sorts rows by their numbers of entries.
  mutating func order(_ rows: [Int]) {
    for row in rows.reversed() { enter(row) }
  }

  private mutating func enter(_ row: Int) {
    let count = entries[row].count
    while buckets.count <= count { buckets.append([]) }
    buckets[count].append(Int32(row))
    lowest = min(lowest, count)
  }

  /// Returns a row with as few entries as any.
  mutating func next() -> Int? {
    while lowest < buckets.count {
      guard let row = buckets[lowest].popLast().map({ Int($0) }) else {
        lowest += 1
        continue
      }
      if !isRemoved[row], entries[row].count == lowest { return row }
    }
    return nil
  }

  /// Returns the entry of a row whose column has the fewest others, among those of a good size.
  func pivot(of row: Int, atLeast zero: Double) -> (column: Int, value: Double)? {
    var largest = 0.0
    for (_, value) in entries[row] { largest = max(largest, abs(value)) }
    guard largest > zero else { return nil }
    var best: (column: Int, value: Double)?
    for (column, value) in entries[row] where abs(value) >= 0.1 * largest {
      guard let current = best else {
        best = (Int(column), value)
        continue
      }
      let (count, fewest) = (counts[Int(column)], counts[current.column])
      if count < fewest || count == fewest && abs(value) > abs(current.value) {
        best = (Int(column), value)
      }
    }
    return best
  }

  /// Rows that may have an entry in a column, some of them twice.
  func candidates(_ column: Int) -> [Int32] { rowsOfColumn[column] }

  /// Whether a row has an entry in a column.
  func has(_ column: Int, in row: Int) -> Bool {
    !isRemoved[row] && entries[row].contains { $0.column == Int32(column) }
  }

  /// Subtracts so much of a row from another that its entry in the pivot's column becomes 0.
  mutating func subtract(
    _ source: Int, _ pivot: (column: Int, value: Double), from target: Int, zero: Double
  ) -> Double {
    var row = entries[target]
    entries[target] = []
    for (index, entry) in row.enumerated() { place[Int(entry.column)] = Int32(index) }
    let multiplier = row[Int(place[pivot.column])].value / pivot.value
    for (column, value) in entries[source] {
      let index = Int(place[Int(column)])
      if index >= 0 {
        row[index].value -= multiplier * value
      } else {
        row.append((column, -multiplier * value))
        rowsOfColumn[Int(column)].append(Int32(target))
        counts[Int(column)] += 1
      }
    }
    for entry in row { place[Int(entry.column)] = -1 }
    for entry in entries[source] { place[Int(entry.column)] = -1 }
    row.removeAll { column, value in
      guard Int(column) == pivot.column || abs(value) <= zero else { return false }
      counts[Int(column)] -= 1
      return true
    }
    entries[target] = row
    if !row.isEmpty { enter(target) }
    return multiplier
  }

  mutating func remove(_ row: Int) {
    isRemoved[row] = true
    for (column, _) in entries[row] { counts[Int(column)] -= 1 }
    entries[row] = []
  }
}
