#if os(iOS) || canImport(HeadlessUIKit)
package import UIKit

extension UIViewController {
  /// Changes what a container shows, and turns the interface if its orientation is no longer
  /// allowed.
  func changeContent<Result>(_ work: () -> Result) -> Result {
    guard let scene = shownScene else { return work() }
    return SceneKeeper.of(scene).change(in: self, work)
  }

  /// Presents a controller; UIKit rotates for it, but does not restore the earlier orientation.
  func presentContent(_ work: () -> Void) {
    guard let scene = shownScene else { return work() }
    SceneKeeper.of(scene).present(work)
  }

  /// Called when a dismissal ends: restores the orientation from before the presentation.
  func comingBack(_ completion: (() -> Void)?) -> () -> Void {
    let keeper = shownScene.map { SceneKeeper.of($0) }
    return {
      keeper?.restoreOrientation()
      completion?()
    }
  }

  /// Stores the interface orientation, before another screen is shown.
  func noteBeforeContent() {
    guard let scene = comingScene else { return }
    SceneKeeper.of(scene).noteBefore()
  }

  /// Updates the interface if another screen is shown than before: users swipe back and tap tabs,
  /// which no method of a container reports.
  func settleIfContentChanged() {
    guard let scene = shownScene else { return }
    SceneKeeper.of(scene).settleIfContentChanged()
  }

  /// Announces an answer that is another one than UIKit has been given: it may have asked before
  /// the view was loaded, and a presentation is not settled by the library.
  func announceIfAnswerChanged() {
    guard let scene = shownScene, let decider = scene.decider, decider.isBeingPresented,
      let given = GivenAnswers.last(of: decider),
      given != GivenAnswers.probe({ decider.supportedInterfaceOrientations })
    else { return }
    SceneKeeper.of(scene).settle(after: transitionCoordinator)
  }

  /// Updates the interface where a lock may have gone with what was on screen.
  func settleIfLocked() {
    guard let scene = presentingViewController?.shownScene,
      let keeper = SceneKeeper.known(scene), keeper.lockCount > 0
    else { return }
    keeper.settle()
  }

  /// Whether it asks UIKit to keep the interface as it is: where the lock in force leaves one
  /// orientation, and the interface has it (`F-34`).
  package var wishesToStay: Bool {
    guard let lock = OrientationResolution(self).lock, let scene = shownScene else { return false }
    return lock.orientations == scene.shownOrientation.mask
  }
}
#endif
