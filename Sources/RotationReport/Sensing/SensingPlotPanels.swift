import Orientation
import TextFormats

/// The three axes over time: what is usual as a line, what is least and most as an area.
struct SensingAxesPanel {
  let picture: AccelerationPicture
  let scale: SensingPlotScale
  let top: Double
  let height: Double

  /// How many g there are between the middle and the edge; what is more is cut off.
  private var range: Double {
    let most = picture.columns.reduce(0) { most, column in
      guard column.count > 0 else { return most }
      let reach = max(column.most.max(), -column.least.min())
      return max(most, Double(reach))
    }
    return min(4, max(1.25, most * 1.05))
  }

  var markup: Markup {
    let range = range
    func y(_ value: Double) -> Double {
      top + height / 2 - min(range, max(-range, value)) / range * height / 2
    }
    let lines = (-Int(range)...Int(range)).flatMap { value -> [Markup] in
      let place = y(Double(value))
      return [
        .line(SensingPlotScale.left, place, SensingPlotScale.right, place, "hair"),
        .words(
          "\(value) g", SensingPlotScale.left - 8, place + 4, size: SensingPlotScale.text, "soft",
          anchor: .end),
      ]
    }
    let runs = SensingRun.runs(picture)
    let curves = ["x", "y", "z"].enumerated().flatMap { axis, name -> [Markup] in
      runs.flatMap { run -> [Markup] in
        let times = run.columns.map { scale.x($0.time) }
        let most = run.columns.map { y(Double($0.column.most[axis])) }
        let least = run.columns.map { y(Double($0.column.least[axis])) }
        let mean = run.columns.map { y($0.column.mean[axis]) }
        let around =
          Array(zip(times, most)) + zip(times, least).reversed()
        return [
          .path(SensingRun.data(around) + "Z", "area \(name)"),
          .path(SensingRun.data(Array(zip(times, mean))), "line \(name)line"),
        ]
      }
    }
    return .group(
      [
        .rectangle(
          SensingPlotScale.left, top, SensingPlotScale.right - SensingPlotScale.left, height,
          "card shade")
      ] + lines + curves)
  }
}

/// How far the display is tilted over time: upright in the middle, flat at the edges.
struct SensingTiltPanel {
  let picture: AccelerationPicture
  let scale: SensingPlotScale
  let top: Double
  let height: Double

  var markup: Markup {
    func y(_ degrees: Double) -> Double { top + height / 2 - degrees / 90 * height / 2 }
    let lines = [
      (90.0, "flat, up"), (45, "45°"), (0, "upright"), (-45, "-45°"), (-90, "flat, down"),
    ]
    .flatMap { degrees, text -> [Markup] in
      [
        .line(SensingPlotScale.left, y(degrees), SensingPlotScale.right, y(degrees), "hair"),
        .words(
          text, SensingPlotScale.left - 8, y(degrees) + 4, size: SensingPlotScale.text, "soft",
          anchor: .end),
      ]
    }
    let curves = SensingRun.runs(picture).map { run in
      let points = run.columns.compactMap { place in
        place.column.tilt.map { (scale.x(place.time), y($0)) }
      }
      return Markup.path(SensingRun.data(points), "line tiltline")
    }
    return .group(lines + curves)
  }
}

/// Columns that follow one another without a gap of more than a second.
struct SensingRun {
  var columns: [(time: Double, column: AccelerationPicture.Column)] = []

  static func runs(_ picture: AccelerationPicture) -> [SensingRun] {
    var runs: [SensingRun] = []
    var last = -Double.infinity
    for (index, column) in picture.columns.enumerated() where column.count > 0 {
      let time = (Double(index) + 0.5) * picture.width
      if time - last > max(1, 2 * picture.width) { runs.append(SensingRun()) }
      runs[runs.count - 1].columns.append((time, column))
      last = time
    }
    return runs
  }

  /// Points as a path, to a tenth of a point.
  static func data(_ points: [(Double, Double)]) -> String {
    var out = ""
    for (index, point) in points.enumerated() {
      out += index == 0 ? "M" : "L"
      out += Words.number((point.0 * 10).rounded() / 10) + " "
      out += Words.number((point.1 * 10).rounded() / 10)
    }
    return out
  }
}
