#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

/// Notices the turns of one scene, each once: quarter turns, half turns, forced ones.
///
/// The status bar's notification comes first, while the turn can still be animated beside; from iOS
/// 16 the scene's geometry is observed too, which counts where that notification stays away.
@MainActor final class TurnWatch {
  private weak var scene: UIWindowScene?
  private let turns = Audience<InterfaceTurn>()
  private let reports = Audience<UIInterfaceOrientation>()
  private var shown: UIInterfaceOrientation
  private var size: CGSize
  private var listeners: [Listener] = []
  private var geometry: NSKeyValueObservation?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    shown = scene.shownOrientation
    size = scene.coordinateSpace.bounds.size
  }

  /// Notifies an observer of rotations as they begin.
  func whenTurning(_ action: @escaping @MainActor (InterfaceTurn) -> Void) -> OrientationObservation
  {
    observation(turns.add(action))
  }

  /// Notifies an observer as soon as the scene reports another orientation.
  func whenReported(
    _ action: @escaping @MainActor (UIInterfaceOrientation) -> Void
  ) -> OrientationObservation { observation(reports.add(action)) }

  private func observation(_ remove: @escaping @MainActor () -> Void) -> OrientationObservation {
    start()
    return OrientationObservation { [weak self] in
      remove()
      self?.stopIfUnobserved()
    }
  }

  private func start() {
    guard listeners.isEmpty, let scene else { return }
    shown = scene.shownOrientation
    size = scene.coordinateSpace.bounds.size
    let application = UIApplication.shared
    // By their names: the constants are deprecated, what they stand for is still posted.
    listeners = [
      Listener(
        Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification"),
        of: application
      ) { [weak self] in self?.willTurn(to: $0) },
      Listener(
        Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification"),
        of: application
      ) { [weak self] _ in self?.look() },
    ]
    guard RunningSystem.hasGeometryRequests, #available(iOS 16, *) else { return }
    geometry = scene.observe(\.effectiveGeometry) { [weak self] _, _ in
      onMainActor { self?.look() }
    }
  }

  private func stopIfUnobserved() {
    guard turns.isEmpty, reports.isEmpty else { return }
    listeners = []
    geometry = nil
  }

  private func willTurn(to value: Int) {
    // The notification is the app's: a scene that turns has a transition that turns.
    guard let new = UIInterfaceOrientation(rawValue: value), new != .unknown, let scene,
      let coordinator = scene.decider?.transitionCoordinator,
      !coordinator.targetTransform.isIdentity
    else { return }
    size = scene.coordinateSpace.bounds.size
    // A window that people have resized is as large afterwards.
    let isQuarter = new.isPortrait != shown.isPortrait && scene.fillsScreen
    report(new, isQuarter ? CGSize(width: size.height, height: size.width) : size, coordinator)
  }

  private func look() {
    guard let scene else { return }
    let now = scene.shownOrientation
    let newSize = scene.coordinateSpace.bounds.size
    report(now, newSize, scene.decider?.transitionCoordinator)
    // A scene that was resized is as large when it turns the next time.
    size = newSize
    reports.send(now)
  }

  private func report(
    _ new: UIInterfaceOrientation, _ newSize: CGSize,
    _ coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard new != shown, new != .unknown else { return }
    let turn = InterfaceTurn(
      from: shown, to: new, oldSize: size, newSize: newSize, coordinator: coordinator)
    shown = new
    size = newSize
    turns.send(turn)
  }
}
#endif
