extension Negotiation {
  /// Ends the negotiation where no mask has to be read.
  mutating func beforeAnyMask(_ facts: Facts, _ candidate: InterfaceOrientation?) -> Outcome? {
    switch trigger {
    case .request where !behaviors[.geometryRequests],
      .update where !behaviors[.geometryRequests]:
      recorder.record(
        DecisionStep(trigger == .update ? "F-24" : "F-20", .system, .doesNotNegotiate))
      return .stays(.notOffered)
    case .attempt where !behaviors[.attemptExists]:
      recorder.record(DecisionStep("F-10", .system, .doesNotNegotiate))
      return .stays(.notOffered)
    case .keyValueWrite where !behaviors[.keyValueWriteTurns]:
      recorder.record(
        DecisionStep("F-18", .system, .doesNotNegotiate, policy: .keyValueWriteFrom16))
      if policy.keyValueWriteFrom16 == .logs { return .stays(.notOffered) }
    case .contentChange:
      if !behaviors[.contentChangeNegotiates] {
        recorder.record(DecisionStep("E-11", .system, .doesNotNegotiate))
        return .stays(.notNegotiated)
      }
      recorder.record(
        DecisionStep(
          "E-12", .system, policy.pushNegotiates == .negotiates ? .decides : .doesNotNegotiate,
          policy: .pushNegotiates))
      if policy.pushNegotiates == .waits { return .stays(.notNegotiated) }
    default: break
    }
    // Only the user's motion waits; what the app presents or announces is settled at once.
    if trigger.isDeviceDriven && facts.isInBackground {
      recorder.record(DecisionStep("B-23", .system, .holds))
      return .stays(.inBackground)
    }
    if trigger.isDeviceDriven && facts.isUserLocked {
      recorder.record(DecisionStep("B-14", .userLock, .holds))
      return .stays(.userLock)
    }
    if facts.isPreferenceLocked, behaviors[.lockPreference],
      let held = underPreferenceLock(facts, candidate)
    {
      return held
    }
    if followsDeviceOnly {
      guard let candidate else {
        recorder.record(DecisionStep("B-11", .device, .wantsNothing))
        return .stays(.noCandidate)
      }
      recorder.record(DecisionStep("A-05", .device, .wants(candidate)))
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
      recorder.record(
        DecisionStep(
          "M-26", .preferenceLock, policy.lockedRequest == .ignored ? .holds : .doesNotCount,
          policy: .lockedRequest))
      return policy.lockedRequest == .ignored ? .stays(.preferenceLock) : nil
    default:
      if followsDeviceOnly, let candidate, candidate == facts.current {
        recorder.record(DecisionStep("A-05", .device, .wants(candidate)))
        recorder.record(DecisionStep(ruleOfNoTurn, .system, .holds, after: candidate.mask))
        return .stays(.alreadyThere)
      }
      recorder.record(DecisionStep("F-34", .preferenceLock, .holds))
      return .stays(.preferenceLock)
    }
  }

  /// Up to iOS 5: the controllers answer yes or no to one orientation.
  mutating func askYesOrNo(_ facts: Facts, _ candidate: InterfaceOrientation?) -> Outcome {
    force = .binding
    guard let candidate else {
      recorder.record(DecisionStep("B-11", .device, .wantsNothing))
      return .stays(.noCandidate)
    }
    guard candidate != facts.current else {
      recorder.record(DecisionStep(ruleOfNoTurn, .system, .holds, after: candidate.mask))
      return .stays(.alreadyThere)
    }
    guard facts.deviceMask.contains(candidate) else {
      recorder.record(
        DecisionStep("D-05", .device, .allows(facts.deviceMask), after: facts.deviceMask))
      return .stays(.notAllowed)
    }
    guard facts.hasController else {
      recorder.record(DecisionStep("D-20", .decisionMaker, .notAsked(.notOnScreen)))
      recorder.record(DecisionStep("D-20", .system, .chose(candidate), after: candidate.mask))
      return .turns(to: candidate)
    }
    let turns = asked.shouldAutorotate(to: candidate)
    recorder.record(
      DecisionStep(
        "I-01", .decisionMaker, turns ? .autorotates : .doesNotAutorotate,
        after: turns ? candidate.mask : []))
    return turns ? .turns(to: candidate) : .stays(.notAllowed)
  }

