import Foundation
import Orientation

/// A change of what is shown: a push, a pop, another tab, a presentation, a dismissal.
///
/// It takes no virtual time. What the app added to run beside it runs when those who come and go
/// have their places, before they are told that they are there or gone; what it added to run after
/// it runs when they have been told. An animator does its work at the first of the two moments; what
/// it animates may end later.
@MainActor
final class ControllerMove: NSObject {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private weak var container: UIViewController?
  private let host: Host?
  let isAnimated: Bool
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var storedContainerView: UIView?
  /// The presentation that begins or ends.
  weak var presentation: UIPresentationController?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var initialFrames: [ObjectIdentifier: CGRect] = [:]
  /// Whether what runs beside it has run.
  private(set) var isHalfDone = false
  private(set) var isOver = false
  private var isCompleted = false

  /// A block of the app, and the controller whose callback added it.
  private struct Block {
    let owner: UIViewController?
    let run: (any UIViewControllerTransitionCoordinatorContext) -> Void
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

  /// The one who goes, while an animator may still want its view.
  var leaving: UIViewController? { animator == nil || isOver ? nil : from }

  /// Makes the change.
  func run(_ change: () -> Void) {
    let outer = [from, to, container].map { $0?.move }
    from?.move = self
    to?.move = self
    container?.move = self
    if let view = from?.viewIfLoaded, let from {
      initialFrames[ObjectIdentifier(from)] = view.frame
    }
    host?.moves.append(self)
    change()
    reachHalf()
    host?.moves.removeAll { $0 === self }
    finish()
    for (controller, move) in zip([from, to, container], outer) where controller?.move === self {
      controller?.move = move
    }
  }

  /// Those who come and go have their places.
  func reachHalf() {
    guard !isHalfDone else { return }
    isHalfDone = true
    guard host?.system.phase != .terminated else { return }
    animator?.animateTransition(using: self)
    AnimationState.inherit(duration: transitionDuration) { run(&animations) }
  }

  private func finish() {
    isOver = true
    if animator != nil {
      host?.needsMounting = true
      container?.viewIfLoaded?.setNeedsLayout()
    }
    run(&completions)
  }

  private func run(_ blocks: inout [Block]) {
    let now = blocks
    blocks = []
    for block in now {
      guard host?.system.phase != .terminated else { return }
      guard let owner = block.owner, let host else {
        block.run(self)
        continue
      }
      host.call(owner) { block.run(self) }
    }
  }
}

extension ControllerMove: UIViewControllerTransitionCoordinator {
  var presentationStyle: UIModalPresentationStyle { presentation?.presentationStyle ?? .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView {
    presentation?.containerIfLoaded ?? storedContainerView ?? container?.viewIfLoaded ?? UIView()
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

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    let owner = host?.callees.last
    if let completion { completions.append(Block(owner: owner, run: completion)) }
    guard !isHalfDone else { return false }
    if let animation { animations.append(Block(owner: owner, run: animation)) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}

extension ControllerMove: UIViewControllerContextTransitioning {
  var transitionWasCancelled: Bool { false }

  func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? initialFrames[ObjectIdentifier(controller)] ?? .zero : .zero
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? controller.viewIfLoaded?.frame ?? containerView.bounds : .zero
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    animator?.animationEnded(didComplete)
  }
}
