import Foundation
import Orientation

/// The coordinator of a turn or a resize.
@MainActor final class TransitionCoordinator: NSObject, SteadyCoordinator {
  private unowned let host: DeviceHost
  private let transition: RunningTransition
  var blocks = TransitionBlocks()

  init(_ host: DeviceHost, _ transition: RunningTransition) {
    self.host = host
    self.transition = transition
    super.init()
  }

  var isAnimated: Bool { transition.plan.duration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var callee: UIViewController? { host.callees.last }
  var transitionDuration: TimeInterval { transition.plan.duration }
  var completionCurve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: transition.plan.curve.rawValue) ?? .easeInOut
  }
  var targetTransform: CGAffineTransform {
    let matrix = transition.plan.transform.matrix
    return CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0)
  }
  var containerView: UIView {
    let windows = host.system.openWindows(of: transition.scene)
    return windows.lazy.compactMap { self.host.window($0) }.first ?? UIView()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  /// Runs what was added to run beside the transition.
  func runAnimations() {
    blocks.begin()
    AnimationState.inherit(duration: transition.plan.duration) {
      run(blocks.takeAnimations(), .alongsideTransition)
    }
  }

  /// Runs what was added to run after it.
  func runCompletions() {
    blocks.end()
    run(blocks.takeCompletions(), .transitionCompletion)
  }

  private func run(_ blocks: [TransitionBlocks.Block], _ callback: Callback) {
    var told: [ObjectIdentifier] = []
    for block in blocks {
      guard host.system.phase != .terminated else { return }
      guard let owner = block.owner else {
        block.run(self)
        continue
      }
      if !told.contains(ObjectIdentifier(owner)) {
        told.append(ObjectIdentifier(owner))
        host.note(callback, owner)
      }
      host.call(owner) { block.run(self) }
    }
  }

  /// Passes its new traits to a participating controller.
  func tellNewTraits(_ traits: UITraitCollection, to controller: UIViewController) {
    guard takesPart(controller) else { return }
    let engine = host.system.traits(of: transition.scene, in: transition.new)
    guard let engine else { return }
    host.tell(controller, .willTransition(to: engine)) {
      controller.willTransition(to: traits, with: self)
    }
  }

  /// Passes its new size to a participating controller.
  func tellNewSize(_ size: CGSize, to controller: UIViewController) {
    guard takesPart(controller) else { return }
    host.tell(controller, .viewWillTransition(to: size.engine)) {
      controller.viewWillTransition(to: size, with: self)
    }
  }

  /// Asks a container for the size of a child, and passes it to the child if it differs (`G-21`).
  func forwardNewSize(_ size: CGSize, from parent: UIViewController, to child: UIViewController) {
    guard takesPart(child) else { return }
    let offered = parent.size(forChildContentContainer: child, withParentContainerSize: size)
    if let id = child.registration?.id {
      host.note(parent, .sizeForChild(id), .size(offered.engine))
    }
    // One whose view is not there yet, since its parent is covered, fills the interface.
    let old =
      child.announcedSize ?? child.viewIfLoaded?.bounds.size
      ?? CGSize(host.system.rootSize(transition.old))
    let tellsAnyway =
      transition.plan.transform == .half && host.system.receivesHalfTurn(isRoot: false)
    guard offered != old || tellsAnyway else { return }
    child.announcedSize = offered
    tellNewSize(offered, to: child)
  }

  private func takesPart(_ controller: UIViewController) -> Bool {
    host.system.phase != .terminated
      && host.turn(of: transition.scene)?.includes(controller) ?? false
  }
}
