import Foundation
import Orientation

/// A change of what is shown: a push, a pop, another tab, a presentation, a dismissal.
///
/// It takes no virtual time. What the app added to run alongside it runs when the controllers that
/// come and go have their places, before they are notified; what it added to run after it runs when
/// they have been notified. An animator does its work at the first of the two moments; what it
/// animates may end later.
@MainActor final class ControllerMove: NSObject {
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private weak var container: UIViewController?
  private let host: DeviceHost?
  let isAnimated: Bool
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var storedContainerView: UIView?
  /// The presentation that begins or ends.
  weak var presentation: UIPresentationController?
  var blocks = TransitionBlocks()
  private var initialFrames: [ObjectIdentifier: CGRect] = [:]
  private var isCompleted = false

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
    blocks.begin()
    guard host?.system.phase != .terminated else { return }
    animator?.animateTransition(using: self)
    AnimationState.inherit(duration: transitionDuration) { run(blocks.takeAnimations()) }
  }

  private func finish() {
    blocks.end()
    if animator != nil {
      host?.needsMounting = true
      container?.viewIfLoaded?.setNeedsLayout()
    }
    run(blocks.takeCompletions())
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

extension ControllerMove: SteadyCoordinator {
  var presentationStyle: UIModalPresentationStyle { presentation?.presentationStyle ?? .none }
  var callee: UIViewController? { host?.callees.last }
  var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }
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
