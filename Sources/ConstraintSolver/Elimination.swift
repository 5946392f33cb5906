/// Gaussian elimination of sparse rows, which may be more or fewer than there are columns.
///
/// Rows and columns with a single entry come first: they need no arithmetic, and most of a layout
/// consists of them. What is left is eliminated with the rows first that have the fewest entries.
/// Columns that are to remain get a pivot only where their rows have no other column.
struct Elimination {
  /// The rows that got a pivot, in the order of elimination; the others depend on them.
  private(set) var order: [Int32] = []
  /// Whether a column has a pivot.
  private(set) var hasPivot: [Bool]
  /// The factors of the rows in `order`, by their places there.
  private(set) var factors = Factors()

  private let columnCount: Int
  /// Whether a column is rather left without a pivot.
  private let remains: [Bool]
  private var starts: [Int32] = [0]
  private var columns: [Int32] = []
  private var values: [Double] = []

  private var isActive: [Bool] = []
  private var rowCounts: [Int32] = []
  private var columnCounts: [Int32] = []
  private var columnStarts: [Int32] = []
  private var columnRows: [Int32] = []
  private var columnValues: [Double] = []

  /// Entries below this are what rounding leaves of a zero.
  private static let zero = 1e-11

  /// Creates an elimination.
  ///
  /// - Parameters:
  ///   - columnCount: The number of columns.
  ///   - rowCapacity: The number of rows to make room for.
  ///   - remains: The columns that are to be left without a pivot if they can; empty for none.
  init(columnCount: Int, rowCapacity: Int, remains: [Bool] = []) {
    self.columnCount = columnCount
    self.remains = remains
    hasPivot = Array(repeating: false, count: columnCount)
    starts.reserveCapacity(rowCapacity + 1)
    columns.reserveCapacity(3 * rowCapacity)
    values.reserveCapacity(3 * rowCapacity)
  }

  var rowCount: Int { starts.count - 1 }

  /// Adds an entry of the row that is being written.
  mutating func append(_ value: Double, column: Int32) {
    columns.append(column)
    values.append(value)
  }

  /// Ends a row.
  mutating func endRow() { starts.append(Int32(columns.count)) }

  mutating func run() {
    indexColumns()
    peel()
    eliminateRest()
    renumber()
  }

  private mutating func indexColumns() {
    isActive = Array(repeating: true, count: rowCount)
    rowCounts = Array(repeating: 0, count: rowCount)
    columnStarts = Array(repeating: 0, count: columnCount + 1)
    for column in columns { columnStarts[Int(column) + 1] += 1 }
    for column in 0..<columnCount { columnStarts[column + 1] += columnStarts[column] }
    columnCounts = Array(repeating: 0, count: columnCount)
    columnRows = Array(repeating: 0, count: columns.count)
    columnValues = Array(repeating: 0, count: columns.count)
    for row in 0..<rowCount {
      rowCounts[row] = starts[row + 1] - starts[row]
      for entry in Int(starts[row])..<Int(starts[row + 1]) {
        let column = Int(columns[entry])
        let place = Int(columnStarts[column] + columnCounts[column])
        columnRows[place] = Int32(row)
        columnValues[place] = values[entry]
        columnCounts[column] += 1
      }
    }
    order.reserveCapacity(columnCount)
    factors.columns.reserveCapacity(columnCount)
    factors.pivots.reserveCapacity(columnCount)
    factors.starts.reserveCapacity(columnCount + 1)
  }

