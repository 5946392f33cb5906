import EvidenceComparison
import HeadlessDevice
import Orientation
import RecordedFiles
import RotationEvidence
import RotationReport
import TestSupport
import Testing
import TextFormats
import UIKit

/// What a headless device does is recorded, written, read and compared: on it the engine agrees.
@MainActor
@Suite struct RandomRecordingTests {
  @Test("What is recorded on a headless device compares clean", arguments: RecordedApp.lines)
  func loop(line: String) async throws {
    var compared = 0
    for seed in 0..<UInt64(Effort.random.count(4)) {
      let app = try RecordedApp(line, seed: seed)
      for _ in 0..<12 { await app.step() }
      let observations = try #require(app.observations)
      let text = observations.json.text
      let read = try Observations(Array(text.utf8), file: "turns.json")
      #expect(read == observations)
      let comparison = try EvidenceComparison(read)
      let report = ComparisonReport(comparison, file: "turns.json")
      let isClean = !report.differs
      #expect(isClean, "\(line), seed \(seed)\n\(report.text(showsAll: true))")
      compared += comparison.steps.count {
        if case .leftOut = $0.verdict { false } else { true }
      }
    }
    #expect(compared * 4 > 10 * Effort.random.count(4))
  }

  @Test("The recording among the examples is what a headless device does")
  func example() async throws {
    let app = try RecordedApp("iPhone 15, iOS 17")
    app.turn(to: .landscapeLeft)
    app.turn(to: .portrait)
    app.device.advance(by: 1)
    app.act { app.declare(.portrait) }
    app.turn(to: .landscapeRight)
    app.device.advance(by: 1)
    await app.rotate(to: .landscapeLeft)
    let observations = try #require(app.observations)
    #expect(try EvidenceComparison(observations).differing.isEmpty)
    try expectRecorded(observations.json.text, at: "Examples/observations/turns.json")
  }
}
