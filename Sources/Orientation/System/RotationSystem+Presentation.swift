extension RotationSystem {
  /// `present`: negotiates when the presented controller now decides (`D-24`, `Q-01`).
  mutating func present(
    _ controller: ControllerID, _ style: PresentationStyle, from presenter: ControllerID
  ) {
    guard exists(presenter), let window = window(of: presenter), isFree(controller),
      self.window(of: controller) == nil, !departing.contains(controller)
    else { return record(.ignored(.notThere)) }
    guard !windows[window.index].presentations.contains(where: { $0.presenter == presenter })
    else { return record(.ignored(.noChange)) }
    // Only what is shown on top can present.
    guard topTree(window).contains(presenter) else { return record(.ignored(.notThere)) }
    let scene = windows[window.index].scene
    let before = decisionMaker(of: scene).deciders
    let presentation = Presentation(
      controller: controller, presenter: presenter, style: resolved(style))
    takeOut(controller)
    windows[window.index].presentations.append(presentation)
    refreshAppearance(in: window, comingFirst: true)
    guard phase != .terminated, self.window(of: controller) == window else { return }
    let maker = decisionMaker(of: scene)
    if maker.deciders != before || asksPresented(maker) {
      startNegotiation(.presentation, in: scene, isAnimated: true)
    } else {
      recordUnasked(controller, .presentation, scene, maker)
    }
    if phase != .terminated { evaluateLock(of: scene) }
  }

  /// The style that an automatic presentation gets: it depends on the SDK (`D-26`, `Q-05`).
  package func resolved(_ style: PresentationStyle) -> PresentationStyle {
    style.resolved(for: behaviors)
  }

  /// `dismiss`: the presenter's side decides again (`E-17`).
  mutating func dismiss(_ controller: ControllerID) {
    guard
      let windowIndex = windows.firstIndex(where: { window in
        !window.isClosed && window.presentations.contains { $0.controller == controller }
      }),
      let position = windows[windowIndex].presentations.firstIndex(where: {
        $0.controller == controller
      })
    else { return record(.ignored(.notThere)) }
    guard !windows[windowIndex].presentations[position].isLeaving else {
      return record(.ignored(.noChange))
    }
    let window = WindowID(windowIndex)
    let scene = windows[windowIndex].scene
    let before = decisionMaker(of: scene).deciders
    let leaving = windows[windowIndex].presentations[position...]
    let leavingControllers = leaving.reversed().flatMap { shownTree(of: $0.controller) }
    let outer = departing
    departing.formUnion(leaving.map { $0.controller })
    defer { departing = outer }
    windows[windowIndex].presentations[position].isLeaving = true
    startDisappearing(leavingControllers, in: window)
    // A reaction may have taken away more than this one.
    guard phase != .terminated,
      let position = windows[windowIndex].presentations.firstIndex(where: {
        $0.controller == controller
      })
    else { return }
    windows[windowIndex].presentations.removeSubrange(position...)
    let maker = decisionMaker(of: scene)
    if maker.deciders != before || asksPresented(maker) {
      startNegotiation(.dismissal, in: scene, isAnimated: true)
    }
    guard phase != .terminated else { return }
    refreshAppearance(in: window, leaving: leavingControllers, comingFirst: true)
    if phase != .terminated { evaluateLock(of: scene) }
  }

  /// Whether the answer changes with what is presented although the one who is asked stays the same
  /// (`D-37`).
  private func asksPresented(_ maker: DecisionMaker) -> Bool {
    maker.deciders.contains { controllers[$0.controller.index].forwarding == .presented }
  }

  /// What is on top of a window, outermost first.
  private func topTree(_ window: WindowID) -> [ControllerID] {
    let top = windows[window.index].presentations.last?.controller ?? windows[window.index].root
    return top.map { shownTree(of: $0) } ?? []
  }

  /// Notes that a presentation changed nothing about who decides.
  private mutating func recordUnasked(
    _ controller: ControllerID, _ trigger: Trigger, _ scene: SceneID, _ maker: DecisionMaker
  ) {
    record(
      .decided(
        scene,
        Decision(
          trigger: trigger, outcome: .stays(.notNegotiated),
          current: scenes[scene.index].geometry.interfaceOrientation, candidate: nil, masks: nil,
          force: .binding), maker.steps))
  }
}
