#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

extension UIViewController {
  /// What this controller has to answer UIKit, for itself and for what it shows.
  ///
  /// One line where a class cannot be derived from one of the library's, and where a container has a
  /// delegate of the app's own:
  ///
  /// ```swift
  /// override var supportedInterfaceOrientations: UIInterfaceOrientationMask { resolvedOrientations }
  ///
  /// func navigationControllerSupportedInterfaceOrientations(
  ///   _ navigationController: UINavigationController
  /// ) -> UIInterfaceOrientationMask { navigationController.resolvedOrientations }
  /// ```
  ///
  /// - Returns: what the innermost screen that declares orientations allows, within the lock in
  ///   force; where none does, what UIKit's class answers. What the app or the hardware does not
  ///   allow at all is not passed on, but written to ``Quarterturn/log``: UIKit would end the app.
  /// - Complexity: linear in the depth of the hierarchy.
  /// - UIKit: not offered. Rule: `D-03`, `D-15`, `D-34` to `D-36`
  public var resolvedOrientations: UIInterfaceOrientationMask {
    let resolution = BeingAsked.ask(self) { OrientationResolution(self) }
    let wishes = [resolution?.mask, resolution?.declared].compactMap { $0 } + [usualOrientations]
    let (answer, now) = firstAllowed(of: wishes)
    // For the time of a change the answer is narrower, and nothing has to be announced at its end.
    GivenAnswers.note(answer, of: self)
    if !GivenAnswers.isProbing { TurnNote.send(.asked(self, now)) }
    return now
  }

  /// The preferred orientation for presenting this controller.
  ///
  /// Always one of ``resolvedOrientations``, so that UIKit raises no exception (`E-04`, `E-06`).
  ///
  /// - Returns: the preference of the innermost screen that has one; else the interface as it is,
  ///   or the nearest to it.
  /// - UIKit: not offered. Rule: `E-03`, `E-04`, `E-25`
  public var resolvedPreferredOrientation: UIInterfaceOrientation {
    OrientationResolution(self).preferred(within: resolvedOrientations)
  }

  /// Announces that this screen's declaration has changed.
  ///
  /// The interface turns if it may not stay as it is, at once or at the end of a push or a
  /// presentation that is in progress; on every version, with one turn.
  ///
  /// - UIKit: `setNeedsUpdateOfSupportedInterfaceOrientations()` from iOS 16,
  ///   `attemptRotationToDeviceOrientation()` before, which never turns an interface away from where
  ///   the device points. Rule: `F-10`, `F-11`, `F-24`
  public func setNeedsUpdateOfOrientations() {
    guard let scene = shownScene else { return }
    SceneKeeper.of(scene).settle(after: transitionCoordinator)
  }

  /// The scene in which it is shown.
  var shownScene: UIWindowScene? { viewIfLoaded?.window?.windowScene }

  /// The scene in which it is shown, or is about to be: what is covered, and what is being presented,
  /// is in no window when UIKit asks it.
  package var comingScene: UIWindowScene? {
    if let shownScene { return shownScene }
    var root = self
    while let outer = root.parent ?? root.presentingViewController { root = outer }
    for case let scene as UIWindowScene in UIApplication.shared.connectedScenes
    where scene.session.role == .windowApplication
      && scene.windows.contains(where: { $0.rootViewController === root })
    {
      return scene
    }
    return nil
  }
}
#endif
