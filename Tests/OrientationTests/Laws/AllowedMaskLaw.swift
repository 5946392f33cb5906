import Orientation

/// The interface turns only to what is allowed.
///
/// A decision that read masks, and where masks count, turns to or rests in an orientation that
/// app, controller and device allow. A decision that read none may turn where masks do not count,
/// up to iOS 5, where controllers say yes or no, and before the launch, where the plist decides.
struct AllowedMaskLaw: SystemLaw {
  let name = "a decision keeps the interface within the masks it read"
  private var hasLaunched = false

  mutating func check(_ step: SystemStep) -> String? {
    for entry in step.entries {
      switch entry.occurrence {
      case .delegate(.didFinishLaunching): hasLaunched = true
      case .decided(_, let decision, let steps):
        if !keeps(decision, steps, step.system.version) { return "\(decision) \(steps)" }
      default: break
      }
    }
    return nil
  }

  private func keeps(_ decision: Decision, _ steps: [DecisionStep], _ version: SystemVersion)
    -> Bool
  {
    guard let masks = decision.masks else {
      guard case .turns(let orientation) = decision.outcome else { return true }
      // A resize or a move reads no masks; the negotiation after it does.
      return !decision.force.counts || version.major <= 5 || decision.trigger == .sceneChange
        || (decision.trigger == .launch && !hasLaunched) && orientation != .unknown
    }
    guard decision.force.counts else { return false }
    switch decision.outcome {
    case .turns(let orientation): return masks.effective.contains(orientation)
    case .stays(.alreadyThere): return masks.effective.contains(decision.current)
    case .refused(.orientationsNotSupported(let requested, let supported)):
      return supported == masks.effective && requested.isDisjoint(with: supported)
    case .stays, .refused, .raises: return true
    }
  }
}
