import Orientation
import OrientationSensing
import TestSupport

/// Recordings that are made up, the same on every run.
enum Traces {
  /// A hand that turns, tilts, rests and shakes, at a rate, with times that a computer holds exactly.
  static func mixed(seed: UInt64, count: Int, rate: Double = 128) -> [AccelerationSample] {
    var random = SeededGenerator(seed: seed)
    func uniform() -> Float { Float(random.next() >> 40) / Float(1 << 24) * 2 - 1 }
    var samples: [AccelerationSample] = []
    var (from, to) = (SIMD3<Float>(0, -1, 0), SIMD3<Float>(0, -1, 0))
    var (left, length, shaking) = (0, 1, Float(0))
    for index in 0..<count {
      if left == 0 {
        from = to
        if random.next() % 3 > 0 { to = unit(SIMD3(uniform(), uniform(), uniform())) }
        // Often exactly along an axis, as made-up recordings are.
        if random.next() % 4 == 0 { to = axes[Int(random.next() % 6)] }
        length = 1 + Int(random.next() % 150)
        left = length
        shaking = [0, 0, 0.01, 0.1, 0.5, 3][Int(random.next() % 6)]
      }
      left -= 1
      let way = min(1, 2 * Float(length - left) / Float(length))
      var felt = from + (to - from) * way
      felt += SIMD3(uniform(), uniform(), uniform()) * shaking
      var time = Double(index) / rate
      switch random.next() % 4000 {
      case 0: felt = SIMD3()
      case 1: felt.x = .nan
      case 2: felt *= 100
      case 3: time -= 0.5
      case 4: time += 0.25
      default: break
      }
      samples.append(AccelerationSample(time: time, x: felt.x, y: felt.y, z: felt.z))
    }
    return samples
  }

  /// Gravity that stays about a border between two orientations, with taps and shaking now and then.
  static func hovering(seed: UInt64, count: Int, rate: Double = 128) -> [AccelerationSample] {
    var random = SeededGenerator(seed: seed)
    func uniform() -> Float { Float(random.next() >> 40) / Float(1 << 24) * 2 - 1 }
    var samples: [AccelerationSample] = []
    var (border, way, noise, left) = (axes[0], SIMD3<Float>(), Float(0), 0)
    for index in 0..<count {
      if left == 0 {
        let one = axes[Int(random.next() % 6)]
        let other = axes[Int(random.next() % 6)]
        border = unit(one + other * Float(0.9))
        way = (other - one) * uniform() * 0.2
        noise = [0, 0.02, 0.1, 0.3, 1.5][Int(random.next() % 5)]
        left = 20 + Int(random.next() % 300)
      }
      left -= 1
      // There and back within a few samples, so that what is said is mostly taken back.
      let swing = Float(index % 24 < 12 ? index % 12 : 12 - index % 12) / 6 - 1
      let felt = border + way * swing + SIMD3(uniform(), uniform(), uniform()) * noise
      samples.append(
        AccelerationSample(time: Double(index) / rate, x: felt.x, y: felt.y, z: felt.z))
    }
    return samples
  }

  /// Gravity in one direction for a while.
  static func steady(
    _ x: Float, _ y: Float, _ z: Float, from start: Double = 0, for length: Double,
    rate: Double = 100
  ) -> [AccelerationSample] {
    (0..<Int(length * rate)).map { index in
      AccelerationSample(time: start + Double(index) / rate, x: x, y: y, z: z)
    }
  }

  static let axes: [SIMD3<Float>] = [
    [0, -1, 0], [0, 1, 0], [-1, 0, 0], [1, 0, 0], [0, 0, -1], [0, 0, 1],
  ]

  private static func unit(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    vector / max(0.01, (vector * vector).sum().squareRoot())
  }
}

extension PostureSensor {
  /// What the sensor says after each of some samples.
  mutating func postures(after samples: [AccelerationSample]) -> [Posture] {
    samples.map { sample in
      sense(sample)
      return posture
    }
  }
}
