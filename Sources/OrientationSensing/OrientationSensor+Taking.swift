import Orientation

extension OrientationSensor {
  /// What the samples of any sensor stay below, in g; more is a fault.
  static var largest: Float { 64 }
  /// The square of what is too little to have a direction, in g²: a device that falls.
  static var smallestSquare: Float { 0.01 }

  /// Takes a sample with all that may follow from it.
  mutating func take(_ sample: AccelerationSample) {
    let felt = sample.acceleration
    let square = felt.x * felt.x + felt.y * felt.y + felt.z * felt.z
    // Written so that what is not a number fails.
    guard abs(felt.x) <= Self.largest, abs(felt.y) <= Self.largest, abs(felt.z) <= Self.largest,
      square >= Self.smallestSquare, sample.time.isFinite
    else {
      return say(.unreadable)
    }
    let elapsed = Float(sample.time - time)
    time = sample.time
    guard elapsed >= 0, elapsed <= weights.longestPause else {
      forget()
      return say(.settling)
    }
    let step = min(elapsed, weights.longestStep)
    if beginning != nil {
      begin(with: felt, step)
    } else {
      shake(square, step)
      weigh(felt, square, step)
      say(shaking > weights.shakingThreshold ? .shaking : nil)
    }
  }

  /// Adds to shaking what goes beyond its floor, or takes off what stays below.
  private mutating func shake(_ square: Float, _ step: Float) {
    let excess = abs(square - 1) * 0.5 - weights.shakingFloor
    shaking = max(0, min(weights.shakingLimit, shaking + min(excess, 1) * step))
  }

  /// Discards the evidence, after a pause.
  private mutating func forget() {
    sideEvidence = SIMD4()
    uprightEvidence = SIMD4()
    flatEvidence = SIMD2()
    shaking = 0
    if beginning != nil { beginning = Beginning() }
  }

  /// Averages the first samples, and takes what they point to when they are enough.
  private mutating func begin(with felt: Acceleration, _ step: Float) {
    guard var sum = beginning else { return }
    sum.add(felt, step)
    beginning = sum
    guard sum.length > 0, sum.length >= weights.settlingTime else { return say(.settling) }
    beginning = nil
    let shares = Side.shares(sum.x, sum.y)
    side = .strongest(shares, shares)
    if abs(sum.z) * weights.flatCosine > shares[side.rawValue] * weights.flatSine {
      face = sum.z < 0 ? .up : .down
    } else {
      isSideKnown = true
    }
    say(nil)
  }

  /// Puts the posture together.
  private mutating func say(_ disturbance: Disturbance?) {
    let orientation: DeviceOrientation =
      if beginning != nil {
        .unknown
      } else if face == .upright && max(flatEvidence.x, flatEvidence.y) > 0
        && posture.orientation != .unknown
      {
        // On its way to flat the side is no longer clear: the last one stays until it is settled.
        posture.orientation
      } else {
        settled
      }
    posture = Posture(
      orientation: orientation, lastUpright: isSideKnown ? side.orientation : .unknown,
      disturbance: disturbance)
  }

  /// The orientation that side and face make up.
  var settled: DeviceOrientation {
    switch face {
    case .upright: side.orientation
    case .up: .faceUp
    case .down: .faceDown
    }
  }
}
