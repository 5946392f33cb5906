extension RotationSystem {
  /// The controller a container asks in its place; nil when it answers for itself.
  func forwardTarget(of id: ControllerID) -> ControllerID? {
    switch controllers[id.index].forwarding {
    case .none, .delegate: nil
    case .top: shownChild(of: id) ?? controllers[id.index].children.last
    case .presented: presented(by: id)
    case .visible: presentedFromInside(id) ?? shownChild(of: id)
    case .selected:
      controllers[id.index].children.indices.contains(controllers[id.index].selected)
        ? controllers[id.index].children[controllers[id.index].selected] : nil
    }
  }

  /// What a controller or something inside of it presents, as `presentedViewController` names it.
  private func presented(by id: ControllerID) -> ControllerID? {
    guard let window = window(of: id) else { return nil }
    return windows[window.index].presentations.first { contains(id, $0.presenter) }?.controller
  }

  /// What the content of a container presents: that is what `visibleViewController` names (`D-37`).
  package func presentedFromInside(_ id: ControllerID) -> ControllerID? {
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
    of id: ControllerID, path: [ControllerID], into entries: inout [Transcript.Entry]
  ) -> InterfaceOrientationMask? {
    let controller = controllers[id.index]
    if path.isEmpty, !recordsReasons, controller.kind != .alert, case .none = controller.forwarding
    {
      return controller.ownMask(on: idiom)
    }
    guard !path.contains(id) else {
      guard controller.kind == .alert, alertLogsBeingAskedBack else { return nil }
      entries.append(Transcript.Entry(time: time, .log(.alertAskedBack)))
      return controller.ownMask(on: idiom)
    }
    let place = entries.count
    var mask: InterfaceOrientationMask? = controller.ownMask(on: idiom)
    if controller.kind == .alert, behaviors[.alertAsksPresenter],
      let presenting = presentingRoot(of: id)
    {
      // Only alerts notice that they are asked back.
      let alerts = path.filter { controllers[$0.index].kind == .alert }
      mask = askMask(of: presenting, path: alerts + [id], into: &entries)
    } else if let target = forwardTarget(of: id) {
      mask = askMask(of: target, path: path + [id], into: &entries)
    } else if case .delegate(let answer, _) = controller.forwarding,
      behaviors[.containerDelegatesAnswer]
    {
      mask = controller.answers.mask ?? answer ?? idiom.defaultMask
    }
    guard let mask else { return nil }
    guard recordsReasons else { return mask }
    entries.insert(
      Transcript.Entry(
        time: time, .asked(.controller(id), .supportedInterfaceOrientations, .mask(mask))),
      at: place)
    return mask
  }

  /// Whether an alert that is asked back gives its own answer instead of raising (`Q-13`).
  package var alertLogsBeingAskedBack: Bool {
    !behaviors[.alertAskedBackRaises] && policy.alertAskedBack == .logs
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

  /// The controller whose preferred orientation counts: of those that are asked in turn, the first that
  /// has one of its own (`E-25`).
  func preferringTarget(of id: ControllerID) -> ControllerID {
    var current = id
    var seen: Set<ControllerID> = [id]
    while preferred(of: current) == .inherited, let next = forwardTarget(of: current),
      seen.insert(next).inserted
    {
      current = next
    }
    return current
  }

  /// What a controller prefers; a container's delegate names the container's preference (`E-25`).
  func preferred(of id: ControllerID) -> Preferred {
    let controller = controllers[id.index]
    if case .delegate(_, let preferred?) = controller.forwarding,
      behaviors[.containerDelegatesAnswer]
    {
      return .orientation(preferred)
    }
    return controller.answers.preferred
  }

  /// Up to iOS 5: yes or no to one orientation; containers ask their children (`D-22`).
  func allows(_ orientation: InterfaceOrientation, _ id: ControllerID, depth: Int = 0) -> Bool {
    let controller = controllers[id.index]
    if behaviors[.containersAskChildren], depth < 32 {
      let asked = controller.kind.answeringChildren(
        shown: shownChildren(of: id), all: controller.children)
      if !asked.isEmpty {
        return asked.allSatisfy { allows(orientation, $0, depth: depth + 1) }
      }
    }
    return (controller.answers.mask ?? .portrait).contains(orientation)
  }
}

extension Controller.Kind {
  /// The children that answer for a container up to iOS 5: all of them where the user goes back and
  /// forth between them (`D-22`).
  package func answeringChildren<Child>(shown: [Child], all: [Child]) -> [Child] {
    switch self {
    case .navigation, .page: shown
    case .tab, .split: all
    case .plain, .custom, .alert, .imagePicker: []
    }
  }
}
