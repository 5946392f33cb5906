#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

/// What the library stores for a scene: its locks, its observers, and a memory of its orientation,
/// whose actions it carries out.
@MainActor package final class SceneKeeper {
  private(set) weak var scene: UIWindowScene?
  let watch: TurnWatch
  /// The turn that code has asked for, while it lasts.
  var request: RequestedTurn?
  private var locks: [WeakLock] = []
  private var memory: SceneMemory
  /// How many changes wait for a transition to end before they settle.
  private var pendingSettles = 0
  /// The innermost screen when the scene last settled.
  private weak var innermost: UIViewController?

  /// Observes the app entering the foreground.
  private var activation: Listener?
  /// Observes turns that no change of the library's brings about.
  private var turns: OrientationObservation?

  private init(_ scene: UIWindowScene) {
    self.scene = scene
    watch = TurnWatch(scene)
    memory = SceneMemory(SceneOrientation(scene))
    activation = Listener(
      UIApplication.didBecomeActiveNotification, of: UIApplication.shared
    ) { [weak self] _ in
      // What was changed off screen turned nothing.
      self?.settle()
    }
    turns = watch.whenReported { [weak self] _ in self?.noteTurn() }
  }

  // MARK: One for each scene

  private static var keepers: [ObjectIdentifier: SceneKeeper] = [:]

  /// The one of a scene.
  static func of(_ scene: UIWindowScene) -> SceneKeeper {
    if let known = known(scene) { return known }
    keepers = keepers.filter { $0.value.scene != nil }
    let keeper = SceneKeeper(scene)
    keepers[ObjectIdentifier(scene)] = keeper
    return keeper
  }

  static func known(_ scene: UIWindowScene) -> SceneKeeper? {
    // Another scene may have been where this one is.
    keepers[ObjectIdentifier(scene)].flatMap { $0.scene === scene ? $0 : nil }
  }

  /// How many scenes are kept; for tests.
  static var count: Int {
    keepers = keepers.filter { $0.value.scene != nil }
    return keepers.count
  }

  // MARK: Locks

  func add(_ lock: OrientationLock) {
    locks.append(WeakLock(lock: lock))
    settle()
  }

  /// Locks whose owners have been on no screen yet.
  private static var waiting: [WeakLock] = []

  /// Keeps a lock until its owner is in a scene.
  static func wait(for lock: OrientationLock) { waiting.append(WeakLock(lock: lock)) }

  /// Takes in the locks whose owners are in this scene by now.
  ///
  /// - Returns: whether there are some.
  private func takeWaitingLocks() -> Bool {
    guard !Self.waiting.isEmpty, let scene else { return false }
    Self.waiting.removeAll { $0.lock?.isAlive != true }
    let come = Self.waiting.filter { $0.lock?.owner?.comingScene === scene }
    Self.waiting.removeAll { waiting in come.contains { $0.lock === waiting.lock } }
    for lock in come.compactMap(\.lock) {
      lock.attach(to: self)
      locks.append(WeakLock(lock: lock))
    }
    return !come.isEmpty
  }

  /// The lock that counts for the controllers on screen: the innermost, the last of several.
  static func lock(for chain: [UIViewController]) -> OrientationLock? {
    guard let scene = chain.first?.comingScene else { return nil }
    // A lock may wait for a scene that nothing is known of yet.
    guard let keeper = waiting.isEmpty ? known(scene) : of(scene) else { return nil }
    _ = keeper.takeWaitingLocks()
    keeper.locks.removeAll { $0.lock?.isAlive != true }
    var best: (lock: OrientationLock, depth: Int)?
    for lock in keeper.locks.compactMap(\.lock) {
      guard let depth = lock.depth(in: chain), depth >= best?.depth ?? .min else { continue }
      best = (lock, depth)
    }
    return best?.lock
  }

  /// How many locks there are.
  var lockCount: Int { locks.count { $0.lock?.isAlive == true } }

  // MARK: Settling

  /// Changes what is shown, and rotates the interface if the new screen does not allow its
  /// orientation.
  func change<Result>(in container: UIViewController, _ work: () -> Result) -> Result {
    let before = scene.map { SceneOrientation($0) }
    memory.beginChange(at: before)
    let result = noting(work)
    memory.endChange()
    settle(after: container.transitionCoordinator, from: before)
    return result
  }

  /// Presents a controller; UIKit itself rotates the interface for it.
  func present(_ work: () -> Void) {
    let before = scene.map { SceneOrientation($0) }
    memory.beginChange(at: nil)
    noting(work)
    memory.endChange()
    innermost = currentInnermost
    guard let before, memory.toRestore == nil else { return }
    memory.presented(from: before, allowed: allowed)
  }

  /// Changes what is shown, in sight of those who record it.
  private func noting<Result>(_ work: () -> Result) -> Result {
    guard let scene else { return work() }
    TurnNote.send(.willChange(scene))
    defer { TurnNote.send(.didChange(scene)) }
    return work()
  }

  private var currentInnermost: UIViewController? { scene?.decider?.orientationChain.last }

  /// What is allowed; nil where masks do not count.
  private var allowed: UIInterfaceOrientationMask? {
    guard let scene, let masks = SceneMasks(scene), masks.areBinding else { return nil }
    return masks.allowed
  }

  /// Settles if another screen is shown than before.
  ///
  /// The first screen after a launch replaces none, and UIKit handles presentations (`D-08`).
  func settleIfContentChanged() {
    if takeWaitingLocks() { return settle() }
    // What waits for the end of a transition knows the orientation from before it.
    guard memory.changes == 0, pendingSettles == 0 else { return }
    guard let now = currentInnermost, now !== innermost else { return }
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
  func restoreOrientation() {
    guard let scene, !scene.isOffScreen else { return }
    if memory.toRestore != nil, let allowed {
      carryOut(
        memory.dismissed(
          held: UIDevice.current.orientation, shown: scene.shownOrientation, allowed: allowed))
    }
    // A lock may have gone with what was dismissed.
    if lockCount > 0 { settle() }
  }

  /// A change begins that others make, as UIKit's containers do.
  func beginChange(during coordinator: (any UIViewControllerTransitionCoordinator)?) {
    noteBefore()
    guard let coordinator else { return }
    memory.beginForeignChange(at: scene.map { SceneOrientation($0) })
    coordinator.whenOver { [weak self] in self?.memory.endForeignChange() }
  }

  /// The one orientation to turn to during a change that turns the interface.
  func destination(within mask: UIInterfaceOrientationMask) -> UIInterfaceOrientation? {
    memory.destination(within: mask, held: UIDevice.current.orientation)
  }

  /// Stores the interface orientation just before a screen appears that may turn it.
  func noteBefore() {
    guard let scene, memory.changes == 0 else { return }
    memory.note(SceneOrientation(scene))
  }

  /// Stores the interface orientation after the user turned the device, or the app the interface:
  /// what is declared next begins there.
  private func noteTurn() {
    guard let scene, pendingSettles == 0, memory.isStill, !isPresenting,
      innermost == nil || currentInnermost === innermost
    else { return }
    memory.settled(at: SceneOrientation(scene))
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
    guard let coordinator, coordinator.viewController(forKey: .to) != nil else {
      return settleNow(from: before)
    }
    pendingSettles += 1
    coordinator.whenOver { [weak self] in
      self?.pendingSettles -= 1
      self?.settleNow(from: before)
    }
  }

  private func settleNow(from before: SceneOrientation?) {
    guard let scene, !scene.isOffScreen, scene.decider != nil else { return }
    // What is carried out may lay out, and so come back here: this change keeps its beginning.
    let before = before ?? memory.lastSettled
    innermost = currentInnermost
    carryOut(memory.settle(from: before))
    carryOut(memory.announced(shown: scene.shownOrientation, from: before))
    if let allowed {
      carryOut(
        memory.decide(
          from: before, shown: scene.shownOrientation, held: UIDevice.current.orientation,
          allowed: allowed))
    }
    memory.settled(at: SceneOrientation(scene))
  }

  private func carryOut(_ actions: [SceneMemory.Action]) {
    guard let scene else { return }
    for action in actions {
      switch action {
      case .announce: scene.announceOrientations()
      case .followDevice: scene.followDevice()
      case .turn(let orientation):
        scene.order(orientation) { error in
          Quarterturn.note("The interface did not turn to \(orientation.mask.names): \(error)")
        }
      }
    }
  }
}

/// A lock that is not kept alive.
private struct WeakLock {
  weak var lock: OrientationLock?
}

extension SceneOrientation {
  /// The orientation of a scene now.
  @MainActor init(_ scene: UIWindowScene) {
    self.init(shown: scene.shownOrientation, held: UIDevice.current.orientation)
    guard let interface = held.interface, interface != shown, let masks = SceneMasks(scene) else {
      return
    }
    followsDevice = !masks.allowed.allows(interface)
  }
}
#endif
