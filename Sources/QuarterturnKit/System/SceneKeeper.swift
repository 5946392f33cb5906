import UIKit

/// What the library stores for a scene: its locks, its observers, and its orientation before it had
/// to turn.
@MainActor final class SceneKeeper {
  private(set) weak var scene: UIWindowScene?
  let watch: TurnWatch
  private var locks: [WeakLock] = []
  /// Its orientation when it was last read.
  private var lastSettled: SceneOrientation
  /// Its orientation before a screen made it turn; nil once that is restored.
  private var orientationToRestore: SceneOrientation?
  /// The innermost screen when the scene last settled.
  private weak var innermost: UIViewController?
  /// How many changes are in progress that settle at their own end.
  private var changes = 0
  /// Its orientation before the change that is being made.
  private var changeOrigin: SceneOrientation?

  /// Observes the app entering the foreground.
  private var activation: Listener?

  private init(_ scene: UIWindowScene) {
    self.scene = scene
    watch = TurnWatch(scene)
    lastSettled = SceneOrientation(scene)
    activation = Listener(
      UIApplication.didBecomeActiveNotification, of: UIApplication.shared
    ) { [weak self] _ in
      // What was changed off screen turned nothing.
      self?.settle()
    }
  }

  // MARK: One for each scene

  private static var keepers: [SceneKeeper] = []

  /// The one of a scene.
  static func of(_ scene: UIWindowScene) -> SceneKeeper {
    if let known = known(scene) { return known }
    keepers.removeAll { $0.scene == nil }
    let keeper = SceneKeeper(scene)
    keepers.append(keeper)
    return keeper
  }

  static func known(_ scene: UIWindowScene) -> SceneKeeper? {
    keepers.first { $0.scene === scene }
  }

  /// How many scenes are kept; for tests.
  static var count: Int {
    keepers.removeAll { $0.scene == nil }
    return keepers.count
  }

  // MARK: Locks

  func add(_ lock: OrientationLock) {
    locks.append(WeakLock(lock: lock))
    settle()
  }

  /// The lock that counts for the controllers on screen: the innermost, the last of several.
  static func lock(for chain: [UIViewController]) -> OrientationLock? {
    guard let scene = chain.first?.comingScene, let keeper = known(scene) else { return nil }
    keeper.locks.removeAll { $0.lock?.isAlive != true }
    var best: (lock: OrientationLock, depth: Int)?
    for lock in keeper.locks.compactMap(\.lock) {
      guard let depth = lock.depth(in: chain), depth >= best?.depth ?? .min else { continue }
      best = (lock, depth)
    }
    return best?.lock
  }

  /// How many locks there are; for tests.
  var lockCount: Int { locks.count { $0.lock?.isAlive == true } }

  // MARK: Settling

  /// Changes what is shown, and rotates the interface if the new screen does not allow its
  /// orientation.
  func change<Result>(in container: UIViewController, _ work: () -> Result) -> Result {
    let before = scene.map { SceneOrientation($0) }
    changes += 1
    changeOrigin = before
    let result = work()
    changeOrigin = nil
    changes -= 1
    settle(after: container.transitionCoordinator, from: before)
    return result
  }

  /// Presents a controller; UIKit itself rotates the interface for it.
  func present(_ work: () -> Void) {
    let before = scene.map { SceneOrientation($0) }
    changes += 1
    work()
    changes -= 1
    innermost = currentInnermost
    guard let scene, let before, orientationToRestore == nil, let masks = SceneMasks(scene),
      masks.areBinding
    else {
      return
    }
    if !masks.allowed.allows(before.shown) { orientationToRestore = before }
  }

  private var currentInnermost: UIViewController? { scene?.decider?.orientationChain.last }

  /// Settles if another screen is shown than before.
  ///
  /// The first screen after a launch replaces none, and UIKit handles presentations (`D-08`).
  func settleIfContentChanged() {
    guard changes == 0, let now = currentInnermost, now !== innermost else { return }
    let isFirst = innermost == nil
    innermost = now
    if !isFirst, !isPresenting { settle(after: now.transitionCoordinator) }
  }

  /// Whether something is being presented or dismissed.
  private var isPresenting: Bool {
    guard let decider = scene?.decider else { return false }
    return decider.isBeingPresented || decider.presentedViewController?.isBeingDismissed ?? false
  }

  /// Restores the orientation from before the interface had to turn, if it is allowed again.
  ///
  /// UIKit does so wherever it follows the device, but not under the user's lock.
  func restoreOrientation() {
    guard let scene, !scene.isOffScreen, let orientationToRestore, let masks = SceneMasks(scene),
      masks.areBinding,
      let target = orientationToRestore.returnOrientation(within: masks.allowed)
    else { return }
    self.orientationToRestore = nil
    turn(scene, to: target)
  }

