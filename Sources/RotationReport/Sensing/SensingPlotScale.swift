import Orientation

/// The coordinates of times and values in a plot.
struct SensingPlotScale {
  static let left = 116.0
  static let right = 868.0
  /// The size of what is written: 11 pixels where the plot is shown 830 pixels wide.
  static let text = 12.0

  /// The time at the right edge, in seconds.
  let end: Double

  init(end: Double) { self.end = max(end, 1e-3) }

  /// The coordinate of a time; times before and after the recording are on its edges.
  func x(_ time: Double) -> Double {
    Self.left + (Self.right - Self.left) * min(1, max(0, time / end))
  }

  /// Times to write below, at most eleven of them, with their texts.
  var ticks: [(time: Double, text: String)] {
    let unit: (seconds: Double, name: String) =
      end > 10_800 ? (3_600, "h") : end > 300 ? (60, "min") : (1, "s")
    let last = end / unit.seconds
    var power = 0.001
    while power * 100 < last { power *= 10 }
    let step = [1, 2, 5, 10].map { $0 * power }.first { last / $0 <= 10 } ?? power * 10
    return (0...Int(last / step + 1e-9)).map { index in
      let time = Double(index) * step
      return (time * unit.seconds, "\(Words.number(time)) \(unit.name)")
    }
  }

  /// Of many spells, those that are wide enough to see: at least a fifth of a point.
  ///
  /// However often a device was turned or shaken, a plot of it stays a plot.
  func visible<Spell>(_ spells: [Spell], _ ends: (Spell) -> (from: Double, to: Double)) -> [Spell] {
    var last = -Double.infinity
    return spells.filter { spell in
      let (from, to) = ends(spell)
      guard from < end, x(to) - last >= 0.2 || last < x(from) - 0.2 else { return false }
      last = x(to)
      return true
    }
  }
}
