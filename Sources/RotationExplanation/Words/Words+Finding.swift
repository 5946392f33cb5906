public import Orientation

extension Words {
  /// What a speaker answered or did, as a clause without the speaker: `allows portrait`.
  public func finding(_ finding: StepRemark) -> String {
    switch finding {
    case .allows(let mask): "allows \(Self.mask(mask))"
    case .wants(let orientation): "wants \(Self.name(orientation))"
    case .wantsNothing: "asks for nothing: it is flat, or its orientation is unknown"
    case .autorotates: "answers true to shouldAutorotate"
    case .doesNotAutorotate: "answers false to shouldAutorotate"
    case .decides: "is the one to ask"
    case .notAsked(let reason): "is not asked: \(notAsked(reason))"
    case .doesNotCount: "makes masks a preference only"
    case .weighs(let force): "means that \(Self.force(force))"
    case .holds: "keeps the interface as it is"
    case .nothingInCommon: "finds nothing that all allow"
    case .chose(let orientation): "takes \(Self.name(orientation))"
    case .usedAnnounced(let mask): "uses the last answer again, \(Self.mask(mask))"
    case .doesNotNegotiate: "does not look at orientations on this occasion"
    case .requests(let mask): "asks for \(Self.mask(mask))"
    case .refuses: "is refused"
    case .raises: "ends in an exception"
    }
  }

  /// Why a controller was not asked.
  public func notAsked(_ reason: NotAsked) -> String {
    switch reason {
    case .containerAnswers(let id):
      if cast.ownAnswers.contains(id) {
        "\(name(id)) answers instead"
      } else if let controller = cast.controller(id), controller.isHosting {
        "a hosting controller answers for the views inside"
      } else if let controller = cast.controller(id), controller.kind != .plain {
        "\(Self.kind(controller.kind)) answers for itself"
      } else {
        "\(name(id)) answers for what it contains"
      }
    case .coveredBy(let id): "\(name(id)) covers the window"
    case .doesNotCoverWindow: "it does not cover the window"
    case .notOnScreen: "it is not on screen"
    case .masksDoNotCount: "masks do not count here"
    case .otherWindowDecides: "another window decides"
    case .autorotationIsOff: "shouldAutorotate is false, so the mask is not read"
    case .autorotateIsIgnored: "shouldAutorotate is not asked from iOS 16"
    case .delegateAnswers: "the app delegate answers instead"
    }
  }

  /// A whole step: who, what.
  public func step(_ step: DecisionStep) -> String {
    if case .notAsked(.autorotateIsIgnored) = step.finding {
      return "shouldAutorotate of \(speaker(step.speaker)) is not asked from iOS 16"
    }
    return "\(speaker(step.speaker)) \(finding(step.finding))"
  }
}
