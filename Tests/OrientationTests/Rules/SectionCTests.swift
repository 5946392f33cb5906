import Orientation
import Testing

@Suite("C: notifications and their contents")
struct SectionCTests {
  private static let turningVersions = [5, 6, 7, 8, 12, 15, 16, 18, 26, 27]

  /// A phone that goes into every orientation; it is linked with an SDK in which the status bar
  /// can still be read.
  private func phone(_ version: Int, reactions: [Reaction] = []) throws -> Stage {
    try Stage(
      "iPhone 7", version, ApplicationModel(mask: .all, sdk: SystemVersion(min(version, 26)))
    ) {
      Controller("Home", answers: ControllerAnswers(mask: .all), reactions: reactions)
    }
  }

  @Test(
    "C-01, C-02, C-03: notifications are named like the Objective-C constants",
    arguments: [
      (
        SystemNotification.deviceOrientationDidChange(.portrait),
        "UIDeviceOrientationDidChangeNotification"
      ),
      (
        .willChangeStatusBarOrientation(.portrait),
        "UIApplicationWillChangeStatusBarOrientationNotification"
      ),
      (
        .didChangeStatusBarOrientation(.portrait),
        "UIApplicationDidChangeStatusBarOrientationNotification"
      ),
      (
        .willChangeStatusBarFrame(ScreenSize(320, 20)),
        "UIApplicationWillChangeStatusBarFrameNotification"
      ),
      (
        .didChangeStatusBarFrame(ScreenSize(320, 20)),
        "UIApplicationDidChangeStatusBarFrameNotification"
      ),
    ])
  func names(notification: SystemNotification, name: String) {
    #expect(notification.name == name)
  }

  @Test("C-01, C-04: the device notification promises no userInfo, the others have their keys")
  func keys() {
    #expect(SystemNotification.deviceOrientationDidChange(.portrait).userInfoKey == nil)
    for notification: SystemNotification in [
      .willChangeStatusBarOrientation(.portrait), .didChangeStatusBarOrientation(.portrait),
    ] {
      #expect(notification.userInfoKey == "UIApplicationStatusBarOrientationUserInfoKey")
    }
    for notification: SystemNotification in [
      .willChangeStatusBarFrame(ScreenSize(320, 20)), .didChangeStatusBarFrame(ScreenSize(320, 20)),
    ] {
      #expect(notification.userInfoKey == "UIApplicationStatusBarFrameUserInfoKey")
    }
  }

  @Test("C-04: the frame notifications carry the new frame, will before did")
  func frames() throws {
    var stage = try phone(7)
    stage.play(.turn(.landscapeLeft))
    let frames = stage.last.notifications.suffix(2)
    // Up to iOS 7 the frame is in the upright screen's coordinates.
    #expect(
      Array(frames) == [
        .willChangeStatusBarFrame(ScreenSize(20, 667)),
        .didChangeStatusBarFrame(ScreenSize(20, 667)),
      ])
  }

  @Test(
    "C-05, C-04: the will-notification carries the new orientation while the old one is read",
    arguments: turningVersions)
  func willNotification(version: Int) throws {
    var stage = try phone(
      version,
      reactions: [Reaction(on: .willChangeStatusBarOrientation, [.readStatusBarOrientation])])
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.notifications.contains(.willChangeStatusBarOrientation(.landscapeRight)))
    #expect(stage.last.reads == [.portrait])
  }

  @Test("C-07: in the did-notification the new orientation is read", arguments: turningVersions)
  func didNotification(version: Int) throws {
    var stage = try phone(
      version,
      reactions: [Reaction(on: .didChangeStatusBarOrientation, [.readStatusBarOrientation])])
    stage.play(.turn(.landscapeLeft))
    #expect(stage.last.reads == [.landscapeRight])
  }

  @Test(
    "C-06: which orientation the did-notification carries is a policy",
    arguments: RotationPolicy.DidNotificationValue.allCases, [6, 8, 17])
  func didNotificationValue(setting: RotationPolicy.DidNotificationValue, version: Int) throws {
    var policy = RotationPolicy()
    #expect(policy.didNotificationValue == .previous)
    policy.didNotificationValue = setting
    var stage = try Stage("iPhone 7", version, policy: policy)
    stage.play(.turn(.landscapeLeft))
    let value: InterfaceOrientation = setting == .previous ? .portrait : .landscapeRight
    #expect(stage.last.notifications.contains(.didChangeStatusBarOrientation(value)))
    #expect(PolicyPoint.didNotificationValue.description.confidence == .low)
  }

  @Test(
    "C-08: the delegate gets the new orientation, then the old one, each before its notification",
    arguments: turningVersions)
  func delegate(version: Int) throws {
    var stage = try phone(version)
    stage.play(.turn(.landscapeLeft))
    let family = stage.last.occurrences.filter {
      switch $0 {
      case .posted(.willChangeStatusBarOrientation), .posted(.didChangeStatusBarOrientation),
        .delegate(.willChangeStatusBarOrientation), .delegate(.didChangeStatusBarOrientation):
        true
      default: false
      }
    }
    #expect(
      family == [
        .delegate(.willChangeStatusBarOrientation(.landscapeRight, duration: 0.3)),
        .posted(.willChangeStatusBarOrientation(.landscapeRight)),
        .delegate(.didChangeStatusBarOrientation(.portrait)),
        .posted(.didChangeStatusBarOrientation(.portrait)),
      ])
  }

  @Test("C-12: half a turn is reported once by each", arguments: turningVersions)
  func halfTurn(version: Int) throws {
    var stage = try phone(version)
    stage.play(.turn(.landscapeLeft))
    stage.play(.turn(.landscapeRight))
    #expect(stage.interface == .landscapeLeft)
    let family = stage.last.notifications.filter {
      $0.userInfoKey?.contains("Orientation") ?? false
    }
    #expect(
      family == [
        .willChangeStatusBarOrientation(.landscapeLeft),
        .didChangeStatusBarOrientation(.landscapeRight),
      ])
  }

  @Test(
    "C-12: what does not change the interface is not reported", arguments: turningVersions)
  func noTurn(version: Int) throws {
    var stage = try Stage("iPhone 7", version, ApplicationModel(mask: .portrait)) {
      Controller("Home", .portrait)
    }
    stage.play(.turn(.landscapeLeft), .turn(.faceUp), .turn(.portraitUpsideDown), .turn(.portrait))
    #expect(stage.last.notifications.count == 4)
    #expect(stage.last.deviceNotifications.count == 4)
  }
}