  /// Eliminates rows with a single column and columns in a single row, until there are none.
  private mutating func peel() {
    var singleRows = (0..<rowCount).reversed().compactMap { rowCounts[$0] == 1 ? Int32($0) : nil }
    var singleColumns: [Int32] = []
    var remainingColumns: [Int32] = []
    func enter(_ column: Int) {
      if !remains.isEmpty, remains[column] {
        remainingColumns.append(Int32(column))
      } else {
        singleColumns.append(Int32(column))
      }
    }
    for column in (0..<columnCount).reversed() where columnCounts[column] == 1 { enter(column) }
    while true {
      if let row = singleRows.popLast().map({ Int($0) }) {
        guard isActive[row], rowCounts[row] == 1 else { continue }
        guard
          let entry = (Int(starts[row])..<Int(starts[row + 1])).first(where: {
            !hasPivot[Int(columns[$0])]
          })
        else { continue }
        let column = Int(columns[entry])
        beginPivot(row, column, values[entry])
        endPivot()
        for place in Int(columnStarts[column])..<Int(columnStarts[column + 1]) {
          let other = Int(columnRows[place])
          guard isActive[other] else { continue }
          operate(other, row, columnValues[place] / values[entry])
          rowCounts[other] -= 1
          if rowCounts[other] == 1 { singleRows.append(Int32(other)) }
        }
      } else if let column = (singleColumns.popLast() ?? remainingColumns.popLast()).map({ Int($0) }
      ) {
        guard !hasPivot[column], columnCounts[column] == 1 else { continue }
        guard
          let place = (Int(columnStarts[column])..<Int(columnStarts[column + 1])).first(where: {
            isActive[Int(columnRows[$0])]
          })
        else { continue }
        let row = Int(columnRows[place])
        beginPivot(row, column, columnValues[place])
        for entry in Int(starts[row])..<Int(starts[row + 1]) {
          let other = Int(columns[entry])
          guard !hasPivot[other] else { continue }
          factors.others.append(Int32(other))
          factors.values.append(values[entry])
          columnCounts[other] -= 1
          if columnCounts[other] == 1 { enter(other) }
        }
        endPivot()
      } else {
        return
      }
    }
  }

  private mutating func beginPivot(_ row: Int, _ column: Int, _ value: Double) {
    isActive[row] = false
    hasPivot[column] = true
    order.append(Int32(row))
    factors.columns.append(Int32(column))
    factors.pivots.append(value)
  }

  private mutating func endPivot() { factors.starts.append(Int32(factors.others.count)) }

  private mutating func operate(_ target: Int, _ source: Int, _ multiplier: Double) {
    factors.targets.append(Int32(target))
    factors.sources.append(Int32(source))
    factors.multipliers.append(multiplier)
  }

  /// Eliminates what has at least two entries everywhere.
  private mutating func eliminateRest() {
    let remaining = (0..<rowCount).filter { isActive[$0] && rowCounts[$0] > 0 }
    guard !remaining.isEmpty else { return }
    var rest = RemainingRows(rows: rowCount, columns: columnCount)
    for row in remaining {
      for entry in Int(starts[row])..<Int(starts[row + 1]) where !hasPivot[Int(columns[entry])] {
        rest.append(values[entry], row: row, column: Int(columns[entry]))
      }
    }
    rest.order(remaining)
    while let row = rest.next() {
      guard let pivot = rest.pivot(of: row, atLeast: Elimination.zero) else {
        rest.remove(row)
        continue
      }
      beginPivot(row, pivot.column, pivot.value)
      for (other, value) in rest.entries[row] where Int(other) != pivot.column {
        factors.others.append(other)
        factors.values.append(value)
      }
      endPivot()
      for target in rest.candidates(pivot.column)
      where Int(target) != row && rest.has(pivot.column, in: Int(target)) {
        let target = Int(target)
        operate(
          target, row, rest.subtract(row, pivot, from: target, zero: Elimination.zero))
      }
      rest.remove(row)
    }
  }

  /// Gives operations the places of their rows in the order, and drops those on dependent rows.
  private mutating func renumber() {
    var places = Array(repeating: Int32(-1), count: rowCount)
    for (place, row) in order.enumerated() { places[Int(row)] = Int32(place) }
    var kept = 0
    for index in factors.targets.indices {
      let target = places[Int(factors.targets[index])]
      guard target >= 0 else { continue }
      factors.targets[kept] = target
      factors.sources[kept] = places[Int(factors.sources[index])]
      factors.multipliers[kept] = factors.multipliers[index]
      kept += 1
    }
    let dropped = factors.targets.count - kept
    factors.targets.removeLast(dropped)
    factors.sources.removeLast(dropped)
    factors.multipliers.removeLast(dropped)
  }
}