  /// Finds how much masks count, and ends the negotiation where they do not count at all.
  mutating func weighMasks(_ facts: Facts, _ candidate: InterfaceOrientation?) -> Outcome? {
    let finding = MaskForceFinding(facts, policy: policy)
    force = finding.force
    guard !force.counts else {
      if force != .binding || finding.policy != nil {
        recorder.record(
          DecisionStep(finding.rule, .environment, .weighs(force), policy: finding.policy))
      }
      return nil
    }
    recorder.record(DecisionStep(finding.rule, .environment, .doesNotCount, policy: finding.policy))
    if case .request(let requested) = trigger {
      return requestWhereMasksDoNotCount(facts, requested, finding.rule)
    }
    askInVain(facts, finding.rule)
    if facts.environment == .externalDisplay {
      recorder.record(DecisionStep("Q-18", .environment, .holds, after: facts.current.mask))
      return .stays(.doesNotFollowDevice)
    }
    if facts.environment == .mirroring {
      let stays = facts.current == .portrait
      recorder.record(
        DecisionStep(
          "N-08", .environment, stays ? .holds : .chose(.portrait),
          after: InterfaceOrientation.portrait.mask))
      return stays ? .stays(.doesNotFollowDevice) : .turns(to: .portrait)
    }
    guard let candidate else {
      recorder.record(DecisionStep("B-11", .device, .wantsNothing))
      return .stays(.noCandidate)
    }
    guard facts.deviceMask.contains(candidate) else {
      recorder.record(
        DecisionStep("D-05", .device, .allows(facts.deviceMask), after: facts.deviceMask))
      return .stays(.notAllowed)
    }
    if candidate == facts.current {
      recorder.record(DecisionStep(ruleOfNoTurn, .system, .holds, after: candidate.mask))
      return .stays(.alreadyThere)
    }
    if facts.isResized && policy.resizedOrientation == .followsShape {
      recorder.record(DecisionStep("N-09", .environment, .holds, policy: .resizedOrientation))
      return .stays(.doesNotFollowDevice)
    }
    // Here a presentation or an update could only follow the device, which the lock forbids.
    if facts.isUserLocked && !followsDeviceOnly {
      recorder.record(DecisionStep("B-14", .userLock, .holds))
      return .stays(.userLock)
    }
    recorder.record(DecisionStep(finding.rule, .system, .chose(candidate), after: candidate.mask))
    return .turns(to: candidate)
  }

  /// From 27 the app may still be asked for a mask that has no effect (`N-10`).
  private mutating func askInVain(_ facts: Facts, _ rule: RuleID) {
    let isOpen = behaviors[.masksArePreference]
    if isOpen && policy.ignoredMasksAsked == .asked && facts.hasController,
      let mask = asked.supportedInterfaceOrientations()
    {
      recorder.record(
        DecisionStep("N-10", .decisionMaker, .allows(mask), after: .all, policy: .ignoredMasksAsked)
      )
      return
    }
    recorder.record(
      DecisionStep(
        rule, .decisionMaker, .notAsked(.masksDoNotCount),
        policy: isOpen ? .ignoredMasksAsked : nil))
  }

  private mutating func recordUnasked(_ facts: Facts, _ rule: RuleID) {
    guard facts.hasController else { return }
    recorder.record(DecisionStep(rule, .decisionMaker, .notAsked(.masksDoNotCount)))
  }

  private mutating func requestWhereMasksDoNotCount(
    _ facts: Facts, _ requested: InterfaceOrientationMask, _ rule: RuleID
  ) -> Outcome? {
    if facts.environment == .pad || facts.environment == .externalDisplay {
      recordUnasked(facts, rule)
      recorder.record(
        DecisionStep(
          facts.environment == .pad ? "M-09" : "Q-18", .request, .refuses, before: requested,
          after: []))
      return .refused(.windowingMode)
    }
    if policy.resizableRequest == .refusedLikePad {
      recordUnasked(facts, rule)
      recorder.record(
        DecisionStep(
          "N-12", .request, .refuses, before: requested, after: [], policy: .resizableRequest))
      return .refused(.windowingMode)
    }
    force = .binding
    return nil
  }
}
