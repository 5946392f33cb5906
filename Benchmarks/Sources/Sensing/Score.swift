import Orientation
import OrientationSensing

/// How well answers agree with the truth.
struct Score {
  private(set) var labelled = 0.0
  private(set) var right = 0.0
  private(set) var steadyLabelled = 0.0
  private(set) var steadyRight = 0.0
  private(set) var spurious = 0
  private(set) var turns = 0
  private(set) var missed = 0
  private(set) var duration = 0.0
  private(set) var latencies: [Double] = []
  /// Where the spurious changes and the missed turns are.
  private(set) var notes: [String] = []

  /// Adds the answers to a recording.
  mutating func add(
    _ said: [DeviceOrientation], _ truth: [Truth], _ answer: Answer, _ recording: Recording
  ) {
    let times = recording.samples.map(\.time)
    duration += recording.duration
    addAgreement(said, truth, answer, times)
    addSpurious(said, truth, answer, times, recording.name)
    addTurns(said, truth, answer, times, recording.name)
  }

  private mutating func addAgreement(
    _ said: [DeviceOrientation], _ truth: [Truth], _ answer: Answer, _ times: [Double]
  ) {
    var label: DeviceOrientation?
    var since = 0.0
    for index in times.indices.dropFirst() {
      let step = max(0, min(0.2, times[index] - times[index - 1]))
      let now = truth[index].label(answer)
      if now != label {
        label = now
        since = times[index]
      }
      guard let label else { continue }
      let isRight = said[index] == label
      labelled += step
      if isRight { right += step }
      guard times[index] - since >= 1 else { continue }
      steadyLabelled += step
      if isRight { steadyRight += step }
    }
  }

  private mutating func addSpurious(
    _ said: [DeviceOrientation], _ truth: [Truth], _ answer: Answer, _ times: [Double],
    _ name: String
  ) {
    for index in times.indices.dropFirst() {
      let (old, new) = (said[index - 1], said[index])
      guard new != old, new != .unknown, old != .unknown else { continue }
      var isAllowed = false
      var place = index
      while place < times.count, times[place] <= times[index] + 0.2 {
        isAllowed = isAllowed || truth[place].allows(new, answer)
        place += 1
      }
      place = index
      while !isAllowed, place >= 0, times[place] >= times[index] - 1.5 {
        isAllowed = truth[place].allows(new, answer)
        place -= 1
      }
      guard !isAllowed else { continue }
      spurious += 1
      notes.append("\(name) \(decimal(times[index], places: 2)) s: \(old) to \(new) is spurious")
    }
  }

  private mutating func addTurns(
    _ said: [DeviceOrientation], _ truth: [Truth], _ answer: Answer, _ times: [Double],
    _ name: String
  ) {
    var previous: DeviceOrientation?
    var index = 0
    while index < times.count {
      guard let label = truth[index].label(answer) else {
        index += 1
        continue
      }
      var end = index
      while end < times.count, truth[end].label(answer) == label { end += 1 }
      if let previous, previous != label, times[end - 1] - times[index] >= 1 {
        turns += 1
        if let first = (index..<end).first(where: { said[$0] == label }) {
          latencies.append(times[first] - times[index])
        } else {
          missed += 1
          notes.append(
            "\(name) \(decimal(times[index], places: 2)) s: the turn to \(label) is missed")
        }
      }
      previous = label
      index = end
    }
  }

  /// The share of the labelled time that was right, in percent.
  var agreement: Double { 100 * right / labelled }
  /// The same, from a second after the label changed.
  var steadyAgreement: Double { 100 * steadyRight / steadyLabelled }
  /// Changes that nothing justified, for each hour.
  var spuriousPerHour: Double { Double(spurious) * 3600 / duration }
  /// The latency that a share of the turns stay below.
  func latency(_ share: Double) -> Double? { latencies.quantile(share) }
}

extension [Double] {
  /// The value that a share of the elements stay below; nil if there is none.
  func quantile(_ share: Double) -> Double? {
    guard !isEmpty else { return nil }
    return sorted()[Swift.min(count - 1, Int(share * Double(count)))]
  }
}
