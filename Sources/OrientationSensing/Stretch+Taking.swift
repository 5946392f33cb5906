// Written for what the compiler makes of it: quiet fours cost a hundred instructions, four numbers
// are never taken out of lanes that were compared, and what is seldom needed is kept out of the way.
extension Stretch {
  /// Takes samples in fours; one loop of those that `isUpright` and `isLandscape` choose from.
  @inline(always)
  mutating func take(
    _ samples: UnsafePointer<AccelerationSample>, _ postures: UnsafeMutablePointer<Posture>,
    _ most: Int, isUpright: Bool, isLandscape: Bool
  ) -> Int {
    var (index, time) = (0, time)
    while index + 4 <= most {
      let four = unsafe FourSamples(samples + index, after: time)
      guard
        unsafe take(
          four, samples + index, postures + index, isUpright: isUpright, isLandscape: isLandscape)
      else { break }
      time = unsafe samples[index + 3].time
      index += 4
    }
    self.time = time
    return index
  }

  /// Takes four samples.
  ///
  /// - Returns: False, and nothing is done, if they may change side or face or cannot be read.
  @inline(always)
  private mutating func take(
    _ four: FourSamples, _ samples: UnsafePointer<AccelerationSample>,
    _ postures: UnsafeMutablePointer<Posture>, isUpright: Bool, isLandscape: Bool
  ) -> Bool {
    let square = four.x * four.x + four.y * four.y + four.z * four.z
    let deviation = (square - 1).magnitude
    let isTimely = (four.elapsed .>= 0) .& (four.elapsed .<= weights.longestPause)
    let isFelt = square .>= OrientationSensor.smallestSquare
    // What is half as much as a number is more than another if the number is more than its double.
    let isStill = deviation .<= 2 * weights.shakingFloor
    let (across, along) = (four.x.magnitude, four.y.magnitude)
    let own = isLandscape ? four.x * axis.x : four.y * axis.y
    let side = ((isLandscape ? along : across) - own) * Float(0.5).squareRoot()
    let isSide = (side .<= weights.sideMargin) .& (own .>= -weights.sideMargin)
    let height = four.z * flatCosine
    // For a device that stands what its own side says is enough, for the others say more against.
    let isFace =
      isUpright
      ? height.magnitude - own * weights.flatSine .<= weights.flatMargin
      : (across * weights.flatSine + height .<= weights.flatMargin)
      .& (along * weights.flatSine + height .<= weights.flatMargin) .& (height .<= 0)
    // What is not a number fails every comparison.
    if isQuiet && (isTimely .& isFelt .& isStill .& isSide .& isFace).isFull {
      unsafe UnsafeMutableRawPointer(postures).storeBytes(of: fourPostures, as: UInt32.self)
      return true
    }
    guard (isTimely .& isFelt .& (deviation .< OrientationSensor.calmSquare)).isFull else {
      return false
    }
    var step = four.elapsed
    if any(step .> weights.longestStep) { step = Self.least(step, weights.longestStep) }
    let isShaken = shaking > 0 || !isStill.isFull
    let shaken = isShaken ? shake(deviation, step) : (0, 0, 0, 0)
    // Worked out only where it is asked for: which is the least cannot be foretold by a processor.
    @inline(always)
    func extra() -> Float {
      weights.shakingWeight * min(min(shaken.0, shaken.1), min(shaken.2, shaken.3))
    }
    let surplus = ((square - 1) * 0.5 - weights.surplusFloor) * weights.surplusWeight
    var (sides, faces) = (sideEvidence, faceEvidence)
    if !isSide.isFull || any(sides .> 0) {
      var peak = Lanes()
      add(
        unsafe saidOfSides(samples[0].acceleration), without: surplus.x, step.x, to: &sides, &peak)
      add(
        unsafe saidOfSides(samples[1].acceleration), without: surplus.y, step.y, to: &sides, &peak)
      add(
        unsafe saidOfSides(samples[2].acceleration), without: surplus.z, step.z, to: &sides, &peak)
      add(
        unsafe saidOfSides(samples[3].acceleration), without: surplus.w, step.w, to: &sides, &peak)
      let factor = isUpright ? 1 : weights.flatSideFactor
      guard (peak .<= (weights.sideEvidence + extra()) * factor).isFull else { return false }
    }
    var over = overEvidence
    if !isUpright {
      let far = height - across.orMore(along) * weights.flatSine - weights.flatMargin
      if over > 0 || any(far .> 0) {
        guard weighOver(far, step, &over) <= weights.flatEvidence + extra() else { return false }
      }
    }
    if !isFace.isFull || any(faces .> 0) {
      var peak = Lanes()
      if isUpright {
        add(unsafe saidOfLying(samples[0].acceleration), step.x, to: &faces, &peak)
        add(unsafe saidOfLying(samples[1].acceleration), step.y, to: &faces, &peak)
        add(unsafe saidOfLying(samples[2].acceleration), step.z, to: &faces, &peak)
        add(unsafe saidOfLying(samples[3].acceleration), step.w, to: &faces, &peak)
      } else {
        add(
          unsafe saidOfStanding(samples[0].acceleration), without: surplus.x, step.x, to: &faces,
          &peak)
        add(
          unsafe saidOfStanding(samples[1].acceleration), without: surplus.y, step.y, to: &faces,
          &peak)
        add(
          unsafe saidOfStanding(samples[2].acceleration), without: surplus.z, step.z, to: &faces,
          &peak)
        add(
          unsafe saidOfStanding(samples[3].acceleration), without: surplus.w, step.w, to: &faces,
          &peak)
      }
      let enough = isUpright ? weights.flatEvidence : weights.uprightEvidence
      guard (peak .<= enough + extra()).isFull else { return false }
    }
    sideEvidence = sides
    faceEvidence = faces
    overEvidence = over
    shaking = shaken.3
    isQuiet = shaking <= 0 && over <= 0 && ((sides .<= 0) .& (faces .<= 0)).isFull
    if isShaken {
      unsafe say(shaken.0, postures)
      unsafe say(shaken.1, postures + 1)
      unsafe say(shaken.2, postures + 2)
      unsafe say(shaken.3, postures + 3)
    } else {
      unsafe UnsafeMutableRawPointer(postures).storeBytes(of: fourPostures, as: UInt32.self)
    }
    return true
  }
}
