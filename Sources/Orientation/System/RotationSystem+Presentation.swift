extension RotationSystem {
  /// `present`: negotiates when the presented controller now decides (`D-24`, `Q-01`).
  mutating func present(
    _ controller: ControllerID, _ style: PresentationStyle, from presenter: ControllerID
  ) {
    guard exists(presenter), let window = window(of: presenter), isFree(controller),
      self.window(of: controller) == nil, !departing.contains(controller)
    else { return record(.ignored(.notThere)) }
    guard presenters[presenter] != window else { return record(.ignored(.noChange)) }
    // Only what is shown on top can present.
    guard topTree(window).contains(presenter) else { return record(.ignored(.notThere)) }
    let scene = windows[window.index].scene
    let before = deciders(of: scene)
    takeOut(controller)
    append(
      presentation(of: controller, in: resolved(style), from: presenter, window: window),
      to: window)
    refreshAppearance(in: window, comingFirst: true)
    guard phase != .terminated, self.window(of: controller) == window else { return }
    let deciders = deciders(of: scene)
    if deciders != before || asksPresented(deciders) {
      startNegotiation(.presentation, in: scene, isAnimated: true)
    } else {
      recordUnasked(.presentation, scene)
    }
    if phase != .terminated { evaluateLock(of: scene) }
  }

  /// The style that an automatic presentation gets: it depends on the SDK (`D-26`, `Q-05`).
  package func resolved(_ style: PresentationStyle) -> PresentationStyle {
    style.resolved(for: behaviors)
  }

  /// `dismiss`: the presenter's side decides again (`E-17`).
  mutating func dismiss(_ controller: ControllerID) {
    guard let (window, position) = presentedPlace(of: controller) else {
      return record(.ignored(.notThere))
    }
    guard !windows[window.index].presentations[position].isLeaving else {
      return record(.ignored(.noChange))
    }
    let scene = windows[window.index].scene
    let before = deciders(of: scene)
    let leaving = windows[window.index].presentations[position...]
    let leavingControllers = leaving.reversed().flatMap { shownTree(of: $0.controller) }
    let outer = departing
    departing.formUnion(leaving.map { $0.controller })
    defer { departing = outer }
    windows[window.index].markLeaving(at: position)
    startDisappearing(leavingControllers, in: window)
    // A reaction may have taken away more than this one.
    guard phase != .terminated, let (place, position) = presentedPlace(of: controller),
      place == window
    else { return }
    removePresentations(of: window, from: position)
    let deciders = deciders(of: scene)
    if deciders != before || asksPresented(deciders) {
      startNegotiation(.dismissal, in: scene, isAnimated: true)
    }
    guard phase != .terminated else { return }
    refreshAppearance(in: window, leaving: leavingControllers, comingFirst: true)
    if phase != .terminated { evaluateLock(of: scene) }
  }

  /// Whether the answer changes with what is presented although the one who is asked stays the same
  /// (`D-37`).
  private func asksPresented(_ deciders: [WindowDecider]) -> Bool {
    deciders.contains { controllers[$0.controller.index].forwarding == .presented }
  }

  /// The window in which a controller is presented, and at which place of those that are.
  private func presentedPlace(of controller: ControllerID) -> (window: WindowID, position: Int)? {
    guard exists(controller), let top = topPlaces[controller], top.level > 0 else { return nil }
    return (top.window, top.level - 1)
  }

  /// What is on top of a window, outermost first.
  private func topTree(_ window: WindowID) -> [ControllerID] {
    let top = windows[window.index].presentations.last?.controller ?? windows[window.index].root
    return top.map { shownTree(of: $0) } ?? []
  }

  /// Notes that a presentation changed nothing about who decides.
  private mutating func recordUnasked(_ trigger: Trigger, _ scene: SceneID) {
    record(
      .decided(
        scene,
        Decision(
          trigger: trigger, outcome: .stays(.notNegotiated),
          current: scenes[scene.index].geometry.interfaceOrientation, candidate: nil, masks: nil,
          force: .binding), recordsReasons ? decisionMaker(of: scene).steps : []))
  }
}
