import Orientation
import Testing

@Suite("B: when the device notification is posted")
struct SectionBNotificationTests {
  @Test(
    "B-07: a turn posts one notification while they are generated",
    arguments: [4, 5, 6, 8, 12, 15, 17, 26, 27])
  func oneNotification(version: Int) throws {
    var stage = try Stage("iPhone 7", version)
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
    #expect(stage.device == .landscapeLeft)
  }

  @Test("B-07, B-08: inside the handler the device value is already the new one")
  func newValueInTheHandler() throws {
    // The controller's mask is widened and looked at from within the handler: that turns the
    // interface to the device's orientation, so the handler must see the new one.
    var stage = try Stage("iPhone 7", 15, ApplicationModel(mask: .allButUpsideDown)) {
      Controller(
        "Home", answers: ControllerAnswers(mask: .portrait),
        reactions: [
          Reaction(
            on: .deviceNotification(.landscapeLeft),
            [
              .change(0, ControllerAnswers(mask: .allButUpsideDown)),
              .attemptRotationToDeviceOrientation,
            ])
        ])
    }
    stage.send(.turn(.landscapeLeft))
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
    #expect(stage.last.decisions.first?.trigger == .attempt)
    #expect(stage.last.outcomes.first == .turns(to: .landscapeRight))
  }

  @Test("B-09: the same value again posts nothing", arguments: DeviceOrientation.allCases)
  func sameValue(pose: DeviceOrientation) throws {
    var stage = try Stage("iPhone 15", 17)
    stage.play(.turn(pose))
    stage.play(.turn(pose))
    #expect(stage.last.notifications.isEmpty)
    #expect(stage.last.ignored == [.noChange])
  }

  @Test("B-10: a flat pose posts like any other", arguments: [DeviceOrientation.faceUp, .faceDown])
  func flatPosts(flat: DeviceOrientation) throws {
    var stage = try Stage("iPhone 15", 17)
    stage.play(.turn(flat))
    #expect(stage.last.deviceNotifications == [flat])
    #expect(stage.device == flat)
  }

  @Test(
    "B-11: flat and unknown poses leave the interface as it was",
    arguments: [DeviceOrientation.faceUp, .faceDown, .unknown], [5, 6, 8, 12, 15, 17, 26, 27])
  func flatKeepsInterface(pose: DeviceOrientation, version: Int) throws {
    var stage = try Stage("iPhone 7", version, ApplicationModel(mask: .allButUpsideDown)) {
      Controller("Home", .allButUpsideDown)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .landscapeRight)
    stage.play(.turn(pose))
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.callbacks.isEmpty)
    #expect(stage.last.outcomes == [.stays(.noCandidate)])
    #expect(stage.last.rules.contains("B-11"))
  }

  @Test(
    "B-12: leaving flat for the same upright pose posts and turns nothing",
    arguments: [6, 8, 15, 17, 27])
  func backFromFlat(version: Int) throws {
    var stage = try Stage("iPhone 7", version)
    stage.play(.turn(.landscapeLeft), .turn(.faceUp))
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.deviceNotifications == [.landscapeLeft])
    #expect(stage.last.notifications.count == 1)
    #expect(stage.last.outcomes == [.stays(.alreadyThere)])
    #expect(stage.last.rules.contains("B-12"))
    #expect(stage.last.callbacks.isEmpty)
    #expect(stage.interface == .landscapeRight)
  }

  @Test("B-13: a device that is flat when generation starts announces itself three times")
  func threeAtBegin() throws {
    var stage = try Stage("iPhone 15", 17, hasRoot: false)
    stage.play(.turn(.landscapeLeft), .turn(.faceUp))
    #expect(stage.entries.notifications.isEmpty)
    stage.play(.beginGeneratingDeviceOrientationNotifications)
    #expect(stage.last.deviceNotifications == [.faceUp, .landscapeLeft, .faceUp])
    #expect(stage.device == .faceUp)
    stage.play(.beginGeneratingDeviceOrientationNotifications)
    #expect(stage.last.notifications.isEmpty)
  }

  @Test("B-13: an upright device is silent when generation starts")
  func noneAtBegin() throws {
    var stage = try Stage("iPhone 15", 17, hasRoot: false)
    stage.play(.turn(.landscapeLeft), .beginGeneratingDeviceOrientationNotifications)
    #expect(stage.entries.notifications.isEmpty)
  }

  @Test("B-13: back from the background a flat device announces itself three times too")
  func threeAtForeground() throws {
    var stage = try Stage("iPhone 15", 17)
    stage.play(.turn(.landscapeRight), .turn(.faceDown), .enterBackground)
    stage.play(.enterForeground)
    #expect(stage.last.deviceNotifications == [.faceDown, .landscapeRight, .faceDown])
    #expect(stage.interface == .landscapeLeft)
    #expect(stage.last.callbacks.isEmpty)
  }

  @Test(
    "B-22: a forced rotation posts and changes the value up to iOS 15, from 16 it does neither",
    arguments: [6, 9, 15, 16, 18, 26, 27])
  func forcedValue(version: Int) throws {
    var stage = try Stage("iPhone 7", version)
    stage.play(.setDeviceOrientation(rawValue: 3))
    #expect(stage.last.deviceNotifications == (version < 16 ? [.landscapeLeft] : []))
    #expect(stage.device == (version < 16 ? .landscapeLeft : .portrait))
    #expect(stage.system.pose == .portrait)
  }
}
