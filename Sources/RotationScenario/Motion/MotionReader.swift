import Orientation
import OrientationSensing
import AccelerationRecordings
import TextFormats
import YAMLDocuments

/// Reads an `accelerate` step.
struct MotionReader {
  /// The most bytes a recording may have.
  static let mostBytes = 268_435_456
  /// The limit on the samples in a scenario, and on their times, in seconds.
  static let mostSamples = 10_000
  static let longest = 3_600.0
  /// Samples that are further apart have others put between them, in seconds.
  static let interval = 0.02

  /// Where the paths of recordings begin, with its last slash; nil where none can be read.
  let folder: String?

  /// The motion of a step.
  func motion(_ fields: EventFields) throws(ReadingError) -> SensedMotion {
    let options = RecordingOptions(
      unit: try fields.modifiers[.units].map { element throws(ReadingError) in
        try ScenarioWords.accelerationUnit.value(of: element)
      },
      axes: try fields.modifiers[.axes].map { element throws(ReadingError) in
        try ScenarioWords.sensorAxes.value(of: element)
      })
    let preset = try fields.modifiers[.preset].map { element throws(ReadingError) in
      try ScenarioWords.sensingPreset.value(of: element)
    }
    switch preset ?? .parameters(.default) {
    case .android: return try motion(fields, options, AndroidOrientationSensor())
    case .parameters(let parameters):
      return try motion(fields, options, OrientationSensor(parameters: parameters))
    }
  }

  private func motion(
    _ fields: EventFields, _ options: RecordingOptions, _ sensor: some PostureSensor
  ) throws(ReadingError) -> SensedMotion {
    let element = fields.argument
    var sensing = Sensing(sensor: sensor)
    if case .list(let list) = element.content {
      for sample in try samples(list, at: element.location, options) { sensing.take(sample) }
      return sensing.motion(recording: nil)
    }
    let word = try element.word("the path of a recording, or a list of samples")
    guard let path = word.text.hasPrefix("/") ? word.text : folder.map({ $0 + word.text }) else {
      throw ReadingError(
        word.location, "the path of a recording in a text that is not in a file",
        expected: "the samples themselves")
    }
    try FileBytes.check(path, most: Self.mostBytes, location: word.location)
    try RecordingReader.read(contentsOf: path, options: options) { sensing.take($0) }
    return sensing.motion(recording: word.text)
  }

  /// Samples as written in a scenario: time, x, y and z each.
  private func samples(
    _ list: [Element], at location: SourceLocation, _ options: RecordingOptions
  ) throws(ReadingError) -> [AccelerationSample] {
    guard (2...Self.mostSamples).contains(list.count) else {
      throw ReadingError(
        location, "\(list.count) samples", expected: "2 to \(Self.mostSamples) of them")
    }
    let scale =
      (options.unit ?? .gravity).inGravity * (options.axes ?? .iOS).sign
    var samples: [AccelerationSample] = []
    for element in list {
      let numbers = try numbers(element)
      let sample = AccelerationSample(
        time: numbers[0], x: Float(numbers[1] * scale), y: Float(numbers[2] * scale),
        z: Float(numbers[3] * scale))
      if let last = samples.last {
        guard sample.time > last.time, sample.time <= Self.longest else {
          throw ReadingError(
            element.location, "a sample at \(ScenarioWords.text(of: sample.time)) s",
            expected:
              "a time after \(ScenarioWords.text(of: last.time)) and up to \(ScenarioWords.text(of: Self.longest))"
          )
        }
        fill(last, sample, in: &samples)
      }
      samples.append(sample)
    }
    return samples
  }

  private func numbers(_ element: Element) throws(ReadingError) -> [Double] {
    let expected = "time, x, y and z such as [0.5, 0, -1, 0]"
    var numbers: [Double] = []
    for part in try element.elements(expected) {
      let text = try part.word("a number").text
      let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 || $0 == 45 }
      guard isPlain, text.utf8.count <= 16, let number = Double(text) else {
        throw part.mismatch("a number such as -0.98")
      }
      numbers.append(number)
    }
    guard numbers.count == 4, numbers[0] >= 0 else { throw element.mismatch(expected) }
    return numbers
  }

  /// Samples between two that are far apart, on the straight line from one to the other.
  private func fill(
    _ last: AccelerationSample, _ next: AccelerationSample, in samples: inout [AccelerationSample]
  ) {
    let count = Int(((next.time - last.time) / Self.interval - 1e-6).rounded(.up))
    for step in stride(from: 1, to: count, by: 1) {
      let part = Double(step) / Double(count)
      func between(_ one: Float, _ other: Float) -> Float { one + (other - one) * Float(part) }
      let (from, to) = (last.acceleration, next.acceleration)
      samples.append(
        AccelerationSample(
          time: last.time + (next.time - last.time) * part, x: between(from.x, to.x),
          y: between(from.y, to.y), z: between(from.z, to.z)))
    }
  }
}

/// A sensor that is given samples, and its results.
private struct Sensing<Sensor: PostureSensor> {
  var sensor: Sensor
  private var turns: [SensedMotion.Turn] = []
  private var start: Double?
  private var end = 0.0

  init(sensor: Sensor) { self.sensor = sensor }

  mutating func take(_ sample: AccelerationSample) {
    let start = start ?? sample.time
    self.start = start
    end = max(end, sample.time - start)
    if sensor.sense(sample).contains(.orientation), sensor.orientation != .unknown {
      turns.append(SensedMotion.Turn(time: end, pose: sensor.orientation))
    }
  }

  func motion(recording: String?) -> SensedMotion {
    SensedMotion(recording: recording, duration: end, turns: turns)
  }
}
