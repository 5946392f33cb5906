import AccelerationSources
import Orientation
import OrientationSensing
import Testing

@Suite struct SequenceTests {
  /// A phone that is upright, on its left edge, flat, and on its left edge again, two seconds each.
  static let samples: [AccelerationSample] = (0..<800).map { index in
    let time = Double(index) / 100
    let down: (Float, Float, Float) =
      time < 2 ? (0, -1, 0) : time < 4 ? (-1, 0, 0) : time < 6 ? (0, 0, -1) : (-1, 0, 0)
    return AccelerationSample(time: time, x: down.0, y: down.1, z: down.2)
  }

  private func stream<Element: Sendable>(_ elements: [Element]) -> AsyncStream<Element> {
    AsyncStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }

  @Test("A sequence of samples is one of device orientations, and one of upright ones")
  func orientations() async {
    var device: [DeviceOrientation] = []
    for await orientation in stream(Self.samples).deviceOrientations() {
      device.append(orientation)
    }
    #expect(device == [.portrait, .landscapeLeft, .faceUp, .landscapeLeft])
    var upright: [DeviceOrientation] = []
    for await orientation in stream(Self.samples).uprightOrientations() {
      upright.append(orientation)
    }
    #expect(upright == [.portrait, .landscapeLeft])
  }

  @Test("A sequence of postures has the sensor's changes, and no others")
  func postures() async {
    var sensor = OrientationSensor()
    var expected: [Posture] = []
    for sample in Self.samples
    where !sensor.sense(sample).isDisjoint(with: [.orientation, .lastUpright]) {
      expected.append(sensor.posture)
    }
    let found = await stream(Self.samples).postures().reduce(into: []) { $0.append($1) }
    #expect(found == expected)
    #expect(!found.isEmpty)
  }

  @Test("Every listener has a sensor of its own")
  func listeners() async {
    let sequence = AsyncSamples(samples: Self.samples).deviceOrientations()
    let first = await sequence.reduce(into: []) { $0.append($1) }
    let second = await sequence.reduce(into: []) { $0.append($1) }
    #expect(first == second)
    #expect(!first.isEmpty)
  }

  @Test("An error of the source comes through, after what was sensed before it")
  func failure() async {
    struct Unplugged: Error {}
    let samples = AsyncThrowingStream<AccelerationSample, any Error> { continuation in
      for sample in Self.samples { continuation.yield(sample) }
      continuation.finish(throwing: Unplugged())
    }
    var count = 0
    await #expect(throws: Unplugged.self) {
      for try await _ in samples.deviceOrientations() { count += 1 }
    }
    #expect(count == 4)
  }

  @Test("A paced recording gives each sample at its time, late and backward ones at once")
  func pace() async throws {
    let clock = ManualClock()
    let start = clock.now
    let times = [10, 10.5, 10.25, 12, 1e300, 12.5]
    let samples = times.map { AccelerationSample(time: $0, x: 0, y: -1, z: 0) }
    var heard: [Double] = []
    for try await sample in stream(samples).paced(by: clock) {
      let elapsed = start.duration(to: clock.now)
      heard.append(
        Double(elapsed.components.attoseconds) * 1e-18 + Double(elapsed.components.seconds))
      #expect(sample.time == times[heard.count - 1])
    }
    #expect(heard == [0, 0.5, 0.5, 2, 2, 2.5])
  }

  @Test("Accelerations without times get those of the clock")
  func stamps() async {
    let clock = ManualClock(step: .milliseconds(20))
    let felt = Array(repeating: Acceleration(x: 0, y: -1, z: 0), count: 5)
    let times = await stream(felt).stamped(by: clock).reduce(into: []) { $0.append($1.time) }
    #expect(times.map { ($0 * 1000).rounded() } == [0, 20, 40, 60, 80])
  }

  @Test("A cancelled task does not wait for the next sample")
  func cancellation() async {
    let samples = Self.samples
    let task = Task {
      var count = 0
      for try await _ in AsyncSamples(samples: samples).paced(by: ManualClock()) {
        count += 1
        if count == 3 { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
      }
      return count
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value }
  }
}

/// Samples that can be listened to again.
struct AsyncSamples: AsyncSequence, Sendable {
  typealias Element = AccelerationSample

  let samples: [AccelerationSample]

  func makeAsyncIterator() -> Iterator { Iterator(rest: samples[...]) }

  struct Iterator: AsyncIteratorProtocol {
    var rest: ArraySlice<AccelerationSample>

    mutating func next() async -> AccelerationSample? { rest.popFirst() }
  }
}
