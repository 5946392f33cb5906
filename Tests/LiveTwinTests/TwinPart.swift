import HeadlessUIKit
import Orientation

/// What a live controller of a twin was drawn to do.
@MainActor
final class TwinPart {
  unowned let run: TwinRun
  let id: ControllerID
  var answers: ControllerAnswers
  let forwarding: Controller.Forwarding
  let overrides: Controller.Overrides
  let reactions: [Reaction]
  /// The coordinator to which it has added its blocks.
  weak var coordinator: (any UIViewControllerTransitionCoordinator)?

  init(_ run: TwinRun, _ id: ControllerID, _ controller: Controller) {
    self.run = run
    self.id = id
    answers = controller.answers
    forwarding = controller.forwarding
    overrides = controller.overrides
    reactions = controller.reactions
  }

  func react(to moment: Reaction.Moment) {
    for reaction in reactions where reaction.moment == moment {
      for event in reaction.events where run.host.system.phase != .terminated {
        run.perform(event)
      }
    }
  }

  /// Adds a block for beside the turn and one for after it, once a turn.
  func join(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard self.coordinator !== coordinator else { return }
    self.coordinator = coordinator
    coordinator.animate { _ in
    } completion: { [unowned self] _ in
      react(to: .transitionCompletion)
    }
  }
}

/// A live controller that was drawn.
@MainActor
protocol TwinController: UIViewController {
  var part: TwinPart? { get set }
}

extension TwinController {
  /// The controller it asks in its place; nil when it answers for itself.
  var target: (any TwinController)? {
    guard let part else { return nil }
    let found: UIViewController? =
      switch part.forwarding {
      case .none, .delegate: nil
      case .presented: presentedViewController
      case .top: shownOne ?? children.last
      case .visible: part.run.presentedFromInside(self) ?? shownOne
      case .selected:
        children.indices.contains(part.run.selected(self)) ? children[part.run.selected(self)] : nil
      }
    return found as? any TwinController
  }

  private var shownOne: UIViewController? {
    (self as? UINavigationController)?.topViewController
  }

  /// The controller whose own answer counts after all forwarding.
  var finalTarget: any TwinController {
    var current: any TwinController = self
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while let next = current.target, seen.insert(ObjectIdentifier(next)).inserted { current = next }
    return current
  }

  /// The mask, or the answer of whom it asks.
  func twinMask(_ inherited: UIInterfaceOrientationMask) -> UIInterfaceOrientationMask {
    guard let part else { return inherited }
    if let target {
      return part.run.ask(target, .supportedInterfaceOrientations, { .mask($0.engineMask) }) {
        target.supportedInterfaceOrientations
      }
    }
    return part.answers.mask.map { UIInterfaceOrientationMask($0) } ?? inherited
  }

  func twinAutorotates() -> Bool {
    guard let part else { return true }
    let last = finalTarget
    guard last !== self, let answer = last.part?.answers.autorotates else {
      return part.answers.autorotates
    }
    return part.run.ask(last, .shouldAutorotate, { .bool($0) }) { answer }
  }

  func twinPreferred(_ inherited: () -> UIInterfaceOrientation) -> UIInterfaceOrientation {
    guard let part else { return inherited() }
    let last = preferringTarget
    guard last !== self else { return ownPreferred ?? inherited() }
    return part.run.ask(
      last, .preferredInterfaceOrientationForPresentation, part.run.preferredAnswer
    ) { last.ownPreferred ?? inherited() }
  }

  /// The first of those that are asked in turn which prefers an orientation, else the last.
  private var preferringTarget: any TwinController {
    var current: any TwinController = self
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while current.ownPreferred == nil, let next = current.target,
      seen.insert(ObjectIdentifier(next)).inserted
    {
      current = next
    }
    return current
  }

  var ownPreferred: UIInterfaceOrientation? {
    guard let part else { return nil }
    if case .delegate(_, let preferred?) = part.forwarding,
      part.run.host.system.behaviors[.containerDelegatesAnswer]
    {
      return UIInterfaceOrientation(preferred)
    }
    guard case .orientation(let orientation) = part.answers.preferred else { return nil }
    return UIInterfaceOrientation(orientation)
  }

  /// The answer up to iOS 5: a container that shows others asks them.
  func twinAllows(_ orientation: UIInterfaceOrientation, _ inherited: () -> Bool) -> Bool {
    guard let part, kindAsksNobody else { return inherited() }
    return (part.answers.mask ?? .portrait).contains(orientation.engineOrientation)
  }

  private var kindAsksNobody: Bool {
    if self is UINavigationController { return children.isEmpty }
    return true
  }
}

extension UIInterfaceOrientationMask {
  var engineMask: InterfaceOrientationMask { InterfaceOrientationMask(rawValue: rawValue) }
}

extension UIInterfaceOrientation {
  var engineOrientation: InterfaceOrientation {
    InterfaceOrientation(rawValue: rawValue) ?? .unknown
  }
}
