import Foundation

/// The figures of a run as lines of text.
struct Table {
  private static let header = ["", "each", "spread", "ratio", "allocations", "goals"]
  private var rows: [[String]] = []

  /// Whether a goal was missed.
  private(set) var missedGoal = false

  /// Adds the line of a benchmark.
  mutating func add(_ benchmark: Benchmark, _ figures: Figures) {
    let goals = benchmark.goals.map { goal in
      switch goal.isMet(by: figures) {
      case true?: return "\(goal.text): met"
      case false?:
        missedGoal = true
        return "\(goal.text): MISSED"
      case nil: return "\(goal.text): not measured here"
      }
    }
    rows.append([
      benchmark.name,
      timeText(figures.nanoseconds),
      "+\(decimal((figures.spread - 1) * 100, places: 0))%",
      figures.ratio.map { "\(decimal($0, places: 2))x" } ?? "",
      figures.allocations.map { decimal($0, places: $0 == $0.rounded() ? 0 : 2) } ?? "?",
      goals.joined(separator: ", "),
    ])
  }

  /// The whole table, its columns in line.
  var text: String {
    let lines = [Self.header] + rows
    let last = Self.header.count - 1
    let widths = Self.header.indices.map { column in lines.map(\.[column].count).max() ?? 0 }
    return lines.map { line in
      var text = ""
      for (column, cell) in line.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        switch column {
        case 0: text += cell + space
        case last: text += "  " + cell
        default: text += "  " + space + cell
        }
      }
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }
}

/// A number with a fixed count of decimal places.
func decimal(_ value: Double, places: Int) -> String {
  String(format: "%.\(places)f", value)
}

/// A time in the unit that suits it.
func timeText(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1_000: "\(decimal(nanoseconds, places: 2)) ns"
  case ..<1_000_000: "\(decimal(nanoseconds / 1_000, places: 2)) us"
  default: "\(decimal(nanoseconds / 1_000_000, places: 2)) ms"
  }
}
