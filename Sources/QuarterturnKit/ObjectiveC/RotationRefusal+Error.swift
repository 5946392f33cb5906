#if os(iOS) || canImport(HeadlessUIKit)
public import Foundation
import UIKit

/// Why an interface did not turn, as the code of an error of Objective-C.
///
/// The error's `localizedDescription` is the sentence that Swift prints.
///
/// - UIKit: `UISceneErrorCode`, from iOS 16. In Swift it is ``RotationRefusal/Reason``. Rule: `F-22`
#if canImport(ObjectiveC)
@objc(QTNRotationErrorCode)
#endif
public enum QTNRotationErrorCode: Int, Sendable, CaseIterable {
  /// A mask in force allows only other orientations.
  case notAllowed = 1
  /// `shouldAutorotate` is false; up to iOS 15.
  case autorotationOff = 2
  /// The app shares the iPad with others.
  case multitasking = 3
  /// The scene is one that people resize.
  case resizable = 4
  /// The interface is kept as it is by a preference.
  case preferenceLock = 5
  /// A transition was in progress, and a second try after it failed too.
  case inTransition = 6
  /// The app is off screen.
  case inBackground = 7
  /// The controller is in no window of a scene.
  case notOnScreen = 8
  /// Another turn was asked for meanwhile.
  case superseded = 9
  /// The task was cancelled.
  case cancelled = 10
  /// The interface has turned on meanwhile.
  case turnedAway = 11
  /// UIKit neither turned it nor reported an error.
  case noAnswer = 12
  /// UIKit reported another error.
  case other = 13
}

extension RotationRefusal: CustomNSError, LocalizedError {
  /// The domain of the error in Objective-C.
  public static var errorDomain: String { "QTNRotationErrorDomain" }

  /// The key for the orientations that are allowed.
  static let allowedOrientationsKey = "QTNRotationAllowedOrientations"

  /// The reason as a code, one of ``QTNRotationErrorCode``.
  public var errorCode: Int { reason.code.rawValue }

  /// The sentence.
  public var errorDescription: String? { description }

  /// The sentence, and the mask that did not allow the turn.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: description]
    if case .notAllowed(_, let allowed) = reason {
      info[Self.allowedOrientationsKey] = NSNumber(value: allowed.rawValue)
    }
    return info
  }
}

extension RotationRefusal.Reason {
  fileprivate var code: QTNRotationErrorCode {
    switch self {
    case .notAllowed: .notAllowed
    case .autorotationOff: .autorotationOff
    case .multitasking: .multitasking
    case .resizable: .resizable
    case .preferenceLock: .preferenceLock
    case .inTransition: .inTransition
    case .inBackground: .inBackground
    case .notOnScreen: .notOnScreen
    case .superseded: .superseded
    case .cancelled: .cancelled
    case .turnedAway: .turnedAway
    case .noAnswer: .noAnswer
    case .other: .other
    }
  }
}
#endif
