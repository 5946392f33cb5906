/// A matrix of few entries, by rows and by columns.
struct SparseMatrix {
  private(set) var starts: [Int32] = [0]
  private(set) var columns: [Int32] = []
  private(set) var factors: [Double] = []

  private var columnStarts: [Int32] = []
  private(set) var columnRows: [Int32] = []
  private(set) var columnFactors: [Double] = []

  /// The places of a row's entries.
  func row(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  /// The places of a column's entries.
  func column(_ column: Int) -> Range<Int> {
    Int(columnStarts[column])..<Int(columnStarts[column + 1])
  }

  /// Makes room for rows of three entries.
  mutating func reserve(_ rows: Int) {
    starts.reserveCapacity(rows + 1)
    columns.reserveCapacity(3 * rows)
    factors.reserveCapacity(3 * rows)
  }

  mutating func append(_ factor: Double, column: Int32) {
    columns.append(column)
    factors.append(factor)
  }

  mutating func endRow() { starts.append(Int32(columns.count)) }

  /// Sorts the entries by column too.
  mutating func indexColumns(_ count: Int) {
    columnStarts = Array(repeating: 0, count: count + 1)
    for column in columns { columnStarts[Int(column) + 1] += 1 }
    for column in 0..<count { columnStarts[column + 1] += columnStarts[column] }
    var next = columnStarts
    columnRows = Array(repeating: 0, count: columns.count)
    columnFactors = Array(repeating: 0, count: columns.count)
    for row in 0..<(starts.count - 1) {
      for entry in self.row(row) {
        let place = Int(next[Int(columns[entry])])
        next[Int(columns[entry])] += 1
        columnRows[place] = Int32(row)
        columnFactors[place] = factors[entry]
      }
    }
  }

  /// For each row the next one whose entries are a multiple of its own, and its leading factor.
  ///
  /// The next ones make a circle; a row without another is its own next. Behind the rows there is one for
  /// each column, which holds the column itself.
  struct Twins {
    /// Whether any row has another one.
    var isAny = false
    var next: [Int32]
    var leading: [Double]
  }

  func twins() -> Twins {
    let (count, columnCount) = (starts.count - 1, columnStarts.count - 1)
    var twins = Twins(
      next: (0..<Int32(count + columnCount)).map { $0 },
      leading: Array(repeating: 1, count: count + columnCount))
    var last: [UInt64: Int] = [:]
    last.reserveCapacity(count)
    for row in 0..<count {
      guard let lead = self.row(row).min(by: { columns[$0] < columns[$1] }) else { continue }
      twins.leading[row] = factors[lead]
      var key: UInt64 = 0
      for entry in self.row(row) {
        key &+= SparseMatrix.key(columns[entry], factors[entry] / factors[lead])
      }
      if let other = last[key],
        isMultiple(row, of: other, twins.leading[row] / twins.leading[other])
      {
        twins.join(row, other)
      }
      last[key] = row
    }
    for column in 0..<columnCount {
      guard let other = last[SparseMatrix.key(Int32(column), 1)], self.row(other).count == 1,
        columns[Int(starts[other])] == Int32(column)
      else { continue }
      twins.join(count + column, other)
    }
    return twins
  }

  private static func key(_ column: Int32, _ share: Double) -> UInt64 {
    (share.bitPattern ^ UInt64(UInt32(bitPattern: column))) &* 0x9E37_79B9_7F4A_7C15
  }

  private func isMultiple(_ row: Int, of other: Int, _ scale: Double) -> Bool {
    guard self.row(row).count == self.row(other).count else { return false }
    return self.row(row).allSatisfy { entry in
      self.row(other).contains {
        columns[$0] == columns[entry] && factors[$0] * scale == factors[entry]
      }
    }
  }
}

extension SparseMatrix.Twins {
  fileprivate mutating func join(_ row: Int, _ other: Int) {
    isAny = true
    (next[row], next[other]) = (next[other], next[row])
  }
}
