#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// Why an interface did not turn when it was asked to.
///
/// ```swift
/// do {
///   try await rotate(to: .landscape)
/// } catch {
///   print(error)
///   // The interface did not turn to landscapeLeft, landscapeRight: ListViewController allows
///   // portrait only.
/// }
/// ```
///
/// The user's orientation lock is not a reason: it only stops turns of the device (`B-14`, `F-06`).
///
/// - UIKit: `UISceneError` offers only what its texts contain, from iOS 16; before that there is no
///   error. Rule: `F-22`, `M-09`
public struct RotationRefusal: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was asked for.
  public let requested: UIInterfaceOrientationMask
  /// What stood in the way.
  public let reason: Reason

  /// What can prevent a turn.
  public enum Reason: Sendable, Equatable {
    /// A mask in force allows only other orientations (`D-04`).
    case notAllowed(by: Authority, allowed: UIInterfaceOrientationMask)
    /// `shouldAutorotate` of the controller of this class is false; up to iOS 15 (`D-11`, `F-03`).
    case autorotationOff(String)
    /// The app shares the iPad with others, where interfaces turn with the device only (`M-09`).
    case multitasking
    /// The scene is one that people resize, where orientations are a preference (`N-01`, `N-11`).
    case resizable
    /// The interface is kept as it is by a preference that iOS 26 and later honour (`F-34`,
    /// `M-26`).
    case preferenceLock
    /// A push, a presentation or a turn is in progress, and a second try after it failed too
    /// (`F-27`).
    case inTransition
    /// The app is off screen (`B-23`).
    case inBackground
    /// The controller is in no window of a scene.
    case notOnScreen
    /// Another turn was asked for in the scene before this one was answered. It may still have
    /// begun.
    case superseded
    /// The task was cancelled before UIKit answered. It may still have begun.
    case cancelled
    /// The interface turned, and has turned on meanwhile: people turn their devices at any time.
    case turnedAway(to: UIInterfaceOrientation)
    /// UIKit neither turned nor reported an error within the time a turn takes.
    case noAnswer
    /// UIKit reported another error.
    case other(domain: String, code: Int, text: String)
  }

  /// What does not allow an orientation.
  public enum Authority: Sendable, Equatable {
    /// The controller of this class, which UIKit asks or which answers for it.
    case controller(String)
    /// A lock; the class of its owner.
    case lock(String)
    /// A delegate, or else the Info.plist.
    case application
    /// The hardware: a phone without a Home button is never upside down (`D-05`).
    case device
  }

  init(_ requested: UIInterfaceOrientationMask, _ reason: Reason) {
    self.requested = requested
    self.reason = reason
  }

  /// One sentence with its full stop.
  public var description: String {
    "The interface did not turn to \(requested.names): \(reason)."
  }
}

extension RotationRefusal.Reason: CustomStringConvertible {
  /// A clause without a full stop.
  public var description: String {
    switch self {
    case .notAllowed(let authority, let allowed):
      "\(authority) allows \(allowed.limits)"
    case .autorotationOff(let name): "shouldAutorotate of \(name) is false"
    case .multitasking:
      "the app shares the iPad with others, where the interface turns with the device only"
    case .resizable: "the scene can be resized, where orientations are only a preference"
    case .preferenceLock: "the interface is locked as it is"
    case .inTransition: "a transition was in progress, and a second attempt after it failed too"
    case .inBackground: "the app is in the background"
    case .notOnScreen: "the controller is not in a window"
    case .superseded: "another turn was asked for meanwhile"
    case .cancelled: "the task was cancelled"
    case .turnedAway(let orientation): "it has turned on to \(orientation.mask.names) meanwhile"
    case .noAnswer: "UIKit neither turned it nor reported an error"
    case .other(let domain, let code, let text): "\(domain) code \(code), \(text)"
    }
  }
}

extension RotationRefusal.Authority: CustomStringConvertible {
  /// Who it is, as a subject.
  public var description: String {
    switch self {
    case .controller(let name): name
    case .lock(let name): "a lock of \(name)"
    case .application: "the app"
    case .device: "the device"
    }
  }
}
#endif
