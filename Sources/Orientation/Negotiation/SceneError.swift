/// The error a geometry request's handler gets.
///
/// - UIKit: `UISceneError` in the domain `UISceneErrorDomain`. Since iOS 16. Rule: `F-22`, `F-23`
public enum SceneError: Sendable, Hashable {
  /// The app does not support several scenes.
  case multipleScenesNotSupported
  /// A scene request was denied.
  case requestDenied
  /// The request makes no sense on this platform.
  case geometryRequestUnsupported
  /// None of the requested orientations is allowed.
  case orientationsNotSupported(
    requested: InterfaceOrientationMask, supported: InterfaceOrientationMask)
  /// The windowing mode does not let code turn the interface (`M-09`).
  case windowingMode

  /// The error domain, the same for all.
  public static let domain = "UISceneErrorDomain"

  /// UIKit's code.
  ///
  /// - UIKit: same. Rule: `F-23`
  public var code: Int {
    switch self {
    case .multipleScenesNotSupported: 0
    case .requestDenied: 1
    case .geometryRequestUnsupported: 100
    case .orientationsNotSupported, .windowingMode: 101
    }
  }

  /// UIKit's description, empty where none is known.
  ///
  /// - UIKit: same for code 101. Rule: `F-22`, `M-09`
  public var text: String {
    switch self {
    case .multipleScenesNotSupported, .requestDenied, .geometryRequestUnsupported: ""
    case .orientationsNotSupported(let requested, let supported):
      "None of the requested orientations are supported by the view controller."
        + " Requested: \(requested.uiKitNames); Supported: \(supported.uiKitNames)"
    case .windowingMode:
      "The current windowing mode does not allow for programmatic changes to interface orientation."
    }
  }
}
