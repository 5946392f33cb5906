import Foundation
import Orientation

/// A change of what is shown: a push, a pop, another tab, a presentation, a dismissal.
///
/// What the app added to run alongside it runs when the controllers that come and go have their
/// places, before they are notified; what it added to run after it runs when they have been
/// notified. An animator begins its work at the first of the two moments.
///
/// An animated one takes UIKit's time on a device that lets transitions take time: the controllers'
/// new places are there at once, and what tells them that it is over waits for the end, or, where
/// the user gives it up, never comes. Any other takes no virtual time.
@MainActor final class ControllerMove: NSObject {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private weak var container: UIViewController?
  let host: DeviceHost?
  let isAnimated: Bool
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives it; nil where time does.
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var storedContainerView: UIView?
  /// The presentation that begins or ends.
  weak var presentation: UIPresentationController?
  /// Whether it is seen, so that it may take time.
  var mayTakeTime = false
  /// How long it takes without an animator, in seconds.
  var usualDuration = 0.35
  var blocks = TransitionBlocks()
  private var initialFrames: [ObjectIdentifier: CGRect] = [:]
  private var isCompleted = false
  private var wasCancelled = false
  private var isEnding = false
  private var outer: [ControllerMove?] = []

  // While it takes time.
  private(set) var progress = Progress.none
  private var held: [HeldCallback] = []
  private var steps: Steps?
  private var start = 0.0
  private var percent: CGFloat = 0
  private var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// How far a transition that takes time has come.
  enum Progress { case none, starting, interactive, running, cancelling }

  /// A callback that waits for the end.
  private struct HeldCallback {
    let callback: Callback
    let id: ControllerID
    let window: WindowID
  }

  /// What the container does.
  struct Steps {
    /// Makes the change.
    var change: () -> Void
    /// The controllers are in their places; false where the change was given up.
    var end: (Bool) -> Void = { _ in }
    /// Takes the change back; nil where that is not possible.
    var undo: (() -> Void)?
    /// What comes last.
    var then: (Bool) -> Void = { _ in }
  }

  /// - Parameters:
  ///   - from: who goes, or is covered.
  ///   - to: who comes, or is uncovered.
  ///   - container: the container, or the presenter, in which that happens.
  ///   - isAnimated: whether it would be seen.
  init(
    from: UIViewController?, to: UIViewController?, in container: UIViewController,
    isAnimated: Bool
  ) {
    self.from = from
    self.to = to
    self.container = container
    self.isAnimated = isAnimated
    host = container.host
    super.init()
  }

  /// Whether what runs beside it has run.
  var isHalfDone: Bool { blocks.isRunning }
  var isOver: Bool { blocks.isOver }

  /// The one who goes from a container, while its view may still be wanted there.
  func leaving(_ container: UIViewController) -> UIViewController? {
    self.container === container && from !== container ? leaving : nil
  }

  /// The one who goes, while its view may still be wanted.
  var leaving: UIViewController? {
    (animator == nil && progress == .none) || isEnding || isOver ? nil : from
  }

  /// Makes the change, and ends it at once unless it takes time.
  func run(_ steps: Steps) {
    outer = parties.map { $0?.move }
    for party in parties { party?.move = self }
    if let view = from?.viewIfLoaded, let from {
      initialFrames[ObjectIdentifier(from)] = view.frame
    }
    let takesTime = isAnimated && mayTakeTime && host?.takesTimeNow == true
    if takesTime { progress = .starting }
    host?.moves.append(self)
    steps.change()
    if !takesTime { steps.end(true) }
    if takesTime, interaction != nil { blocks.begin() } else { reachHalf() }
    host?.moves.removeAll { $0 === self }
    guard takesTime, host?.system.phase != .terminated else {
      progress = .none
      finish()
      steps.then(true)
      return
    }
    self.steps = steps
    proceed()
  }

  private var parties: [UIViewController?] { [from, to, container] }

  /// Those who come and go have their places.
  func reachHalf() {
    guard !isHalfDone else { return }
    blocks.begin()
    animate()
  }

  private func animate() {
    guard host?.system.phase != .terminated else { return }
    // What drives it otherwise than by percent has the animator begin when it likes.
    if interaction == nil || interaction is UIPercentDrivenInteractiveTransition {
      animator?.animateTransition(using: self)
    }
    AnimationState.inherit(duration: transitionDuration) { run(blocks.takeAnimations()) }
  }

  private func finish() {
    blocks.end()
    if animator != nil || steps != nil {
      host?.needsMounting = true
      container?.viewIfLoaded?.setNeedsLayout()
    }
    run(blocks.takeCompletions())
    for (party, move) in zip(parties, outer) where party?.move === self { party?.move = move }
  }

