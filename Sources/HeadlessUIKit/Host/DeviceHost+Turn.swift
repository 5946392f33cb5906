import Foundation
package import Orientation

extension DeviceHost {
  package func begin(_ transition: RunningTransition) {
    // A controller that is shown by now participates with its earlier bounds.
    for id in system.openWindows(of: transition.scene) {
      if let window = window(id) { mount(window) }
    }
    let coordinator = TransitionCoordinator(self, transition)
    turns.append(Turn(transition, coordinator, self))
  }

  package func turnsInHalves(_ scene: SceneID) -> Bool {
    system.openWindows(of: scene).contains { window in
      system.uncoveredTops(of: window).contains { top in
        controller(top).map { $0.turnsInHalves } ?? false
      }
    }
  }

  package func end(_ transition: RunningTransition) {
    turns.removeAll { $0.transition.scene == transition.scene }
  }

  /// The turn or resize of the main scene that is in progress.
  package var runningTransition: RunningTransition? { turn(of: .main)?.transition }

  /// The turn a scene is in.
  func turn(of scene: SceneID) -> Turn? { turns.first { $0.transition.scene == scene } }

  package func perform(_ phase: TransitionPhase, of transition: RunningTransition) {
    guard let turn = turn(of: transition.scene) else { return }
    switch phase {
    case .willTransitionTraits: tellNewTraits(turn)
    case .viewWillTransition: tellNewSize(turn)
    case .applyGeometry:
      if turn.isTurn { tellOfTurn(turn) }
      fitWindows(of: transition.scene)
      fitCovered(turn)
    case .traitsDidChange: tellOldTraits(turn)
    case .layout:
      // UIKit lays out inside the animation.
      AnimationState.inherit(duration: transition.plan.duration) { layOutWindows(of: turn) }
    case .alongside: turn.coordinator.runAnimations()
    case .completion: turn.coordinator.runCompletions()
    default: tellRotation(phase, turn)
    }
  }

  /// Gives those their new bounds, too, who have been covered since the turn began.
  private func fitCovered(_ turn: Turn) {
    let size = CGSize(system.rootSize(turn.transition.new))
    for view in system.openWindows(of: turn.transition.scene).flatMap({ turn.coveredViews(of: $0) })
    {
      view.bounds.size = size
      (view as? PresentationView)?.placeContent()
    }
  }

  /// The traits before and after, where they differ.
  private func traitChange(_ turn: Turn) -> (old: UITraitCollection, new: UITraitCollection)? {
    let transition = turn.transition
    guard let old = transition.oldTraits,
      let new = system.traits(of: transition.scene, in: transition.new), old != new
    else { return nil }
    let scale = system.display(of: transition.scene).scale
    return (
      traitCollection(of: transition.scene, old, scale: transition.oldDisplay.scale),
      traitCollection(of: transition.scene, new, scale: scale)
    )
  }

  private func tellNewTraits(_ turn: Turn) {
    guard let (_, new) = traitChange(turn) else { return }
    for participant in turn.participants where participant.isTop {
      if let presentation = participant.controller.activePresentation {
        presentation.willTransition(to: new, with: turn.coordinator)
      } else {
        turn.coordinator.tellNewTraits(new, to: participant.controller)
      }
    }
  }

  private func tellOldTraits(_ turn: Turn) {
    guard let (old, _) = traitChange(turn),
      let traits = turn.transition.oldTraits
    else { return }
    for participant in turn.participants {
      let controller = participant.controller
      let now = controller.traitCollection
      controller.knownTraits = now
      tell(controller, .traitCollectionDidChange(from: traits)) {
        controller.tell(of: now, after: old)
      }
    }
    for window in system.openWindows(of: turn.transition.scene) {
      self.window(window)?.deliverTraits()
    }
  }

  private func tellNewSize(_ turn: Turn) {
    let old = system.rootSize(turn.transition.old)
    let new = system.rootSize(turn.transition.new)
    let receivesHalf = turn.isHalfTurn && system.receivesHalfTurn(isRoot: true)
    guard old != new || receivesHalf else { return }
    for participant in turn.participants where participant.isTop {
      // A presentation controller is notified first, and passes it on (G-20).
      if let presentation = participant.controller.activePresentation {
        presentation.viewWillTransition(to: CGSize(new), with: turn.coordinator)
      } else {
        turn.coordinator.tellNewSize(CGSize(new), to: participant.controller)
      }
    }
  }

  /// What depends on the orientation alone is found out before anything is laid out.
  private func tellOfTurn(_ turn: Turn) {
    let orientation = UIInterfaceOrientation(turn.transition.new.interfaceOrientation)
    for participant in turn.participants {
      participant.controller.interfaceWillTurn(to: orientation)
    }
  }

  private func tellRotation(_ phase: TransitionPhase, _ turn: Turn) {
    let old = turn.transition.old.interfaceOrientation
    let new = turn.transition.new.interfaceOrientation
    let to = UIInterfaceOrientation(new)
    let from = UIInterfaceOrientation(old)
    let duration = turn.transition.plan.duration
    for participant in turn.participants where participant.receivesRotation {
      guard system.phase != .terminated else { return }
      let controller = participant.controller
      switch phase {
      case .willRotate:
        tell(controller, .willRotate(to: new)) { controller.willRotate(to: to, duration: duration) }
      case .willAnimateRotation:
        tell(controller, .willAnimateRotation(to: new)) {
          AnimationState.inherit(duration: duration) {
            controller.willAnimateRotation(to: to, duration: duration)
          }
        }
      case .didRotate:
        tell(controller, .didRotate(from: old)) { controller.didRotate(from: from) }
      case .willAnimateFirstHalf:
        tell(controller, .willAnimateFirstHalf(to: new)) {
          controller.willAnimateFirstHalfOfRotation(to: to, duration: duration)
        }
      case .didAnimateFirstHalf:
        tell(controller, .didAnimateFirstHalf(to: new)) {
          controller.didAnimateFirstHalfOfRotation(to: to)
        }
      case .willAnimateSecondHalf:
        tell(controller, .willAnimateSecondHalf(from: old)) {
          controller.willAnimateSecondHalfOfRotation(from: from, duration: duration)
        }
      default: break
      }
    }
  }
}
