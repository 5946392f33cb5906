extension Stretch {
  /// How much shaking there is after each of four samples.
  @inline(always)
  func shake(_ deviation: Lanes, _ step: Lanes) -> (Float, Float, Float, Float) {
    var excess = deviation * 0.5 - weights.shakingFloor
    if any(excess .> 1) { excess = Self.least(excess, 1) }
    let more = excess * step
    @inline(always)
    func after(_ shaking: Float, _ more: Float) -> Float {
      max(0, min(weights.shakingLimit, shaking + more))
    }
    let first = after(shaking, more.x)
    let second = after(first, more.y)
    let third = after(second, more.z)
    return (first, second, third, after(third, more.w))
  }

  /// The lesser of each number and another.
  ///
  /// Seldom needed, so that the compiler does not take the usual path apart into lanes.
  static func least(_ numbers: Lanes, _ other: Float) -> Lanes {
    Lanes(
      min(other, numbers.x), min(other, numbers.y), min(other, numbers.z), min(other, numbers.w))
  }

  /// Adds what is said at one moment, never below nothing, and keeps the most of it.
  @inline(always)
  func add(
    _ said: Lanes, _ step: Float, to evidence: inout Lanes, _ peak: inout Lanes
  ) {
    let loudest = Lanes(repeating: weights.loudest)
    evidence = (evidence + said.orLess(loudest).orMore(loudest.negative) * step).orMore(Lanes())
    peak = peak.orMore(evidence)
  }

  /// Adds what is said at one moment without what a surplus explains.
  @inline(always)
  func add(
    _ said: Lanes, without surplus: Float, _ step: Float, to evidence: inout Lanes,
    _ peak: inout Lanes
  ) {
    add(said.orLess((said - surplus).orMore(Lanes())), step, to: &evidence, &peak)
  }

  /// Adds up what four samples say for lying the other way; seldom needed.
  ///
  /// - Returns: The most that was ever said.
  @inline(never)
  func weighOver(_ said: Lanes, _ step: Lanes, _ evidence: inout Float) -> Float {
    let loudest = Lanes(repeating: weights.loudest)
    let more = said.orLess(loudest).orMore(loudest.negative) * step
    let first = max(0, evidence + more.x)
    let second = max(0, first + more.y)
    let third = max(0, second + more.z)
    evidence = max(0, third + more.w)
    return max(first, second, third, evidence)
  }

  /// What a sample says for each side against the one that is down.
  @inline(always)
  func saidOfSides(_ felt: Acceleration) -> Lanes {
    (sideX * felt.x + sideY * felt.y) * sideScales - weights.sideMargin
  }

  /// What a sample says for a device that stands to lie, against the side gravity points to most.
  @inline(always)
  func saidOfLying(_ felt: Acceleration) -> Lanes {
    let slope = max(abs(felt.x), abs(felt.y)) * weights.flatSine
    return faceZ * felt.z - slope - weights.flatMargin
  }

  /// What a sample says for a device that lies to stand, against the way it lies.
  @inline(always)
  func saidOfStanding(_ felt: Acceleration) -> Lanes {
    (faceX * felt.x + faceY * felt.y) + felt.z * flatCosine - weights.flatMargin
  }

  /// Writes down what is said after a sample.
  @inline(always)
  func say(_ shaking: Float, _ place: UnsafeMutablePointer<Posture>) {
    unsafe place.pointee = shaking > weights.shakingThreshold ? shakenPosture : posture
  }
}
