extension Negotiation {
  /// Takes one orientation out of what the masks share.
  mutating func choose(
    _ facts: Facts, from masks: Masks, _ candidate: InterfaceOrientation?
  ) -> (InterfaceOrientation?, Outcome) {
    let allowed = masks.effective
    switch trigger {
    case .attempt where !followsDeviceOnly:
      return settle(facts, on: candidate, within: allowed, "F-12", policy: .attemptFrom16)
    case .deviceTurn, .foreground, .unlock, .attempt, .keyValueWrite:
      return (candidate, follow(facts, candidate ?? .unknown, within: allowed))
    case .launch:
      return settle(facts, on: candidate, within: allowed, "D-47")
    case .rootChange, .sceneChange:
      return settle(facts, on: candidate, within: allowed, "D-08")
    case .update, .contentChange:
      let follows = policy.updateFollowsDevice == .followsDevice
      // Where both may stay, whether the device is followed is not known (F-29).
      let isOpen =
        candidate.map { $0 != facts.current && allowed.contains($0) } ?? false
        && allowed.contains(facts.current)
      return settle(
        facts, on: follows ? candidate : nil, within: allowed,
        trigger == .update ? "F-24" : "E-12", policy: isOpen ? .updateFollowsDevice : nil)
    case .presentation:
      return present(facts, masks, candidate)
    case .dismissal:
      if let fault = checkPreferred(facts, masks, onDismissal: true) { return (candidate, fault) }
      return (candidate, settle(facts, on: candidate, else: facts.current, within: allowed, "E-17"))
    case .request(let requested):
      return (candidate, grant(facts, requested, allowed, candidate))
    }
  }

  /// Turns to exactly this orientation or stays (`D-43`).
  private mutating func follow(
    _ facts: Facts, _ candidate: InterfaceOrientation, within allowed: InterfaceOrientationMask
  ) -> Outcome {
    guard allowed.contains(candidate) else {
      let isOpen =
        trigger == .attempt && behaviors[.geometryRequests] && !allowed.contains(facts.current)
      note(
        "D-43", .system, .holds, before: allowed, after: allowed,
        policy: isOpen ? .attemptFrom16 : nil)
      return .stays(.notAllowed)
    }
    guard candidate != facts.current else {
      note(ruleOfNoTurn, .system, .holds, before: allowed, after: candidate.mask)
      return .stays(.alreadyThere)
    }
    note("D-04", .system, .chose(candidate), before: allowed, after: candidate.mask)
    return .turns(to: candidate)
  }

  /// The rule that leaves an interface alone which is already where the device points.
  var ruleOfNoTurn: RuleID { trigger == .attempt ? "F-11" : "B-12" }

  /// Follows the device unless the user's lock is on, else keeps what is, else falls back.
  private mutating func settle(
    _ facts: Facts, on candidate: InterfaceOrientation?, within allowed: InterfaceOrientationMask,
    _ rule: RuleID, policy point: PolicyPoint? = nil
  ) -> (InterfaceOrientation?, Outcome) {
    guard facts.isUserLocked else {
      return (
        candidate,
        settle(facts, on: candidate, else: facts.current, within: allowed, rule, policy: point)
      )
    }
    if let candidate, candidate != facts.current, allowed.contains(candidate) {
      note("B-14", .userLock, .holds, before: allowed)
    }
    return (nil, settle(facts, on: nil, else: facts.current, within: allowed, rule))
  }

  /// Takes the first requested orientation that is allowed, else the first of the fallback order
  /// (`D-42`).
  private mutating func settle(
    _ facts: Facts, on wish: InterfaceOrientation?, else second: InterfaceOrientation?,
    within allowed: InterfaceOrientationMask, _ rule: RuleID, policy point: PolicyPoint? = nil
  ) -> Outcome {
    if let wish, allowed.contains(wish) {
      return take(facts, wish, of: allowed, rule, policy: point)
    }
    if let second, allowed.contains(second) {
      return take(facts, second, of: allowed, rule, policy: point)
    }
    guard let fallback = policy.fallback(within: allowed) else { return .stays(.notAllowed) }
    guard allowed.count > 1 else { return take(facts, fallback, of: allowed, rule) }
    return take(facts, fallback, of: allowed, "D-42", policy: .fallbackOrder)
  }

