/// Looks at four samples at once for whether they say nothing to a calm sensor.
///
/// It computes what `takeCalmly` does, with the same operations on each lane.
struct CalmScan {
  typealias Lanes = SIMD4<Float>

  private let axisX: Lanes
  private let axisY: Lanes
  private let sideMargin: Lanes
  private let flatSine: Lanes
  private let flatCosine: Lanes
  private let flatMargin: Lanes
  private let shakingFloor: Lanes
  /// The height of a device that lies counts by its sign, that of one that stands by its amount.
  private let isUpright: Bool
  private let longestPause: Double

  init(_ sensor: OrientationSensor) {
    let weights = sensor.weights
    let axis = sensor.side.axis
    axisX = Lanes(repeating: axis.x)
    axisY = Lanes(repeating: axis.y)
    sideMargin = Lanes(repeating: weights.sideMargin)
    flatSine = Lanes(repeating: weights.flatSine)
    // With the display down all heights change their sign, exactly.
    flatCosine = Lanes(repeating: sensor.face == .down ? -weights.flatCosine : weights.flatCosine)
    flatMargin = Lanes(repeating: weights.flatMargin)
    shakingFloor = Lanes(repeating: weights.shakingFloor)
    isUpright = sensor.face == .upright
    // A little less than is allowed, so that rounding the difference cannot matter.
    longestPause = Double(weights.longestPause) * 0.999
  }

  /// Looks at four samples; there has to be a fifth behind them.
  ///
  /// - Returns: By how much each goes beyond shaking's floor and how long after the one before it
  ///   was felt, or nil if one of them may say something.
  @inline(__always)
  func look(
    at samples: UnsafePointer<AccelerationSample>, after time: Double
  ) -> (excess: Lanes, elapsed: SIMD4<Double>)? {
    let times = unsafe SIMD4(
      samples[0].time, samples[1].time, samples[2].time, samples[3].time)
    let elapsed = times - SIMD4(time, times.x, times.y, times.z)
    let raw = unsafe UnsafeRawPointer(samples)
    let stride = MemoryLayout<AccelerationSample>.stride
    // Time has 8 bytes, then come x, y and z and 4 bytes of nothing.
    let a = unsafe raw.loadUnaligned(fromByteOffset: 8, as: Lanes.self)
    let b = unsafe raw.loadUnaligned(fromByteOffset: 8 + stride, as: Lanes.self)
    let c = unsafe raw.loadUnaligned(fromByteOffset: 8 + 2 * stride, as: Lanes.self)
    let d = unsafe raw.loadUnaligned(fromByteOffset: 8 + 3 * stride, as: Lanes.self)
    let x = Lanes(a.x, b.x, c.x, d.x)
    let y = Lanes(a.y, b.y, c.y, d.y)
    let z = Lanes(a.z, b.z, c.z, d.z)

    let square = x * x + y * y + z * z
    let own = x * axisX + y * axisY
    let across = (x * axisY - y * axisX).magnitude
    let near = (across - own) * Float(0.5).squareRoot() - sideMargin
    let far = -own - sideMargin
    let slope = x.magnitude.orMore(y.magnitude) * flatSine
    let height = z * flatCosine
    let turning =
      isUpright
      ? height.magnitude - slope : (slope + height).orMore(height - slope)
    let excess = (square - 1).magnitude * 0.5 - shakingFloor
    // What is not a number fails every comparison.
    let isStill =
      (near .<= 0) .& (far .<= 0) .& (turning - flatMargin .<= 0)
      .& (square .>= OrientationSensor.smallestSquare)
      .& (square .<= OrientationSensor.calmSquare)
    let isTimely = (elapsed .>= 0) .& (elapsed .<= longestPause)
    return all(isStill) && all(isTimely) ? (excess, elapsed) : nil
  }
}
