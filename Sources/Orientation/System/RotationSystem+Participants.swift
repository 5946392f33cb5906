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
      // A covered presenter gets no callbacks up to iOS 7 (E-19); from iOS 8 it does, but its view,
      // which is not in the window, is laid out only when it comes back (E-20).
      let covered = coveredTops(window.presentations[...], in: WindowID(index))
      let tops = tops(of: WindowID(index))
      for (position, top) in tops.enumerated() {
        let isCovered = position < covered
        guard !isCovered || behaviors[.hiddenPresenterIsNotified] else { continue }
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
    let receivesSize =
      isSizeFamily && receives && (old != offered || receivesHalfTurn(isRoot: parent == nil))
    let kept = isCovered ? system.windows[window.index].laidOut[id] ?? old : nil
    found.append(
      Participant(
        controller: id, parent: parent, window: window, oldSize: kept ?? old, newSize: kept ?? new,
        offeredSize: offered, receivesSize: receivesSize,
        isAskedForSize: isSizeFamily && receives && parent != nil,
        receivesRotation: isTurn && rotates && receivesRotation(controller)))
    let passesSize =
      receivesSize && !controller.overrides.contains(.sizeTransitionWithoutSuper)
    let passesRotation = rotates && !controller.overrides.contains(.keepsRotationMethods)
    for child in system.shownChildren(of: id) {
      visit(
        child, parent: id, old: old, new: new, offered: offered, receives: passesSize,
        rotates: passesRotation, into: &found, &seen)
    }
  }

  /// Half a turn keeps the size, so by the usual rule there would be no callback (`G-30`).
  private func receivesHalfTurn(isRoot: Bool) -> Bool {
    guard isHalfTurn else { return false }
    switch system.policy.halfTurnTransition {
    case .rootOnly: return isRoot
    case .nobody: return false
    case .everybody: return true
    }
  }

  /// From iOS 8 only classes without the size callback get the rotate callbacks (`G-28`).
  private func receivesRotation(_ controller: Controller) -> Bool {
    guard system.behaviors[.turnIsSizeChange] else { return true }
    let overridesSize = !controller.overrides.isDisjoint(
      with: [.sizeTransition, .sizeTransitionWithoutSuper])
    return system.policy.legacyFallback == .sent && controller.overrides.contains(.rotate)
      && !overridesSize
  }
}
