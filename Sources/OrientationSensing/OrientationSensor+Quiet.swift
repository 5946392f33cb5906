extension OrientationSensor {
  /// Whether a sample leaves a quiet sensor as it is, but for the time.
  ///
  /// The same comparisons as in weighing, with the same rounding, each for the orientation that is
  /// nearest to being spoken for: if that one is not, none is.
  @inline(__always)
  func changesNothing(_ sample: AccelerationSample) -> Bool {
    let felt = sample.acceleration
    let square = felt.x * felt.x + felt.y * felt.y + felt.z * felt.z
    let axis = side.axis
    let own = felt.x * axis.x + felt.y * axis.y
    let across = abs(felt.x * axis.y - felt.y * axis.x)
    let near = (across - own) * Float(0.5).squareRoot() - weights.sideMargin
    let far = -own - weights.sideMargin
    let slope = max(abs(felt.x), abs(felt.y)) * weights.flatSine
    let height = felt.z * weights.flatCosine
    let turning: Float
    switch face {
    case .upright: turning = abs(height) - slope
    case .up: turning = max(slope + height, height - slope)
    case .down: turning = max(slope - height, -height - slope)
    }
    let excess = abs(square - 1) * 0.5 - weights.shakingFloor
    let elapsed = Float(sample.time - time)
    return near <= 0 && far <= 0 && turning - weights.flatMargin <= 0 && excess <= 0
      && square >= Self.smallestSquare && square <= Self.quietSquare && elapsed >= 0
      && elapsed <= weights.longestPause
  }

  /// Below this every component is below what is readable, whatever the floor of shaking.
  static var quietSquare: Float { 1000 }
}
