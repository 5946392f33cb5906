#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

// What Objective-C calls. All of it is compiled and tested everywhere but for the attributes, which
// only make it visible there: selectors come from the names of arguments.

/// The lines for the app's delegate and for the scene's, for Objective-C.
///
/// ```objc
/// - (UIInterfaceOrientationMask)application:(UIApplication *)application
///     supportedInterfaceOrientationsForWindow:(UIWindow *)window {
///   return [QTNOrientation supportedInterfaceOrientationsForWindow:window];
/// }
/// ```
///
/// - UIKit: not offered. In Swift it is ``QuarterturnKit/Quarterturn``. Rule: `D-01`, `D-04`, `D-55`
#if canImport(ObjectiveC)
@objc(QTNOrientation) @objcMembers
#endif
@MainActor public final class QTNOrientation: NSObject {
  /// What the app's delegate answers: what the screen on top of a window allows, and what the
  /// Info.plist lists where no screen declares orientations.
  public static func supportedInterfaceOrientations(
    forWindow window: UIWindow?
  ) -> UIInterfaceOrientationMask { Quarterturn.supportedInterfaceOrientations(for: window) }

  /// The same with other orientations for where no screen declares any.
  public static func supportedInterfaceOrientations(
    forWindow window: UIWindow?, otherwise mask: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    Quarterturn.supportedInterfaceOrientations(for: window, otherwise: mask)
  }

  /// What the scene's delegate answers, which UIKit asks from iOS 27 on.
  public static func supportedInterfaceOrientations(
    forWindowScene scene: UIWindowScene
  ) -> UIInterfaceOrientationMask { Quarterturn.supportedInterfaceOrientations(for: scene) }

  /// The same with other orientations for where no screen declares any.
  public static func supportedInterfaceOrientations(
    forWindowScene scene: UIWindowScene, otherwise mask: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask {
    Quarterturn.supportedInterfaceOrientations(for: scene, otherwise: mask)
  }

  /// The domain of the errors that `qtn_rotateTo:completion:` hands over; their codes are
  /// ``QTNRotationErrorCode``.
  public static var rotationErrorDomain: String { RotationRefusal.errorDomain }

  /// The key in an error's `userInfo` for the orientations that are allowed, a number with the bits
  /// of a mask; there for ``QTNRotationErrorCode/notAllowed``.
  public static var allowedOrientationsKey: String { RotationRefusal.allowedOrientationsKey }
}
#endif
