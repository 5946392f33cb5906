/// How an ``OrientationSensor`` weighs samples.
///
/// A sample is evidence for an orientation by as much as gravity is beyond the border to it, in g.
/// The sensor adds the evidence up over time, in g·s, never below zero; where there is enough, the
/// orientation changes. A g·s is a speed, 9.8 m/s. So a hand that shakes the device can fake no
/// more than the speed it moves at, whatever the rate of the samples.
///
/// Values outside the range given with each count as the nearest inside it, and what is not a
/// number as the preset ``default``.
public struct SensingParameters: Sendable, Hashable {
  /// How far beyond the border between two sides gravity must be to count as evidence for the
  /// other, in g.
  ///
  /// At 0.14 an upright device must be turned by 53 degrees, and one tilted by 50 degrees by 58:
  /// the flatter it is held, the less a side means. From 0 to 0.5.
  public var sideMargin: Float = 0.14

  /// How much evidence another side needs, in g·s.
  ///
  /// A turn by hand gives about 0.4 g of evidence each second at its end, so 0.07 takes a fifth of
  /// a second. From 0.001 to 10.
  public var sideEvidence: Float = 0.07

  /// How many times as much evidence another side needs while the device is flat.
  ///
  /// There a push along the table looks like a turn. From 1 to 100.
  public var flatSideFactor: Float = 3.5

  /// The tilt that parts upright from flat, in degrees: 0 is upright, 90 is flat.
  ///
  /// Developers who imitate iOS put it at 53 to 66. From 20 to 85.
  public var flatAngle: Float = 60

  /// How far beyond that tilt gravity must be to count as evidence for a change, in g.
  ///
  /// 0.045 is 2.6 degrees each way. From 0 to 0.5.
  public var flatMargin: Float = 0.045

  /// How much evidence face up or face down needs, in g·s.
  ///
  /// From 0.001 to 10.
  public var flatEvidence: Float = 0.04

  /// How much evidence upright needs while the device is flat, in g·s.
  ///
  /// More than the other way: a phone that is slid or tapped on a table measures what it would when
  /// upright. From 0.001 to 10.
  public var uprightEvidence: Float = 0.14

  /// How far the acceleration must differ from 1 g to count as shaking, in g.
  ///
  /// Steps in a hand stay below it. What is above is added up in g·s, what is below taken off.
  /// From 0 to 10.
  public var shakingFloor: Float = 0.57

  /// The most shaking that is kept in mind, in g·s.
  ///
  /// 1.9 takes a bit more than three seconds of rest to be forgotten. From 0 to 100.
  public var shakingLimit: Float = 1.9

  /// How much more evidence is needed for each g·s of recent shaking, in g·s.
  ///
  /// From 0 to 100.
  public var shakingWeight: Float = 1.3

  /// From how much recent shaking the sensor reports that it holds back, in g·s.
  ///
  /// From 0 to 100.
  public var shakingThreshold: Float = 0.05

  /// How far the acceleration must exceed 1 g to reduce the sample's evidence, in g.
  ///
  /// Most steps in a hand stay below it. From 0 to 10.
  public var surplusFloor: Float = 0.2

  /// How much the evidence for a side is reduced for each g beyond that, in g.
  ///
  /// Gravity is never more than 1 g. A phone that is spun on a table, swung or pushed measures
  /// more, and the excess is not gravity. The evidence for face up and face down is not reduced: a
  /// phone that is laid down is often pushed. From 0 to 100.
  public var surplusWeight: Float = 1

  /// The limit on the evidence of a moment, in g, so that a shock counts little.
  ///
  /// From 0.05 to 10.
  public var loudest: Float = 0.37

  /// How long the first samples are averaged to begin with, in s.
  ///
  /// From 0 to 10.
  public var settlingTime: Float = 0.08

  /// The longest time one sample covers, in s.
  ///
  /// At 10 samples a second each covers all of its time, and one sample alone is too little
  /// evidence to change anything. From 0.001 to 1.
  public var longestStep: Float = 0.1

  /// The longest pause between samples that the sensor bridges, in s.
  ///
  /// After a longer one it starts again. From 0.001 to 60.
  public var longestPause: Float = 1

  /// Makes the parameters of the preset ``default``.
  public init() {}

  /// As quick as goes without mistakes in a hand, a pocket or a bag.
  public static var `default`: SensingParameters { SensingParameters() }

  /// Follows sooner and at a smaller angle, and errs more often while the device is shaken.
  public static var snappy: SensingParameters {
    var parameters = SensingParameters()
    parameters.sideMargin = 0.09
    parameters.sideEvidence = 0.045
    parameters.uprightEvidence = 0.1
    return parameters
  }

  /// Waits longer and for a larger angle, for hands and vehicles that shake.
  public static var steady: SensingParameters {
    var parameters = SensingParameters()
    parameters.sideMargin = 0.2
    parameters.sideEvidence = 0.14
    parameters.flatEvidence = 0.1
    parameters.uprightEvidence = 0.25
    return parameters
  }

  /// The presets by name, in the order to list them.
  public static var presets: [(name: String, parameters: SensingParameters)] {
    [("default", .default), ("snappy", .snappy), ("steady", .steady)]
  }
}
