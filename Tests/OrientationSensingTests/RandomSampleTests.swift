import Foundation
import Orientation
import Testing
import TestSupport

@testable import OrientationSensing

@Suite("Any samples at all")
struct RandomSampleTests {
  /// Any numbers, with those that are likely to hurt more often.
  private static func number(_ random: inout SeededGenerator) -> Float {
    switch random.next() % 8 {
    case 0: return Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
    case 1:
      let special: [Float] = [
        0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 64,
        -64, 64.00001, 0.1, .signalingNaN,
      ]
      return special[Int(random.next() % UInt64(special.count))]
    default: return Float(random.next() >> 40) / Float(1 << 24) * 4 - 2
    }
  }

  private static func time(after time: Double, _ random: inout SeededGenerator) -> Double {
    switch random.next() % 64 {
    case 0: Double(bitPattern: random.next())
    case 1: time - Double(random.next() % 1000) / 100
    case 2: time + Double(random.next() % 1000) / 100
    case 3: time
    default: (time.isFinite ? time : 0) + Double(random.next() % 1000) / 10_000
    }
  }

  private static func fuzz(_ seed: UInt64, count: Int) {
    var random = SeededGenerator(seed: seed)
    var parameters = SensingParameters.presets[Int(seed % 3)].parameters
    if seed % 4 == 3 {
      parameters.sideMargin = number(&random)
      parameters.sideEvidence = number(&random)
      parameters.flatAngle = number(&random) * 50
      parameters.loudest = number(&random)
      parameters.shakingLimit = number(&random)
      parameters.longestStep = number(&random)
      parameters.longestPause = number(&random)
    }
    var sensor = OrientationSensor(parameters: parameters)
    var android = AndroidOrientationSensor()
    var now = 0.0
    var calm = 0
    var felt = SIMD3<Float>(0, -1, 0)
    for index in 0..<count {
      now = time(after: now, &random)
      if calm > 0 {
        calm -= 1
      } else {
        felt = SIMD3(number(&random), number(&random), number(&random))
        // Now and then the device rests.
        if random.next() % 16 == 0 {
          felt = Traces.axes[Int(random.next() % 6)]
          calm = Int(random.next() % 64)
        }
      }
      let sample = AccelerationSample(time: now, x: felt.x, y: felt.y, z: felt.z)
      let before = sensor.posture
      let changes = sensor.sense(sample)
      android.sense(sample)
      let isSound =
        changes == PostureChanges(from: before, to: sensor.posture)
        && sensor.shaking >= 0 && sensor.shaking <= sensor.weights.shakingLimit
        && sensor.sideEvidence.min() >= 0 && sensor.sideEvidence.max() < 1e6
        && sensor.uprightEvidence.min() >= 0 && sensor.uprightEvidence.max() < 1e6
        && sensor.flatEvidence.min() >= 0 && sensor.flatEvidence.max() < 1e6
        && !sensor.lastUpright.isFlat && !android.orientation.isFlat
      if !isSound { Issue.record("seed \(seed), sample \(index): \(sensor)") }
    }
  }

  @Test("Random bits as samples break nothing", arguments: 0..<20)
  func some(seed: UInt64) { Self.fuzz(seed, count: 1_000) }

  @Test(
    "Ten million random samples break nothing", .enabled(if: Effort.random.isRaised),
    arguments: 0..<100)
  func many(seed: UInt64) { Self.fuzz(1_000_000 + seed, count: 100_000) }

  @Test("A sensor is plain bytes: it can hold on to nothing that grows")
  func memory() {
    #expect(_isPOD(OrientationSensor.self))
    #expect(MemoryLayout<OrientationSensor>.size < 400)
    #expect(_isPOD(AccelerationSample.self))
  }
}
