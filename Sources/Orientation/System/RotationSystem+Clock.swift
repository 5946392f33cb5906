extension RotationSystem {
  package var isBusy: Bool {
    !running.isEmpty || !waiting.isEmpty || live?.nextMoment(at: time, until: time) != nil
  }

  /// Lets time pass, finishing on the way what ends.
  mutating func advance(to target: Double) {
    runWaiting()
    while let next = nextMoment(besides: live?.nextMoment(at: time, until: .infinity)),
      next <= target
    {
      finish(at: next)
      guard phase != .terminated else { return }
    }
    time = max(time, target)
  }

  /// Lets time pass until nothing is in progress.
  ///
  /// An app whose reactions turn the interface to and fro without end is cut off. What the app has
  /// put off for longer is not waited for.
  mutating func settle() {
    for _ in 0..<100 {
      runWaiting()
      guard let next = nextMoment else {
        // The user may still be driving a transition.
        if waiting.isEmpty || live?.isChanging == true { return }
        continue
      }
      finish(at: next)
      guard isBusy else { return }
    }
    record(.ignored(.endless))
    running = []
    waiting = []
  }

  /// When something that is in progress ends next; nil when nothing is.
  private var nextMoment: Double? {
    let last = running.map { $0.resumeTime }.min() ?? time
    return nextMoment(besides: live?.nextMoment(at: time, until: last))
  }

  /// The same, where something else is due at a moment.
  package func nextMoment(besides due: Double?) -> Double? {
    let end = running.map { $0.resumeTime }.min()
    guard let due else { return end }
    return end.map { min($0, due) } ?? due
  }

  private mutating func finish(at moment: Double) {
    time = max(time, moment)
    lend { $0.runDueWork() }
    for index in running.indices.reversed() where running[index].resumeTime <= moment {
      let scene = running[index].scene
      continueTransition(of: scene)
      guard phase != .terminated else { return }
    }
    runWaiting()
  }

  /// Does what was put off to the next turn of the run loop, or to the end of a transition.
  ///
  /// Of several turns of the device that wait only the last counts, for they all look at the
  /// device as it is now (`G-40`, `B-26`).
  mutating func runWaiting() {
    var kept: [Waiting] = []
    var rounds = 0
    while !waiting.isEmpty && phase != .terminated && rounds < 100 {
      rounds += 1
      let next = waiting.removeFirst()
      switch next.work {
      case .error(let error):
        record(.error(next.scene, error))
      case .negotiation(let trigger, let isAnimated):
        if isTurning(next.scene) || (trigger == .contentChange && live?.isChanging == true) {
          // Until a push is over the outgoing screen's mask counts (F-27).
          kept.append(next)
        } else {
          negotiate(trigger, in: next.scene, isAnimated: isAnimated)
        }
      case .turnUnderUserLock:
        if isTurning(next.scene) {
          kept.append(next)
        } else if isUserLocked {
          negotiate(.deviceTurn, in: next.scene, comesFromUserLock: true)
        }
      }
    }
    guard phase != .terminated else { return }
    waiting = kept + waiting
  }

  func isTurning(_ scene: SceneID) -> Bool { running.contains { $0.scene == scene } }

  /// Puts a negotiation off; it takes the place of those that it makes needless.
  mutating func putOff(_ trigger: Trigger, in scene: SceneID, isAnimated: Bool) {
    waiting.removeAll {
      guard $0.scene == scene, case .negotiation(let old, _) = $0.work else { return false }
      return trigger.supersedes(old)
    }
    waiting.append(Waiting(scene: scene, work: .negotiation(trigger, isAnimated: isAnimated)))
  }
}

extension Trigger {
  /// Whether an earlier trigger is superseded by this one.
  ///
  /// All look at the device and the hierarchy as they are then, not as they were (`G-40`).
  fileprivate func supersedes(_ earlier: Trigger) -> Bool {
    switch self {
    case .deviceTurn, .foreground, .unlock: earlier.isDeviceDriven
    case .presentation, .dismissal: earlier == .presentation || earlier == .dismissal
    case .rootChange: earlier.isHierarchyChange
    case .contentChange: earlier == .contentChange
    case .launch, .attempt, .keyValueWrite, .update, .sceneChange, .request: false
    }
  }

  private var isHierarchyChange: Bool {
    switch self {
    case .presentation, .dismissal, .rootChange, .contentChange: true
    default: false
    }
  }
}
