package import Orientation

/// What of a story disputed points could touch: where none of it is there, another answer changes
/// nothing, and the story need not be played again to find that out.
package struct PolicyReach: Sendable {
  private let start: RotationSystem
  private let events: [RotationEvent]
  /// The points that steps of decisions name.
  private let named: Set<PolicyPoint>
  private let hasCrashed: Bool
  /// Whether some negotiation followed a push, a pop or another tab.
  private let hasChangedContent: Bool
  /// Whether a negotiation could have followed the device, or stayed.
  private let hasSettled: Bool
  /// Whether a scene has changed, so that there was a transition and something to post.
  private let hasChangedScene: Bool

  /// Looks at what can happen.
  ///
  /// - Parameters:
  ///   - start: the device with the app on it, not launched.
  ///   - events: what happens.
  ///   - entries: what that led to.
  package init(
    _ start: RotationSystem, _ events: [RotationEvent], _ entries: some Sequence<Transcript.Entry>
  ) {
    self.start = start
    self.events =
      events + start.controllers.flatMap { $0.reactions.flatMap(\.events) }
    var named: Set<PolicyPoint> = []
    var hasCrashed = false
    var hasChangedContent = false
    var hasSettled = false
    var hasChangedScene = false
    let follows = start.policy.updateFollowsDevice == .followsDevice
    for entry in entries {
      switch entry.occurrence {
      case .decided(_, let decision, let steps):
        named.formUnion(steps.lazy.compactMap(\.policy))
        if case .turns = decision.outcome { hasChangedScene = true }
        guard decision.trigger == .update || decision.trigger == .contentChange else { continue }
        if decision.trigger == .contentChange { hasChangedContent = true }
        // Where the device is as the interface is, following it and staying are the same.
        if !follows || (decision.candidate ?? decision.current) != decision.current {
          hasSettled = true
        }
      case .exception: hasCrashed = true
      case .geometry: hasChangedScene = true
      default: break
      }
    }
    self.named = named
    self.hasCrashed = hasCrashed
    self.hasChangedContent = hasChangedContent
    self.hasSettled = hasSettled
    self.hasChangedScene = hasChangedScene
  }

  private var behaviors: Behaviors { start.behaviors }

  private func happens(_ isSo: (RotationEvent) -> Bool) -> Bool { events.contains(where: isSo) }

  private var answers: [ControllerAnswers] {
    start.controllers.map(\.answers)
      + events.compactMap { if case .change(_, let answers) = $0 { answers } else { nil } }
  }

  private func presents(_ isSo: (PresentationStyle) -> Bool = { _ in true }) -> Bool {
    happens { if case .present(_, let style, _) = $0 { isSo(style) } else { false } }
  }
  private var resizes: Bool { happens { if case .resize = $0 { true } else { false } } }
  private var moves: Bool {
    happens {
      switch $0 {
      case .move, .openScene: true
      default: false
      }
    }
  }
  private var requests: Bool {
    happens { if case .requestGeometryUpdate = $0 { true } else { false } }
  }
  private var writes: Bool {
    happens { if case .setDeviceOrientation = $0 { true } else { false } }
  }
  private var switchesUserLock: Bool { happens { if case .userLock = $0 { true } else { false } } }
  /// Whether something makes UIKit follow the device.
  private var followsDevice: Bool {
    happens {
      switch $0 {
      case .turn, .userLock, .enterForeground: true
      default: false
      }
    }
  }
  private var mayLock: Bool {
    behaviors[.lockPreference] && answers.contains { $0.prefersLocked }
  }
  private var isPad: Bool { start.device.idiom == .pad }

  /// Whether another answer to a point could change anything.
  package func mayTouch(_ point: PolicyPoint) -> Bool {
    switch point {
    case .overFullScreen: presents { $0 == .overFullScreen }
    case .currentContext: presents { $0 == .currentContext }
    case .fullScreenOverSheet:
      events.count { if case .present = $0 { true } else { false } } > 1
    // What names the point wherever it is looked at.
    case .deviceExcludesAll, .lockedRequest, .pushNegotiates: named.contains(point)
    case .fallbackOrder: named.contains(point) || resizes || moves
    // A turn that ends before masks are read may end elsewhere once controllers are asked again.
    case .turnReadsMasks:
      named.contains(point) || (behaviors[.masksAreAnnounced] && followsDevice)
    case .emptyMaskWithoutAutorotate:
      !behaviors[.autorotateIsAsked] && answers.contains { !$0.autorotates }
    // A request meets a change of content that waits.
    case .requestDuringTransition: requests && (hasChangedContent || hasCrashed)
    case .updateFollowsDevice: hasSettled
    case .preferredTextSince8: hasCrashed
    case .didNotificationValue: hasChangedScene || resizes || moves
    case .lockedDeviceValue: writes && (start.isUserLocked || switchesUserLock)
    case .decidingWindow:
      happens { if case .openWindow = $0 { true } else { false } }
    case .delegatePrecedence: behaviors[.sceneDelegateAnswers] && bothDelegatesAnswer
    case .linked26Resizes: isPad && behaviors[.fixedSceneIsDisputed]
    case .userLockKeepsMasks:
      isPad && behaviors[.windowedApps] && (start.isUserLocked || switchesUserLock)
    case .ignoredStartingWith: start.application.infoPlist.fullScreenIgnoredFrom != nil
    case .lockAsks, .lockHeldBySheets: mayLock && presents()
    case .resizedOrientation, .discreteShape: resizes
    case .ignoredMasksAsked: false
    case .resizableRequest:
      named.contains(point) || (requests && start.policy.resizableRequest != .refusedLikePad)
    case .mirroredDevice: moves || start.environment() == .mirroring
    case .childSize: start.controllers.contains { $0.fixedSize != nil }
    case .halfTurnTransition, .legacyFallback:
      behaviors[.turnIsSizeChange] && (hasChangedScene || resizes || moves)
    case .layoutOrientation:
      !behaviors[.turnIsSizeChange] && (hasChangedScene || resizes || moves)
    case .keyValueWriteFrom16: writes && !behaviors[.keyValueWriteTurns]
    case .phoneLockTurnsPortrait: (start.isUserLocked || switchesUserLock) && !isPad
    case .statusBarByHand:
      behaviors[.statusBarCanBeSet] && behaviors[.statusBarIsSetWhileSuspended]
        && happens { if case .setStatusBarOrientation = $0 { true } else { false } }
    case .attemptFrom16:
      behaviors[.geometryRequests]
        && happens { $0 == .attemptRotationToDeviceOrientation }
    case .lockRelease: mayLock
    case .alertAskedBack:
      behaviors[.alertAsksPresenter] && !behaviors[.alertAskedBackRaises]
        && start.controllers.contains { $0.kind == .alert }
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
      guard start.controllers.contains(where: { !$0.reactions.isEmpty }) else { return false }
    default: break
    }
    return mayTouch(point)
  }

  private var bothDelegatesAnswer: Bool {
    let app =
      start.application.delegateMask != nil || !start.application.delegateMaskByWindow.isEmpty
      || happens { if case .changeAppDelegate(.some) = $0 { true } else { false } }
    let scene =
      start.application.sceneDelegateMask != nil
      || happens { if case .changeSceneDelegate(.some) = $0 { true } else { false } }
    return app && scene
  }
}
