@testable import QuarterturnKit
import Testing
import UIKit

@Suite("What is remembered of a scene, as a value")
struct SceneMemoryTests {
  private static let upright = SceneOrientation(shown: .portrait, held: .portrait)

  @Test("A screen that allows another orientation only turns the interface, and back once")
  func thereAndBack() {
    var memory = SceneMemory(Self.upright)
    memory.beginChange(at: Self.upright)
    #expect(memory.destination(within: .landscapeLeft, held: .portrait) == .landscapeLeft)
    #expect(memory.destination(within: .all, held: .portrait) == nil)
    memory.endChange()
    #expect(memory.settle(from: Self.upright) == [.announce, .followDevice])
    #expect(memory.announced(shown: .portrait, from: Self.upright).isEmpty)
    let turn = memory.decide(
      from: Self.upright, shown: .portrait, held: .portrait, allowed: .landscapeLeft)
    #expect(turn == [.turn(.landscapeLeft)])
    #expect(memory.toRestore?.shown == .portrait)
    #expect(memory.toRestore?.written == .landscapeRight)

    let away = SceneOrientation(shown: .landscapeLeft, held: .portrait)
    memory.settled(at: away)
    _ = memory.settle(from: away)
    let back = memory.decide(from: away, shown: .landscapeLeft, held: .portrait, allowed: .all)
    #expect(back == [.turn(.portrait)])
    #expect(memory.toRestore == nil)
    let again = memory.decide(from: away, shown: .portrait, held: .portrait, allowed: .all)
    #expect(again.isEmpty)
  }

  @Test("Where people turned the device meanwhile the device is followed")
  func moved() {
    var memory = SceneMemory(Self.upright)
    memory.presented(from: Self.upright, allowed: .landscape)
    let actions = memory.dismissed(held: .landscapeRight, shown: .portrait, allowed: .all)
    #expect(actions == [.turn(.landscapeLeft)])
    #expect(memory.dismissed(held: .portrait, shown: .portrait, allowed: .all).isEmpty)
  }

  @Test("What a presentation allows, or masks that do not count, leaves nothing to restore")
  func nothing() {
    var memory = SceneMemory(Self.upright)
    memory.presented(from: Self.upright, allowed: .all)
    memory.presented(from: Self.upright, allowed: nil)
    #expect(memory.toRestore == nil)
  }

  @Test("An interface that something keeps from following is not made to follow")
  func locked() {
    var memory = SceneMemory(Self.upright)
    let locked = SceneOrientation(shown: .portrait, held: .landscapeLeft, followsDevice: false)
    #expect(memory.settle(from: locked) == [.announce])
    #expect(memory.announced(shown: .landscapeRight, from: locked) == [.announce])
    #expect(locked.returnOrientation(within: .all, held: .landscapeRight) == .portrait)
  }

  @Test("During a change nothing else is noted")
  func changes() {
    var memory = SceneMemory(Self.upright)
    let other = SceneOrientation(shown: .landscapeLeft, held: .portrait)
    memory.beginChange(at: Self.upright)
    memory.note(other)
    #expect(memory.lastSettled == Self.upright)
    memory.endChange()
    memory.note(other)
    #expect(memory.lastSettled == other)
    memory.beginForeignChange(at: other)
    #expect(memory.origin == other)
    memory.endForeignChange()
    #expect(memory.origin == nil)
  }
}
