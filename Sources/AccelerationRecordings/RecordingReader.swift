import Orientation
public import OrientationSensing
public import TextFormats

/// Reads acceleration samples from a CSV recording, piece by piece.
///
/// It reads what recorder apps write: any order of columns, commas, semicolons or tabs, a point or
/// a comma before decimals, g or m/s², the axes of iOS or Android, seconds to nanoseconds or times
/// of day. ``RecordingOptions`` adds what is not in the file.
///
/// ```swift
/// var reader = RecordingReader(file: "turn.csv")
/// var sensor = OrientationSensor()
/// try reader.read(Array("time,x,y,z\n0,0,-1,0\n0.02,0,-1,0\n".utf8)) { sensor.sense($0) }
/// try reader.finish { sensor.sense($0) }
/// ```
///
/// However long the recording, the reader keeps one line and at most ``probedRowCount`` rows, from
/// which it finds out units. How the bytes are cut into pieces does not matter.
public struct RecordingReader: Sendable {
  /// The file's path, for messages.
  public let file: String
  /// What the caller knows.
  public let options: RecordingOptions
  /// How the recording is read; nil until enough of it was seen.
  public internal(set) var format: RecordingFormat?
  /// How many samples there were so far.
  public internal(set) var sampleCount = 0
  /// How many rows had no acceleration in them, such as those of other sensors.
  public internal(set) var skippedRowCount = 0

  /// The most bytes a line may have.
  public static let longestLine = 65_536
  /// How many rows are read to detect what is not in the heading.
  public static let probedRowCount = 256
  /// How many lines may come before the rows.
  static let mostPreambleLines = 100

  private var pending: [UInt8] = []
  private var endedInReturn = false
  var lineNumber = 0
  var candidate: HeadingLine?
  var layout: ColumnLayout?
  var delimiter = UInt8(ascii: ",")
  var isClock = false
  var hasRow = false
  var probe = RowProbe()
  var scale = SampleScale()

  /// Creates a reader for one recording.
  ///
  /// - Parameters:
  ///   - file: the file's path, for messages.
  ///   - options: what the caller knows better than the file.
  public init(file: String, options: RecordingOptions = RecordingOptions()) {
    self.file = file
    self.options = options
  }

  /// How many bytes the reader holds on to until more arrive.
  public var bufferedByteCount: Int {
    pending.count + probe.rows.count * MemoryLayout<RawSample>.stride
      + (candidate.map(\.bytes.count) ?? 0)
  }

  /// Reads the next bytes of the file.
  ///
  /// - Parameters:
  ///   - bytes: any number of them, cut anywhere.
  ///   - body: takes the samples, in order; times are in seconds from the first one.
  /// - Throws: the first thing that is wrong. The reader is of no use afterwards.
  /// - Complexity: O(n) in the number of bytes.
  public mutating func read(
    _ bytes: [UInt8], _ body: (AccelerationSample) -> Void
  ) throws(ReadingError) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 10 || byte == 13 else {
        index += 1
        continue
      }
      // The line feed of a return that ended the line already.
      let isSecondHalf = byte == 10 && endedInReturn && index == start && pending.isEmpty
      endedInReturn = byte == 13
      if !isSecondHalf { try endLine(bytes, start..<index, body) }
      index += 1
      start = index
    }
    guard start < bytes.count else { return }
    endedInReturn = false
    pending += bytes[start...]
    try checkLength(pending.count)
  }

  /// Ends the recording: reads a last line without a line break, and what was held back.
  ///
  /// - Parameter body: takes the last samples.
  /// - Throws: what is wrong with the end, or with the file as a whole.
  public mutating func finish(_ body: (AccelerationSample) -> Void) throws(ReadingError) {
    if !pending.isEmpty { try endLine([], 0..<0, body) }
    guard layout != nil else { throw noRows() }
    if format == nil {
      guard !probe.rows.isEmpty else {
        throw ReadingError(
          SourceLocation(file: file), "no samples", expected: "rows of numbers below the heading")
      }
      try settleFormat(body)
    }
  }

  private mutating func endLine(
    _ bytes: [UInt8], _ range: Range<Int>, _ body: (AccelerationSample) -> Void
  ) throws(ReadingError) {
    lineNumber += 1
    if pending.isEmpty {
      try checkLength(range.count)
      try line(bytes, range, body)
    } else {
      let whole = pending + bytes[range]
      pending.removeAll()
      try checkLength(whole.count)
      try line(whole, whole.indices, body)
    }
  }

  private mutating func line(
    _ bytes: [UInt8], _ range: Range<Int>, _ body: (AccelerationSample) -> Void
  ) throws(ReadingError) {
    if layout == nil {
      guard try isRow(bytes, range) else { return }
    }
    guard range.contains(where: { bytes[$0] != 32 && bytes[$0] != 9 }) else { return }
    guard let sample = try sample(bytes, range) else {
      skippedRowCount += 1
      return
    }
    if format != nil {
      emit(sample, body)
    } else {
      probe.rows.append(sample)
      if probe.rows.count == Self.probedRowCount { try settleFormat(body) }
    }
  }

  private func checkLength(_ count: Int) throws(ReadingError) {
    guard count > Self.longestLine else { return }
    throw ReadingError(
      SourceLocation(file: file, line: max(1, lineNumber)),
      "a line of more than \(Self.longestLine) bytes",
      expected: "a CSV recording with a row for each sample")
  }

  private mutating func settleFormat(_ body: (AccelerationSample) -> Void) throws(ReadingError) {
    try settleFormat()
    for sample in probe.rows { emit(sample, body) }
    probe.rows.removeAll()
  }

  private mutating func emit(_ sample: RawSample, _ body: (AccelerationSample) -> Void) {
    let time = options.rate.map { Double(sampleCount) / $0 } ?? scale.time(of: sample)
    sampleCount += 1
    body(
      AccelerationSample(
        time: time, x: Float(sample.x * scale.factor), y: Float(sample.y * scale.factor),
        z: Float(sample.z * scale.factor)))
  }

  func error(
    _ message: String, column: Int? = nil, expected: String? = nil, nearest: String? = nil
  ) -> ReadingError {
    ReadingError(
      SourceLocation(file: file, line: lineNumber, column: column), message,
      expected: expected, nearest: nearest)
  }
}

/// A row's numbers as they are in the file.
struct RawSample: Sendable {
  var time: Double
  var x: Double
  var y: Double
  var z: Double
}

/// How a row's numbers become a sample.
struct SampleScale: Sendable {
  /// What an acceleration is multiplied with to be in g on the axes of iOS.
  var factor = 1.0
  /// How many seconds a unit of time is.
  var seconds = 1.0
  /// The time stamp that counts as zero.
  var origin = 0.0

  func time(of sample: RawSample) -> Double { (sample.time - origin) * seconds }
}
