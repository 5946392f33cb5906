import Orientation

/// Determines from acceleration how a device is held, one sample after another.
///
/// ```swift
/// var sensor = OrientationSensor()
/// for sample in samples where sensor.sense(sample).contains(.orientation) {
///   print(sample.time, sensor.orientation)
/// }
/// ```
///
/// Each sample is evidence for the orientations whose border gravity has crossed: its distance from
/// the border in g, times the time it covers. A sensor adds that up and changes its result when
/// there is enough: more if the device was shaken lately. Gravity is constant evidence; a hand that
/// shakes the device cancels its own. ``SensingParameters`` has the amounts.
///
/// The acceleration is compared with planes, so that shaking cancels out and no angle is computed.
/// A sensor holds a fixed amount of memory, and a sample costs the same whatever came before.
///
/// | what comes | what happens |
/// | --- | --- |
/// | the first samples | averaged for ``SensingParameters/settlingTime``, `settling` until then |
/// | a sample late by up to ``SensingParameters/longestPause`` | it stands for at most ``SensingParameters/longestStep`` |
/// | a longer pause, or time running backwards | the postures stay, all that was said is forgotten, `settling` for this sample |
/// | two samples of one time | the second stands for no time |
/// | exactly zero, below 0.1 g, above 64 g on an axis, or not finite | left out, `unreadable` |
public struct OrientationSensor: PostureSensor {
  /// How it weighs samples.
  public let parameters: SensingParameters
  let weights: Weights

  /// The sensor's current result.
  public internal(set) var posture = Posture.unknown

  /// How strongly the device was shaken lately, in g·s.
  public internal(set) var shaking: Float = 0

  /// The time of the last usable sample.
  var time = -Double.infinity
  /// What the samples averaged to begin with add up to; nil once that is over.
  var beginning: Beginning? = Beginning()

  /// The side that is down or was last.
  var side = Side.portrait
  /// Whether the side was measured, rather than guessed from a device that was flat.
  var isSideKnown = false
  /// Whether the device is upright or flat.
  var face = Face.upright

  /// The evidence for each side to be down.
  var sideEvidence = SIMD4<Float>()
  /// The evidence that a flat device is now upright, for each side.
  var uprightEvidence = SIMD4<Float>()
  /// The evidence that an upright device is now flat: display up, display down.
  var flatEvidence = SIMD2<Float>()

  /// Creates a sensor that has no samples yet.
  ///
  /// - Parameter parameters: How it weighs samples.
  public init(parameters: SensingParameters = .default) {
    self.parameters = parameters
    weights = Weights(parameters)
  }

  /// Takes one sample.
  ///
  /// - Parameter sample: Any values do: those that cannot be right are answered with a
  ///   ``Disturbance``.
  /// - Returns: What of ``posture`` changed.
  @discardableResult
  public mutating func sense(_ sample: AccelerationSample) -> PostureChanges {
    let before = posture
    take(sample)
    return PostureChanges(from: before, to: posture)
  }

  /// Forgets all samples; the parameters stay.
  public mutating func reset() { self = OrientationSensor(parameters: parameters) }
}
