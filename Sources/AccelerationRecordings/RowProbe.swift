import Orientation
import TextFormats

/// The first rows of a recording, which show what is not in its heading.
struct RowProbe: Sendable {
  var rows: [RawSample] = []
  /// Seconds for the midnights that have passed since the first row.
  var midnights = 0.0
  var lastClock = 0.0

  /// The median length of the acceleration, in the unit of the file.
  var magnitude: Double {
    let lengths = rows.map { ($0.x * $0.x + $0.y * $0.y + $0.z * $0.z).squareRoot() }.sorted()
    return lengths.isEmpty ? 0 : lengths[lengths.count / 2]
  }

  /// The unit in which that length is near one g.
  var unit: AccelerationUnit? {
    AccelerationUnit.allCases.first { Self.hasGravity(magnitude * $0.inGravity) }
  }

  /// Whether a median length in g may be that of gravity and a user's movement.
  static func hasGravity(_ magnitude: Double) -> Bool { magnitude > 0.5 && magnitude < 2 }

  /// The unit in which the rows come between once and two thousand times a second; nil when time
  /// does not advance.
  ///
  /// The values show it where no other unit fits and pauses change nothing. Rows that are 10 apart
  /// may be 10 ms or 10 s apart; by convention they come often.
  var timeUnit: RecordingFormat.Known<TimeUnit>? {
    guard let first = rows.first, let last = rows.last, rows.count > 1 else { return nil }
    let span = abs(last.time - first.time)
    let step = (span - pauses.time) / Double(rows.count - 1 - pauses.count)
    guard let unit = Self.unit(ofStep: step) else { return nil }
    let isOnly = !TimeUnit.allCases.contains { other in
      other != unit && Self.rates.contains(step * other.inSeconds)
        && max(abs(first.time), abs(last.time)) * other.inSeconds < Self.latestTime
    }
    let isSteady = Self.unit(ofStep: span / Double(rows.count - 1)) == unit
    return .init(unit, isOnly && isSteady ? .values : .convention)
  }

  /// The time between rows, in seconds, from two thousand a second to one a minute.
  private static let rates = 0.0005..<60.0
  /// No time stamp is later than this, in seconds from 1970, or from an earlier beginning.
  private static let latestTime = 4.1e9

  private static func unit(ofStep step: Double) -> TimeUnit? {
    TimeUnit.allCases.first { (0.0005..<1.5).contains(step * $0.inSeconds) }
  }

  /// How many steps are pauses, and how long they are: each is longer than all steps that are none
  /// are together.
  ///
  /// Otherwise the mean counts, for recorders write in bursts.
  private var pauses: (count: Int, time: Double) {
    let steps = zip(rows, rows.dropFirst()).map { abs($1.time - $0.time) }.sorted(by: >)
    var rest = abs((rows.last?.time ?? 0) - (rows.first?.time ?? 0))
    let span = rest
    var found = (count: 0, time: 0.0)
    for (index, step) in steps.prefix(max(1, min(4, steps.count / 8))).enumerated() {
      rest -= step
      if rest > 0, step > rest { found = (index + 1, span - rest) }
    }
    return found
  }
}

extension RecordingReader {
  /// Determines units and axes from the caller, the heading and the first rows.
  mutating func settleFormat() throws(ReadingError) {
    guard let layout else { return }
    let unit = try settledUnit(layout)
    let axes: RecordingFormat.Known<SensorAxes> =
      if let given = options.axes {
        .init(given, .given)
      } else if let named = layout.axes {
        named
      } else {
        .init(unit.value == .metresPerSecondSquared ? .android : .iOS, .convention)
      }
    var timeUnit: RecordingFormat.Known<TimeUnit>?
    if layout.hasTime, !isClock {
      if let given = options.timeUnit {
        timeUnit = .init(given, .given)
      } else if let named = layout.timeUnit {
        timeUnit = .init(named, .heading)
      } else if let shown = probe.timeUnit {
        timeUnit = shown
      } else {
        timeUnit = .init(.seconds, .convention)
      }
    }
    format = RecordingFormat(unit: unit, axes: axes, timeUnit: timeUnit, columns: layout.names)
    scale = SampleScale(
      factor: unit.value.inGravity * axes.value.sign, seconds: timeUnit?.value.inSeconds ?? 1,
      origin: probe.rows.first?.time ?? 0)
  }

  private func settledUnit(
    _ layout: ColumnLayout
  ) throws(ReadingError) -> RecordingFormat.Known<AccelerationUnit> {
    if let given = options.unit { return .init(given, .given) }
    let magnitude = probe.magnitude
    let hundredths = (magnitude * 100).rounded() / 100
    let found =
      "the acceleration of the first \(probe.rows.count) rows has a median length of \(hundredths)"
    if let named = layout.unit {
      guard RowProbe.hasGravity(magnitude * named.inGravity) else {
        throw ReadingError(
          SourceLocation(file: file), found + " \(named.rawValue)",
          expected: "gravity in it, so about \(named == .gravity ? "1" : Self.one(named)); "
            + "or the unit to be given")
      }
      return .init(named, .heading)
    }
    guard let shown = probe.unit else {
      throw ReadingError(
        SourceLocation(file: file), found, expected: "gravity in it, so about 1 in g or 9.8 in m/s²"
      )
    }
    return .init(shown, .values)
  }

  private static func one(_ unit: AccelerationUnit) -> String {
    unit == .milligravity ? "1000" : "9.8"
  }
}
