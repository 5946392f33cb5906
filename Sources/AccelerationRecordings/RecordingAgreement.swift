public import Orientation

/// How well what was sensed agrees with labels.
public struct RecordingAgreement: Sendable, Hashable {
  /// Of the six-way device orientation; nil without labels for it.
  public var device: Score?
  /// Of the four-way upright one; nil without labels for it.
  public var upright: Score?

  /// Figures for one of the two.
  public struct Score: Sendable, Hashable {
    /// How long there were labels, in seconds.
    public var labelled = 0.0
    /// The share of that time in which what was sensed was right, from 0 to 1.
    public var agreement: Double?
    /// The same from one second after the label last changed.
    public var steadyAgreement: Double?
    /// How often something was sensed that no label bears out, from 1.5 s before to 0.2 s after.
    ///
    /// Where a part of that time has no label, nothing is counted; nor is a change from unknown.
    public var spuriousCount = 0
    /// The same for an hour of recording.
    public var spuriousPerHour = 0.0
    /// How often a label of at least a second differs from the one before.
    public var turnCount = 0
    /// How many of those were not sensed before the label ended.
    public var missedTurnCount = 0
    /// The middle of the times from the beginning of such a label until it was sensed, in seconds.
    public var medianLatency: Double?
    /// The time within which 95 of 100 were sensed, in seconds.
    public var latePercentile: Double?

    /// Makes empty figures.
    public init() {}
  }

  /// A value of an output, and when it began.
  public struct Change: Sendable, Hashable {
    /// When, in seconds from the first sample.
    public var time: Double
    /// What was sensed from then on.
    public var orientation: DeviceOrientation

    /// Creates a change.
    public init(at time: Double, to orientation: DeviceOrientation) {
      self.time = time
      self.orientation = orientation
    }
  }

  /// Compares.
  ///
  /// - Parameters:
  ///   - device: the changes of the six-way orientation, in order.
  ///   - upright: the changes of the four-way one, in order.
  ///   - end: when the recording ends, in seconds from its first sample.
  ///   - labels: the true orientations; what comes after the end is not judged.
  /// - Complexity: O(n + m) in the numbers of changes and labels.
  public init(device: [Change], upright: [Change], end: Double, labels: OrientationLabels) {
    if !labels.device.isEmpty { self.device = Score(device, labels.device, end) }
    if !labels.upright.isEmpty { self.upright = Score(upright, labels.upright, end) }
  }
}

extension RecordingAgreement.Score {
  /// How long after a change of label agreement counts as steady, in seconds.
  private static let settling = 1.0
  /// The shortest label that is a turn, in seconds.
  private static let shortestTurn = 1.0
  /// How long before and after a sensed change a label may bear it out, in seconds.
  private static let window = (before: 1.5, after: 0.2)

  init(_ changes: [RecordingAgreement.Change], _ labels: [OrientationLabels.Spell], _ end: Double) {
    let labels = labels.filter { $0.from < end }.map { label in
      OrientationLabels.Spell(from: max(0, label.from), to: min(end, label.to), label.orientation)
    }
    var outputs: [OrientationLabels.Spell] = []
    for (index, change) in changes.enumerated() {
      let to = index + 1 < changes.count ? changes[index + 1].time : end
      if change.time < to {
        outputs.append(.init(from: change.time, to: to, change.orientation))
      }
    }
    measureAgreement(outputs, labels)
    measureTurns(outputs, labels)
    countSpurious(changes, labels, end)
  }

  private mutating func measureAgreement(
    _ outputs: [OrientationLabels.Spell], _ labels: [OrientationLabels.Spell]
  ) {
    var (right, steady, steadyRight) = (0.0, 0.0, 0.0)
    var first = 0
    var changed = 0.0
    for (index, label) in labels.enumerated() {
      // Adjacent equal labels without a gap are one.
      let goesOn =
        index > 0 && labels[index - 1].to == label.from
        && labels[index - 1].orientation == label.orientation
      if !goesOn { changed = label.from }
      let start = max(label.from, changed + Self.settling)
      labelled += label.to - label.from
      steady += max(0, label.to - start)
      while first < outputs.count, outputs[first].to <= label.from { first += 1 }
      for output in outputs[first...].prefix(while: { $0.from < label.to })
      where output.orientation == label.orientation {
        right += max(0, min(label.to, output.to) - max(label.from, output.from))
        steadyRight += max(0, min(label.to, output.to) - max(start, output.from))
      }
    }
    agreement = labelled > 0 ? right / labelled : nil
    steadyAgreement = steady > 0 ? steadyRight / steady : nil
  }

  private mutating func measureTurns(
    _ outputs: [OrientationLabels.Spell], _ labels: [OrientationLabels.Spell]
  ) {
    var latencies: [Double] = []
    var before: DeviceOrientation?
    var first = 0
    for label in labels where label.to - label.from >= Self.shortestTurn {
      defer { before = label.orientation }
      guard let before, before != label.orientation else { continue }
      turnCount += 1
      while first < outputs.count, outputs[first].to <= label.from { first += 1 }
      let sensed = outputs[first...].prefix(while: { $0.from < label.to }).first {
        $0.orientation == label.orientation
      }
      if let sensed {
        latencies.append(max(0, sensed.from - label.from))
      } else {
        missedTurnCount += 1
      }
    }
    latencies.sort()
    func quantile(_ share: Double) -> Double? {
      latencies.isEmpty ? nil : latencies[Int((Double(latencies.count - 1) * share).rounded(.up))]
    }
    medianLatency = quantile(0.5)
    latePercentile = quantile(0.95)
  }

  private mutating func countSpurious(
    _ changes: [RecordingAgreement.Change], _ labels: [OrientationLabels.Spell], _ end: Double
  ) {
    var last = DeviceOrientation.unknown
    var first = 0
    for change in changes {
      defer { last = change.orientation }
      guard change.orientation != last, change.orientation != .unknown, last != .unknown else {
        continue
      }
      let from = max(0, change.time - Self.window.before)
      let to = min(end, change.time + Self.window.after)
      while first < labels.count, labels[first].to <= from { first += 1 }
      let near = labels[first...].prefix(while: { $0.from < to })
      let covered = near.reduce(0) { $0 + (min(to, $1.to) - max(from, $1.from)) }
      let isJudged = covered >= (to - from) - 1e-9 && !near.isEmpty
      if isJudged, !near.contains(where: { $0.orientation == change.orientation }) {
        spuriousCount += 1
      }
    }
    spuriousPerHour = end > 0 ? Double(spuriousCount) * 3600 / end : 0
  }
}
