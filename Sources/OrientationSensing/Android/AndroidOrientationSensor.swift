public import Orientation

/// Android's rule for the rotation of the screen, for comparison.
///
/// It is the accelerometer judge of Android's `WindowOrientationListener`, rewritten: a low-pass of
/// 200 ms, a tilt each side allows, a gap of 45 degrees against the side on screen, and waits after
/// the device was flat, swung or accelerated. It knows four sides and nothing flat. The phone must
/// be turned by 67 degrees, and one that looks down does not turn at all.
///
/// As in Android, the past is kept for 199 samples: above 199 samples a second the rule for a
/// device that was flat never applies.
public struct AndroidOrientationSensor: PostureSensor {
  /// The sensor's current result; never flat, as Android has four orientations.
  public private(set) var posture = Posture.unknown

  /// The side Android would turn the screen to, or nil while it proposes none.
  public var proposal: DeviceOrientation? { proposed.map { Self.sides[$0] } }

  // Rotations count quarters counter-clockwise from portrait.
  private var current: Int?
  private var proposed: Int?
  private var predicted: Int?
  private var predictedSince = -Double.infinity
  private var filtered = SIMD3<Float>()
  private var time = -Double.infinity
  private var tilts = TiltHistory()
  private var isOverhead = false
  private var lastFlat = -Double.infinity
  private var lastSwing = -Double.infinity
  private var lastAcceleration = -Double.infinity
  private var isTouched = false
  private var lastTouch = -Double.infinity

  private static let sides: [DeviceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  /// Creates a sensor that has no samples yet.
  public init() {}

  /// A finger touches the screen: nothing is proposed until a moment after it is lifted.
  public mutating func touch() { isTouched = true }

  /// The last finger is lifted.
  ///
  /// - Parameter time: When, by the clock of the samples, in seconds.
  public mutating func release(at time: Double) {
    isTouched = false
    lastTouch = time
  }

  /// Takes one sample.
  ///
  /// - Parameter sample: The sample; samples that are not finite are ignored.
  /// - Returns: What of ``posture`` changed.
  @discardableResult
  public mutating func sense(_ sample: AccelerationSample) -> PostureChanges {
    let before = posture
    say(disturbance(after: sample))
    return PostureChanges(from: before, to: posture)
  }

  private mutating func say(_ disturbance: Disturbance?) {
    let side = current.map { Self.sides[$0] } ?? .unknown
    posture = Posture(orientation: side, lastUpright: side, disturbance: disturbance)
  }

  /// Takes a sample, and returns why it proposes nothing new.
  private mutating func disturbance(after sample: AccelerationSample) -> Disturbance? {
    let felt = sample.acceleration
    // Android's axes point the other way, in m/s².
    let raw = SIMD3(felt.x, felt.y, felt.z) * -Acceleration.standardGravity
    guard sample.time.isFinite, raw.x.isFinite, raw.y.isFinite, raw.z.isFinite else {
      return .unreadable
    }
    let elapsed = sample.time - time
    let isZero = raw == SIMD3()
    time = sample.time
    guard elapsed >= 0, elapsed <= 1, !isZero else {
      reset()
      filtered = raw
      return isZero ? .unreadable : .settling
    }
    filtered += (raw - filtered) * Float(elapsed / (0.2 + elapsed))
    let disturbance = predict()
    if predicted == nil || isSettled { propose() }
    return disturbance
  }

  private mutating func reset() {
    predict(nil)
    proposed = nil
    tilts = TiltHistory()
    isOverhead = false
    lastFlat = -.infinity
    lastSwing = -.infinity
    lastAcceleration = -.infinity
  }

  /// Finds the rotation that the filtered vector points to, if it is allowed.
  private mutating func predict() -> Disturbance? {
    let magnitude = (filtered * filtered).sum().squareRoot()
    guard magnitude >= 1 else {
      predict(nil)
      return .unreadable
    }
    let isAccelerated = abs(magnitude - Acceleration.standardGravity) > 4
    if isAccelerated { lastAcceleration = time }
    let inPlane = (filtered.x * filtered.x + filtered.y * filtered.y).squareRoot()
    let tilt = WholeDegrees.angle(filtered.z, inPlane)
    tilts.add(tilt, at: time)
    if tilts.areFlat(at: time) { lastFlat = time }
    let isSwung = tilts.areSwung(to: tilt, at: time)
    if isSwung { lastSwing = time }
    if tilt <= -40 {
      isOverhead = true
    } else if tilt >= -15 {
      isOverhead = false
    }
    let angle = (WholeDegrees.angle(filtered.x, filtered.y) + 360) % 360
    let rotation = (angle + 45) / 90 % 4
    let isAllowed =
      !isOverhead && abs(tilt) <= 80 && Self.tilts[rotation].contains(tilt)
      && isBeyondGap(rotation, angle)
    predict(isAllowed ? rotation : nil)
    return isAccelerated || isSwung ? .shaking : nil
  }

  /// The tilts at which each rotation is allowed, in degrees.
  private static let tilts = [-25...70, -25...65, -25...60, -25...65]

  /// Whether the angle is far enough from the side on screen, or near enough to it.
  private func isBeyondGap(_ rotation: Int, _ angle: Int) -> Bool {
    guard let current else { return true }
    // From the rotation's own angle, -45...45.
    let offset = (angle - rotation * 90 + 540) % 360 - 180
    if rotation == current || rotation == (current + 1) % 4, offset < -23 { return false }
    if rotation == current || rotation == (current + 3) % 4, offset > 23 { return false }
    return true
  }

  private mutating func predict(_ rotation: Int?) {
    guard rotation != predicted else { return }
    predicted = rotation
    predictedSince = time
  }

  /// Whether nothing lately contradicts the predicted rotation.
  private var isSettled: Bool {
    time >= predictedSince + 0.04 && time >= lastFlat + 0.5 && time >= lastSwing + 0.3
      && time >= lastAcceleration + 0.5 && !isTouched && time >= lastTouch + 0.5
  }

  private mutating func propose() {
    proposed = predicted
    if let proposed { current = proposed }
  }
}
