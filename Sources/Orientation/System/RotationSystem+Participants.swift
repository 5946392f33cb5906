extension RotationSystem {
  /// Who takes part in a transition, in the order in which messages travel.
  func participants(
    of scene: SceneID, from old: SceneGeometry, to new: SceneGeometry
  ) -> [Participant] {
    let isHalfTurn =
      QuarterTurns(from: old.interfaceOrientation, to: new.interfaceOrientation)
      == .half
    var found: [Participant] = []
    var seen: Set<ControllerID> = []
    for index in windows.indices {
      let window = windows[index]
      guard window.scene == scene, !window.isClosed, !window.isHidden else { continue }
      for (top, isCovered) in notifiedTops(of: WindowID(index)) {
        let walk = ParticipantWalk(
          system: self, window: WindowID(index), isCovered: isCovered, isHalfTurn: isHalfTurn,
          isTurn: old.interfaceOrientation != new.interfaceOrientation)
        walk.visit(
          top, parent: nil, old: rootSize(old), new: rootSize(new), offered: rootSize(new),
          receives: true, rotates: true, into: &found, &seen)
      }
    }
    return found
  }

  /// A window's root and what is presented over it, as far as they get the callbacks of a turn, from
  /// below.
  ///
  /// A covered presenter gets none up to iOS 7 (`E-19`); from iOS 8 it does, but its view, which is
  /// not in the window, is laid out only when it comes back (`E-20`).
  package func notifiedTops(of window: WindowID) -> [(top: ControllerID, isCovered: Bool)] {
    let covered = coveredCount(of: window)
    let tops = tops(of: window).enumerated().map { (top: $1, isCovered: $0 < covered) }
    return behaviors[.hiddenPresenterIsNotified] ? tops : tops.filter { !$0.isCovered }
  }

  /// What shows each controller now, below the outermost ones of those that take part.
  func shownParents(below participants: [Participant]) -> [ControllerID: ControllerID] {
    var parents: [ControllerID: ControllerID] = [:]
    func visit(_ id: ControllerID) {
      for child in shownChildren(of: id) where parents[child] == nil {
        parents[child] = id
        visit(child)
      }
    }
    for participant in participants where participant.parent == nil {
      visit(participant.controller)
    }
    return parents
  }

  /// From iOS 8 only classes without the size callback get the rotate callbacks (`G-28`).
  package func receivesRotation(_ overrides: Controller.Overrides) -> Bool {
    guard behaviors[.turnIsSizeChange] else { return true }
    return policy.legacyFallback == .sent && overrides.contains(.rotate)
      && overrides.isDisjoint(with: [.sizeTransition, .sizeTransitionWithoutSuper])
  }

  /// Whether half a turn, which keeps the size, calls `viewWillTransition(to:with:)` (`G-30`).
  package func receivesHalfTurn(isRoot: Bool) -> Bool {
    switch policy.halfTurnTransition {
    case .rootOnly: isRoot
    case .nobody: false
    case .everybody: true
    }
  }
}

/// The way messages of a transition take through a hierarchy.
private struct ParticipantWalk {
  let system: RotationSystem
  let window: WindowID
  let isCovered: Bool
  let isHalfTurn: Bool
  let isTurn: Bool

  func visit(
    _ id: ControllerID, parent: ControllerID?, old parentOld: ScreenSize, new parentNew: ScreenSize,
    offered parentOffered: ScreenSize, receives: Bool, rotates: Bool,
    into found: inout [Participant],
    _ seen: inout Set<ControllerID>
  ) {
    guard seen.insert(id).inserted else { return }
    let controller = system.controllers[id.index]
    let old = controller.fixedSize ?? parentOld
    let new = controller.fixedSize ?? parentNew
    let ignoresFixed = system.policy.childSize == .parentSize && parent != nil
    let offered = ignoresFixed ? parentOffered : controller.fixedSize ?? parentOffered
    let isSizeFamily = system.behaviors[.turnIsSizeChange]
    let receivesHalf = isHalfTurn && system.receivesHalfTurn(isRoot: parent == nil)
    let receivesSize = isSizeFamily && receives && (old != offered || receivesHalf)
    found.append(
      Participant(
        controller: id, parent: parent, window: window, oldSize: old, newSize: new,
        offeredSize: offered, isCovered: isCovered, receivesSize: receivesSize,
        isAskedForSize: isSizeFamily && receives && parent != nil,
        receivesRotation: isTurn && rotates && system.receivesRotation(controller.overrides)))
    let passesSize =
      receivesSize && !controller.overrides.contains(.sizeTransitionWithoutSuper)
    let passesRotation = rotates && !controller.overrides.contains(.keepsRotationMethods)
    for child in system.shownChildren(of: id) {
      visit(
        child, parent: id, old: old, new: new, offered: offered, receives: passesSize,
        rotates: passesRotation, into: &found, &seen)
    }
  }
}
