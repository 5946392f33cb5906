import HeadlessDevice
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Any way through an app")
struct RandomWalkTests {
  @Test(
    "Objects and system agree, callbacks are balanced, what is gone is freed",
    arguments: [false, true], [8, 12, 15, 17])
  func walk(interferes: Bool, version: Int) throws {
    var counts = [Int](repeating: 0, count: 9)
    var deepest = 0
    for seed in 1...Effort.random.count(5) {
      let device = try device(
        version < 9 ? "iPhone 6" : version < 17 ? "iPhone X" : "iPhone 15", iOS: version,
        recordsFaults: true)
      let walk = RandomWalk(seed: UInt64(seed), interferes: interferes, on: device)
      for step in 0..<60 {
        walk.step()
        if step % 3 == 0 { walk.check() }
        guard walk.complaints.isEmpty else {
          Issue.record("seed \(seed), step \(step): \(walk.complaints.prefix(3))")
          break
        }
      }
      for (place, count) in walk.counts.enumerated() { counts[place] += count }
      deepest = max(deepest, walk.deepest)
      #expect((walk.interferences > 0) == interferes)
      if walk.complaints.isEmpty { #expect(walk.end() == 0) }
    }
    if Effort.random.isRaised {
      // The walks have been everywhere.
      #expect(counts.allSatisfy { $0 > 3 })
      #expect(deepest > 2)
    }
  }
}
