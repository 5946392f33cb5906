extension OrientationSensor {
  /// Takes a sample that speaks for no change, to a sensor to which nothing was said.
  ///
  /// The same comparisons as in weighing, with the same rounding, each for the orientation that is
  /// nearest to being spoken for: if that one is not, none is, and all evidence stays zero.
  /// - Returns: False, and nothing is done, if the sample may say something or cannot be read.
  @inline(__always)
  mutating func takeCalmly(_ sample: AccelerationSample) -> Bool {
    let felt = sample.acceleration
    let square = felt.x * felt.x + felt.y * felt.y + felt.z * felt.z
    let axis = side.axis
    let own = felt.x * axis.x + felt.y * axis.y
    let across = abs(felt.x * axis.y - felt.y * axis.x)
    let near = (across - own) * Float(0.5).squareRoot() - weights.sideMargin
    let far = -own - weights.sideMargin
    let slope = max(abs(felt.x), abs(felt.y)) * weights.flatSine
    let height = felt.z * weights.flatCosine
    let turning =
      switch face {
      case .upright: abs(height) - slope
      case .up: max(slope + height, height - slope)
      case .down: max(slope - height, -height - slope)
      }
    let elapsed = Float(sample.time - time)
    // What is not a number fails.
    guard near <= 0, far <= 0, turning - weights.flatMargin <= 0,
      square >= Self.smallestSquare, square <= Self.calmSquare,
      elapsed >= 0, elapsed <= weights.longestPause
    else { return false }
    time = sample.time
    shake(excess(square), min(elapsed, weights.longestStep))
    let disturbance = shakingDisturbance
    if posture.disturbance != disturbance { posture.disturbance = disturbance }
    return true
  }

  /// Below this square every component is readable.
  static var calmSquare: Float { 1000 }

  /// By how much what is felt goes beyond shaking's floor, in g.
  @inline(__always)
  func excess(_ square: Float) -> Float { abs(square - 1) * 0.5 - weights.shakingFloor }

  /// Adds to shaking, or takes off.
  @inline(__always)
  mutating func shake(_ excess: Float, _ step: Float) {
    shaking = max(0, min(weights.shakingLimit, shaking + min(excess, 1) * step))
  }

  /// What is said of shaking.
  @inline(__always)
  var shakingDisturbance: Disturbance? { shaking > weights.shakingThreshold ? .shaking : nil }
}
