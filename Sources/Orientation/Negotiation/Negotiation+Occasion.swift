extension Negotiation {
  /// Ends the negotiation where no mask has to be read.
  mutating func beforeAnyMask(_ facts: Facts, _ candidate: InterfaceOrientation?) -> Outcome? {
    switch trigger {
    case .request where !behaviors[.geometryRequests],
      .update where !behaviors[.geometryRequests]:
      note(trigger == .update ? "F-24" : "F-20", .system, .doesNotNegotiate)
      return .stays(.notOffered)
    case .attempt where !behaviors[.attemptExists]:
      note("F-10", .system, .doesNotNegotiate)
      return .stays(.notOffered)
    case .keyValueWrite where !behaviors[.keyValueWriteTurns]:
      note("F-18", .system, .doesNotNegotiate, policy: .keyValueWriteFrom16)
      if policy.keyValueWriteFrom16 == .logs { return .stays(.notOffered) }
    case .contentChange:
      if !behaviors[.contentChangeNegotiates] {
        note("E-11", .system, .doesNotNegotiate)
        return .stays(.notNegotiated)
      }
      note(
        "E-12", .system, policy.pushNegotiates == .negotiates ? .decides : .doesNotNegotiate,
        policy: .pushNegotiates)
      if policy.pushNegotiates == .waits { return .stays(.notNegotiated) }
    default: break
    }
    // Only the user's motion waits; what the app presents or announces is settled at once.
    if trigger.isDeviceDriven && facts.isInBackground {
      note("B-23", .system, .holds)
      return .stays(.inBackground)
    }
    if trigger.isDeviceDriven && facts.isUserLocked {
      note("B-14", .userLock, .holds)
      return .stays(.userLock)
    }
    if facts.isPreferenceLocked, behaviors[.lockPreference],
      let held = underPreferenceLock(facts, candidate)
    {
      return held
    }
    if followsDeviceOnly {
      guard let candidate else {
        note("B-11", .device, .wantsNothing)
        return .stays(.noCandidate)
      }
      note("A-05", .device, .wants(candidate))
    }
    return nil
  }

  /// Whether the trigger only ever turns to the device's orientation and never falls back.
  var followsDeviceOnly: Bool {
    switch trigger {
    case .attempt: !behaviors[.geometryRequests] || policy.attemptFrom16 == .neverFallsBack
    case .deviceTurn, .foreground, .unlock, .keyValueWrite: true
    default: false
    }
  }

  /// What the honoured iOS 26 lock does to this trigger; nil lets it pass.
  private mutating func underPreferenceLock(
    _ facts: Facts, _ candidate: InterfaceOrientation?
  ) -> Outcome? {
    switch trigger {
    case .launch, .presentation, .dismissal, .rootChange: return nil
    case .request:
      note(
        "M-26", .preferenceLock, policy.lockedRequest == .ignored ? .holds : .doesNotCount,
        policy: .lockedRequest)
      return policy.lockedRequest == .ignored ? .stays(.preferenceLock) : nil
    default:
      if followsDeviceOnly, let candidate, candidate == facts.current {
        note("A-05", .device, .wants(candidate))
        note(ruleOfNoTurn, .system, .holds, after: candidate.mask)
        return .stays(.alreadyThere)
      }
      note("F-34", .preferenceLock, .holds)
      return .stays(.preferenceLock)
    }
  }

  /// Up to iOS 5: the controllers answer yes or no to one orientation.
  mutating func askYesOrNo(_ facts: Facts, _ candidate: InterfaceOrientation?) -> Outcome {
    force = .binding
    guard let candidate else {
      note("B-11", .device, .wantsNothing)
      return .stays(.noCandidate)
    }
    guard candidate != facts.current else {
      note(ruleOfNoTurn, .system, .holds, after: candidate.mask)
      return .stays(.alreadyThere)
    }
    guard facts.deviceMask.contains(candidate) else {
      note("D-05", .device, .allows(facts.deviceMask), after: facts.deviceMask)
      return .stays(.notAllowed)
    }
    guard facts.hasController else {
      note("D-20", .decisionMaker, .notAsked(.notOnScreen))
      note("D-20", .system, .chose(candidate), after: candidate.mask)
      return .turns(to: candidate)
    }
    let turns = asked.shouldAutorotate(to: candidate)
    note(
      "I-01", .decisionMaker, turns ? .autorotates : .doesNotAutorotate,
      after: turns ? candidate.mask : [])
    return turns ? .turns(to: candidate) : .stays(.notAllowed)
  }

  /// Finds how much masks count, and ends the negotiation where they do not count at all.
  mutating func weighMasks(_ facts: Facts, _ candidate: InterfaceOrientation?) -> Outcome? {
    let finding = MaskForceFinding(facts, policy: policy)
    force = finding.force
    guard !force.counts else {
      if force != .binding || finding.policy != nil {
        note(finding.rule, .environment, .weighs(force), policy: finding.policy)
      }
      return nil
    }
    note(finding.rule, .environment, .doesNotCount, policy: finding.policy)
    if case .request(let requested) = trigger {
      return requestWhereMasksDoNotCount(facts, requested, finding.rule)
    }
    askInVain(facts, finding.rule)
    if facts.environment == .externalDisplay {
      note("Q-18", .environment, .holds, after: facts.current.mask)
      return .stays(.doesNotFollowDevice)
    }
    if facts.environment == .mirroring {
      let stays = facts.current == .portrait
      note(
        "N-08", .environment, stays ? .holds : .chose(.portrait),
        after: InterfaceOrientation.portrait.mask)
      return stays ? .stays(.doesNotFollowDevice) : .turns(to: .portrait)
    }
    guard let candidate else {
      note("B-11", .device, .wantsNothing)
      return .stays(.noCandidate)
    }
    guard facts.deviceMask.contains(candidate) else {
      note("D-05", .device, .allows(facts.deviceMask), after: facts.deviceMask)
      return .stays(.notAllowed)
    }
    if candidate == facts.current {
      note(ruleOfNoTurn, .system, .holds, after: candidate.mask)
      return .stays(.alreadyThere)
    }
    if facts.isResized && policy.resizedOrientation == .followsShape {
      note("N-09", .environment, .holds, policy: .resizedOrientation)
      return .stays(.doesNotFollowDevice)
    }
    // Here a presentation or an update could only follow the device, which the lock forbids.
    if facts.isUserLocked && !followsDeviceOnly {
      note("B-14", .userLock, .holds)
      return .stays(.userLock)
    }
    note(finding.rule, .system, .chose(candidate), after: candidate.mask)
    return .turns(to: candidate)
  }

  /// From 27 the app may still be asked for a mask that has no effect (`N-10`).
  private mutating func askInVain(_ facts: Facts, _ rule: RuleID) {
    let isOpen = behaviors[.masksArePreference]
    if isOpen && policy.ignoredMasksAsked == .asked && facts.hasController,
      let mask = asked.supportedInterfaceOrientations()
    {
      note("N-10", .decisionMaker, .allows(mask), after: .all, policy: .ignoredMasksAsked)
      return
    }
    note(
      rule, .decisionMaker, .notAsked(.masksDoNotCount), policy: isOpen ? .ignoredMasksAsked : nil)
  }

  private mutating func recordUnasked(_ facts: Facts, _ rule: RuleID) {
    guard facts.hasController else { return }
    note(rule, .decisionMaker, .notAsked(.masksDoNotCount))
  }

  private mutating func requestWhereMasksDoNotCount(
    _ facts: Facts, _ requested: InterfaceOrientationMask, _ rule: RuleID
  ) -> Outcome? {
    if facts.environment == .pad || facts.environment == .externalDisplay {
      recordUnasked(facts, rule)
      note(
        facts.environment == .pad ? "M-09" : "Q-18", .request, .refuses, before: requested,
        after: [])
      return .refused(.windowingMode)
    }
    if policy.resizableRequest == .refusedLikePad {
      recordUnasked(facts, rule)
      note("N-12", .request, .refuses, before: requested, after: [], policy: .resizableRequest)
      return .refused(.windowingMode)
    }
    force = .binding
    return nil
  }
}
