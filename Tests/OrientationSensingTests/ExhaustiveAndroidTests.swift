import Foundation
import Orientation
import Testing
import TestSupport

@testable import OrientationSensing

@Suite("Android's rule")
struct ExhaustiveAndroidTests {
  /// Gravity as measured at a turn counter-clockwise from portrait and a tilt back, in degrees.
  private static func felt(turn: Double, tilt: Double = 0) -> SIMD3<Float> {
    let (turn, tilt) = (turn * .pi / 180, tilt * .pi / 180)
    return SIMD3(
      Float(-sin(turn) * cos(tilt)), Float(-cos(turn) * cos(tilt)), Float(-sin(tilt)))
  }

  private static func hold(
    _ sensor: inout AndroidOrientationSensor, _ felt: SIMD3<Float>, from start: Double,
    for length: Double = 3
  ) {
    _ = sensor.postures(
      after: Traces.steady(felt.x, felt.y, felt.z, from: start, for: length, rate: 50))
  }

  /// Every seventh degree and those where something changes, or with QUARTERTURN_EXHAUSTIVE all.
  private static func degrees(_ range: ClosedRange<Double>, near limits: Double...) -> [Double] {
    stride(from: range.lowerBound, through: range.upperBound, by: 1).filter { degree in
      Effort.exhaustive.isRaised || Int(degree).isMultiple(of: 7)
        || limits.contains { abs($0 - degree) <= 1 }
    }
  }

  @Test("From portrait it turns at 67 degrees, and back at 23", arguments: [-1.0, 1])
  func gap(way: Double) {
    let turned: DeviceOrientation = way > 0 ? .landscapeLeft : .landscapeRight
    for degrees in Self.degrees(2...88, near: 23, 67) {
      var sensor = AndroidOrientationSensor()
      Self.hold(&sensor, Self.felt(turn: 0), from: 0)
      Self.hold(&sensor, Self.felt(turn: way * degrees), from: 3)
      #expect(sensor.orientation == (degrees < 67 ? .portrait : turned), "\(degrees)")
      Self.hold(&sensor, Self.felt(turn: way * 90), from: 6)
      Self.hold(&sensor, Self.felt(turn: way * degrees), from: 9)
      #expect(sensor.orientation == (degrees > 23 ? turned : .portrait), "\(degrees)")
    }
  }

  @Test(
    "Each side is allowed in its range of tilts",
    arguments: [(0.0, 70.0), (90, 65), (180, 60), (270, 65)])
  func tilts(turn: Double, most: Double) {
    for tilt in Self.degrees(-39...85, near: -25, most) {
      var sensor = AndroidOrientationSensor()
      Self.hold(&sensor, Self.felt(turn: turn, tilt: tilt), from: 0)
      #expect((sensor.orientation != .unknown) == (tilt >= -25 && tilt <= most), "\(tilt)")
    }
  }

  @Test("Overhead begins 40 degrees down and ends at 15 down")
  func overhead() {
    for (tilt, isOver) in [(-30.0, false), (-42, true)] {
      var sensor = AndroidOrientationSensor()
      Self.hold(&sensor, Self.felt(turn: 0), from: 0)
      Self.hold(&sensor, Self.felt(turn: 0, tilt: tilt), from: 3)
      Self.hold(&sensor, Self.felt(turn: 90, tilt: -20), from: 6)
      #expect((sensor.orientation == .portrait) == isOver)
      Self.hold(&sensor, Self.felt(turn: 90, tilt: -10), from: 9)
      #expect(sensor.orientation == .landscapeLeft)
    }
  }

  @Test("After being flat for a second it waits half a second, but not above 199 samples a second")
  func flat() {
    func delay(rate: Double, flat: Double) -> Double? {
      var sensor = AndroidOrientationSensor()
      _ = sensor.postures(after: Traces.steady(0, -1, 0, for: 2, rate: rate))
      let lying = Self.felt(turn: 0, tilt: 88)
      _ = sensor.postures(
        after: Traces.steady(lying.x, lying.y, lying.z, from: 2, for: flat, rate: rate))
      // Tipped down and not up, it does not swing.
      for sample in Traces.steady(-1, 0, 0, from: 2 + flat, for: 3, rate: rate) {
        sensor.sense(sample)
        if sensor.orientation == .landscapeLeft { return sample.time - 2 - flat }
      }
      return nil
    }
    let short = delay(rate: 100, flat: 0.6) ?? 9
    let long = delay(rate: 100, flat: 3) ?? 0
    #expect(long >= 0.5)
    #expect(short < long - 0.1)
    #expect((delay(rate: 400, flat: 3) ?? 9) < long - 0.1)
  }

  @Test("A finger on the screen stops it, until half a second after")
  func touch() {
    var sensor = AndroidOrientationSensor()
    Self.hold(&sensor, Self.felt(turn: 0), from: 0)
    sensor.touch()
    Self.hold(&sensor, Self.felt(turn: 90), from: 3)
    #expect(sensor.orientation == .portrait)
    sensor.release(at: 6)
    Self.hold(&sensor, Self.felt(turn: 90), from: 6, for: 0.49)
    #expect(sensor.orientation == .portrait)
    Self.hold(&sensor, Self.felt(turn: 90), from: 6.5, for: 0.1)
    #expect(sensor.orientation == .landscapeLeft)
  }

  @Test("Strong acceleration holds it; a sample of zeros makes it begin anew")
  func acceleration() {
    var sensor = AndroidOrientationSensor()
    Self.hold(&sensor, Self.felt(turn: 0), from: 0)
    Self.hold(&sensor, Self.felt(turn: 0) * 1.6, from: 3)
    Self.hold(&sensor, Self.felt(turn: 90) * 1.6, from: 6)
    #expect(sensor.orientation == .portrait)
    #expect(sensor.disturbance == .shaking)
    #expect(sensor.proposal == nil)
    sensor.sense(AccelerationSample(time: 9, x: 0, y: 0, z: 0))
    #expect(sensor.disturbance == .unreadable)
    #expect(sensor.proposal == nil)
    #expect(sensor.orientation == .portrait)
  }

  @Test("Whole degrees are those of the arc tangent, rounded")
  func degrees() {
    var random = SeededGenerator(seed: 9)
    func uniform() -> Float { Float(random.next() >> 40) / Float(1 << 24) * 2 - 1 }
    for _ in 0..<100_000 {
      let (across, along) = (uniform(), uniform())
      let exact = atan2(Double(across), Double(along)) * 180 / .pi
      guard abs(exact - exact.rounded(.down) - 0.5) > 1e-4 else { continue }
      #expect(WholeDegrees.angle(across, along) == Int(exact.rounded()), "\(across) \(along)")
    }
    for (across, along, angle) in [
      (Float(0), Float(1), 0), (1, 0, 90), (0, -1, 180), (-1, 0, -90),
    ] {
      #expect(WholeDegrees.angle(across, along) == angle)
    }
  }
}
