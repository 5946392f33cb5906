import Orientation

/// A turn or a resize in progress, with the live objects that take part in it.
///
/// A controller that is there when it begins participates to the end, even if it leaves meanwhile;
/// one that comes later only gets the new bounds.
@MainActor final class Turn {
  let transition: RunningTransition
  let coordinator: TransitionCoordinator
  /// Those who take part, outermost first.
  let participants: [Participant]

  /// A controller that takes part.
  struct Participant {
    let controller: UIViewController
    let window: WindowID
    /// Whether it is the root of a window, or was presented.
    let isTop: Bool
    /// Whether something covered it when the turn began.
    let isCovered: Bool
    /// Whether it gets the rotate callbacks.
    let receivesRotation: Bool
  }

  init(_ transition: RunningTransition, _ coordinator: TransitionCoordinator, _ host: DeviceHost) {
    self.transition = transition
    self.coordinator = coordinator
    participants = Turn.participants(in: transition, host)
  }

  var isTurn: Bool { transition.old.interfaceOrientation != transition.new.interfaceOrientation }

  var isHalfTurn: Bool { transition.plan.transform == .half }

  func includes(_ controller: UIViewController) -> Bool {
    participants.contains { $0.controller === controller }
  }

  /// The views of those who have been covered since it began, which are out of their window by now.
  func coveredViews(of window: WindowID) -> [UIView] {
    topViews(of: window).filter { $0.superview == nil }
  }

  /// The views of the outermost ones that nothing covered when it began.
  func topViews(of window: WindowID) -> [UIView] {
    participants.compactMap { participant in
      guard participant.isTop, !participant.isCovered, participant.window == window else {
        return nil
      }
      let controller = participant.controller
      return controller.activePresentation.map(\.containerIfLoaded) ?? controller.viewIfLoaded
    }
  }

  private static func participants(
    in transition: RunningTransition, _ host: DeviceHost
  ) -> [Participant] {
    let system = host.system
    let isTurn = transition.old.interfaceOrientation != transition.new.interfaceOrientation
    var found: [Participant] = []
    func visit(
      _ controller: UIViewController, _ window: WindowID, isTop: Bool, isCovered: Bool,
      rotates: Bool
    ) {
      guard !found.contains(where: { $0.controller === controller }) else { return }
      found.append(
        Participant(
          controller: controller, window: window, isTop: isTop, isCovered: isCovered,
          receivesRotation: isTurn && rotates
            && system.receivesRotation(host.methodOverrides(of: controller).engine)))
      let passes = rotates && controller.shouldAutomaticallyForwardRotationMethods
      for child in controller.shownChildren {
        visit(child, window, isTop: false, isCovered: isCovered, rotates: passes)
      }
    }
    for window in system.openWindows(of: transition.scene) {
      for (top, isCovered) in system.notifiedTops(of: window) {
        guard let controller = host.controller(top) else { continue }
        visit(controller, window, isTop: true, isCovered: isCovered, rotates: true)
      }
    }
    return found
  }
}
