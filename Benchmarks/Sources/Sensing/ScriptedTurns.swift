import Foundation
import Orientation
import OrientationSensing
import SeededRandom

/// Turns by a quarter that follow a script, as a hand makes them, at any rate of samples.
///
/// The motion is a function of time, so that the same turns can be sampled at different rates.
struct ScriptedTurns {
  /// What happens beside the turns.
  enum Noise: String, CaseIterable {
    case still, tremor, walking, vehicle, jogging
  }

  let noise: Noise
  /// How far the display looks up while it is turned, in degrees.
  let tilt: Double
  /// How many turns there are.
  let count: Int
  /// Which way each turn goes, as the quarter it leads to.
  private let quarters: [Int]

  /// How long a turn takes, in seconds.
  static let length = 0.35
  /// How long it is held before the next, in seconds.
  static let hold = 3.0
  private static let period = length + hold

  init(_ noise: Noise, tilt: Double, count: Int = 600, seed: UInt64 = 1) {
    (self.noise, self.tilt, self.count) = (noise, tilt, count)
    var random = SeededGenerator(seed: seed)
    var quarter = 0
    quarters = (0...count).map { _ in
      defer { quarter += random.next() % 2 == 0 ? 1 : -1 }
      return quarter
    }
  }

  /// How long the script lasts, in seconds.
  var duration: Double { Double(count) * Self.period + Self.hold }

  /// The side that is down in a quarter, counted counter-clockwise from portrait.
  private static func side(_ quarter: Int) -> DeviceOrientation {
    [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight][((quarter % 4) + 4) % 4]
  }

  /// The turns: when each passes 60 of its 90 degrees, and the side it leads to.
  var crossings: [(time: Double, side: DeviceOrientation)] {
    // The time at which the smooth step has gone two thirds of the way.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.step(middle) < 2.0 / 3 { low = middle } else { high = middle }
    }
    return (0..<count).map { turn in
      (
        Double(turn) * Self.period + Self.hold + low * Self.length, Self.side(quarters[turn + 1])
      )
    }
  }

  /// From 0 to 1 with the least jerk.
  private static func step(_ time: Double) -> Double {
    let time = max(0, min(1, time))
    return time * time * time * (10 + time * (6 * time - 15))
  }

  /// Where gravity is at a moment.
  private func gravity(_ time: Double) -> SIMD3<Double> {
    let turn = max(0, min(count - 1, Int(time / Self.period)))
    let way = Self.step((time - Double(turn) * Self.period - Self.hold) / Self.length)
    let from = Double(quarters[turn])
    let angle = (from + (Double(quarters[turn + 1]) - from) * way) * .pi / 2
    let upright = cos(tilt * .pi / 180)
    return SIMD3(-sin(angle) * upright, -cos(angle) * upright, -sin(tilt * .pi / 180))
  }

  /// The acceleration beside gravity, in g, along the ground's axes mixed into the device's.
  private func disturbance(_ time: Double, _ down: SIMD3<Double>) -> SIMD3<Double> {
    func wave(_ frequency: Double, _ phase: Double) -> Double {
      sin(2 * .pi * frequency * time + phase)
    }
    let across = SIMD3(0.36, 0.48, 0.8)
    let tremor = across * 0.02 * wave(9, 0) + SIMD3(0.8, -0.6, 0) * 0.015 * wave(10.3, 1)
    switch noise {
    case .still: return .zero
    case .tremor: return tremor
    case .walking:
      let bounce = 0.22 * wave(1.9, 0.3) + 0.09 * wave(3.8, 1.1) + 0.05 * wave(7.6, 0.2)
      return tremor + down * bounce + across * (0.08 * wave(0.95, 0.7) + 0.05 * wave(2.85, 2))
    case .vehicle:
      let shake = 0.06 * wave(1.3, 0) + 0.05 * wave(12.7, 0.4) + 0.04 * wave(17.9, 2)
      return tremor + down * shake + across * (0.05 * wave(0.4, 0) + 0.04 * wave(14.3, 1))
    case .jogging:
      let bounce = 0.9 * wave(2.7, 0.3) + 0.3 * wave(5.4, 1) + 0.15 * wave(10.8, 0.5)
      return tremor + down * bounce + across * (0.25 * wave(1.35, 0.2) + 0.15 * wave(4.05, 1))
    }
  }

  /// The script as a sensor measures it.
  ///
  /// - Parameters:
  ///   - times: When samples are taken.
  ///   - seed: Which noise the sensor itself adds, 4 thousandths of a g.
  /// - Returns: A sample for each time.
  func samples(at times: some Sequence<Double>, seed: UInt64 = 2) -> [AccelerationSample] {
    var random = SeededGenerator(seed: seed)
    func noise() -> Double {
      // The sum of three uniform numbers is near enough to normal.
      let sum = (0..<3).reduce(0.0) { sum, _ in sum + Double(random.next() >> 11) / 0x1p53 }
      return (sum - 1.5) * 2 * 0.004
    }
    return times.map { time in
      let down = gravity(time)
      let felt = down + disturbance(time, down)
      return AccelerationSample(time: time, felt + SIMD3(noise(), noise(), noise()))
    }
  }

  /// How late each turn is noticed, and how many never are before the next.
  func latencies(
    _ answers: [Posture], _ samples: [AccelerationSample], _ answer: Answer
  ) -> (latencies: [Double], missed: Int) {
    var result: [Double] = []
    var missed = 0
    var index = 0
    for (time, side) in crossings {
      // An answer may come before the 60 degrees; then it is not late at all.
      while index < samples.count, samples[index].time < time { index += 1 }
      var place = index
      func said() -> DeviceOrientation {
        answer == .side ? answers[place].lastUpright : answers[place].orientation
      }
      while place < samples.count, said() != side, samples[place].time < time + Self.hold {
        place += 1
      }
      if place < samples.count, said() == side {
        result.append(samples[place].time - time)
      } else {
        missed += 1
      }
    }
    return (result, missed)
  }
}
