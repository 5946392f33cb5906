/// The controllers that are asked in a scene, and how they were found.
struct DecisionMaker {
  /// One for each deciding window; by default that is one window.
  var deciders: [WindowDecider] = []
  /// Who decides and who is not asked.
  var steps: [DecisionStep] = []

  init(_ deciders: [WindowDecider] = []) { self.deciders = deciders }

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
  ///
  /// - Complexity: linear in the number of presented controllers and windows, each of which has a
  ///   step.
  func decisionMaker(of scene: SceneID) -> DecisionMaker {
    var maker = DecisionMaker()
    let candidates = decidingWindows(of: scene)
    for window in candidates {
      guard let decider = decider(in: window) else { continue }
      if maker.deciders.isEmpty {
        appendSteps(of: window.id, decidedBy: decider.controller, to: &maker.steps)
      } else {
        maker.steps.append(
          DecisionStep("D-51", .controller(decider.controller), .decides, policy: .decidingWindow))
      }
      maker.deciders.append(decider)
    }
    appendOtherWindows(of: scene, besides: candidates, to: &maker.steps)
    return maker
  }

  /// Adds that the roots of a scene's other windows are not asked.
  private func appendOtherWindows(
    of scene: SceneID, besides candidates: [OpenWindow], to steps: inout [DecisionStep]
  ) {
    let windows = scenes[scene.index].windows
    guard windows.count > candidates.count else { return }
    let isDisputed = behaviors[.anyWindowMayDecide]
    var step = DecisionStep(
      isDisputed ? "Q-08" : "D-50", .system, .notAsked(.otherWindowDecides),
      policy: isDisputed ? .decidingWindow : nil)
    // Room for what the negotiation adds.
    steps.reserveCapacity(steps.count + windows.count + 8)
    // Most often one window is asked.
    let candidate = candidates.count == 1 ? candidates[0].id : nil
    let asked = candidate == nil ? Set(candidates.map { $0.id }) : []
    var place = 0
    while place < windows.count {
      let window = windows[place]
      place += 1
      guard let root = window.root, window.id != candidate, !asked.contains(window.id) else {
        continue
      }
      step.speaker = .controller(root)
      steps.append(step)
    }
  }

  /// The same without steps.
  ///
  /// - Complexity: linear in the number of windows that are asked.
  func deciders(of scene: SceneID) -> [WindowDecider] {
    let windows = decidingWindows(of: scene)
    var deciders: [WindowDecider] = []
    deciders.reserveCapacity(windows.count)
    for window in windows {
      if let decider = decider(in: window) { deciders.append(decider) }
    }
    return deciders
  }

  /// Who is asked in a window; nil where it has no root.
  private func decider(in open: OpenWindow) -> WindowDecider? {
    guard let root = open.root else { return nil }
    let window = open.id
    var decider = WindowDecider(window: window, controller: root)
    guard open.hasPresentations else { return decider }
    let state = windows[window.index]
    guard let standing = standing(at: state.presentations.count - 1, in: window) else {
      return decider
    }
    if let asked = standing.asked { decider.controller = state.presentations[asked].controller }
    guard standing.narrowing > 0 else { return decider }
    let isCompact = standingsDiffer && isCompact(state.scene)
    decider.narrowing.reserveCapacity(standing.narrowing)
    var place = standing.asked.map { $0 + 1 } ?? 0
    while decider.narrowing.count < standing.narrowing {
      let presentation = state.presentations[place]
      place += 1
      let role = isCompact ? presentation.compact.role : presentation.regular.role
      if role.say == .narrows { decider.narrowing.append(presentation.controller) }
    }
    return decider
  }

  /// Who is asked in the main scene, and who is not and why: the steps that come before any answer.
  package func decidingSteps() -> [DecisionStep] { decisionMaker(of: .main).steps }

  /// The windows whose roots decide for a scene; up to iOS 7 only the key window's (`D-50`).
  private func decidingWindows(of scene: SceneID) -> [OpenWindow] {
    let open = scenes[scene.index].windows
    guard let key = open.first(where: { windows[$0.id.index].isKey }) ?? open.first else {
      return []
    }
    guard behaviors[.anyWindowMayDecide] else { return [key] }
    switch policy.decidingWindow {
    case .keyWindow: return [key]
    case .topmost: return open.last { !windows[$0.id.index].isHidden }.map { [$0] } ?? []
    case .everyWindow:
      var windows = [key]
      windows.reserveCapacity(open.count)
      var place = 0
      while place < open.count {
        let window = open[place]
        place += 1
        if window.id != key.id { windows.append(window) }
      }
      return windows
    }
  }

  /// Adds who is asked in a window, and who is not and why.
  private func appendSteps(
    of window: WindowID, decidedBy decider: ControllerID, to steps: inout [DecisionStep]
  ) {
    let state = windows[window.index]
    let isCompact = standingsDiffer && isCompact(state.scene)
    // Room for what the negotiation adds.
    steps.reserveCapacity(state.presentations.count + 8)
    let isAskedOverSheet = policy.fullScreenOverSheet == .asked
    var asked = state.root ?? decider
    var liesOver = false
    var place = 0
    while place < state.presentations.count {
      let presentation = state.presentations[place]
      let standing = isCompact ? presentation.compact : presentation.regular
      let role = standing.role
      // Matched, not compared: each step costs as much as what is done for it.
      let decides = if case .decides = role.say { true } else { false }
      let wouldDecide = decides && liesOver
      let counts = !liesOver || isAskedOverSheet
      liesOver = standing.liesOverPresenter
      place += 1
      var step = DecisionStep(
        role.rule, .controller(presentation.controller), .notAsked(.doesNotCoverWindow),
        policy: wouldDecide ? .fullScreenOverSheet : role.policy)
      if !counts {
        if wouldDecide { step.rule = "Q-01" }
      } else if decides {
        step.speaker = .controller(asked)
        step.finding = .notAsked(.coveredBy(presentation.controller))
        asked = presentation.controller
      } else if case .narrows = role.say {
        step.finding = .decides
      }
      steps.append(step)
    }
    // Up to iOS 5 it is the first controller of the window (D-21).
    let rule: RuleID = behaviors[.masksDecide] ? "D-06" : "D-21"
    steps.append(DecisionStep(rule, .controller(decider), .decides))
    appendUnaskedContent(of: decider, to: &steps)
  }

  /// What a container shows is not asked unless the container forwards (`D-07`, `D-33`).
  private func appendUnaskedContent(of decider: ControllerID, to steps: inout [DecisionStep]) {
    var asked = decider
    var seen: Set<ControllerID> = [decider]
    while let next = forwardTarget(of: asked), seen.insert(next).inserted { asked = next }
    guard behaviors[.masksDecide] else { return }
    // What the question is passed on to is asked, whether it covers the window or not (D-37).
    if asked != decider {
      steps.removeAll { step in
        guard case .controller(let id) = step.speaker else { return false }
        return id != decider && seen.contains(id) && step.finding == .notAsked(.doesNotCoverWindow)
      }
    }
    for inner in shownTree(of: asked).dropFirst() {
      steps.append(DecisionStep("D-07", .controller(inner), .notAsked(.containerAnswers(asked))))
    }
  }
}
