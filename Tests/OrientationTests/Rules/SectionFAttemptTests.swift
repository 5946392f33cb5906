import Orientation
import Testing

@Suite("F: attemptRotationToDeviceOrientation")
struct SectionFAttemptTests {
  private static let versions = [5, 6, 8, 12, 15, 16, 18, 26, 27]
  private static let widened = RotationEvent.change(0, ControllerAnswers(mask: .allButUpsideDown))

  /// A portrait screen whose device is in landscape.
  private func sideways(_ version: Int) throws -> Stage {
    var stage = try Stage("iPhone 7", version, ApplicationModel(mask: .allButUpsideDown)) {
      Controller("Home", .portrait)
    }
    stage.play(.turn(.landscapeLeft))
    #expect(stage.interface == .portrait)
    return stage
  }

  @Test(
    "F-10, F-12: it turns to where the device points, with a mask just widened", arguments: versions
  )
  func widened(version: Int) throws {
    var stage = try sideways(version)
    stage.play(Self.widened)
    #expect(stage.interface == .portrait)
    stage.play(.attemptRotationToDeviceOrientation)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.decisions.map(\.trigger) == [.attempt])
    #expect(stage.last.deviceNotifications.isEmpty)
  }

  @Test("F-10: it looks at every window", arguments: [13, 15])
  func everyWindow(version: Int) throws {
    var stage = try Stage("iPhone 11", version, ApplicationModel(mask: .allButUpsideDown)) {
      Controller("First", .portrait)
      Controller("Second", .portrait)
    }
    stage.play(.openScene(root: 1, .phone), .turn(.landscapeLeft))
    stage.play(
      Self.widened, .change(1, ControllerAnswers(mask: .allButUpsideDown)),
      .attemptRotationToDeviceOrientation)
    #expect(stage.system.geometry(of: SceneID(0)).interfaceOrientation == .landscapeRight)
    #expect(stage.system.geometry(of: SceneID(1)).interfaceOrientation == .landscapeRight)
  }

  @Test("F-10: before iOS 5 there is no such call")
  func notOffered() throws {
    var stage = try sideways(4)
    stage.play(Self.widened, .attemptRotationToDeviceOrientation)
    #expect(stage.last.ignored == [.notOffered])
    #expect(stage.interface == .portrait)
  }

  @Test("F-10: it never falls back to another orientation", arguments: [6, 8, 12, 15, 16, 18, 27])
  func noFallback(version: Int) throws {
    var stage = try sideways(version)
    stage.play(
      .change(0, ControllerAnswers(mask: .landscapeLeft)), .attemptRotationToDeviceOrientation)
    #expect(stage.interface == .portrait)
    #expect(stage.last.outcomes == [.stays(.notAllowed)])
  }

  @Test("F-11: it does nothing when the interface is already there", arguments: versions)
  func alreadyThere(version: Int) throws {
    var stage = try Stage("iPhone 7", version) { Controller("Home", .allButUpsideDown) }
    stage.play(.turn(.landscapeLeft))
    stage.play(.attemptRotationToDeviceOrientation)
    #expect(stage.interface == .landscapeRight)
    #expect(stage.last.callbacks.isEmpty)
    #expect(stage.last.notifications.isEmpty)
    #expect(stage.last.outcomes == [.stays(.alreadyThere)])
    #expect(stage.last.rules.contains("F-11"))
  }

  @Test("F-11: it does nothing when the device's orientation is not allowed", arguments: versions)
  func notAllowed(version: Int) throws {
    var stage = try sideways(version)
    stage.play(.attemptRotationToDeviceOrientation)
    #expect(stage.interface == .portrait)
    #expect(stage.last.callbacks.isEmpty)
    #expect(stage.last.outcomes == [.stays(.notAllowed)])
  }

  @Test(
    "F-13: the call before the new mask turns nothing, by attempt or by write",
    arguments: [6, 12, 15])
  func wrongOrder(version: Int) throws {
    var stage = try sideways(version)
    stage.play(.attemptRotationToDeviceOrientation, Self.widened)
    #expect(stage.interface == .portrait)
    stage = try Stage("iPhone 7", version) { Controller("Home", .portrait) }
    stage.play(.setDeviceOrientation(rawValue: 3), Self.widened)
    #expect(stage.interface == .portrait)
    stage.play(.attemptRotationToDeviceOrientation)
    #expect(stage.interface == .landscapeRight)
  }

  @Test("F-12: from iOS 16 whether it falls back is a policy", arguments: [15, 16, 18, 27])
  func fallsBack(version: Int) throws {
    for policy in RotationPolicy.AttemptFrom16.allCases {
      var settings = RotationPolicy()
      settings.attemptFrom16 = policy
      var stage = try Stage(
        "iPhone 11", SystemVersion(version), ApplicationModel(mask: .allButUpsideDown),
        policy: settings
      ) { Controller("Home", .portrait) }
      stage.play(
        .turn(.faceUp), .change(0, ControllerAnswers(mask: .landscapeLeft)),
        .attemptRotationToDeviceOrientation)
      let falls = policy == .fallsBack && version >= 16
      #expect(stage.interface == (falls ? .landscapeLeft : .portrait))
    }
  }
}
