import Orientation
import Testing

/// Layout code that reacts to turns.
@Suite struct SectionJTests {
  @Test(
    "J-09: a portrait screen shows a landscape one while the device is in landscape",
    arguments: [5, 7, 8, 12, 15, 17, 26, 27])
  func twoScreens(version: Int) throws {
    let shows: [RotationEvent] = [.present(1, .fullScreen, from: 0)]
    var stage = try Stage("iPhone 8", version) {
      Controller(
        "Upright", answers: ControllerAnswers(mask: .portrait),
        reactions: [
          Reaction(on: .deviceNotification(.landscapeLeft), shows),
          Reaction(on: .deviceNotification(.landscapeRight), shows),
          Reaction(on: .deviceNotification(.portrait), [.dismiss(1)]),
        ])
      Controller("Sideways", .landscape)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.system.shownControllers == [0, 1])
    #expect(stage.interface == .landscapeRight)
    stage.play(.turn(.faceUp))
    #expect(stage.system.shownControllers == [0, 1])
    #expect(stage.interface == .landscapeRight)
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
    stage.play(.turn(.portrait))
    #expect(stage.system.shownControllers == [0])
    #expect(stage.interface == .portrait)
    let turns = stage.entries.geometries.map(\.to.interfaceOrientation)
    #expect(turns == [.landscapeRight, .landscapeLeft, .portrait])
  }

  @Test("J-11: a flat pose is reported to observers of the device, not of the interface")
  func whomToWatch() throws {
    var stage = try Stage("iPhone 8", 12) { Controller("Screen") }
    stage.play(.turn(.faceUp))
    let posted = stage.entries.compactMap { entry in
      if case .posted(let notification) = entry.occurrence { notification } else { nil }
    }
    #expect(posted == [.deviceOrientationDidChange(.faceUp)])
  }
}
