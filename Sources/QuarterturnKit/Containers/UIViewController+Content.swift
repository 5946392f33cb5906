import UIKit

extension UIViewController {
  /// Changes what a container shows, and has the interface turn if it may not stay as it is.
  func changeContent<Result>(_ work: () -> Result) -> Result {
    guard let scene = shownScene else { return work() }
    return SceneKeeper.of(scene).change(in: self, work)
  }

  /// Presents something; UIKit sees to the turn, but not to how the interface lay before.
  func presentContent(_ work: () -> Void) {
    guard let scene = shownScene else { return work() }
    SceneKeeper.of(scene).present(work)
  }

  /// What to do when a dismissal is over: the interface comes back as it lay before.
  func comingBack(_ completion: (() -> Void)?) -> () -> Void {
    let keeper = shownScene.map { SceneKeeper.of($0) }
    return {
      keeper?.comeHome()
      completion?()
    }
  }

  /// Notes how the interface lies, before another screen is shown.
  func noteBeforeContent() {
    guard let scene = comingScene else { return }
    SceneKeeper.of(scene).noteBefore()
  }

  /// Has the interface come to rest if another screen is shown than before: people swipe back and
  /// touch tabs, which no method of a container tells.
  func lookForNewContent() {
    guard let scene = shownScene else { return }
    SceneKeeper.of(scene).lookForNewContent()
  }

  /// Whether it asks UIKit to keep the interface as it is: where the lock that counts leaves one
  /// orientation, and the interface lies so (`F-34`).
  var wishesToStay: Bool {
    guard let lock = OrientationResolution(self).lock, let scene = shownScene else { return false }
    return lock.orientations == scene.shownOrientation.mask
  }
}
