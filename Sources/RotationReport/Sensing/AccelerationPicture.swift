import OrientationSensing

/// A recording in so few columns that it can be drawn: what is the least, the mean and the most
/// within each.
struct AccelerationPicture: Sendable {
  /// The most columns there are; there are at least half as many once there were that many.
  static let mostColumns = 600

  struct Column: Sendable {
    var least = SIMD3<Float>(repeating: .infinity)
    var most = SIMD3<Float>(repeating: -.infinity)
    var sum = SIMD3<Double>()
    var count = 0

    var mean: SIMD3<Double> { sum / Double(max(1, count)) }

    /// How far the display is tilted up, in degrees: 90 flat on the back, -90 on the face.
    var tilt: Double? {
      let length = (mean * mean).sum().squareRoot()
      return length > 1e-6 ? Self.arcsine(-mean.z / length) * 180 / .pi : nil
    }

    mutating func add(_ other: Column) {
      least = pointwiseMin(least, other.least)
      most = pointwiseMax(most, other.most)
      sum += other.sum
      count += other.count
    }

    /// To 0.003 degrees, by formula 4.4.45 of Abramowitz and Stegun; the same on every machine.
    private static func arcsine(_ value: Double) -> Double {
      let x = min(1, abs(value))
      let polynomial = 1.5707288 + x * (-0.2121144 + x * (0.0742610 - x * 0.0187293))
      let angle = .pi / 2 - (1 - x).squareRoot() * polynomial
      return value < 0 ? -angle : angle
    }
  }

  private(set) var columns: [Column] = []
  /// How many seconds a column is wide.
  private(set) var width = 1.0 / 1024

  /// Adds a sample; one that is not finite, or from before the first, is not drawn.
  mutating func add(_ sample: AccelerationSample) {
    let felt = sample.acceleration
    let value = SIMD3(felt.x, felt.y, felt.z)
    guard sample.time >= 0, sample.time < 1e15, felt.x.isFinite, felt.y.isFinite, felt.z.isFinite
    else { return }
    while sample.time / width >= Double(Self.mostColumns) { halve() }
    let index = Int(sample.time / width)
    while columns.count <= index { columns.append(Column()) }
    columns[index].add(Column(least: value, most: value, sum: SIMD3<Double>(value), count: 1))
  }

  /// Puts neighbours together.
  private mutating func halve() {
    width *= 2
    var halved: [Column] = []
    for index in stride(from: 0, to: columns.count, by: 2) {
      var column = columns[index]
      if index + 1 < columns.count { column.add(columns[index + 1]) }
      halved.append(column)
    }
    columns = halved
  }
}
