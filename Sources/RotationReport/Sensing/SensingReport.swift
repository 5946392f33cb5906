import Orientation
public import AccelerationRecordings

/// What a sensor made of a recording, for people and machines.
public struct SensingReport: Sendable {
  let name: String
  let log: SensingLog
  let format: RecordingFormat?
  let skippedRowCount: Int
  let agreement: RecordingAgreement?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - name: what the recording is called.
  ///   - log: what the sensor made of it.
  ///   - format: how it was read.
  ///   - skippedRowCount: how many rows had no acceleration in them.
  ///   - agreement: how that compares with labels, if there are any.
  public init(
    name: String, _ log: SensingLog, format: RecordingFormat?, skippedRowCount: Int = 0,
    agreement: RecordingAgreement? = nil
  ) {
    self.name = name
    self.log = log
    self.format = format
    self.skippedRowCount = skippedRowCount
    self.agreement = agreement
  }

  /// `turn.csv: 1200 samples in 12 s, 100 a second`.
  var headline: String {
    let samples = log.sampleCount == 1 ? "1 sample" : "\(log.sampleCount) samples"
    let rate = log.rate.map { ", \(Words.number($0 < 10 ? $0 : $0.rounded())) a second" } ?? ""
    return "\(name): \(samples) in \(Words.number((log.end * 100).rounded() / 100)) s\(rate)"
  }

  /// How the recording was read, and how sure that is.
  var reading: String? {
    guard let format else { return nil }
    var parts = [
      "\(format.unit.value.rawValue) (\(Self.reason(format.unit.evidence)))",
      "\(format.axes.value == .iOS ? "iOS" : "Android") axes (\(Self.reason(format.axes.evidence)))",
    ]
    if let unit = format.timeUnit {
      parts.append("time in \(unit.value.rawValue) (\(Self.reason(unit.evidence)))")
    }
    return "read as " + parts.joined(separator: ", ")
  }

  private static func reason(_ evidence: RecordingFormat.Evidence) -> String {
    switch evidence {
    case .given: "as given"
    case .heading: "by its heading"
    case .values: "by its values"
    case .convention: "by convention"
    }
  }

  static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  /// Whether the device is longer upside down or on its face than the right way up.
  private var isMostlyUpsideDown: Bool {
    var balance = 0.0
    for (index, event) in log.events.enumerated() {
      let to = index + 1 < log.events.count ? log.events[index + 1].time : log.end
      switch event.device {
      case .portraitUpsideDown, .faceDown: balance += to - event.time
      case .portrait, .faceUp: balance -= to - event.time
      case .unknown, .landscapeLeft, .landscapeRight: break
      }
    }
    return balance > 0
  }

  /// What is odd about the recording, a line each.
  var oddities: [String] {
    var lines: [String] = []
    if skippedRowCount > 0 {
      lines.append("\(skippedRowCount) rows without acceleration were left out")
    }
    if log.backwardStepCount > 0 {
      lines.append("time runs backwards \(Self.times(log.backwardStepCount))")
    }
    if let unit = format?.timeUnit, unit.evidence == .convention, log.sampleCount > 1 {
      lines.append(
        "time in \(unit.value.rawValue) is assumed: neither its heading nor its values settle the"
          + " unit; --time-unit does")
    }
    if log.longestGap > 1 {
      lines.append("the longest gap between samples is \(Words.number(log.longestGap)) s")
    }
    if let axes = format?.axes, axes.evidence == .convention, isMostlyUpsideDown {
      let other = axes.value == .iOS ? "Android" : "iOS"
      lines.append("it is mostly upside down or face down: its axes may be those of \(other)")
    }
    return lines
  }
}
