public import Orientation
public import TextFormats

/// A decision with its steps for machines.
///
/// ```json
/// { "outcome": { "kind": "stays", "reason": "notAllowed" }, "result": "portrait", "steps": [...] }
/// ```
public struct DecisionJSON {
  let decision: Decision
  let steps: [DecisionStep]
  let words: Words

  /// Makes the JSON of a decision.
  public init(_ decision: Decision, _ steps: [DecisionStep], cast: Roster) {
    self.decision = decision
    self.steps = steps
    words = Words(cast)
  }

  /// The decision as an object.
  public var json: JSON {
    [
      "trigger": trigger, "outcome": outcome, "before": .name(decision.current),
      "result": .name(decision.result),
      "candidate": decision.candidate.map { .name($0) } ?? .null, "masks": .masks(decision.masks),
      "force": .name(decision.force), "steps": .array(steps.map { step($0) }),
    ]
  }

  private var trigger: JSON {
    switch decision.trigger {
    case .launch, .deviceTurn, .foreground, .unlock, .attempt, .keyValueWrite, .update,
      .contentChange, .rootChange, .presentation, .dismissal, .sceneChange:
      ["kind": .name(decision.trigger)]
    case .request(let mask): ["kind": "request", "requested": .mask(mask)]
    }
  }

  private var outcome: JSON {
    switch decision.outcome {
    case .turns(let orientation): ["kind": "turns", "to": .name(orientation)]
    case .stays(let reason): ["kind": "stays", "reason": .name(reason)]
    case .refused(let error): ["kind": "refused", "error": Self.error(error)]
    case .raises(let fault): ["kind": "raises", "fault": Self.fault(fault, words)]
    }
  }

  static func error(_ error: SceneError) -> JSON {
    let kind: JSON =
      switch error {
      case .multipleScenesNotSupported, .requestDenied, .geometryRequestUnsupported,
        .windowingMode:
        .name(error)
      case .orientationsNotSupported: "orientationsNotSupported"
      }
    let base: JSON = [
      "kind": kind, "domain": .string(SceneError.domain), "code": .integer(error.code),
      "text": .string(error.text),
    ]
    guard case .orientationsNotSupported(let requested, let supported) = error else { return base }
    return base.adding(["requested": .mask(requested), "supported": .mask(supported)])
  }

  static func fault(_ fault: Fault, _ words: Words) -> JSON {
    let kind: JSON =
      switch fault {
      case .noCommonOrientation: "noCommonOrientation"
      case .preferredNotSupported: "preferredNotSupported"
      case .askedRecursively: "askedRecursively"
      case .sceneLifeCycleRequired: "sceneLifeCycleRequired"
      case .wrongUse: "wrongUse"
      }
    return [
      "kind": kind, "name": .string(fault.name), "reason": .string(words.reasonText(fault)),
      "controller": .optional(fault.controller.map { words.name($0) }),
    ]
  }

  private func step(_ step: DecisionStep) -> JSON {
    let base: JSON = [
      "rule": .rule(step.rule), "speaker": Self.speaker(step.speaker, words),
      "finding": finding(step.finding), "before": .mask(step.before), "after": .mask(step.after),
    ]
    guard let point = step.policy else { return base }
    let dispute = Explanation.Dispute(point, words.cast.policy)
    return base.adding([
      "policy": ["name": .name(point), "option": .string(dispute.option)]
    ])
  }

  static func speaker(_ speaker: Speaker, _ words: Words) -> JSON {
    switch speaker {
    case .device, .userLock, .infoPlist, .appDelegate, .sceneDelegate, .idiomDefault,
      .decisionMaker, .environment, .request, .preferenceLock, .system:
      ["kind": .name(speaker)]
    case .controller(let id): ["kind": "controller", "name": .string(words.name(id))]
    }
  }

  private func finding(_ finding: StepRemark) -> JSON {
    switch finding {
    case .allows(let mask): ["kind": "allows", "mask": .mask(mask)]
    case .wants(let orientation): ["kind": "wants", "orientation": .name(orientation)]
    case .chose(let orientation): ["kind": "chose", "orientation": .name(orientation)]
    case .usedAnnounced(let mask): ["kind": "usedAnnounced", "mask": .mask(mask)]
    case .requests(let mask): ["kind": "requests", "mask": .mask(mask)]
    case .notAsked(let reason): notAsked(reason)
    case .weighs(let force): ["kind": "weighs", "force": .name(force)]
    case .wantsNothing, .autorotates, .doesNotAutorotate, .decides, .doesNotCount, .holds,
      .nothingInCommon, .doesNotNegotiate, .refuses, .raises:
      ["kind": .name(finding)]
    }
  }

  private func notAsked(_ reason: NotAsked) -> JSON {
    switch reason {
    case .containerAnswers(let id):
      ["kind": "notAsked", "reason": "containerAnswers", "container": .string(words.name(id))]
    case .coveredBy(let id):
      ["kind": "notAsked", "reason": "coveredBy", "by": .string(words.name(id))]
    case .doesNotCoverWindow, .notOnScreen, .masksDoNotCount, .otherWindowDecides,
      .autorotationIsOff, .autorotateIsIgnored, .delegateAnswers:
      ["kind": "notAsked", "reason": .name(reason)]
    }
  }
}
