/// Looks at four samples at once for whether they leave a quiet sensor as it is.
///
/// It computes what `changesNothing` does, with the same operations on each lane.
struct QuietScan {
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

  /// Whether four samples leave the sensor as it is.
  ///
  /// There has to be a fifth behind them.
  @inline(__always)
  func isQuiet(_ samples: UnsafePointer<AccelerationSample>, after time: Double) -> Bool {
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
    let across = magnitude(x * axisY - y * axisX)
    let near = (across - own) * Float(0.5).squareRoot() - sideMargin
    let far = -own - sideMargin
    let slope = pointwiseMax(magnitude(x), magnitude(y)) * flatSine
    let height = z * flatCosine
    let turning =
      isUpright
      ? magnitude(height) - slope : pointwiseMax(slope + height, height - slope)
    let excess = magnitude(square - 1) * 0.5 - shakingFloor
    // What is not a number fails every comparison.
    let isStill =
      (near .<= 0) .& (far .<= 0) .& (turning - flatMargin .<= 0) .& (excess .<= 0)
      .& (square .>= OrientationSensor.smallestSquare)
      .& (square .<= OrientationSensor.quietSquare)
    let isTimely = (elapsed .>= 0) .& (elapsed .<= longestPause)
    return all(isStill) && all(isTimely)
  }

  @inline(__always)
  private func magnitude(_ lanes: Lanes) -> Lanes {
    Lanes(bitPattern: lanes.bits & SIMD4<UInt32>(repeating: 0x7FFF_FFFF))
  }
}

extension SIMD4<Float> {
  /// The numbers as bits.
  @inline(__always)
  fileprivate var bits: SIMD4<UInt32> { unsafe unsafeBitCast(self, to: SIMD4<UInt32>.self) }

  @inline(__always)
  fileprivate init(bitPattern: SIMD4<UInt32>) {
    self = unsafe unsafeBitCast(bitPattern, to: SIMD4<Float>.self)
  }
}
