extension OrientationSensor {
  /// Adds a sample's evidence, and changes side and face where there is enough.
  @inline(__always)
  mutating func weigh(_ felt: Acceleration, _ square: Float, _ step: Float) {
    let shares = Side.shares(felt.x, felt.y)
    let extra = weights.shakingWeight * shaking
    let surplus = surplus(square)
    weighSides(felt, shares, surplus, step, extra)
    let slopes = shares * weights.flatSine
    let height = felt.z * weights.flatCosine
    if face == .upright {
      weighFaces(slopes.largest, height, step, extra)
    } else {
      weighStanding(slopes, face == .up ? height : -height, surplus, step, extra)
    }
  }

  /// The acceleration beyond gravity, which is subtracted from a sample's evidence, in g.
  ///
  /// Negative where nothing is taken off.
  @inline(__always)
  private func surplus(_ square: Float) -> Float {
    ((square - 1) * 0.5 - weights.surplusFloor) * weights.surplusWeight
  }

  /// The evidence of a moment, with shocks damped.
  @inline(__always)
  private func bounded(_ said: Float) -> Float {
    max(-weights.loudest, min(weights.loudest, said))
  }

  /// The same, without what a surplus explains.
  @inline(__always)
  private func bounded(_ said: SIMD4<Float>, _ surplus: Float) -> SIMD4<Float> {
    said.orLess((said - surplus).orMore(SIMD4()))
      .orLess(SIMD4(repeating: weights.loudest)).orMore(SIMD4(repeating: -weights.loudest))
  }

  /// Each side against the one that is down now.
  @inline(__always)
  private mutating func weighSides(
    _ felt: Acceleration, _ shares: SIMD4<Float>, _ surplus: Float, _ step: Float, _ extra: Float
  ) {
    let axis = side.axis
    let own = felt.x * axis.x + felt.y * axis.y
    let said = (shares - own) * side.scales - weights.sideMargin
    sideEvidence = (sideEvidence + bounded(said, surplus) * step).orMore(SIMD4())
    let factor = face == .upright ? 1 : weights.flatSideFactor
    let enough = (weights.sideEvidence + extra) * factor
    guard sideEvidence.largest > enough else { return }
    side = .strongest(sideEvidence, shares)
    isSideKnown = true
    sideEvidence = SIMD4()
  }

  /// Both flat orientations against the side that gravity points to most.
  @inline(__always)
  private mutating func weighFaces(_ slope: Float, _ height: Float, _ step: Float, _ extra: Float) {
    let up = bounded(-height - slope - weights.flatMargin) * step
    let down = bounded(height - slope - weights.flatMargin) * step
    flatEvidence = SIMD2(max(0, flatEvidence.x + up), max(0, flatEvidence.y + down))
    guard max(flatEvidence.x, flatEvidence.y) > weights.flatEvidence + extra else { return }
    face = flatEvidence.x > flatEvidence.y ? .up : .down
    flatEvidence = SIMD2()
  }

  /// Each upright orientation, and the other flat one, against the current flat one.
  ///
  /// The height is negative while gravity points out of the face that is below.
  @inline(__always)
  private mutating func weighStanding(
    _ slopes: SIMD4<Float>, _ height: Float, _ surplus: Float, _ step: Float, _ extra: Float
  ) {
    let said = slopes + height - weights.flatMargin
    uprightEvidence = (uprightEvidence + bounded(said, surplus) * step).orMore(SIMD4())
    let over = bounded(height - slopes.largest - weights.flatMargin) * step
    flatEvidence.x = max(0, flatEvidence.x + over)
    if uprightEvidence.largest > weights.uprightEvidence + extra {
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
