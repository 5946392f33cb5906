public import Foundation
import Orientation

/// Why a scene did not do what it was asked.
///
/// - UIKit: same codes in the domain `UISceneErrorDomain`. Since iOS 13. Rule: `F-22`, `F-23`
public struct UISceneError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What was wrong.
  public enum Code: Int, Sendable {
    /// The app does not support several scenes.
    case multipleScenesNotSupported = 0
    /// The request was denied.
    case requestDenied = 1
    /// The request makes no sense on this platform. Since iOS 16.
    case geometryRequestUnsupported = 100
    /// None of the requested orientations is allowed. Since iOS 16.
    case geometryRequestDenied = 101
  }

  /// What was wrong.
  public let code: Code
  let text: String

  init(_ error: SceneError) {
    code = Code(rawValue: error.code) ?? .requestDenied
    text = error.text
  }

  /// `UISceneErrorDomain`.
  public static var errorDomain: String { SceneError.domain }
  /// The code's number.
  public var errorCode: Int { code.rawValue }
  /// UIKit's description.
  public var errorDescription: String? { text.isEmpty ? nil : text }
  /// The description under Foundation's key.
  public var errorUserInfo: [String: Any] {
    text.isEmpty ? [:] : [NSLocalizedDescriptionKey: text]
  }
}
