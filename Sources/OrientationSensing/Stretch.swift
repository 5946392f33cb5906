/// A stretch of samples in which neither side nor face changes, taken four at a time.
///
/// What is said for an orientation depends on the samples alone while side and face stay, so it is
/// worked out for four at once; only the sums need one sample after another. Every operation is one
/// that ``OrientationSensor`` does as well, on the same numbers, so the sums are the same bit for
/// bit. Four samples that may change something are left to the sensor.
struct Stretch {
  typealias Lanes = SIMD4<Float>

  /// What was said for each side to be down.
  var sideEvidence: Lanes
  /// What was said for a device that lies to stand on each side, and for one that stands to lie:
  /// display up, display down.
  var faceEvidence: Lanes
  /// What was said for a device that lies to lie the other way.
  var overEvidence: Float
  /// Whether all that was said is taken back and no shaking is kept in mind.
  var isQuiet: Bool
  var shaking: Float
  var time: Double

  /// What the sensor says in the whole stretch, when nothing is shaken and when it is.
  let posture: Posture
  let shakenPosture: Posture
  /// The first of them, four times.
  let fourPostures: UInt32
  let face: Face
  let weights: Weights
  let axis: (x: Float, y: Float)
  /// With the display down all heights change their sign, exactly.
  let flatCosine: Float
  /// How much x and y say for each side against the one that is down, but for the scales.
  let sideX: Lanes
  let sideY: Lanes
  let sideScales: Lanes
  /// How much x, y and z say for each way to stand, or to lie.
  let faceX: Lanes
  let faceY: Lanes
  let faceZ: Lanes

  /// Goes on where a sensor stands.
  ///
  /// - Returns: Nil if the sensor does not yet know how the device is held, or has still to say so.
  init?(_ sensor: borrowing OrientationSensor) {
    guard sensor.beginning == nil, sensor.posture.orientation == sensor.settled else { return nil }
    face = sensor.face
    let flats = sensor.flatEvidence
    weights = sensor.weights
    axis = sensor.side.axis
    flatCosine = face == .down ? -weights.flatCosine : weights.flatCosine
    sideX = SIMD4(0, 0, -1, 1) - axis.x
    sideY = SIMD4(-1, 1, 0, 0) - axis.y
    sideScales = sensor.side.scales
    faceX = SIMD4(0, 0, -weights.flatSine, weights.flatSine)
    faceY = SIMD4(-weights.flatSine, weights.flatSine, 0, 0)
    faceZ = SIMD4(-weights.flatCosine, weights.flatCosine, 0, 0)
    sideEvidence = sensor.sideEvidence
    faceEvidence = face == .upright ? SIMD4(flats.x, flats.y, 0, 0) : sensor.uprightEvidence
    shaking = sensor.shaking
    overEvidence = face == .upright ? 0 : flats.x
    isQuiet =
      shaking <= 0 && overEvidence <= 0 && ((sideEvidence .<= 0) .& (faceEvidence .<= 0)).isFull
    time = sensor.time
    var posture = sensor.posture
    posture.disturbance = nil
    self.posture = posture
    fourPostures = UInt32(posture.bits) * 0x0101_0101
    posture.disturbance = .shaking
    shakenPosture = posture
  }

  /// Leaves a sensor where the stretch ends, after one sample at least.
  func end(_ sensor: inout OrientationSensor) {
    sensor.sideEvidence = sideEvidence
    if face == .upright {
      sensor.flatEvidence = SIMD2(faceEvidence.x, faceEvidence.y)
    } else {
      sensor.uprightEvidence = faceEvidence
      sensor.flatEvidence.x = overEvidence
    }
    sensor.isCalm = overEvidence <= 0 && ((sideEvidence .<= 0) .& (faceEvidence .<= 0)).isFull
    sensor.shaking = shaking
    sensor.time = time
    sensor.posture = shaking > weights.shakingThreshold ? shakenPosture : posture
  }

  /// Takes samples in fours for as long as they change neither side nor face and can be read.
  ///
  /// - Returns: How many were taken.
  mutating func take(
    _ samples: UnsafePointer<AccelerationSample>, _ postures: UnsafeMutablePointer<Posture>,
    most: Int
  ) -> Int {
    // Each a loop of its own, in which what is constant is left out.
    switch (face == .upright, axis.x != 0) {
    case (true, true): unsafe takeUprightLandscape(samples, postures, most)
    case (true, false): unsafe takeUprightPortrait(samples, postures, most)
    case (false, true): unsafe takeFlatLandscape(samples, postures, most)
    case (false, false): unsafe takeFlatPortrait(samples, postures, most)
    }
  }

  @inline(never)
  private mutating func takeUprightLandscape(
    _ samples: UnsafePointer<AccelerationSample>, _ postures: UnsafeMutablePointer<Posture>,
    _ most: Int
  ) -> Int { unsafe take(samples, postures, most, isUpright: true, isLandscape: true) }

  @inline(never)
  private mutating func takeUprightPortrait(
    _ samples: UnsafePointer<AccelerationSample>, _ postures: UnsafeMutablePointer<Posture>,
    _ most: Int
  ) -> Int { unsafe take(samples, postures, most, isUpright: true, isLandscape: false) }

  @inline(never)
  private mutating func takeFlatLandscape(
    _ samples: UnsafePointer<AccelerationSample>, _ postures: UnsafeMutablePointer<Posture>,
    _ most: Int
  ) -> Int { unsafe take(samples, postures, most, isUpright: false, isLandscape: true) }

  @inline(never)
  private mutating func takeFlatPortrait(
    _ samples: UnsafePointer<AccelerationSample>, _ postures: UnsafeMutablePointer<Posture>,
    _ most: Int
  ) -> Int { unsafe take(samples, postures, most, isUpright: false, isLandscape: false) }
}
