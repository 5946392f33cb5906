public import Orientation

extension Words {
  /// What is asked, as the name of the method.
  public func question(_ question: RotationQuestion) -> String {
    switch question {
    case .supportedInterfaceOrientations: "supportedInterfaceOrientations"
    case .shouldAutorotate: "shouldAutorotate"
    case .shouldAutorotateTo(let orientation):
      "shouldAutorotateToInterfaceOrientation: \(Self.name(orientation))"
    case .preferredInterfaceOrientationForPresentation:
      "preferredInterfaceOrientationForPresentation"
    case .childForInterfaceOrientationLock: "childForInterfaceOrientationLock"
    case .prefersInterfaceOrientationLocked: "prefersInterfaceOrientationLocked"
    case .sizeForChild(let id): "size(forChildContentContainer: \(name(id)))"
    }
  }

  /// What was answered.
  public func answer(_ answer: RotationAnswer) -> String {
    switch answer {
    case .mask(let mask): Self.mask(mask)
    case .bool(let value): value ? "true" : "false"
    case .preferred(let preferred): Self.preferred(preferred)
    case .controller(let id): name(id, orElse: "nil")
    case .size(let size): Self.size(size)
    }
  }

  /// A notification with the content of its userInfo.
  public static func notification(_ notification: SystemNotification) -> String {
    let value =
      switch notification {
      case .deviceOrientationDidChange(let orientation): "device \(name(orientation))"
      case .willChangeStatusBarOrientation(let orientation),
        .didChangeStatusBarOrientation(let orientation):
        "\(orientation.rawValue) (\(name(orientation)))"
      case .willChangeStatusBarFrame(let size), .didChangeStatusBarFrame(let size):
        self.size(size)
      }
    guard let key = notification.userInfoKey else { return "\(notification.name), \(value)" }
    return "\(notification.name), \(key): \(value)"
  }

  /// A line of the log: UIKit's own words.
  public static func log(_ line: LogLine) -> String { line.text }

  /// Why an event had no effect, by what the rules say of it where they do.
  public static func ignored(_ reason: Ignored, _ dropped: DroppedEvent? = nil) -> String {
    switch reason {
    case .noChange where dropped?.decision?.reason != nil:
      dropped?.decision?.reason.map { self.reason($0) } ?? ""
    case .afterException: "an exception has ended the app"
    case .notOffered where dropped?.rule == "N-38":
      "apps built with this SDK register a UISceneAccessory for an external display"
    case .notOffered: "this version of iOS does not offer it"
    case .noChange: "nothing has changed"
    case .notRunning: "the app is not running, or is running already"
    case .notThere: "the controller is not where this call needs it"
    case .notGenerating: "device orientation notifications are not being generated"
    case .noLongerEffective where dropped?.rule == "F-15":
      "the status bar can be set only while the screen does not autorotate"
    case .noLongerEffective: "this call does nothing on this version of iOS"
    case .notApplicable where dropped?.rule == "N-32":
      "a mirrored app is not notified of turns of the device"
    case .notApplicable: "a scene of this kind cannot change this way"
    case .endless: "reactions set one another off without end"
    }
  }
}

extension Decision {
  /// Why the interface stays; nil where it does not.
  fileprivate var reason: StayReason? {
    if case .stays(let reason) = outcome { reason } else { nil }
  }
}
