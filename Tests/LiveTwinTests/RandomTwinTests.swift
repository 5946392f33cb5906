import HeadlessUIKit
import TestSupport
import Orientation
import Testing

/// Values and live objects tell the same story.
@MainActor
@Suite("The same scenario on values and on live objects")
struct RandomTwinTests {
  private static let eventsPerChunk = 5_000

  @Test(
    "Many times 5,000 random events give the same transcript on both",
    arguments: 0..<Effort.random.count(4))
  func transcripts(chunk: Int) {
    var count = 0
    var seed = UInt64(chunk) * 1_000_000
    var differences: [String] = []
    while count < Self.eventsPerChunk, differences.count < 3 {
      let scenario = TwinScenario(seed: seed, count: 60)
      let comparison = TwinComparison(scenario)
      count += comparison.count
      if let difference = comparison.difference { differences.append(difference) }
      seed += 1
    }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n\n"))")
  }
}
