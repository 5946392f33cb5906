import HeadlessUIKit
import Orientation
import Testing

/// Random scenarios in which values and live objects once differed.
@MainActor
@Suite("Scenarios in which values and live objects differed")
struct MendedTwinTests {
  @Test("They give the same transcript on both", arguments: seeds)
  func transcripts(seed: UInt64) {
    let comparison = TwinComparison(TwinScenario(seed: seed, count: 60))
    #expect(comparison.count > 0)
    #expect(comparison.difference == nil, "\(comparison.difference ?? "")")
  }

  private nonisolated static let seeds: [UInt64] = [
    // A view that changed while it was covered or elsewhere is laid out when it comes back.
    53_000_046, 127_000_042, 207_000_034, 214_000_075, 256_000_064, 454_000_016, 468_000_076,
    // Everything in a window is laid out in one pass, from the outside in.
    48_000_009, 70_000_023, 69_000_023, 102_000_060, 109_000_079, 220_000_075, 474_000_044,
    // A view has the bounds it was loaded with, or got in its window.
    61_000_085, 86_000_059, 153_000_052, 157_000_022, 398_000_087, 466_000_047,
    // What is being dismissed is not presented again.
    237_000_071, 393_000_080, 447_000_048,
    // A container passes a size to what it shows by then.
    164_000_038, 280_000_003,
    // A callback inside performWithoutAnimation animates nothing.
    31_000_023,
    // A move to another display changes size classes.
    20_000_029,
  ]
}
