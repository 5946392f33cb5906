import Orientation
import Testing
import TestSupport

@testable import AccelerationRecordings

@Suite struct RecordingAgreementTests {
  typealias Spell = OrientationLabels.Spell
  typealias Change = RecordingAgreement.Change

  private func score(_ changes: [Change], _ labels: [Spell], end: Double) throws
    -> RecordingAgreement.Score
  {
    let agreement = RecordingAgreement(
      device: changes, upright: [], end: end, labels: OrientationLabels(device: labels))
    #expect(agreement.upright == nil)
    return try #require(agreement.device)
  }

  @Test("What is sensed late, never, or without reason counts as such")
  func example() throws {
    let labels = [
      Spell(from: 0, to: 10, .portrait), Spell(from: 10, to: 20, .landscapeLeft),
      Spell(from: 20, to: 30, .faceUp), Spell(from: 30, to: 40, .portrait),
    ]
    let changes = [
      Change(at: 0, to: .portrait), Change(at: 5, to: .faceDown), Change(at: 5.5, to: .portrait),
      Change(at: 10.5, to: .landscapeLeft), Change(at: 31.25, to: .portrait),
    ]
    let score = try score(changes, labels, end: 40)
    #expect(score.labelled == 40)
    #expect(score.agreement == (9.5 + 9.5 + 0 + 8.75) / 40)
    #expect(score.steadyAgreement == (8.5 + 9 + 0 + 8.75) / 36)
    #expect(score.turnCount == 3)
    #expect(score.missedTurnCount == 1)
    #expect(score.medianLatency == 1.25)
    #expect(score.latePercentile == 1.25)
    #expect(score.spuriousCount == 1)
    #expect(score.spuriousPerHour == 90)
  }

  @Test(
    "A change that comes early, late within the window, or where nothing is known, is not an error")
  func window() throws {
    let labels = [Spell(from: 0, to: 10, .portrait), Spell(from: 10, to: 20, .landscapeLeft)]
    func count(_ time: Double, _ orientation: DeviceOrientation) throws -> Int {
      try score(
        [Change(at: 0, to: .faceUp), Change(at: time, to: orientation)], labels, end: 30
      ).spuriousCount
    }
    #expect(try count(9.85, .landscapeLeft) == 0)
    #expect(try count(9.75, .landscapeLeft) == 1)
    #expect(try count(11.45, .portrait) == 0)
    #expect(try count(11.55, .portrait) == 1)
    #expect(try count(19.9, .faceDown) == 0)
    #expect(try count(25, .faceDown) == 0)
  }

  @Test("Nothing is divided by nothing")
  func empty() throws {
    let score = try score([], [Spell(from: 50, to: 60, .portrait)], end: 40)
    #expect(score == RecordingAgreement.Score())
    let silent = try self.score([], [Spell(from: 0, to: 10, .portrait)], end: 40)
    #expect(silent.agreement == 0 && silent.spuriousPerHour == 0 && silent.turnCount == 0)
  }

  @Test("Every figure is that of counting thousandths of a second", arguments: 0..<60)
  func naive(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let end = 30_000
    let sides: [DeviceOrientation] = [.portrait, .landscapeLeft, .faceUp]
    var labels: [(Int, Int, DeviceOrientation)] = []
    var time = Int.random(in: 0...500, using: &random)
    while time < end {
      let to = time + Int.random(in: 1...4_000, using: &random)
      labels.append((time, to, sides.randomElement(using: &random) ?? .portrait))
      time = to + (Bool.random(using: &random) ? 0 : Int.random(in: 0...2_000, using: &random))
    }
    var changes: [(Int, DeviceOrientation)] = []
    time = 0
    while time < end {
      changes.append((time, (sides + [.unknown]).randomElement(using: &random) ?? .unknown))
      time += Int.random(in: 1...1_500, using: &random)
    }
    func seconds(_ value: Int) -> Double { Double(value) / 1000 }
    let score = try score(
      changes.map { Change(at: seconds($0.0), to: $0.1) },
      labels.map { Spell(from: seconds($0.0), to: seconds($0.1), $0.2) }, end: seconds(end))
    let naive = NaiveScore(changes, labels, end)
    #expect(abs(score.labelled - Double(naive.labelled) / 1000) < 1e-6)
    func isNear(_ share: Double?, _ part: Int, _ whole: Int) -> Bool {
      whole == 0 ? share == nil : abs((share ?? -1) - Double(part) / Double(whole)) < 1e-9
    }
    #expect(isNear(score.agreement, naive.right, naive.labelled))
    #expect(isNear(score.steadyAgreement, naive.steadyRight, naive.steady))
    #expect(score.turnCount == naive.latencies.count)
    #expect(score.missedTurnCount == naive.latencies.count { $0 == nil })
    #expect(score.spuriousCount == naive.spurious)
    let sorted = naive.latencies.compactMap { $0 }.sorted()
    if !sorted.isEmpty {
      #expect(
        abs(
          (score.latePercentile ?? -1)
            - seconds(
              sorted[
                (sorted.count - 1) * 95 / 100
                  + ((sorted.count - 1) * 95 % 100 == 0 ? 0 : 1)])) < 1e-6)
    }
  }
}

/// The same figures by looking at every thousandth of a second.
private struct NaiveScore {
  var labelled = 0
  var right = 0
  var steady = 0
  var steadyRight = 0
  var latencies: [Int?] = []
  var spurious = 0

  init(
    _ changes: [(Int, DeviceOrientation)], _ labels: [(Int, Int, DeviceOrientation)], _ end: Int
  ) {
    var output = Array(repeating: DeviceOrientation.unknown, count: end)
    for (time, value) in changes { for index in time..<end { output[index] = value } }
    var truth = Array(repeating: DeviceOrientation?.none, count: end)
    for (from, to, value) in labels where from < end {
      for index in from..<min(to, end) { truth[index] = value }
    }
    var since = 0
    for index in 0..<end {
      guard let label = truth[index] else { continue }
      if index == 0 || truth[index - 1] != label { since = index }
      labelled += 1
      let isRight = output[index] == label
      right += isRight ? 1 : 0
      if index - since >= 1_000 {
        steady += 1
        steadyRight += isRight ? 1 : 0
      }
    }
    var before: DeviceOrientation?
    for (from, to, value) in labels where from < end && min(to, end) - from >= 1_000 {
      defer { before = value }
      guard let before, before != value else { continue }
      latencies.append((from..<min(to, end)).first { output[$0] == value }.map { $0 - from })
    }
    for (index, (time, value)) in changes.enumerated() where index > 0 {
      let last = changes[index - 1].1
      guard value != last, value != .unknown, last != .unknown else { continue }
      let window = truth[max(0, time - 1_500)..<min(end, time + 200)]
      if !window.contains(nil), !window.contains(value) { spurious += 1 }
    }
  }
}
