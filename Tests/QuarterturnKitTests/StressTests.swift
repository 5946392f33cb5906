import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
@testable import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("Anything may happen")
struct StressTests {
  /// A hundred thousand steps in all where all is asked for, else two thousand.
  private nonisolated static let walks = Effort.isFull ? 400 : 20
  private static let stepsOfWalk = Effort.isFull ? 250 : 100

  @Test(
    "No screen ends outside its mask, locks balance, and nothing is left behind",
    arguments: 0..<walks)
  func walk(number: Int) async {
    let stage = Stages.all[number % Stages.all.count]
    var mortals: [WeakReference] = []
    do {
      let walk = RandomWalk(stage: stage, seed: UInt64(number))
      for _ in 0..<Self.stepsOfWalk {
        guard let breach = await walk.step() else { continue }
        Issue.record("\(stage), seed \(number): \(breach) after \(walk.story.suffix(12))")
        break
      }
      mortals = walk.mortals
    }
    // Observations and locks end on the next turn of the run loop.
    for _ in 0..<20 { await Task.yield() }
    #expect(mortals.allSatisfy { $0.object == nil })
  }
}
