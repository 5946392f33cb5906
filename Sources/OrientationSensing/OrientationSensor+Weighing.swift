extension OrientationSensor {
  /// Adds what a sample says to what was said, and changes side and face where that is enough.
  mutating func weigh(_ felt: Acceleration, _ step: Float) {
    let shares = Side.shares(felt.x, felt.y)
    let extra = weights.shakingWeight * shaking
    weighSides(shares, step, extra)
    let slopes = shares * weights.flatSine
    let height = felt.z * weights.flatCosine
    if face == .upright {
      weighFaces(slopes.max(), height, step, extra)
    } else {
      weighStanding(slopes, face == .up ? height : -height, step, extra)
    }
  }

  /// What is said at a moment, with blows made less.
  private func bounded(_ said: Float) -> Float {
    max(-weights.loudest, min(weights.loudest, said))
  }

  private func bounded(_ said: SIMD4<Float>) -> SIMD4<Float> {
    pointwiseMax(
      SIMD4(repeating: -weights.loudest), pointwiseMin(SIMD4(repeating: weights.loudest), said))
  }

  /// Each side against the one that is down now.
  private mutating func weighSides(_ shares: SIMD4<Float>, _ step: Float, _ extra: Float) {
    let said = (shares - shares[side.rawValue]) * side.scales - weights.sideMargin
    sideEvidence = pointwiseMax(SIMD4(), sideEvidence + bounded(said) * step)
    let factor = face == .upright ? 1 : weights.flatSideFactor
    let enough = (weights.sideEvidence + extra) * factor
    guard sideEvidence.max() > enough else { return }
    side = .strongest(sideEvidence, shares)
    isSideKnown = true
    sideEvidence = SIMD4()
  }

  /// Both ways to lie against the side gravity points to most.
  private mutating func weighFaces(
    _ slope: Float, _ height: Float, _ step: Float, _ extra: Float
  ) {
    let up = bounded(-height - slope - weights.flatMargin) * step
    let down = bounded(height - slope - weights.flatMargin) * step
    flatEvidence = pointwiseMax(SIMD2(), flatEvidence + SIMD2(up, down))
    guard flatEvidence.max() > weights.flatEvidence + extra else { return }
    face = flatEvidence.x > flatEvidence.y ? .up : .down
    flatEvidence = SIMD2()
  }

  /// Each side to stand on, and the other way to lie, against the way the device lies now.
  ///
  /// The height is negative while gravity points out of the face that is below.
  private mutating func weighStanding(
    _ slopes: SIMD4<Float>, _ height: Float, _ step: Float, _ extra: Float
  ) {
    let said = slopes + height - weights.flatMargin
    uprightEvidence = pointwiseMax(SIMD4(), uprightEvidence + bounded(said) * step)
    let over = bounded(height - slopes.max() - weights.flatMargin) * step
    flatEvidence.x = max(0, flatEvidence.x + over)
    if uprightEvidence.max() > weights.uprightEvidence + extra {
      let stands = Side.strongest(uprightEvidence, slopes)
      if stands != side { sideEvidence = SIMD4() }
      side = stands
      isSideKnown = true
      face = .upright
    } else if flatEvidence.x > weights.flatEvidence + extra {
      face = face == .up ? .down : .up
    } else {
      return
    }
    uprightEvidence = SIMD4()
    flatEvidence = SIMD2()
  }
}
