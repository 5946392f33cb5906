import Foundation
import Orientation
import OrientationSensing
import Testing
import TestSupport

@Suite("The rate of the samples")
struct RateTests {
  /// Quarter turns with the display tilted back, then flat and upright again: where gravity is.
  private static func gravity(_ time: Double) -> SIMD3<Double> {
    let turn = Int(time / 2)
    let way = min(1, max(0, (time - Double(turn) * 2 - 1) / 0.35))
    let smooth = way * way * way * (10 + way * (6 * way - 15))
    if turn % 5 == 4 {
      // Down to flat and back within the two seconds.
      let tilt = (20 + 65 * sin(Double.pi * min(1, max(0, time - Double(turn) * 2)))) * .pi / 180
      return SIMD3(0, -cos(tilt), -sin(tilt))
    }
    let angle = (Double(turn % 5) + smooth) * .pi / 2
    let tilt = 20 * Double.pi / 180
    return SIMD3(-sin(angle) * cos(tilt), -cos(angle) * cos(tilt), -sin(tilt))
  }

  private static let length = 100.0

  private static func changes(
    at times: some Sequence<Double>
  ) -> [(time: Double, orientation: DeviceOrientation)] {
    var sensor = OrientationSensor()
    var found: [(Double, DeviceOrientation)] = []
    for time in times {
      let down = gravity(time)
      let sample = AccelerationSample(
        time: time, x: Float(down.x), y: Float(down.y), z: Float(down.z))
      // The first answer is as late as it takes to begin.
      if sensor.sense(sample).contains(.orientation), time > 0.5 {
        found.append((time, sensor.orientation))
      }
    }
    return found
  }

  private static func regular(_ rate: Double) -> [Double] {
    Array(stride(from: 0, to: length, by: 1 / rate))
  }

  @Test(
    "From 10 to 400 Hz the same changes come within 60 ms",
    arguments: [10.0, 12.5, 15, 25, 50, 60, 100, 200, 285.7, 400])
  func rates(rate: Double) {
    expectSame(Self.changes(at: Self.regular(rate)))
  }

  @Test("Bursts with 48 ms between them bring the same changes within 60 ms")
  func bursts() {
    let times = Self.regular(100).enumerated().filter { $0.offset % 10 < 5 }.map(\.element)
    expectSame(Self.changes(at: times))
  }

  @Test("Times that jitter bring the same changes within 60 ms", arguments: 0..<10)
  func jitter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var times: [Double] = []
    var time = 0.0
    while time < Self.length {
      times.append(time)
      time += 0.002 + 0.03 * Double(random.next() >> 11) / 0x1p53
    }
    expectSame(Self.changes(at: times))
  }

  private static let expected = changes(at: regular(1_000))

  private func expectSame(_ found: [(time: Double, orientation: DeviceOrientation)]) {
    let expected = Self.expected
    #expect(expected.count >= 50)
    #expect(found.map(\.orientation) == expected.map(\.orientation))
    for (one, other) in zip(found, expected) {
      #expect(abs(one.time - other.time) <= 0.06, "\(one) beside \(other)")
    }
  }
}
