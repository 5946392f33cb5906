import Orientation

extension ExplanationBuilder {
  /// Whether a step settled the matter.
  func isTheCause(_ step: DecisionStep) -> Bool {
    switch decision.outcome {
    case .turns: settlesTurn(step)
    case .stays(let reason): settles(step, reason)
    case .refused(.orientationsNotSupported): isBlocking(step)
    case .refused: step.speaker == .environment
    case .raises(let fault): settles(step, fault)
    }
  }

  /// Whether the answer of the controller that is asked settled the matter.
  package var isDecidedByController: Bool {
    guard decision.force.counts else { return false }
    return switch decision.outcome {
    case .turns, .stays(.autorotationOff): true
    case .stays(.alreadyThere):
      blockers.isEmpty ? decision.masks != nil : blockers.contains(.controller)
    case .stays(.notAllowed) where decision.masks == nil:
      steps.contains { $0.finding == .doesNotAutorotate }
    case .stays(.notAllowed), .refused(.orientationsNotSupported):
      blockers.contains(.controller)
    case .raises(.noCommonOrientation), .raises(.preferredNotSupported),
      .raises(.askedRecursively):
      true
    case .stays, .refused, .raises: false
    }
  }

  private func settlesTurn(_ step: DecisionStep) -> Bool {
    if decision.trigger == .sceneChange {
      return if case .chose = step.finding { true } else { false }
    }
    if !decision.force.counts { return step.speaker == .environment }
    switch (step.speaker, step.finding) {
    case (.controller, .allows), (.decisionMaker, .allows), (.controller, .autorotates),
      (.decisionMaker, .autorotates):
      return step.finding != .autorotates || decision.masks == nil
    default: return false
    }
  }

  private func settles(_ step: DecisionStep, _ reason: StayReason) -> Bool {
    switch reason {
    case .notAllowed:
      decision.masks == nil ? step.finding == .doesNotAutorotate : isBlocking(step)
    case .autorotationOff: step.finding == .doesNotAutorotate
    case .userLock: step.speaker == .userLock
    case .preferenceLock: step.speaker == .preferenceLock
    case .noCandidate: step.finding == .wantsNothing
    case .doesNotFollowDevice: step.speaker == .environment && step.finding == .holds
    case .alreadyThere: blockers.isEmpty ? settlesTurn(step) : isBlocking(step)
    case .inBackground: step.rule == "B-23"
    case .notNegotiated, .notOffered, .appTurnsStatusBar: false
    }
  }

  private func settles(_ step: DecisionStep, _ fault: Fault) -> Bool {
    switch fault {
    case .noCommonOrientation:
      switch step.speaker {
      case .controller, .decisionMaker: step.finding.isMask
      case .infoPlist, .appDelegate, .sceneDelegate, .idiomDefault: isApplicationsAnswer(step)
      default: false
      }
    case .preferredNotSupported: if case .wants = step.finding { true } else { false }
    case .askedRecursively, .sceneLifeCycleRequired, .wrongUse: step.finding == .raises
    }
  }

  private func isBlocking(_ step: DecisionStep) -> Bool {
    guard case .allows(let mask) = step.finding, mask.isDisjoint(with: wish) else { return false }
    switch step.speaker {
    case .device: return true
    case .controller, .decisionMaker: return blockers.contains(.controller)
    case .infoPlist, .appDelegate, .sceneDelegate, .idiomDefault:
      return blockers.contains(.application) && isApplicationsAnswer(step)
    default: return false
    }
  }

  /// Whether a step gave the application's mask: a delegate's answer replaces the plist's.
  private func isApplicationsAnswer(_ step: DecisionStep) -> Bool {
    guard step.finding.isMask else { return false }
    return step.speaker != .infoPlist || applicationSpeaker == .infoPlist
  }

  /// Who gave the application's mask.
  var applicationSpeaker: Speaker? {
    var found: Speaker?
    for step in steps + reading where step.finding.isMask {
      switch step.speaker {
      case .infoPlist: found = found ?? .infoPlist
      case .appDelegate, .sceneDelegate, .idiomDefault: found = step.speaker
      default: break
      }
    }
    return found
  }
}
