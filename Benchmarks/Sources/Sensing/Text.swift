import Foundation

/// A number with a fixed count of decimal places.
func decimal(_ value: Double, places: Int) -> String {
  String(format: "%.\(places)f", value)
}

/// Lines of cells as columns of equal width, the first to the left and the others to the right.
func columns(_ lines: [[String]]) -> String {
  let count = lines.map(\.count).max() ?? 0
  let widths = (0..<count).map { column in
    lines.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
  }
  return lines.map { line in
    line.enumerated().map { column, cell in
      let space = String(repeating: " ", count: widths[column] - cell.count)
      return column == 0 ? cell + space : space + cell
    }.joined(separator: "  ")
  }.joined(separator: "\n")
}
