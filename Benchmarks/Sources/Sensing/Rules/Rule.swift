import Orientation
import OrientationSensing

/// A way to tell how a device is held, to compare.
struct Rule: Sendable {
  /// The name in the table.
  let name: String
  /// Whether it knows face up and face down.
  var isSixWay = true
  /// Makes something that answers sample after sample.
  let start: @Sendable () -> any PostureSensor

  /// What it answers to each sample of a recording.
  func answers(to samples: [AccelerationSample]) -> [Posture] {
    var sensor = start()
    return samples.map { sample in
      sensor.sense(sample)
      return sensor.posture
    }
  }

  /// Ours, and the others that ship.
  static let all: [Rule] =
    [
      Rule(name: "naive") { NaiveSensor() },
      Rule(name: "iio each") { IIOSensor() },
      Rule(name: "iio 700 ms") { SlowSensor(IIOSensor(), period: 0.7) },
      Rule(name: "Android each", isSixWay: false) { AndroidOrientationSensor() },
      Rule(name: "Android 67 ms", isSixWay: false) {
        SlowSensor(AndroidOrientationSensor(), period: 0.067)
      },
      Rule(name: "MotionOrientation") { SlowSensor(MotionOrientationSensor(), period: 0.15) },
    ]
    + SensingParameters.presets.map { preset in
      Rule(name: "Quarterturn \(preset.name)") { OrientationSensor(parameters: preset.parameters) }
    }
}

extension Rule {
  /// Ours, with less and more evidence needed for a change, and with shaking and acceleration
  /// beyond 1 g counting less and more.
  static let tradeOff: [Rule] =
    [0.5, 0.7, 1, 1.2, 1.4, 1.7, 2, 3].map { ours("evidence x \($0)", evidence: $0) }
    + [0, 0.25, 0.5, 0.75, 1.5, 2, 4].map { ours("shaking x \($0)", shaking: $0) }
    + [0, 0.5, 1.5, 2, 4].map { ours("surplus x \($0)", surplus: $0) }
    + [0.3, 0.45, 0.7, 0.9].map { ours("floor \($0) g", floor: $0) }
    + [2, 3, 5].map { ours("upright x \($0)", upright: $0) }
    + [1.5, 2, 4].map { ours("shaking x \($0), upright x 3", shaking: $0, upright: 3) }
    + [1.5, 2, 4].map { ours("evidence x 1.4, shaking x \($0)", evidence: 1.4, shaking: $0) }

  /// Ours, with parameters multiplied, and shaking's floor in g.
  private static func ours(
    _ name: String, evidence: Float = 1, shaking: Float = 1, upright: Float = 1,
    surplus: Float = 1,
    floor: Float = SensingParameters.default.shakingFloor
  ) -> Rule {
    var parameters = SensingParameters.default
    parameters.sideEvidence *= evidence
    parameters.flatEvidence *= evidence
    parameters.uprightEvidence *= evidence * upright
    parameters.shakingWeight *= shaking
    parameters.surplusWeight *= surplus
    parameters.shakingFloor = floor
    return Rule(name: name) { [parameters] in OrientationSensor(parameters: parameters) }
  }
}

/// A sensor that looks only now and then.
struct SlowSensor<Base: PostureSensor>: PostureSensor {
  private var base: Base
  private let period: Double
  private var next = -Double.infinity

  init(_ base: Base, period: Double) {
    self.base = base
    self.period = period
  }

  var posture: Posture { base.posture }

  mutating func sense(_ sample: AccelerationSample) -> PostureChanges {
    guard sample.time >= next else { return [] }
    next = sample.time >= next + period ? sample.time + period : next + period
    return base.sense(sample)
  }
}