  private mutating func take(
    _ facts: Facts, _ orientation: InterfaceOrientation, of allowed: InterfaceOrientationMask,
    _ rule: RuleID, policy: PolicyPoint? = nil
  ) -> Outcome {
    let stays = orientation == facts.current
    note(
      rule, .system, stays ? .holds : .chose(orientation), before: allowed, after: orientation.mask,
      policy: policy)
    return stays ? .stays(.alreadyThere) : .turns(to: orientation)
  }

  /// A full-screen presentation appears in its preferred orientation (`E-08`).
  private mutating func present(
    _ facts: Facts, _ masks: Masks, _ candidate: InterfaceOrientation?
  ) -> (InterfaceOrientation?, Outcome) {
    if let fault = checkPreferred(facts, masks, onDismissal: false) { return (candidate, fault) }
    var wish = facts.current
    var rule: RuleID = "E-03"
    if case .orientation(let preferred) = lastPreferred { (wish, rule) = (preferred, "E-08") }
    if masks.effective.contains(wish) {
      return (wish, take(facts, wish, of: masks.effective, rule))
    }
    return (
      wish, settle(facts, on: facts.current, else: candidate, within: masks.effective, "E-10")
    )
  }

  /// Reads the preferred orientation and raises when it is outside the mask (`E-04`).
  private mutating func checkPreferred(_ facts: Facts, _ masks: Masks, onDismissal: Bool)
    -> Outcome?
  {
    guard facts.hasController else { return nil }
    let preferred = asked.preferredInterfaceOrientation()
    lastPreferred = preferred
    let isSupported: Bool
    switch preferred {
    case .orientation(let orientation):
      note("E-01", .decisionMaker, .wants(orientation), before: masks.effective)
      isSupported = masks.controller.contains(orientation)
    case .invalid:
      isSupported = false
    case .inherited:
      let isChecked = behaviors[.inheritedPreferredIsChecked] && !onDismissal
      isSupported = !isChecked || masks.controller.contains(facts.current)
    }
    guard !isSupported else { return nil }
    note(
      onDismissal ? "E-06" : preferred == .inherited ? "E-07" : "E-04", .system, .raises,
      before: masks.controller, after: [])
    return .raises(
      .preferredNotSupported(
        controller: nil,
        preferred: preferred == .inherited ? .orientation(facts.current) : preferred,
        supported: masks.controller))
  }

  /// Grants or refuses a geometry request (`F-20`, `F-22`, `F-30`).
  private mutating func grant(
    _ facts: Facts, _ requested: InterfaceOrientationMask, _ allowed: InterfaceOrientationMask,
    _ candidate: InterfaceOrientation?
  ) -> Outcome {
    note("F-20", .request, .requests(requested), before: allowed)
    let granted = requested.intersection(allowed)
    guard !granted.isEmpty else {
      note("F-22", .request, .refuses, before: allowed, after: [])
      return .refused(.orientationsNotSupported(requested: requested, supported: allowed))
    }
    if granted.contains(facts.current) {
      note("F-28", .system, .holds, before: granted, after: facts.current.mask)
      return .stays(.alreadyThere)
    }
    return settle(facts, on: candidate, else: nil, within: granted, "F-30")
  }
}

extension RotationPolicy {
  /// The first allowed orientation in the order of ``RotationPolicy/fallbackOrder-swift.property``.
  ///
  /// - Parameter allowed: what the masks share.
  /// - Returns: nil for an empty mask.
  /// - UIKit: undocumented. Rule: `D-42`, `F-30`
  public func fallback(within allowed: InterfaceOrientationMask) -> InterfaceOrientation? {
    let last: (InterfaceOrientation, InterfaceOrientation, InterfaceOrientation) =
      switch fallbackOrder {
      case .portraitRightLeft: (.landscapeRight, .landscapeLeft, .portraitUpsideDown)
      case .portraitUpsideRightLeft: (.portraitUpsideDown, .landscapeRight, .landscapeLeft)
      case .portraitLeftRight: (.landscapeLeft, .landscapeRight, .portraitUpsideDown)
      }
    if allowed.contains(InterfaceOrientation.portrait) { return .portrait }
    if allowed.contains(last.0) { return last.0 }
    if allowed.contains(last.1) { return last.1 }
    if allowed.contains(last.2) { return last.2 }
    return nil
  }
}
