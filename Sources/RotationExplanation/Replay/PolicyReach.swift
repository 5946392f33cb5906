package import Orientation

/// What of a story disputed points could touch: where none of it is there, another answer changes
/// nothing, and the story need not be played again to find that out.
package struct PolicyReach: Sendable {
  /// What of an app does not depend on what happens to it, so that it is found once for all stories.
  package struct App: Sendable {
    /// The device with the app on it, not launched.
    package let start: RotationSystem
    /// What the controllers answer, and what their code does.
    fileprivate let kinds: EventKinds
    fileprivate let hasReactions: Bool
    fileprivate let hasFixedSize: Bool
    fileprivate let hasAlert: Bool

    /// Looks at an app.
    ///
    /// - Parameter start: the device with the app on it, not launched.
    /// - Complexity: linear in the number of controllers and of what their code does.
    package init(_ start: RotationSystem) {
      self.start = start
      var kinds = EventKinds()
      var (hasReactions, hasFixedSize, hasAlert) = (false, false, false)
      for controller in start.controllers {
        kinds.add(controller.answers)
        for reaction in controller.reactions {
          hasReactions = true
          for event in reaction.events { kinds.add(event) }
        }
        if controller.fixedSize != nil { hasFixedSize = true }
        if controller.kind == .alert { hasAlert = true }
      }
      self.kinds = kinds
      self.hasReactions = hasReactions
      self.hasFixedSize = hasFixedSize
      self.hasAlert = hasAlert
    }
  }

  private let app: App
  private var kinds: EventKinds
  /// The points that steps of decisions name.
  private var named: Set<PolicyPoint> = []
  private var hasCrashed = false
  /// Whether some negotiation followed a push, a pop or another tab.
  private var hasChangedContent = false
  /// Whether a negotiation could have followed the device, or stayed.
  private var hasSettled = false
  /// Whether a scene has changed, so that there was a transition and something to post.
  private var hasChangedScene = false

  /// Looks at what can happen.
  ///
  /// - Parameters:
  ///   - start: the device with the app on it, not launched.
  ///   - events: what happens.
  ///   - entries: what that led to.
  package init(
    _ start: RotationSystem, _ events: [RotationEvent], _ entries: some Sequence<Transcript.Entry>
  ) {
    self.init(App(start))
    for event in events { add(event) }
    for entry in entries { add(entry) }
  }

  /// Begins a story in which nothing has happened yet.
  package init(_ app: App) {
    self.app = app
    kinds = app.kinds
  }

  /// Continues the story with something that happens.
  package mutating func add(_ event: RotationEvent) { kinds.add(event) }

  /// Continues the story with something that an event led to.
  package mutating func add(_ entry: Transcript.Entry) {
    switch entry.occurrence {
    case .decided(_, let decision, let steps):
      for step in steps {
        if let point = step.policy { named.insert(point) }
      }
      if case .turns = decision.outcome { hasChangedScene = true }
      guard decision.trigger == .update || decision.trigger == .contentChange else { return }
      if decision.trigger == .contentChange { hasChangedContent = true }
      // Where the device is as the interface is, following it and staying are the same.
      if start.policy.updateFollowsDevice != .followsDevice
        || (decision.candidate ?? decision.current) != decision.current
      {
        hasSettled = true
      }
    case .exception: hasCrashed = true
    case .geometry: hasChangedScene = true
    default: break
    }
  }

  private var start: RotationSystem { app.start }
  private var behaviors: Behaviors { start.behaviors }
  private var mayLock: Bool { behaviors[.lockPreference] && kinds.prefersLocked }
  private var hasUserLock: Bool { start.isUserLocked || kinds.switchesUserLock }
  private var isPad: Bool { start.device.idiom == .pad }

  /// Whether another answer to a point could change anything.
  package func mayTouch(_ point: PolicyPoint) -> Bool {
    switch point {
    case .overFullScreen: kinds.styles.contains(.overFullScreen)
    case .currentContext: kinds.styles.contains(.currentContext)
    case .fullScreenOverSheet: kinds.presentations > 1
    // What names the point wherever it is looked at.
    case .deviceExcludesAll, .lockedRequest, .pushNegotiates: named.contains(point)
    case .fallbackOrder: named.contains(point) || kinds.resizes || kinds.moves
    // A turn that ends before masks are read may end elsewhere once controllers are asked again.
    case .turnReadsMasks:
      named.contains(point) || (behaviors[.masksAreAnnounced] && kinds.followsDevice)
    case .emptyMaskWithoutAutorotate:
      !behaviors[.autorotateIsAsked] && kinds.refusesAutorotation
    // A request meets a change of content that waits.
    case .requestDuringTransition: kinds.requests && (hasChangedContent || hasCrashed)
    case .updateFollowsDevice: hasSettled
    case .preferredTextSince8: hasCrashed
    case .didNotificationValue: hasChangedScene || kinds.resizes || kinds.moves
    case .lockedDeviceValue: kinds.writes && hasUserLock
    case .decidingWindow: kinds.opensWindow
    case .delegatePrecedence: behaviors[.sceneDelegateAnswers] && bothDelegatesAnswer
    case .linked26Resizes: isPad && behaviors[.fixedSceneIsDisputed]
    case .userLockKeepsMasks: isPad && behaviors[.windowedApps] && hasUserLock
    case .ignoredStartingWith: start.application.infoPlist.fullScreenIgnoredFrom != nil
    case .lockAsks, .lockHeldBySheets: mayLock && kinds.presentations > 0
    case .resizedOrientation, .discreteShape: kinds.resizes
    case .ignoredMasksAsked: false
    case .resizableRequest:
      named.contains(point) || (kinds.requests && start.policy.resizableRequest != .refusedLikePad)
    case .mirroredDevice: kinds.moves || start.environment() == .mirroring
    case .childSize: app.hasFixedSize
    case .halfTurnTransition, .legacyFallback:
      behaviors[.turnIsSizeChange] && (hasChangedScene || kinds.resizes || kinds.moves)
    case .layoutOrientation:
      !behaviors[.turnIsSizeChange] && (hasChangedScene || kinds.resizes || kinds.moves)
    case .keyValueWriteFrom16: kinds.writes && !behaviors[.keyValueWriteTurns]
    case .phoneLockTurnsPortrait: hasUserLock && !isPad
    case .statusBarByHand:
      behaviors[.statusBarCanBeSet] && behaviors[.statusBarIsSetWhileSuspended]
        && kinds.setsStatusBar
    case .attemptFrom16: behaviors[.geometryRequests] && kinds.attemptsRotation
    case .lockRelease: mayLock
    case .alertAskedBack:
      behaviors[.alertAsksPresenter] && !behaviors[.alertAskedBackRaises]
        && app.hasAlert
    }
  }

  /// Whether another answer to a point could turn anything else, rather than only call and post
  /// something else.
  package func mayTurn(_ point: PolicyPoint) -> Bool {
    switch point {
    case .preferredTextSince8: return false
    case .didNotificationValue, .childSize, .halfTurnTransition, .legacyFallback,
      .layoutOrientation:
      // What is called can only turn something by what it does.
      guard app.hasReactions else { return false }
    default: break
    }
    return mayTouch(point)
  }

  private var bothDelegatesAnswer: Bool {
    let app =
      start.application.delegateMask != nil || !start.application.delegateMaskByWindow.isEmpty
      || kinds.appDelegateAnswers
    let scene = start.application.sceneDelegateMask != nil || kinds.sceneDelegateAnswers
    return app && scene
  }
}
