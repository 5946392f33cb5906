import Orientation
import OrientationSensing
import Testing
import TestSupport

@Suite("What disturbs the sensor")
struct DisturbanceTests {
  /// A sensor with samples of a device held upright for two seconds, the last time at 1.99 s.
  private static var upright: OrientationSensor {
    var sensor = OrientationSensor()
    _ = sensor.postures(after: Traces.steady(0, -1, 0, for: 2))
    return sensor
  }

  private static func sample(_ time: Double, _ felt: SIMD3<Float>) -> AccelerationSample {
    AccelerationSample(time: time, x: felt.x, y: felt.y, z: felt.z)
  }

  @Test("At the start a sensor settles, and then answers at once")
  func start() {
    var sensor = OrientationSensor()
    #expect(sensor.posture == .unknown)
    let postures = sensor.postures(after: Traces.steady(-1, 0, 0, for: 0.2))
    #expect(postures.prefix(8).allSatisfy { $0 == .unknown })
    #expect(
      postures.suffix(10).allSatisfy {
        $0 == Posture(orientation: .landscapeLeft, lastUpright: .landscapeLeft)
      })
  }

  @Test("A device that is flat at the start has no upright side until it was on one")
  func flatStart() {
    var sensor = OrientationSensor()
    _ = sensor.postures(after: Traces.steady(0, -0.1, -1, for: 1))
    #expect(sensor.posture == Posture(orientation: .faceUp, lastUpright: .unknown))
    _ = sensor.postures(after: Traces.steady(1, 0, 0, from: 1, for: 1))
    #expect(
      sensor.posture == Posture(orientation: .landscapeRight, lastUpright: .landscapeRight))
    _ = sensor.postures(after: Traces.steady(0, -0.1, 1, from: 2, for: 1))
    #expect(sensor.posture == Posture(orientation: .faceDown, lastUpright: .landscapeRight))
  }

  @Test(
    "A sample that cannot be right is left out and said to be unreadable",
    arguments: [
      SIMD3<Float>(0, 0, 0), [Float.nan, -1, 0], [0, Float.infinity, 0], [0, -1, -Float.infinity],
      [65, 0, 0],
      [0, 0, -1e30], [0.05, 0.05, 0.05],
    ])
  func unreadable(felt: SIMD3<Float>) {
    var sensor = Self.upright
    #expect(sensor.sense(Self.sample(2, felt)) == .disturbance)
    #expect(sensor.disturbance == .unreadable)
    #expect(sensor.orientation == .portrait)
    #expect(sensor.sense(Self.sample(2.01, [0, -1, 0])) == .disturbance)
    #expect(sensor.posture == Self.upright.posture)
  }

  @Test(
    "A time that is not finite is left out too",
    arguments: [Double.nan, Double.infinity, -Double.infinity])
  func timeless(time: Double) {
    var sensor = Self.upright
    sensor.sense(Self.sample(time, [-1, 0, 0]))
    #expect(sensor.disturbance == .unreadable)
    sensor.sense(Self.sample(2, [0, -1, 0]))
    #expect(sensor.posture == Self.upright.posture)
  }

  @Test(
    "Time that runs backwards and a long pause make the sensor settle anew", arguments: [1, 3.1])
  func gap(time: Double) {
    var sensor = Self.upright
    // Nearly enough for a turn is forgotten.
    for index in 0..<15 { sensor.sense(Self.sample(2 + Double(index) / 100, [-1, 0, 0])) }
    #expect(sensor.orientation == .portrait)
    let after = time + (time > 3 ? 0.2 : 0)
    #expect(sensor.sense(Self.sample(after, [-1, 0, 0])) == .disturbance)
    #expect(sensor.disturbance == .settling)
    let next = sensor.postures(after: Traces.steady(-1, 0, 0, from: after, for: 0.15))
    #expect(next.allSatisfy { $0.orientation == .portrait && $0.disturbance == nil })
    let later = sensor.postures(after: Traces.steady(-1, 0, 0, from: after + 0.15, for: 0.15))
    #expect(later.last?.orientation == .landscapeLeft)
  }

  @Test("Samples of one time stand for no time")
  func sameTime() {
    var sensor = Self.upright
    for _ in 0..<100_000 { sensor.sense(Self.sample(2, [-1, 0, 0])) }
    #expect(sensor.orientation == .portrait)
  }

  @Test("One sample alone turns nothing, whatever it is", arguments: [10.0, 100, 400])
  func blow(rate: Double) {
    var random = SeededGenerator(seed: 5)
    func uniform() -> Float { Float(random.next() >> 40) / Float(1 << 24) * 2 - 1 }
    for _ in 0..<500 {
      var sensor = OrientationSensor()
      let loudness = 10 * abs(uniform())
      for index in 0..<Int(rate) {
        let isBlow = index == Int(rate) / 2
        sensor.sense(
          Self.sample(
            Double(index) / rate,
            isBlow ? SIMD3(uniform(), uniform(), uniform()) * loudness : [0, -1, 0]))
        #expect(sensor.orientation == .portrait || index < Int(rate) / 2)
      }
    }
  }

  @Test("A device that is shaken says so, holds longer, and forgets it at rest")
  func shaking() {
    var sensor = Self.upright
    for index in 0..<200 {
      sensor.sense(Self.sample(2 + Double(index) / 100, [0, index % 20 < 10 ? -3.5 : 1.5, 0]))
    }
    #expect(sensor.disturbance == .shaking)
    #expect(sensor.shaking > 0.5)
    #expect(sensor.orientation == .portrait)
    let held = sensor.postures(after: Traces.steady(-1, 0, 0, from: 4, for: 0.4))
    #expect(held.allSatisfy { $0.orientation == .portrait })
    _ = sensor.postures(after: Traces.steady(-1, 0, 0, from: 4.4, for: 3))
    #expect(sensor.posture == Posture(orientation: .landscapeLeft, lastUpright: .landscapeLeft))
    #expect(sensor.shaking == 0)
  }

  @Test(
    "A device that is spun or swung on a table stays face up, whatever pulls it to a side",
    arguments: 6...30)
  func spun(tenths: Int) {
    let pull = Float(tenths) / 10
    var sensor = OrientationSensor()
    _ = sensor.postures(after: Traces.steady(0, 0, -1, for: 1))
    let spun = Traces.steady(0, pull, -1, from: 1, for: 3)
    #expect(sensor.postures(after: spun).allSatisfy { $0.orientation == .faceUp })
    // Gravity itself, from the same direction, is believed.
    var other = OrientationSensor()
    _ = other.postures(after: Traces.steady(0, 0, -1, for: 1))
    let length = (pull * pull + 1).squareRoot()
    let stood = other.postures(
      after: Traces.steady(0, pull / length, -1 / length, from: 1, for: 6))
    #expect((stood.last?.orientation == .portraitUpsideDown) == (pull > 0.65))
  }

  @Test("Without weight, what exceeds 1 g counts as any other")
  func surplus() {
    var parameters = SensingParameters()
    parameters.surplusWeight = 0
    var sensor = OrientationSensor(parameters: parameters)
    _ = sensor.postures(after: Traces.steady(0, 0, -1, for: 1))
    let spun = sensor.postures(after: Traces.steady(0, 1.2, -1, from: 1, for: 3))
    #expect(spun.last?.orientation == .portraitUpsideDown)
  }

  @Test("Parameters that make no sense count as the nearest that do")
  func parameters() {
    func posture(_ change: (inout SensingParameters) -> Void) -> [Posture] {
      var parameters = SensingParameters()
      change(&parameters)
      var sensor = OrientationSensor(parameters: parameters)
      return sensor.postures(after: Traces.mixed(seed: 3, count: 5_000))
    }
    #expect(posture { $0.sideMargin = -3 } == posture { $0.sideMargin = 0 })
    #expect(posture { $0.flatAngle = 1e9 } == posture { $0.flatAngle = 85 })
    #expect(posture { $0.sideEvidence = .nan } == posture { _ in })
    #expect(posture { $0.longestPause = .infinity } == posture { $0.longestPause = 60 })
    #expect(posture { $0.surplusWeight = -1 } == posture { $0.surplusWeight = 0 })
    #expect(posture { $0.surplusFloor = .nan } == posture { _ in })
    #expect(posture { $0.loudest = -.infinity } == posture { $0.loudest = 0.05 })
  }

  @Test("A sensor that is reset is as new")
  func reset() {
    let samples = Traces.mixed(seed: 4, count: 3_000)
    var sensor = OrientationSensor(parameters: .steady)
    let expected = sensor.postures(after: samples)
    sensor.reset()
    #expect(sensor.posture == .unknown)
    #expect(sensor.parameters == .steady)
    #expect(sensor.postures(after: samples) == expected)
  }
}
