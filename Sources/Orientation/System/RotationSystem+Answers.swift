extension RotationSystem {
  /// The controller a container asks in its place; nil when it answers for itself.
  func forwardTarget(of id: ControllerID) -> ControllerID? {
    switch controllers[id.index].forwarding {
    case .none, .delegate: nil
    case .top: shownChild(of: id) ?? controllers[id.index].children.last
    case .visible: presentedFromInside(id) ?? shownChild(of: id)
    case .selected:
      controllers[id.index].children.indices.contains(controllers[id.index].selected)
        ? controllers[id.index].children[controllers[id.index].selected] : nil
    }
  }

  /// What the content of a container presents: that is what `visibleViewController` names (`D-37`).
  func presentedFromInside(_ id: ControllerID) -> ControllerID? {
    guard let window = window(of: id) else { return nil }
    var visible: ControllerID?
    for presentation in windows[window.index].presentations {
      let isInside = contains(id, presentation.presenter)
      if isInside || presentation.presenter == visible { visible = presentation.controller }
    }
    return visible
  }

  /// Asks a controller for its mask, and those it asks in turn.
  ///
  /// - Returns: nil when the question came back to one that had been asked (`D-57`).
  func askMask(
    of id: ControllerID, in scene: SceneID, path: [ControllerID],
    into entries: inout [Transcript.Entry]
  ) -> InterfaceOrientationMask? {
    guard !path.contains(id) else { return nil }
    let place = entries.count
    let controller = controllers[id.index]
    var mask: InterfaceOrientationMask? = ownMask(of: controller)
    if controller.kind == .alert, behaviors[.alertAsksPresenter],
      let presenting = presentingRoot(of: id)
    {
      mask = askMask(of: presenting, in: scene, path: path + [id], into: &entries)
    } else if let target = forwardTarget(of: id) {
      mask = askMask(of: target, in: scene, path: path + [id], into: &entries)
    } else if case .delegate(let answer, _) = controller.forwarding,
      behaviors[.containerDelegatesAnswer]
    {
      mask = controller.answers.mask ?? answer ?? idiom.defaultMask
    }
    guard let mask else { return nil }
    entries.insert(
      Transcript.Entry(
        time: time, .asked(.controller(id), .supportedInterfaceOrientations, .mask(mask))),
      at: place)
    return mask
  }

  /// What a controller answers by itself (`D-03`, `D-23`).
  private func ownMask(of controller: Controller) -> InterfaceOrientationMask {
    if let mask = controller.answers.mask { return mask }
    return controller.overrides.contains(.onlyLegacyAnswer) ? .portrait : idiom.defaultMask
  }

  /// The root side of a presented controller's window.
  private func presentingRoot(of id: ControllerID) -> ControllerID? {
    for window in windows {
      guard let index = window.presentations.firstIndex(where: { $0.controller == id }) else {
        continue
      }
      return window.presentations[..<index].last?.controller ?? window.root
    }
    return nil
  }

  /// The controller whose own answer counts after all forwarding.
  func finalTarget(of id: ControllerID) -> ControllerID {
    var current = id
    var seen: Set<ControllerID> = [id]
    while let next = forwardTarget(of: current), seen.insert(next).inserted { current = next }
    return current
  }

  /// Up to iOS 5: yes or no to one orientation; containers ask their children (`D-22`).
  func allows(_ orientation: InterfaceOrientation, _ id: ControllerID, depth: Int = 0) -> Bool {
    let controller = controllers[id.index]
    if behaviors[.containersAskChildren], depth < 32 {
      let asked: [ControllerID] =
        switch controller.kind {
        case .navigation, .page: shownChildren(of: id)
        case .tab, .split: controller.children
        case .plain, .custom, .alert: []
        }
      if !asked.isEmpty {
        return asked.allSatisfy { allows(orientation, $0, depth: depth + 1) }
      }
    }
    return (controller.answers.mask ?? .portrait).contains(orientation)
  }
}

/// Asks the controllers and delegates of a ``RotationSystem`` and keeps who answered what.
struct SystemRespondents: Respondents {
  let system: RotationSystem
  let scene: SceneID
  let deciders: [WindowDecider]
  /// Whether the preferred orientation is read; only a full-screen presentation reads it (`E-02`).
  let readsPreferred: Bool
  var entries: [Transcript.Entry] = []

  init(
    system: RotationSystem, scene: SceneID, deciders: [WindowDecider], readsPreferred: Bool = true
  ) {
    self.system = system
    self.scene = scene
    self.deciders = deciders
    self.readsPreferred = readsPreferred
  }

  private var decider: ControllerID? { deciders.first?.controller }

  private mutating func note(
    _ speaker: Speaker, _ question: RotationQuestion, _ answer: RotationAnswer
  ) {
    entries.append(Transcript.Entry(time: system.time, .asked(speaker, question, answer)))
  }

  mutating func appDelegateMask() -> InterfaceOrientationMask? {
    let application = system.application
    let window = deciders.first?.window ?? system.keyWindow(of: scene)
    let special = window.flatMap { application.delegateMaskByWindow[$0] }
    guard let mask = special ?? application.delegateMask else { return nil }
    note(.appDelegate, .supportedInterfaceOrientations, .mask(mask))
    return mask
  }

  mutating func sceneDelegateMask() -> InterfaceOrientationMask? {
    guard let mask = system.application.sceneDelegateMask else { return nil }
    note(.sceneDelegate, .supportedInterfaceOrientations, .mask(mask))
    return mask
  }

  mutating func shouldAutorotate() -> Bool {
    guard let decider else { return true }
    let target = system.finalTarget(of: decider)
    let answer = system.controllers[target.index].answers.autorotates
    note(.controller(decider), .shouldAutorotate, .bool(answer))
    if target != decider { note(.controller(target), .shouldAutorotate, .bool(answer)) }
    return answer
  }

  mutating func supportedInterfaceOrientations() -> InterfaceOrientationMask? {
    guard !deciders.isEmpty else { return .all }
    var all: InterfaceOrientationMask = []
    for decider in deciders {
      guard var mask = system.askMask(of: decider.controller, in: scene, path: [], into: &entries)
      else { return nil }
      for other in decider.narrowing {
        guard let more = system.askMask(of: other, in: scene, path: [], into: &entries) else {
          return nil
        }
        mask.formIntersection(more)
      }
      // What any of the windows allows, the scene may show (D-51).
      all.formUnion(mask)
    }
    return all
  }

  mutating func preferredInterfaceOrientation() -> Preferred {
    guard readsPreferred, let decider else { return .inherited }
    let target = system.finalTarget(of: decider)
    var answer = system.controllers[target.index].answers.preferred
    // A container's delegate names the container's own preference (E-25).
    if case .delegate(_, let preferred?) = system.controllers[target.index].forwarding,
      system.behaviors[.containerDelegatesAnswer]
    {
      answer = .orientation(preferred)
    }
    let question = RotationQuestion.preferredInterfaceOrientationForPresentation
    note(.controller(decider), question, .preferred(answer))
    if target != decider { note(.controller(target), question, .preferred(answer)) }
    return answer
  }

  mutating func shouldAutorotate(to orientation: InterfaceOrientation) -> Bool {
    guard let decider else { return true }
    let answer = system.allows(orientation, decider)
    note(.controller(decider), .shouldAutorotateTo(orientation), .bool(answer))
    return answer
  }
}
