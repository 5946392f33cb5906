public import Orientation

extension Words {
  /// What happens after a negotiation: `stays portrait: the app allows portrait only`.
  ///
  /// - Parameters:
  ///   - decision: what was decided.
  ///   - steps: the steps that led to it; they show which answer prevents it.
  /// - Returns: a clause without its subject.
  public func outcome(_ decision: Decision, _ steps: [DecisionStep] = []) -> String {
    let result = Self.name(decision.result)
    switch decision.outcome {
    case .turns:
      return decision.trigger == .launch ? "starts in \(result)" : "turns to \(result)"
    case .stays(.alreadyThere) where decision.trigger == .launch && isStart(steps):
      return "starts in \(result)"
    case .stays, .refused: return "stays \(result): \(why(decision, steps))"
    case .raises(let fault): return "raises \(fault.name): \(self.fault(fault))"
    }
  }

  /// Whether these are the steps by which an app is started, before anything is asked.
  private func isStart(_ steps: [DecisionStep]) -> Bool {
    if case .chose = steps.last?.finding { true } else { false }
  }

  /// Why a negotiation came out as it did, as a short clause.
  ///
  /// - Parameters:
  ///   - decision: what was decided.
  ///   - steps: the steps that led to it; they show which answer prevents it.
  /// - Returns: a clause.
  public func why(_ decision: Decision, _ steps: [DecisionStep]) -> String {
    let builder = ExplanationBuilder(
      decision: decision, steps: steps, cast: cast, screen: nil, context: Explanation.Context())
    return builder.why
  }

  /// Why the interface stays.
  public static func reason(_ reason: StayReason) -> String {
    switch reason {
    case .alreadyThere: "it is there already"
    case .noCandidate: "the device is flat, or its orientation is unknown"
    case .notAllowed: "a mask leaves the other orientation out"
    case .autorotationOff: "shouldAutorotate is false"
    case .userLock: "the user's orientation lock is on"
    case .preferenceLock: "the app's orientation lock holds it"
    case .inBackground: "the app is in the background"
    case .notNegotiated: "this does not make UIKit look at orientations"
    case .notOffered: "this call does nothing in this version of iOS"
    case .appTurnsStatusBar: "the mask is empty, so the app turns the status bar itself"
    case .doesNotFollowDevice: "what is shown here does not follow the device"
    }
  }

  /// Why a geometry request was refused.
  public static func error(_ error: SceneError) -> String {
    switch error {
    case .multipleScenesNotSupported: "the app does not support several scenes"
    case .requestDenied: "the system denied the request"
    case .geometryRequestUnsupported: "this platform has no such geometry"
    case .orientationsNotSupported(let requested, let supported):
      "\(mask(requested)) was requested, but only \(mask(supported)) is allowed"
    case .windowingMode: "code cannot rotate the app in this windowing mode"
    }
  }

  /// What was wrong when UIKit raised an exception.
  public func fault(_ fault: Fault) -> String {
    switch fault {
    case .noCommonOrientation(let id):
      "the app and \(name(id, orElse: "the controller that is asked")) share no orientation"
    case .preferredNotSupported(let id, let preferred, let supported):
      "\(name(id, orElse: "the controller that is asked")) prefers \(Self.preferred(preferred))"
        + " but supports \(Self.mask(supported))"
    case .askedRecursively(let id):
      "\(name(id, orElse: "an alert")) was asked, asked back, and was asked again"
    case .sceneLifeCycleRequired: "an app built with this SDK needs scenes"
    case .wrongUse(_, let reason): reason
    }
  }

  /// UIKit's own words for an exception.
  public func reasonText(_ fault: Fault) -> String {
    let id = fault.controller
    let className = id.map { name($0) } ?? "UIViewController"
    return fault.reason(className: className, behaviors: cast.behaviors, policy: cast.policy)
  }
}
