import UIKit

extension UIViewController {
  /// Changes what a container shows, and has the interface turn if it may not stay as it is.
  func changeContent<Result>(_ work: () -> Result) -> Result {
    guard let scene = shownScene else { return work() }
    return SceneKeeper.of(scene).change(in: self, work)
  }

  /// Whether it, or what contains it, is being presented or comes back from under something.
  var isInPresentation: Bool {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost.isBeingPresented
      || outermost.presentedViewController?.isBeingDismissed ?? false
  }

  /// Whether it asks UIKit to keep the interface as it is: where the lock that counts leaves one
  /// orientation, and the interface lies so (`F-34`).
  var wishesToStay: Bool {
    guard let lock = OrientationResolution(self).lock, let scene = shownScene else { return false }
    return lock.orientations == scene.shownOrientation.mask
  }
}

/// What a container showed last: people swipe back and touch tabs, which no method of the container
/// tells.
@MainActor
final class KnownContent {
  private weak var last: UIViewController?

  /// Looks at the innermost screen, and has the interface come to rest if it is another one.
  func settle(_ container: UIViewController) {
    let innermost = container.orientationChain.last
    defer { last = innermost }
    guard let last, last !== innermost else { return }
    container.setNeedsUpdateOfOrientations()
  }
}
