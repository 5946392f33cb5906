import HeadlessDevice
import TestSupport
import HeadlessDeviceTesting
import Orientation
@testable import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("Anything may happen")
struct RandomAppTests {
  /// Two thousand steps in all, a hundred thousand with QUARTERTURN_RANDOM.
  private nonisolated static let walks = Effort.random.isRaised ? 400 : 20
  private static let stepsOfWalk = Effort.random.isRaised ? 250 : 100

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
    await HeadlessDevice.finishJobs()
    #expect(mortals.allSatisfy { $0.object == nil })
  }
}
