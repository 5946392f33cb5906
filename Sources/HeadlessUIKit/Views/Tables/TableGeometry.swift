import Foundation

/// The positions of a table's sections and rows, from top to bottom.
struct TableGeometry {
  struct Stretch {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  struct Section {
    var header: Stretch
    var footer: Stretch
    /// The first of its rows, counted over all sections.
    var firstRow: Int
    var rowCount: Int
    var start: CGFloat { header.start }
    var end: CGFloat { footer.end }
  }

  private(set) var sections: [Section] = []
  /// All rows, over all sections.
  private(set) var rows: [Stretch] = []
  /// The end of what has been placed, in points from the top.
  private(set) var end: CGFloat

  init(top: CGFloat) {
    end = top
  }

  mutating func addSection(
    header: CGFloat, footer: CGFloat, rowCount: Int, height: (Int) -> CGFloat
  ) {
    let header = take(header)
    let firstRow = rows.count
    for row in 0..<rowCount { rows.append(take(height(row))) }
    sections.append(
      Section(header: header, footer: take(footer), firstRow: firstRow, rowCount: rowCount))
  }

  /// Gives rows other heights, and moves all that follows.
  ///
  /// - Complexity: linear in the number of rows.
  mutating func resize(_ lengths: [Int: CGFloat]) {
    var moved: CGFloat = 0
    for index in sections.indices {
      let section = sections[index]
      sections[index].header.start += moved
      for row in section.firstRow..<(section.firstRow + section.rowCount) {
        rows[row].start += moved
        guard let length = lengths[row] else { continue }
        moved += length - rows[row].length
        rows[row].length = length
      }
      sections[index].footer.start += moved
    }
    end += moved
  }

  private mutating func take(_ length: CGFloat) -> Stretch {
    defer { end += length }
    return Stretch(start: end, length: length)
  }

  /// The place of a row among all rows; nil where there is no such row.
  func place(of path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard 0..<section.rowCount ~= path.row else { return nil }
    return section.firstRow + path.row
  }

  /// The path of a row by its place among all rows.
  func path(of place: Int) -> IndexPath {
    // The last section that begins at or before it; empty ones begin where the next one does.
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].firstRow <= place { low = middle } else { high = middle - 1 }
    }
    return IndexPath(row: place - sections[low].firstRow, section: low)
  }

  /// The places of the rows that show between two heights.
  ///
  /// - Complexity: logarithmic in the number of rows.
  func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    let first = firstRow { $0.end > top }
    let last = firstRow { $0.start >= bottom }
    return first..<max(first, last)
  }

  private func firstRow(where holds: (Stretch) -> Bool) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(rows[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
