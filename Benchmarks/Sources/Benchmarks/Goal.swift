/// A figure that a benchmark should reach.
enum Goal {
  /// At most so many times the baseline's time.
  case ratio(atMost: Double)
  /// At most so many allocations for each operation.
  case allocations(atMost: Double)
  /// At most so long for each operation.
  case time(atMost: Duration)
  /// At least so many operations a second.
  case rate(atLeast: Double)

  /// Whether the figures reach the goal; nil where this machine cannot tell.
  func isMet(by figures: Figures) -> Bool? {
    switch self {
    case .ratio(let limit): figures.ratio.map { $0 <= limit }
    case .allocations(let limit): figures.allocations.map { $0 <= limit }
    case .time(let limit): figures.nanoseconds <= limit.nanoseconds
    case .rate(let limit): 1e9 / figures.nanoseconds >= limit
    }
  }

  /// The goal as the table words it.
  var text: String {
    switch self {
    case .ratio(let limit): "at most \(decimal(limit, places: 0))x"
    case .allocations(0): "no allocation"
    case .allocations(let limit): "at most \(decimal(limit, places: 0)) allocations"
    case .time(let limit): "at most \(timeText(limit.nanoseconds))"
    case .rate(let limit): "at least \(decimal(limit, places: 0)) a second"
    }
  }
}
