public import Orientation

extension Words {
  /// What happens after a negotiation: `stays portrait: a mask leaves it out`.
  public func outcome(_ decision: Decision) -> String {
    switch decision.outcome {
    case .turns(let orientation): "turns to \(Self.name(orientation))"
    case .stays(let reason): "stays \(Self.name(decision.current)): \(Self.reason(reason))"
    case .refused(let error): "stays \(Self.name(decision.current)): \(Self.error(error))"
    case .raises(let fault): "raises \(fault.name): \(self.fault(fault))"
    }
  }

  /// Why the interface stays.
  public static func reason(_ reason: StayReason) -> String {
    switch reason {
    case .alreadyThere: "it is there already"
    case .noCandidate: "the device lies flat, or its pose is not known"
    case .notAllowed: "a mask leaves the other orientation out"
    case .autorotationOff: "shouldAutorotate is false"
    case .userLock: "the user's orientation lock is on"
    case .preferenceLock: "the app's orientation lock holds it"
    case .inBackground: "the app is in the background"
    case .notNegotiated: "UIKit does not look at orientations on this occasion"
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
      "\(mask(requested)) was requested, \(mask(supported)) is what is allowed"
    case .windowingMode: "the windowing mode lets no code turn the interface"
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
    }
  }

  /// UIKit's own words for an exception.
  public func reasonText(_ fault: Fault) -> String {
    let id = fault.controller
    let className = id.map { name($0) } ?? "UIViewController"
    return fault.reason(className: className, version: cast.version, policy: cast.policy)
  }
}
