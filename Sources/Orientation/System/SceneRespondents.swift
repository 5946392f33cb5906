/// Asks those who decide over a scene, and keeps who answered what.
///
/// Who is asked, and how their answers make one, is the same for values and for live objects; only
/// where an answer comes from differs.
struct SceneRespondents: Respondents {
  /// The deciding controllers, one for each window that is asked.
  let deciders: [WindowDecider]
  /// Whether the preferred orientation is read; only a full-screen presentation reads it (`E-02`).
  let readsPreferred: Bool
  /// What was answered, in order; live objects note it in the system that they hold.
  private(set) var entries: [Transcript.Entry] = []

  private let scene: SceneID
  private let keyWindow: WindowID?
  private let source: Source

  /// Where answers come from.
  private enum Source {
    case values(RotationSystem)
    case live(any LiveHierarchy)
  }

  /// Asks the live objects of a system, or its values without live objects.
  init(
    _ system: RotationSystem, _ live: (any LiveHierarchy)?, scene: SceneID,
    deciders: [WindowDecider], readsPreferred: Bool = true
  ) {
    self.scene = scene
    self.deciders = deciders
    self.readsPreferred = readsPreferred
    keyWindow = system.keyWindow(of: scene)
    source = live.map { .live($0) } ?? .values(system)
  }

  private var decider: ControllerID? { deciders.first?.controller }

  mutating func appDelegateMask() -> InterfaceOrientationMask? {
    let window = deciders.first?.window ?? keyWindow
    return askDelegate(.appDelegate) {
      $0.application.mask(for: window)
    } live: {
      $0.appDelegateMask(for: window)
    }
  }

  mutating func sceneDelegateMask() -> InterfaceOrientationMask? {
    let scene = scene
    return askDelegate(.sceneDelegate) {
      $0.application.sceneDelegateMask
    } live: {
      $0.sceneDelegateMask(of: scene)
    }
  }

  mutating func supportedInterfaceOrientations() -> InterfaceOrientationMask? {
    guard !deciders.isEmpty else { return .all }
    guard case .values(let system) = source else {
      return commonMask { asked, id in asked.mask(of: id) }
    }
    return commonMask { asked, id in system.askMask(of: id, path: [], into: &asked.entries) }
  }

  private mutating func commonMask(
    _ mask: (inout Self, ControllerID) -> InterfaceOrientationMask?
  ) -> InterfaceOrientationMask? {
    var all: InterfaceOrientationMask = []
    for decider in deciders {
      guard var allowed = mask(&self, decider.controller) else { return nil }
      for other in decider.narrowing {
        guard let more = mask(&self, other) else { return nil }
        allowed.formIntersection(more)
      }
      // What any of the windows allows, the scene may show (D-51).
      all.formUnion(allowed)
    }
    return all
  }

  /// Asks one controller for its mask.
  ///
  /// - Returns: nil when the question came back to one that had been asked (`D-57`).
  mutating func mask(of id: ControllerID) -> InterfaceOrientationMask? {
    switch source {
    case .values(let system): return system.askMask(of: id, path: [], into: &entries)
    case .live(let live):
      return ask(live, .controller(id), .supportedInterfaceOrientations, { $0.map { .mask($0) } }) {
        $0.supportedInterfaceOrientations(of: id)
      }
    }
  }

  mutating func shouldAutorotate() -> Bool {
    guard let decider else { return true }
    switch source {
    case .values(let system):
      let target = system.finalTarget(of: decider)
      let answer = system.controllers[target.index].answers.autorotates
      note(system, decider, target, .shouldAutorotate, .bool(answer))
      return answer
    case .live(let live):
      return ask(live, .controller(decider), .shouldAutorotate, { .bool($0) }) {
        $0.shouldAutorotate(decider)
      }
    }
  }

  mutating func preferredInterfaceOrientation() -> Preferred {
    guard readsPreferred, let decider else { return .inherited }
    let question = RotationQuestion.preferredInterfaceOrientationForPresentation
    switch source {
    case .values(let system):
      let target = system.preferringTarget(of: decider)
      let answer = system.preferred(of: target)
      note(system, decider, target, question, .preferred(answer))
      return answer
    case .live(let live):
      return ask(live, .controller(decider), question, { .preferred($0) }) {
        $0.preferredInterfaceOrientation(of: decider)
      }
    }
  }

  mutating func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool {
    guard let decider else { return true }
    let question = RotationQuestion.shouldAutorotateTo(orientation)
    switch source {
    case .values(let system):
      let answer = system.allows(orientation, decider)
      note(system, decider, decider, question, .bool(answer))
      return answer
    case .live(let live):
      return ask(live, .controller(decider), question, { .bool($0) }) {
        $0.shouldAutorotate(decider, to: orientation)
      }
    }
  }

  private mutating func askDelegate(
    _ speaker: Speaker, _ value: (RotationSystem) -> InterfaceOrientationMask?,
    live call: (any LiveHierarchy) -> InterfaceOrientationMask?
  ) -> InterfaceOrientationMask? {
    switch source {
    case .values(let system):
      guard let mask = value(system) else { return nil }
      guard system.recordsReasons else { return mask }
      entries.append(
        Transcript.Entry(
          time: system.time, .asked(speaker, .supportedInterfaceOrientations, .mask(mask))))
      return mask
    case .live(let live):
      return ask(live, speaker, .supportedInterfaceOrientations, { $0.map { .mask($0) } }, call)
    }
  }

  /// Notes who was asked, and whom that one asked in its place.
  private mutating func note(
    _ system: RotationSystem, _ asked: ControllerID, _ target: ControllerID,
    _ question: RotationQuestion, _ answer: RotationAnswer
  ) {
    guard system.recordsReasons else { return }
    for id in target == asked ? [asked] : [asked, target] {
      entries.append(Transcript.Entry(time: system.time, .asked(.controller(id), question, answer)))
    }
  }

  /// Asks and notes the answer before whatever was asked in turn.
  private func ask<Value>(
    _ live: any LiveHierarchy, _ speaker: Speaker, _ question: RotationQuestion,
    _ answer: (Value) -> RotationAnswer?, _ call: (any LiveHierarchy) -> Value
  ) -> Value {
    var place = 0
    live.withSystem { place = $0.entryCount }
    let value = call(live)
    if let answer = answer(value) {
      live.withSystem { $0.note(.asked(speaker, question, answer), at: place) }
    }
    return value
  }
}

extension RotationSystem {
  /// Lets those be asked who decide over a scene, and records who answered what.
  mutating func ask<Result>(
    _ deciders: [WindowDecider], in scene: SceneID, readsPreferred: Bool = true,
    _ work: (inout SceneRespondents) -> Result
  ) -> Result {
    var asked = SceneRespondents(
      self, live, scene: scene, deciders: deciders, readsPreferred: readsPreferred)
    if let live { return lend(to: live) { _ in work(&asked) } }
    let result = work(&asked)
    record(contentsOf: asked.entries)
    return result
  }
}
