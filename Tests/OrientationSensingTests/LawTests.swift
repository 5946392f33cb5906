import Orientation
import RandomScenarios
import Testing

@testable import OrientationSensing

@Suite("Laws of the sensor")
struct LawTests {
  @Test("A batch gives the streaming result bit for bit, however it is cut", arguments: 0..<40)
  func batch(seed: UInt64) {
    let parameters = SensingParameters.presets[Int(seed % 3)].parameters
    let rate = [8.0, 16, 128, 512][Int(seed / 3 % 4)]
    expectSame(Traces.mixed(seed: seed, count: 20_000, rate: rate), parameters, seed)
  }

  @Test("So it does where gravity hovers about a border", arguments: 0..<40)
  func hovering(seed: UInt64) {
    // Much is said and taken back there, and little is changed.
    expectSame(
      Traces.hovering(seed: 1_000 + seed, count: 20_000, rate: [32, 128, 512][Int(seed % 3)]),
      SensingParameters.presets[Int(seed / 3 % 3)].parameters, seed, orientations: 2)
  }

  @Test("So it does for any parameters", arguments: 0..<40)
  func anyParameters(seed: UInt64) {
    var random = FixedRandom(seed: seed)
    func uniform(_ range: ClosedRange<Float>) -> Float {
      range.lowerBound + Float(random.next() >> 40) / Float(1 << 24)
        * (range.upperBound - range.lowerBound)
    }
    var parameters = SensingParameters()
    parameters.sideMargin = uniform(0...0.5)
    parameters.sideEvidence = uniform(0.001...0.3)
    parameters.flatSideFactor = uniform(1...5)
    parameters.flatAngle = uniform(20...85)
    parameters.flatMargin = uniform(0...0.2)
    parameters.flatEvidence = uniform(0.001...0.3)
    parameters.uprightEvidence = uniform(0.001...0.3)
    parameters.shakingFloor = uniform(0...1)
    parameters.shakingLimit = uniform(0...2)
    parameters.shakingWeight = uniform(0...2)
    parameters.shakingThreshold = uniform(0...1)
    parameters.surplusFloor = uniform(0...1)
    parameters.surplusWeight = uniform(0...3)
    parameters.loudest = uniform(0.05...1)
    parameters.longestStep = uniform(0.001...0.1)
    parameters.longestPause = uniform(0.01...1)
    expectSame(Traces.mixed(seed: seed, count: 10_000), parameters, seed, orientations: 2)
    expectSame(Traces.hovering(seed: seed, count: 10_000), parameters, seed, orientations: 1)
  }

  private func expectSame(
    _ samples: [AccelerationSample], _ parameters: SensingParameters, _ seed: UInt64,
    orientations: Int = 5
  ) {
    var streaming = OrientationSensor(parameters: parameters)
    let expected = streaming.postures(after: samples)
    var random = FixedRandom(seed: seed)
    var batch = OrientationSensor(parameters: parameters)
    var found: [Posture] = []
    while found.count < samples.count {
      let count = min(samples.count - found.count, Int(random.next() % 3_000))
      let part = Array(samples[found.count..<found.count + count])
      var postures = [Posture](repeating: .unknown, count: count)
      var room = postures.mutableSpan
      batch.sense(part.span, into: &room)
      found += postures
    }
    #expect(found == expected)
    #expect(batch.shaking.bitPattern == streaming.shaking.bitPattern)
    #expect(batch.time == streaming.time)
    #expect(batch.sideEvidence == streaming.sideEvidence)
    #expect(batch.flatEvidence == streaming.flatEvidence)
    #expect(batch.uprightEvidence == streaming.uprightEvidence)
    #expect(batch.isCalm == streaming.isCalm)
    #expect(Set(expected.map(\.orientation)).count >= orientations)
  }

  @Test("Wherever a stretch of fours ends, the sensor is where streaming has it", arguments: 0..<10)
  func stretches(seed: UInt64) {
    let samples =
      seed % 2 == 0
      ? Traces.mixed(seed: 600 + seed, count: 20_000)
      : Traces.hovering(seed: 600 + seed, count: 20_000)
    var postures = [Posture](repeating: .unknown, count: samples.count)
    var sensor = OrientationSensor()
    var (index, taken) = (0, 0)
    while index < samples.count {
      var streaming = sensor
      let most = min(32, samples.count - index - 1)
      if var stretch = Stretch(sensor) {
        let count = unsafe samples.withUnsafeBufferPointer { samples in
          unsafe postures.withUnsafeMutableBufferPointer { postures in
            guard let from = samples.baseAddress, let to = postures.baseAddress else { return 0 }
            return unsafe stretch.take(from + index, to + index, most: most)
          }
        }
        if count > 0 {
          stretch.end(&sensor)
          let expected = streaming.postures(after: Array(samples[index..<index + count]))
          #expect(Array(postures[index..<index + count]) == expected)
          #expect(sensor.sideEvidence == streaming.sideEvidence)
          #expect(sensor.uprightEvidence == streaming.uprightEvidence)
          #expect(sensor.flatEvidence == streaming.flatEvidence)
          #expect(sensor.shaking == streaming.shaking && sensor.posture == streaming.posture)
          #expect(sensor.time == streaming.time && sensor.isCalm == streaming.isCalm)
          index += count
          taken += count
          continue
        }
      }
      sensor.sense(samples[index])
      index += 1
    }
    #expect(taken > samples.count / 2)
  }

  @Test("The shortcut for quiet samples changes no answer", arguments: 0..<20)
  func shortcut(seed: UInt64) {
    let samples = Traces.mixed(seed: 100 + seed, count: 5_000)
    var usual = OrientationSensor()
    var thorough = OrientationSensor()
    var shortcuts = 0
    for sample in samples {
      var copy = usual
      if copy.isCalm && copy.takeCalmly(sample) { shortcuts += 1 }
      usual.sense(sample)
      thorough.take(sample)
      #expect(usual.posture == thorough.posture)
    }
    #expect(shortcuts > 1_000)
  }

  @Test("Turning what is felt by quarters turns the answer", arguments: 0..<20)
  func quarterTurns(seed: UInt64) {
    let samples = Traces.mixed(seed: 200 + seed, count: 4_000)
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
    let samples = Traces.mixed(seed: 300 + seed, count: 4_000)
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
    let samples = Traces.mixed(seed: 400 + seed, count: 4_000)
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
    for sample in Traces.mixed(seed: 500 + seed, count: 4_000) {
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
