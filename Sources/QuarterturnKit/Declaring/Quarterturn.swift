#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

/// What concerns the whole app: its mask, and why it turns or does not.
@MainActor public enum Quarterturn {
  /// The one line for an app's delegate: with it every screen's word counts, whatever contains it.
  ///
  /// ```swift
  /// func application(
  ///   _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  /// ) -> UIInterfaceOrientationMask {
  ///   Quarterturn.supportedInterfaceOrientations(for: window)
  /// }
  /// ```
  ///
  /// From iOS 27 the same line goes into the scene's delegate, with the scene. It is not needed where roots and full-screen screens are the library's containers and screens.
  ///
  /// UIKit cuts the app's mask with that of the one controller it asks. The answer is made so that
  /// they always have something in common: without that UIKit raises an exception (`D-15`).
  ///
  /// - Parameters:
  ///   - window: the window UIKit asks about.
  ///   - mask: what counts where no screen declares orientations; nil takes the Info.plist's list.
  /// - Returns: what the screen on top allows.
  /// - UIKit: not offered. Rule: `D-01`, `D-04`, `D-55`
  public static func supportedInterfaceOrientations(
    for window: UIWindow?, otherwise mask: UIInterfaceOrientationMask? = nil
  ) -> UIInterfaceOrientationMask {
    lineCalls += 1
    let usual = mask ?? AppDeclaration.orientations
    guard let window, let decider = window.orientationDecider else { return usual }
    let resolved = OrientationResolution(decider).mask ?? usual
    // A controller's own answer looks for common ground with the app's, which is this one.
    guard !isAnswering else { return resolved }
    isAnswering = true
    defer { isAnswering = false }
    let own = GivenAnswers.probe { decider.supportedInterfaceOrientations }
    return own.isDisjoint(with: resolved) ? own : resolved
  }

  /// The same line for a scene's delegate, which UIKit asks from iOS 27 on.
  ///
  /// ```swift
  /// func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
  /// {
  ///   Quarterturn.supportedInterfaceOrientations(for: windowScene)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - scene: the scene UIKit asks about.
  ///   - mask: what counts where no screen declares orientations; nil takes the Info.plist's list.
  /// - Returns: what the screen on top of its key window allows.
  /// - UIKit: not offered. Rule: `D-55`
  public static func supportedInterfaceOrientations(
    for scene: UIWindowScene, otherwise mask: UIInterfaceOrientationMask? = nil
  ) -> UIInterfaceOrientationMask {
    supportedInterfaceOrientations(for: scene.decidingWindows.first, otherwise: mask)
  }

  private static var isAnswering = false
  /// How often the line was asked: so it is known whether the app's delegate has it.
  static var lineCalls = 0
}
#endif
