/// What becomes of the views while a transition runs.
///
/// A view gets the bounds of the window it is in. One that has left its window since the transition
/// began gets them all the same, and one that had left it before keeps its own (`E-20`).
extension RotationSystem {
  /// Gives the views their bounds: those of before as a transition begins, for which everything that
  /// is on screen is put into its window, and the new ones in its course.
  mutating func fitViews(of transition: RunningTransition) {
    guard live == nil else { return }
    let isBeginning = shownGeometry(of: transition.scene) == transition.old
    for window in openWindows(of: transition.scene) {
      let sizes = shownSizes(in: window)
      if isBeginning {
        for top in uncoveredTops(of: window) {
          if let size = sizes[top] { load(top, at: size, in: window) }
        }
      }
      for id in placed(in: window, during: transition) {
        guard let size = sizes[id] else { continue }
        setBounds(of: id, to: size, in: window)
      }
    }
    for (top, window) in strays(of: transition) {
      fitStray(top, in: window, to: rootSize(shownGeometry(of: transition.scene)), layingOut: false)
    }
  }

  /// Lays out what takes part, and what has come into the windows since.
  mutating func layOutViews(of transition: RunningTransition) {
    guard lend({ $0.perform(.layout, of: transition) }) == nil else { return }
    let strays = strays(of: transition)
    for window in openWindows(of: transition.scene) {
      var isLaidOut = false
      for participant in transition.participants
      where participant.window == window && participant.parent == nil && !participant.isCovered {
        if strays.contains(where: { $0.top == participant.controller }) {
          fitStray(
            participant.controller, in: window, to: rootSize(transition.new), layingOut: true)
        } else if !isLaidOut {
          isLaidOut = true
          layOutPlaced(in: window, during: transition)
        }
      }
      if !isLaidOut { layOutPlaced(in: window, during: transition) }
    }
  }

  private mutating func layOutPlaced(in window: WindowID, during transition: RunningTransition) {
    let sizes = shownSizes(in: window)
    for id in placed(in: window, during: transition) {
      guard let size = sizes[id] else { continue }
      layOut(id, at: size, in: window)
    }
  }

  /// The controllers on screen whose views are loaded and in a window, outermost first.
  private func placed(in window: WindowID, during transition: RunningTransition) -> [ControllerID] {
    var inside = Set(windows[window.index].visible)
    for participant in transition.participants where !participant.isCovered {
      inside.insert(participant.controller)
    }
    return onScreen(in: window).filter {
      inside.contains($0) && bounds(of: $0, in: window) != nil
    }
  }

  /// The outermost of those who take part and whose views have left the window since.
  private func strays(
    of transition: RunningTransition
  ) -> [(top: ControllerID, window: WindowID)] {
    transition.participants.compactMap { participant in
      guard participant.parent == nil, !participant.isCovered,
        !windows[participant.window.index].isClosed
      else { return nil }
      let place = window(of: participant.controller)
      guard place.map({ !uncoveredTops(of: $0).contains(participant.controller) }) ?? true
      else { return nil }
      return (participant.controller, participant.window)
    }
  }

  /// Gives the views of one that left its window their bounds, or lays them out.
  private mutating func fitStray(
    _ top: ControllerID, in window: WindowID, to size: ScreenSize, layingOut: Bool
  ) {
    var seen: Set<ControllerID> = []
    func tree(_ id: ControllerID, _ offered: ScreenSize) -> [(ControllerID, ScreenSize)] {
      guard seen.insert(id).inserted else { return [] }
      let size = controllers[id.index].fixedSize ?? offered
      return [(id, size)] + shownChildren(of: id).flatMap { tree($0, size) }
    }
    for (id, size) in tree(top, size) where bounds(of: id, in: window) != nil {
      if layingOut {
        layOut(id, at: size, in: window)
      } else {
        setBounds(of: id, to: size, in: window)
      }
    }
  }
}
