/// The controllers that are asked in a scene, and how they were found.
struct DecisionMaker {
  /// One for each deciding window; by default that is one window.
  var deciders: [WindowDecider] = []
  /// Who decides and who is not asked.
  var steps: [DecisionStep] = []

  /// Nil when no window has a root (`D-20`).
  var controller: ControllerID? { deciders.first?.controller }
}

/// The controller that is asked in a window.
struct WindowDecider: Hashable {
  var window: WindowID
  var controller: ControllerID
  /// Presented controllers whose masks narrow the answer, by policy (`D-27`).
  var narrowing: [ControllerID] = []
}

extension RotationSystem {
  /// Finds who is asked: the root of the deciding window, or the last of the presented
  /// controllers that cover it one after the other (`D-06`, `Q-01`).
  func decisionMaker(of scene: SceneID) -> DecisionMaker {
    var maker = DecisionMaker()
    let candidates = decidingWindows(of: scene)
    for window in candidates {
      guard let root = windows[window.index].root else { continue }
      let (decider, steps) = walkPresentations(of: window, from: root)
      if maker.deciders.isEmpty {
        maker.steps += steps
      } else {
        maker.steps.append(
          DecisionStep("D-51", .controller(decider.controller), .decides, policy: .decidingWindow))
      }
      maker.deciders.append(decider)
    }
    let isDisputed = behaviors[.anyWindowMayDecide]
    for index in windows.indices
    where windows[index].scene == scene && !windows[index].isClosed
      && !candidates.contains(WindowID(index))
    {
      guard let root = windows[index].root else { continue }
      maker.steps.append(
        DecisionStep(
          isDisputed ? "Q-08" : "D-50", .controller(root), .notAsked(.otherWindowDecides),
          policy: isDisputed ? .decidingWindow : nil))
    }
    return maker
  }

  /// Who is asked in a scene, and who is not and why: the steps that come before any answer.
  package func decidingSteps(of scene: SceneID = .main) -> [DecisionStep] {
    decisionMaker(of: scene).steps
  }

  /// The windows whose roots decide for a scene; up to iOS 7 only the key window's (`D-50`).
  private func decidingWindows(of scene: SceneID) -> [WindowID] {
    let open = windows.indices.filter { windows[$0].scene == scene && !windows[$0].isClosed }
    let key = open.first { windows[$0].isKey } ?? open.first
    guard behaviors[.anyWindowMayDecide] else { return key.map { [WindowID($0)] } ?? [] }
    switch policy.decidingWindow {
    case .keyWindow: return key.map { [WindowID($0)] } ?? []
    case .topmost: return (open.last { !windows[$0].isHidden }).map { [WindowID($0)] } ?? []
    case .everyWindow:
      return (key.map { [$0] } ?? []).map(WindowID.init)
        + open.filter { $0 != key }.map(WindowID.init)
    }
  }

  private func walkPresentations(
    of window: WindowID, from root: ControllerID
  ) -> (WindowDecider, [DecisionStep]) {
    var decider = WindowDecider(window: window, controller: root)
    var steps: [DecisionStep] = []
    /// Something below does not remove its presenter's view.
    var liesOverPresenter = false
    for (presentation, role) in zip(windows[window.index].presentations, roles(in: window)) {
      let presented = presentation.controller
      let wouldDecide = role.say == .decides && liesOverPresenter
      guard !liesOverPresenter || policy.fullScreenOverSheet == .asked else {
        steps.append(
          DecisionStep(
            wouldDecide ? "Q-01" : role.rule, .controller(presented),
            .notAsked(.doesNotCoverWindow),
            policy: wouldDecide ? .fullScreenOverSheet : role.policy))
        continue
      }
      switch role.say {
      case .decides:
        steps.append(
          DecisionStep(
            role.rule, .controller(decider.controller), .notAsked(.coveredBy(presented)),
            policy: wouldDecide ? .fullScreenOverSheet : role.policy))
        decider.controller = presented
        decider.narrowing = []
      case .narrows:
        decider.narrowing.append(presented)
        steps.append(DecisionStep(role.rule, .controller(presented), .decides, policy: role.policy))
        liesOverPresenter = true
      case .notAsked:
        steps.append(
          DecisionStep(
            role.rule, .controller(presented), .notAsked(.doesNotCoverWindow), policy: role.policy))
        liesOverPresenter = true
      }
    }
    // Up to iOS 5 it is the first controller of the window (D-21).
    let rule: RuleID = behaviors[.masksDecide] ? "D-06" : "D-21"
    steps.append(DecisionStep(rule, .controller(decider.controller), .decides))
    appendUnaskedContent(of: decider.controller, to: &steps)
    return (decider, steps)
  }

  /// What a container shows is not asked unless the container forwards (`D-07`, `D-33`).
  private func appendUnaskedContent(of decider: ControllerID, to steps: inout [DecisionStep]) {
    var asked = decider
    var seen: Set<ControllerID> = [decider]
    while let next = forwardTarget(of: asked), seen.insert(next).inserted { asked = next }
    guard behaviors[.masksDecide] else { return }
    // What the question is passed on to is asked, whether it covers the window or not (D-37).
    steps.removeAll { step in
      guard case .controller(let id) = step.speaker else { return false }
      return id != decider && seen.contains(id) && step.finding == .notAsked(.doesNotCoverWindow)
    }
    for inner in shownTree(of: asked).dropFirst() {
      steps.append(DecisionStep("D-07", .controller(inner), .notAsked(.containerAnswers(asked))))
    }
  }

  /// What each presented controller of a window has to do with the decision, from below.
  func roles(in window: WindowID) -> [PresentedRole] {
    let state = windows[window.index]
    // As large as the window are the root and what is presented full screen.
    let asksWhatFills = state.presentations.contains { $0.style == .currentContext }
    var filling: Set<ControllerID> = []
    if let root = state.root { filling.insert(root) }
    return state.presentations.map { presentation in
      let role = role(
        of: presentation, in: state.scene,
        presenterFillsWindow: filling.contains(presentation.presenter))
      if asksWhatFills, role.say == .decides { filling.insert(presentation.controller) }
      return role
    }
  }

  /// The place of the last of a window's first presented controllers that decides in place of what
  /// is below it.
  func lastDecider(of presentations: ArraySlice<Presentation>, in window: WindowID) -> Int? {
    let scene = windows[window.index].scene
    // Most roles rest on the presented controller alone: looking from above finds one soon.
    for place in presentations.indices.reversed() {
      let presentation = windows[window.index].presentations[place]
      guard presentation.style != .currentContext else {
        return roles(in: window).prefix(presentations.count).lastIndex { $0.say == .decides }
      }
      let role = role(of: presentation, in: scene, presenterFillsWindow: false)
      if role.say == .decides { return place }
    }
    return nil
  }

  private func role(
    of presentation: Presentation, in scene: SceneID,
    presenterFillsWindow: @autoclosure () -> Bool
  ) -> PresentedRole {
    PresentedRole(
      controllers[presentation.controller.index].kind, presentedIn: presentation.style,
      behaviors: behaviors, policy: policy, isCompact: isCompact(scene),
      presenterFillsWindow: presenterFillsWindow())
  }

  /// Whether a scene is compact in width, where sheets become full screen up to iOS 12 (`D-31`).
  ///
  /// A phone idiom whose size classes no source gives, as on an iPad, counts as compact.
  private func isCompact(_ scene: SceneID) -> Bool {
    guard behaviors[.sizeClasses], let traits = shownTraits(of: scene) else {
      return idiom == .phone
    }
    return traits.horizontal == .compact
  }
}
