extension RotationSystem {
  mutating func negotiateEverywhere(_ trigger: Trigger, isAnimated: Bool = true) {
    for index in scenes.indices where phase != .terminated {
      startNegotiation(trigger, in: SceneID(index), isAnimated: isAnimated)
    }
  }

  /// Negotiates now, or at the end of the turn that is in progress.
  mutating func startNegotiation(_ trigger: Trigger, in scene: SceneID, isAnimated: Bool) {
    if isTurning(scene) {
      putOff(trigger, in: scene, isAnimated: isAnimated)
    } else {
      negotiate(trigger, in: scene, isAnimated: isAnimated)
    }
  }

  /// Asks the deciding controllers and carries out the decision.
  ///
  /// `comesFromUserLock` is true for the turn that switching the user's lock on brings, which the
  /// lock must not stop; `followsDevice` is false where the device's pose must turn nothing.
  mutating func negotiate(
    _ trigger: Trigger, in scene: SceneID, isAnimated: Bool = true, comesFromUserLock: Bool = false,
    followsDevice: Bool = true
  ) {
    if trigger.changesDecider { evaluateLock(of: scene, onlyDrops: true) }
    var maker = recordsReasons ? decisionMaker(of: scene) : DecisionMaker(deciders(of: scene))
    var facts = facts(of: scene, hasController: maker.controller != nil)
    if comesFromUserLock { facts.isUserLocked = false }
    if !followsDevice { facts.device = .unknown }
    let isNarrowed = maker.deciders.contains { !$0.narrowing.isEmpty }
    let readsPreferred = trigger != .presentation || !isNarrowed
    let policy = policy
    let keepsSteps = recordsReasons
    var list = StepList()
    var decision = ask(maker.deciders, in: scene, readsPreferred: readsPreferred) { asked in
      guard keepsSteps else {
        var none = NoSteps()
        return Negotiation.decide(trigger, facts, policy: policy, asking: &asked, recording: &none)
      }
      return Negotiation.decide(trigger, facts, policy: policy, asking: &asked, recording: &list)
    }
    if let fault = decision.fault {
      let named = fault.isAboutAlert ? recursiveAlert(askedBy: maker.controller) : nil
      decision.outcome = .raises(fault.naming(named ?? maker.controller))
    }
    if comesFromUserLock {
      maker.steps.append(
        DecisionStep(
          "B-14", .userLock, .wants(.portrait), policy: .phoneLockTurnsPortrait))
    }
    let asked = maker.controller
    for step in list.steps { maker.steps.append(step.naming(asked)) }
    record(.decided(scene, decision, maker.steps))
    if let masks = decision.masks, behaviors[.masksAreAnnounced] {
      scenes[scene.index].announced = AnnouncedMasks(
        application: masks.application, controller: masks.controller)
    }
    if decision.outcome == .stays(.preferenceLock), trigger == .update || trigger == .contentChange
    {
      // The lock keeps the interface, but what was announced counts once it is gone (F-25).
      scenes[scene.index].announced = nil
    }
    switch decision.outcome {
    case .turns(let orientation):
      begin(scene, to: geometry(of: scene, turnedTo: orientation), isAnimated: isAnimated)
    case .stays: break
    case .refused(let error): waiting.append(Waiting(scene: scene, work: .error(error)))
    case .raises(let fault): raise(fault)
    }
    if trigger.changesDecider { evaluateLock(of: scene) }
  }

  /// The alert that was asked and asked back, if the deciding controller passes questions to one.
  private func recursiveAlert(askedBy decider: ControllerID?) -> ControllerID? {
    guard let decider else { return nil }
    let target = finalTarget(of: decider)
    return controllers[target.index].kind == .alert ? target : nil
  }

  /// What a negotiation takes for granted in a scene.
  func facts(of scene: SceneID, hasController: Bool) -> Facts {
    var facts = facts(of: scenes[scene.index])
    facts.hasController = hasController
    return facts
  }

  /// The same for a scene that may not be so yet.
  func facts(of state: SceneState) -> Facts {
    var facts = Facts(
      version: version, linkedSDK: linkedSDK, behaviors: behaviors, idiom: idiom,
      infoPlist: application.infoPlist,
      deviceMask: display(of: state).deviceMask,
      current: state.geometry.interfaceOrientation,
      device: pose(deviceOrientation, seenBy: state.displayIndex))
    facts.hardwareMultitasks = device.multitasks(on: version)
    facts.environment = state.environment
    facts.windowingMode = windowingMode
    facts.isResized = state.isResized
    facts.announced = state.announced
    facts.isPreferenceLocked = state.geometry.isInterfaceOrientationLocked
    facts.isUserLocked = isUserLocked
    facts.isInBackground = phase == .background
    return facts
  }
}

extension Trigger {
  /// Whether another controller may decide from now on, so that the lock is looked at (`M-23`).
  fileprivate var changesDecider: Bool {
    switch self {
    case .launch, .foreground, .rootChange, .presentation, .dismissal: true
    case .deviceTurn, .unlock, .attempt, .keyValueWrite, .update, .contentChange,
      .sceneChange, .request:
      false
    }
  }
}

extension Decision {
  fileprivate var fault: Fault? {
    if case .raises(let fault) = outcome { fault } else { nil }
  }
}

extension Fault {
  /// Whether it names the alert that was asked instead of the deciding controller.
  fileprivate var isAboutAlert: Bool {
    if case .askedRecursively = self { true } else { false }
  }

  /// The same exception with the controller it names.
  fileprivate func naming(_ controller: ControllerID?) -> Fault {
    switch self {
    case .noCommonOrientation: .noCommonOrientation(controller: controller)
    case .preferredNotSupported(_, let preferred, let supported):
      .preferredNotSupported(controller: controller, preferred: preferred, supported: supported)
    case .askedRecursively: .askedRecursively(controller: controller)
    case .sceneLifeCycleRequired, .wrongUse: self
    }
  }
}

extension DecisionStep {
  /// The same step with the deciding controller's name.
  fileprivate func naming(_ controller: ControllerID?) -> DecisionStep {
    guard speaker == .decisionMaker, let controller else { return self }
    var step = self
    step.speaker = .controller(controller)
    return step
  }
}
