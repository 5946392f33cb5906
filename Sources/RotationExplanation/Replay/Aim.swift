import Orientation

/// What a change to an app is to bring about.
struct Aim: Sendable, Hashable {
  enum Goal: Sendable, Hashable {
    /// The interface has one of some orientations.
    case turns(InterfaceOrientationMask)
    /// The interface keeps to some orientations.
    case keeps(InterfaceOrientationMask)
    /// A geometry request is granted.
    case granted(InterfaceOrientationMask)
    /// The app starts in one of some orientations, and allows all that it did once it runs.
    case starts(InterfaceOrientationMask, allowing: InterfaceOrientationMask)
    /// No exception is raised.
    case survives
    /// The app's iOS 26 lock holds.
    case locks
    /// The app's iOS 26 lock does not hold.
    case unlocks
  }

  var goal: Goal
  /// The scene whose interface it is about.
  var scene: SceneID
  /// A screen that has to be on screen all the same.
  var screen: ControllerID?

  /// The orientations that are wanted; empty where it is about none.
  var wish: InterfaceOrientationMask {
    switch goal {
    case .turns(let mask), .keeps(let mask), .granted(let mask), .starts(let mask, _): mask
    case .survives, .locks, .unlocks: []
    }
  }

  /// Whether a playing brings it about.
  func isReached(in playback: Playback) -> Bool {
    let after = playback.after
    guard !playback.hasCrashed, after.has(scene),
      screen.map({ after.isShown($0) }) ?? true
    else { return false }
    let geometry = after.geometry(of: scene)
    switch goal {
    case .turns(let mask), .keeps(let mask): return mask.contains(geometry.interfaceOrientation)
    case .granted(let mask):
      return mask.contains(geometry.interfaceOrientation)
        && !playback.momentEntries.contains { $0.occurrence.isError(of: scene) }
    case .starts(let mask, let allowed):
      return mask.contains(geometry.interfaceOrientation)
        && playback.firstOrientation.map { mask.contains($0) } ?? false
        && playback.lastMasks.map { $0.application.isSuperset(of: allowed) } ?? false
    case .survives: return true
    case .locks: return geometry.isInterfaceOrientationLocked
    case .unlocks: return !geometry.isInterfaceOrientationLocked
    }
  }
}

extension Occurrence {
  fileprivate func isError(of scene: SceneID) -> Bool {
    if case .error(scene, _) = self { true } else { false }
  }
}