  private func run(_ blocks: [TransitionBlocks.Block]) {
    for block in blocks {
      guard host?.system.phase != .terminated else { return }
      guard let owner = block.owner, let host else {
        block.run(self)
        continue
      }
      host.call(owner) { block.run(self) }
    }
  }
}

// What takes time.
extension ControllerMove {
  /// Waits for the end: of the time, of the animator's work, or of the user's gesture.
  private func proceed() {
    guard let host else { return }
    host.progressing.append(self)
    start = host.system.time
    if let interaction {
      progress = .interactive
      interaction.startInteractiveTransition(self)
      return animate()
    }
    progress = .running
    // The animator may be ready already.
    if isCompleted { return end(true) }
    if animator == nil { host.schedule(after: transitionDuration) { self.end(true) } }
  }

  /// Keeps a callback for the end.
  func hold(_ callback: Callback, _ id: ControllerID, in window: WindowID) {
    held.append(HeldCallback(callback: callback, id: id, window: window))
  }

  /// Forgets a callback that something else has made untrue.
  func drop(_ callback: Callback, _ id: ControllerID) {
    held.removeAll { $0.callback == callback && $0.id == id }
  }

  /// It is over: what waited for that comes now.
  func end(_ completed: Bool) {
    guard let host, let steps, progress != .none else { return }
    wasCancelled = !completed
    host.progressing.removeAll { $0 === self }
    guard host.system.phase != .terminated else { return }
    isEnding = true
    if completed {
      // Who goes is gone before being notified.
      host.needsMounting = true
      container?.viewIfLoaded?.setNeedsLayout()
      host.run { _ = host.layOutWhatWaits() }
      let held = held
      host.work { system in
        for entry in held { system.tell([entry.id], entry.callback, in: entry.window) }
      }
    } else {
      host.moves.append(self)
      progress = .none
      steps.undo?()
      host.moves.removeAll { $0 === self }
    }
    held = []
    steps.end(completed)
    progress = .none
    finish()
    self.steps = nil
    steps.then(completed)
    (container as? UINavigationController)?.runPutOffChanges()
  }

  /// The gesture has ended: the rest takes what is left of the time, or the way back.
  private func letGo(completes: Bool) {
    guard let host, progress == .interactive else { return }
    progress = completes ? .running : .cancelling
    let changes = interactionChanges
    interactionChanges = []
    for change in changes { change(self) }
    let rest = completes ? 1 - percent : percent
    host.schedule(after: Double(rest) * transitionDuration / Double(speed)) {
      self.animator?.animationEnded(completes)
      self.isCompleted = true
      self.end(completes)
    }
  }

  private var speed: CGFloat {
    max(0.01, (interaction as? UIPercentDrivenInteractiveTransition)?.completionSpeed ?? 1)
  }
}

extension ControllerMove: SteadyCoordinator {
  var presentationStyle: UIModalPresentationStyle { presentation?.presentationStyle ?? .none }
  var callee: UIViewController? { host?.callees.last }
  var transitionDuration: TimeInterval {
    animator?.transitionDuration(using: self)
      ?? (isAnimated && mayTakeTime && host?.takesTimeNow == true ? usualDuration : 0)
  }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var completionVelocity: CGFloat { speed }
  var targetTransform: CGAffineTransform { .identity }
  var initiallyInteractive: Bool { interaction != nil }
  var isInteractive: Bool { progress == .interactive }
  var isCancelled: Bool { transitionWasCancelled }
  var percentComplete: CGFloat {
    if isOver { return 1 }
    guard progress == .running, interaction == nil, let host, transitionDuration > 0 else {
      return percent
    }
    return min(1, CGFloat((host.system.time - start) / transitionDuration))
  }
  var containerView: UIView {
    presentation?.containerIfLoaded ?? storedContainerView ?? container?.viewIfLoaded ?? UIView()
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    if interaction != nil { interactionChanges.append(handler) }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }
}

extension ControllerMove: UIViewControllerContextTransitioning {
  var transitionWasCancelled: Bool { progress == .cancelling || wasCancelled }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? initialFrames[ObjectIdentifier(controller)] ?? .zero : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? controller.viewIfLoaded?.frame ?? containerView.bounds : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if progress == .interactive { percent = min(max(0, percentComplete), 1) }
  }

  func finishInteractiveTransition() { letGo(completes: true) }

  func cancelInteractiveTransition() { letGo(completes: false) }

  func completeTransition(_ didComplete: Bool) {
    // A gesture's end decides over what it drives.
    guard !isCompleted, !(interaction is UIPercentDrivenInteractiveTransition) else { return }
    isCompleted = true
    animator?.animationEnded(didComplete)
    if progress != .starting { end(didComplete) }
  }
}