  /// A change begins that others make, as UIKit's containers do.
  func beginChange(during coordinator: (any UIViewControllerTransitionCoordinator)?) {
    noteBefore()
    changeOrigin = scene.map { SceneOrientation($0) }
    let isTaken = coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.changeOrigin = nil
    }
    if isTaken != true { changeOrigin = nil }
  }

  /// The one orientation to turn to during a change that turns the interface.
  ///
  /// UIKit may choose any of several, including one that is upside down for the user; it reads the
  /// whole mask when the change is made.
  ///
  /// - Parameter mask: what is allowed from now on.
  /// - Returns: nil where the interface need not turn.
  func destination(within mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
    guard let changeOrigin, !mask.allows(changeOrigin.shown) else { return nil }
    return orientationToRestore?.returnOrientation(within: mask)
      ?? mask.choice(shown: changeOrigin.shown, held: changeOrigin.held)
  }

  /// Stores the interface orientation just before a screen appears that may turn it.
  func noteBefore() {
    guard let scene, changes == 0 else { return }
    lastSettled = SceneOrientation(scene)
  }

  /// Turns the interface if its orientation is not allowed, or restores it if it had to turn before.
  ///
  /// - Parameters:
  ///   - coordinator: a push or a presentation to wait for: UIKit uses the controller that was on
  ///     screen before as long as it lasts (`F-27`).
  ///   - before: the scene's orientation before the change; nil for the one last read.
  func settle(
    after coordinator: (any UIViewControllerTransitionCoordinator)? = nil,
    from before: SceneOrientation? = nil
  ) {
    if let coordinator, coordinator.viewController(forKey: .to) != nil {
      let isTaken = coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.settleNow(from: before)
      }
      // Otherwise the transition may be over; settling twice does no harm.
      if isTaken { return }
    }
    settleNow(from: before)
  }

  private func settleNow(from before: SceneOrientation?) {
    guard let scene, !scene.isOffScreen, scene.decider != nil else { return }
    let before = before ?? lastSettled
    defer { lastSettled = SceneOrientation(scene) }
    innermost = currentInnermost
    announce(scene, from: before)
    guard let masks = SceneMasks(scene), masks.areBinding else { return }
    let allowed = masks.allowed
    let target = orientationToRestore?.returnOrientation(within: allowed)
    if !allowed.allows(before.shown), orientationToRestore == nil { orientationToRestore = before }
    let shown = scene.shownOrientation
    guard allowed.allows(shown) else {
      if target != nil { orientationToRestore = nil }
      return turn(
        scene, to: target ?? allowed.choice(shown: before.shown, held: UIDevice.current.orientation)
      )
    }
    guard let target else { return }
    orientationToRestore = nil
    // Where UIKit had to turn it and chose the other side, another turn would be one too many.
    if !allowed.allows(before.shown), target.isPortrait == shown.isPortrait { return }
    turn(scene, to: target)
  }

  /// Announces masks: first the one to turn to, if it has to turn, then all that are allowed.
  private func announce(_ scene: UIWindowScene, from before: SceneOrientation) {
    changeOrigin = before
    scene.announceOrientations()
    // Where something keeps the interface from following, as the user's lock does, it must not.
    if before.followsDevice { scene.followDevice() }
    changeOrigin = nil
    if scene.shownOrientation != before.shown { scene.announceOrientations() }
  }

  private func turn(_ scene: UIWindowScene, to orientation: UIInterfaceOrientation?) {
    guard let orientation, orientation != scene.shownOrientation else { return }
    orientationToRestore?.written = orientation.pose
    scene.order(orientation) { error in
      Quarterturn.note("The interface did not turn to \(orientation.mask.names): \(error)")
    }
  }
}

/// A lock that is not kept alive.
private struct WeakLock {
  weak var lock: OrientationLock?
}

/// The interface orientation, and how the device is held.
@MainActor struct SceneOrientation {
  let shown: UIInterfaceOrientation
  let held: UIDeviceOrientation
  /// Whether the interface follows the device, or could not: where it could and does not, the
  /// user's lock or the app itself keeps it.
  let followsDevice: Bool
  /// What the library has written in place of how the device is held, before iOS 16.
  var written: UIDeviceOrientation?

  init(_ scene: UIWindowScene) {
    shown = scene.shownOrientation
    held = UIDevice.current.orientation
    guard let interface = held.interface, interface != shown, let masks = SceneMasks(scene) else {
      followsDevice = true
      return
    }
    followsDevice = !masks.allowed.allows(interface)
  }

  /// The orientation to turn to in order to restore this one; nil where that is not allowed.
  ///
  /// Where people have turned the device meanwhile, the device is followed.
  func returnOrientation(within allowed: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
    let now = UIDevice.current.orientation
    let isMoved = now != held && now != written
    if followsDevice, isMoved, let interface = now.interface, allowed.allows(interface) {
      return interface
    }
    return allowed.allows(shown) ? shown : nil
  }
}
