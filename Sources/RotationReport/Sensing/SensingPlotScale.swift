import Orientation

/// Where times and values lie in a plot.
struct SensingPlotScale {
  static let left = 86.0
  static let right = 936.0

  /// The time at the right edge, in seconds.
  let end: Double

  init(end: Double) { self.end = max(end, 1e-3) }

  /// Where a time lies; times before and after the recording lie on its edges.
  func x(_ time: Double) -> Double {
    Self.left + (Self.right - Self.left) * min(1, max(0, time / end))
  }

  /// Times to write below, at most eleven of them, with their texts.
  var ticks: [(time: Double, text: String)] {
    var power = 0.001
    while power * 100 < end { power *= 10 }
    let step = [1, 2, 5, 10].map { $0 * power }.first { end / $0 <= 10 } ?? power * 10
    return (0...Int(end / step + 1e-9)).map { index in
      let time = Double(index) * step
      return (time, "\(Words.number(time)) s")
    }
  }
}
