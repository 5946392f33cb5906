import Orientation

/// What is decided is what happens, and nothing else happens.
///
/// Changes of a scene's geometry form a chain. Its orientation changes only after a decision that
/// says so, or when the user resizes the scene or it moves; and it is one the display can show. A
/// decision starts from the orientation that is, or that is announced when a move or a resize brings
/// it, and once everything has settled its result is there.
struct GeometryLaw: SystemLaw {
  let name = "geometry follows decisions"
  private var known: [SceneID: SceneGeometry] = [:]
  private var due: [SceneID: InterfaceOrientation] = [:]
  /// What a move or a resize brings that has been announced.
  private var announced: [SceneID: InterfaceOrientation] = [:]

  init(_ system: RotationSystem) { known[.main] = system.geometry() }

  mutating func check(_ step: SystemStep) -> String? {
    for entry in step.entries {
      switch entry.occurrence {
      case .decided(let scene, let decision, _):
        if let message = check(decision, scene) { return message }
      case .geometry(let scene, let from, let to):
        if let message = check(scene, from, to, step) { return message }
      case .posted(.willChangeStatusBarOrientation(let orientation)):
        if let scene = step.event.placedScene, due[scene] == nil { announced[scene] = orientation }
      default: break
      }
    }
    if step.isCutOff {
      due = [:]
      announced = [:]
      known = [:]
    }
    guard step.isSettled else { return nil }
    if !due.isEmpty { return "still to come: \(due)" }
    for (scene, geometry) in known where step.system.geometry(of: scene) != geometry {
      return "\(step.system.geometry(of: scene)) was never announced, \(geometry) was"
    }
    return nil
  }

  private mutating func check(_ decision: Decision, _ scene: SceneID) -> String? {
    if let now = known[scene]?.interfaceOrientation,
      ![now, due[scene], announced[scene]].contains(decision.current)
    {
      return "decided from \(decision.current) at \(now)"
    }
    guard case .turns(let orientation) = decision.outcome else { return nil }
    if let other = due[scene] { return "decided \(orientation) before \(other) was there" }
    due[scene] = orientation
    return nil
  }

  private mutating func check(
    _ scene: SceneID, _ from: SceneGeometry, _ to: SceneGeometry, _ step: SystemStep
  ) -> String? {
    if let last = known[scene], last != from { return "\(from) follows \(last)" }
    known[scene] = to
    announced[scene] = nil
    let new = to.interfaceOrientation
    let displays = step.system.device.displays
    guard displays.contains(where: { $0.deviceMask.contains(new) }) else {
      return "the display cannot show \(new)"
    }
    if to.size.width <= 0 || to.size.height <= 0 || !(0...1).contains(to.scale) || to.scale == 0 {
      return "\(to) is not a possible place"
    }
    guard from.interfaceOrientation != new else { return nil }
    if due[scene] == new {
      due[scene] = nil
      return nil
    }
    return step.event.placedScene == scene ? nil : "turned to \(new) without a decision"
  }
}

extension RotationEvent {
  /// The scene that gets another size or another place from the user.
  fileprivate var placedScene: SceneID? {
    switch self {
    case .resize(let scene, _, _), .move(let scene, _): scene
    default: nil
    }
  }
}
