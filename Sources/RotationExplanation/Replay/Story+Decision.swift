import Orientation

extension Story {
  /// The story of a decision of which nothing but the decision is known: an app that shows what the
  /// deciding controller shows, as it is now, and to which it happens anew.
  ///
  /// - Returns: nil where what happened cannot be derived from the decision, or comes out otherwise.
  init?(
    _ decision: Decision, _ steps: [DecisionStep], decider: ControllerID?, cast: Roster,
    held: DeviceOrientation?
  ) {
    let event: RotationEvent
    switch decision.trigger {
    case .deviceTurn, .unlock, .foreground:
      guard let pose = held ?? decision.candidate?.deviceOrientation else { return nil }
      event = .turn(pose)
    case .request(let mask): event = .requestGeometryUpdate(.main, mask)
    case .attempt: event = .attemptRotationToDeviceOrientation
    case .update:
      guard let decider else { return nil }
      event = .setNeedsUpdateOfSupportedInterfaceOrientations(decider, isAnimated: true)
    case .launch, .keyValueWrite, .contentChange, .rootChange, .presentation, .dismissal,
      .sceneChange:
      return nil
    }
    var application = cast.application
    var controllers = cast.controllers
    // What has changed since the answers were read, and was not announced (F-25).
    let isStale = steps.contains { $0.finding.isAnnounced }
    var changes: [RotationEvent] = []
    for step in steps {
      guard case .allows(let mask) = step.finding else { continue }
      switch step.speaker {
      case .appDelegate:
        if isStale, let now = application.delegateMask, now != mask {
          changes.append(.changeAppDelegate(now))
        }
        application.delegateMask = mask
      case .sceneDelegate: application.sceneDelegateMask = mask
      case .controller(let id) where controllers[safe: id]?.forwarding == Controller.Forwarding.none:
        let now = controllers[id.index].answers
        if isStale, let other = now.mask, other != mask { changes.append(.change(id, now)) }
        controllers[id.index].answers.mask = mask
      default: break
      }
    }
    let start = RotationSystem(
      device: cast.device, version: cast.version, behaviors: cast.behaviors, policy: cast.policy,
      application: application, controllers: controllers, root: decider ?? cast.root,
      held: decision.current.deviceOrientation,
      windowingMode: cast.behaviors[.windowedApps] && decision.force == .binding
        ? .fullScreenApps : nil, isUserLocked: cast.isUserLocked)
    let earlier = changes.isEmpty ? [] : [Step(changes)]
    self.init(start, [Step([.launch])] + earlier + [Step([event])])
    let after = Playback(self).after
    guard after.phase != .terminated, after.interfaceOrientation == decision.result else {
      return nil
    }
  }
}
