#if os(iOS) || canImport(HeadlessUIKit)
package import UIKit

/// A controller without content that answers for its parent.
///
/// SwiftUI's views have no controllers of their own; this controller, behind the view, holds the
/// view's orientations, its lock and its observation. It counts while it is on screen.
package final class OrientationProxy: UIViewController, OrientationDeclaring {
  /// What the view declares.
  package var orientations: UIInterfaceOrientationMask? {
    didSet { if orientations != oldValue { setNeedsUpdateOfOrientations() } }
  }

  /// How many other views that declare something contain it: the innermost counts.
  package var depth = 0

  /// To what the view locks; nil for no lock.
  package var extent: OrientationLock.Extent? { didSet { if extent != oldValue { lock() } } }

  /// Called with the interface orientation, soon and whenever it changes.
  ///
  /// Views replace it whenever they are updated: the last one is called.
  package var onChange: ((UIInterfaceOrientation) -> Void)?

  private var held: OrientationLock?
  private var observation: OrientationObservation?
  /// The scene it was shown in: when it goes it is in none any more.
  private weak var lastScene: UIWindowScene?

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    begin()
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent != nil { begin() }
  }

  /// Takes up its work once it is on screen.
  private func begin() {
    guard let scene = shownScene else { return }
    setNeedsUpdateOfOrientations()
    guard scene !== lastScene else { return }
    lastScene = scene
    lock()
    guard onChange != nil else { return }
    observation = scene.observeInterfaceTurns { [weak self] in self?.onChange?($0.new) }
    // A view must not change its state while it is updated, which may be now.
    Task { [weak self] in
      guard let self, let scene = lastScene else { return }
      onChange?(scene.shownOrientation)
    }
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    held?.release()
    held = nil
    observation?.cancel()
    observation = nil
    guard let scene = lastScene else { return }
    lastScene = nil
    SceneKeeper.of(scene).settle()
  }

  private func lock() {
    held?.release()
    held = nil
    if let extent, shownScene != nil { held = OrientationLock(extent, by: self) }
  }
}
#endif
