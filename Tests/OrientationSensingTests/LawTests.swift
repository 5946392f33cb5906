import Orientation
import TestSupport
import Testing

@testable import OrientationSensing

@Suite("Laws of the sensor")
struct LawTests {
  /// Hands that turn and shake for half of the seeds, gravity about a border for the others.
  private func trace(_ seed: UInt64) -> [AccelerationSample] {
    seed % 2 == 0
      ? Traces.mixed(seed: seed, count: 4_000) : Traces.hovering(seed: seed, count: 4_000)
  }

  @Test("Turning the acceleration by quarters turns the result", arguments: 0..<20)
  func quarterTurns(seed: UInt64) {
    let samples = trace(200 + seed)
    expect(samples, { SIMD3(-$0.y, $0.x, $0.z) }) { orientation in
      switch orientation {
      case .portrait: .landscapeRight
      case .landscapeRight: .portraitUpsideDown
      case .portraitUpsideDown: .landscapeLeft
      case .landscapeLeft: .portrait
      default: orientation
      }
    }
  }

  @Test("A mirror across the display swaps left and right", arguments: 0..<20)
  func mirror(seed: UInt64) {
    let samples = trace(300 + seed)
    expect(samples, { SIMD3(-$0.x, $0.y, $0.z) }) { orientation in
      switch orientation {
      case .landscapeRight: .landscapeLeft
      case .landscapeLeft: .landscapeRight
      default: orientation
      }
    }
  }

  @Test("A mirror in the display swaps up and down", arguments: 0..<20)
  func reflection(seed: UInt64) {
    let samples = trace(400 + seed)
    expect(samples, { SIMD3($0.x, $0.y, -$0.z) }) { orientation in
      switch orientation {
      case .faceUp: .faceDown
      case .faceDown: .faceUp
      default: orientation
      }
    }
  }

  private func expect(
    _ samples: [AccelerationSample], _ change: (SIMD3<Float>) -> SIMD3<Float>,
    _ swap: (DeviceOrientation) -> DeviceOrientation
  ) {
    var (one, other) = (OrientationSensor(), OrientationSensor())
    let changed = samples.map { sample in
      let felt = change(SIMD3(sample.acceleration.x, sample.acceleration.y, sample.acceleration.z))
      return AccelerationSample(time: sample.time, x: felt.x, y: felt.y, z: felt.z)
    }
    let expected = one.postures(after: samples).map {
      Posture(
        orientation: swap($0.orientation), lastUpright: swap($0.lastUpright),
        disturbance: $0.disturbance)
    }
    #expect(other.postures(after: changed) == expected)
  }

  @Test("When the clock started does not matter", arguments: [-4096.0, 1024, 1_048_576])
  func timeShift(shift: Double) {
    let samples = Traces.mixed(seed: 7, count: 20_000)
    let shifted = samples.map {
      AccelerationSample(time: $0.time + shift, acceleration: $0.acceleration)
    }
    var (one, other) = (OrientationSensor(), OrientationSensor())
    #expect(one.postures(after: samples) == other.postures(after: shifted))
  }

  @Test("What comes later changes no earlier answer, and a copy goes its own way")
  func copies() {
    let samples = Traces.mixed(seed: 8, count: 4_000)
    var sensor = OrientationSensor()
    let expected = sensor.postures(after: samples)
    var first = OrientationSensor()
    let start = first.postures(after: Array(samples.prefix(1_000)))
    var second = first
    _ = first.postures(after: Traces.steady(1, 0, 0, from: 100, for: 3))
    #expect(start + second.postures(after: Array(samples.dropFirst(1_000))) == expected)
  }

  @Test("The last upright side follows the orientation whenever that is upright", arguments: 0..<20)
  func agreement(seed: UInt64) {
    var sensor = OrientationSensor()
    var last = DeviceOrientation.unknown
    for sample in trace(500 + seed) {
      let changes = sensor.sense(sample)
      #expect(!sensor.lastUpright.isFlat)
      if changes.contains(.orientation), sensor.orientation.isValidInterfaceOrientation {
        #expect(sensor.lastUpright == sensor.orientation)
      }
      #expect(changes.contains(.lastUpright) == (sensor.lastUpright != last))
      last = sensor.lastUpright
    }
  }
}
