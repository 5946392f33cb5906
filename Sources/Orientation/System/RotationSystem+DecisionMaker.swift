/// The controller that is asked in a scene, and how it was found.
struct DecisionMaker {
  /// Nil when no window has a root (`D-20`).
  var controller: ControllerID?
  /// Others whose masks narrow the answer, by policy.
  var alsoAsked: [ControllerID] = []
  /// Who decides and who is not asked.
  var steps: [Step] = []
}

extension RotationSystem {
  /// Finds who is asked: the root of the deciding window, or the last of the presented
  /// controllers that cover it one after the other (`D-06`, `Q-01`).
  func decisionMaker(of scene: SceneID) -> DecisionMaker {
    var maker = DecisionMaker()
    let candidates = decidingWindows(of: scene)
    for (position, window) in candidates.enumerated() {
      guard let root = windows[window.index].root else { continue }
      var walk = walkPresentations(of: window, from: root)
      if position == 0 || maker.controller == nil {
        maker.controller = walk.controller
        maker.alsoAsked += walk.alsoAsked
      } else if let other = walk.controller {
        maker.alsoAsked += [other] + walk.alsoAsked
        walk.steps = [Step("D-51", .controller(other), .decides, policy: .decidingWindow)]
      }
      maker.steps += walk.steps
    }
    for index in windows.indices
    where windows[index].scene == scene && !windows[index].isClosed
      && !candidates.contains(WindowID(index))
    {
      if let root = windows[index].root {
        maker.steps.append(
          Step(
            "Q-08", .controller(root), .notAsked(.otherWindowDecides), policy: .decidingWindow))
      }
    }
    return maker
  }

  /// The windows whose roots decide for a scene; up to iOS 7 only the key window's (`D-50`).
  private func decidingWindows(of scene: SceneID) -> [WindowID] {
    let open = windows.indices.filter { windows[$0].scene == scene && !windows[$0].isClosed }
    let key = open.first { windows[$0].isKey } ?? open.first
    guard generation >= .ios8 else { return key.map { [WindowID($0)] } ?? [] }
    switch policy.decidingWindow {
    case .keyWindow: return key.map { [WindowID($0)] } ?? []
    case .topmost: return (open.last { !windows[$0].isHidden }).map { [WindowID($0)] } ?? []
    case .everyWindow:
      return (key.map { [$0] } ?? []).map(WindowID.init)
        + open.filter { $0 != key }.map(WindowID.init)
    }
  }

  private func walkPresentations(of window: WindowID, from root: ControllerID) -> DecisionMaker {
    var maker = DecisionMaker(controller: root)
    var isBlocked = false
    for presentation in windows[window.index].presentations {
      let presented = presentation.controller
      guard !isBlocked else {
        maker.steps.append(Step("Q-01", .controller(presented), .notAsked(.doesNotCoverWindow)))
        continue
      }
      let (say, rule, point) = sayOf(presentation, in: window)
      switch say {
      case .decides:
        if let covered = maker.controller {
          maker.steps.append(Step(rule, .controller(covered), .notAsked(.coveredBy(presented))))
        }
        maker.controller = presented
      case .narrows:
        maker.alsoAsked.append(presented)
        maker.steps.append(Step(rule, .controller(presented), .decides, policy: point))
        isBlocked = true
      case .none:
        maker.steps.append(
          Step(rule, .controller(presented), .notAsked(.doesNotCoverWindow), policy: point))
        isBlocked = policy.fullScreenOverSheet == .stopsAtSheet
      }
    }
    if let decider = maker.controller {
      maker.steps.append(Step("D-06", .controller(decider), .decides))
      appendUnaskedContent(of: decider, to: &maker.steps)
    }
    return maker
  }

  /// What a container shows is not asked unless the container forwards (`D-07`, `D-33`).
  private func appendUnaskedContent(of decider: ControllerID, to steps: inout [Step]) {
    var asked = decider
    var seen: Set<ControllerID> = [decider]
    while let next = forwardTarget(of: asked), seen.insert(next).inserted { asked = next }
    guard Behaviors.masksDecide[generation] else { return }
    for inner in shownTree(of: asked).dropFirst() {
      steps.append(Step("D-07", .controller(inner), .notAsked(.containerAnswers(asked))))
    }
  }

  /// How much a presented controller has to say, by its style.
  enum Say { case decides, narrows, none }

  func sayOf(
    _ presentation: Presentation, in window: WindowID
  ) -> (Say, RuleID, PolicyPoint?) {
    if controllers[presentation.controller.index].kind == .alert { return (.none, "D-57", nil) }
    switch presentation.style {
    case .automatic, .fullScreen: return (.decides, "D-24", nil)
    case .pageSheet, .formSheet, .popover:
      return coversCompactWidth(windows[window.index].scene)
        ? (.decides, "D-31", nil) : (.none, "D-25", nil)
    case .custom(let removesPresentersView):
      return (removesPresentersView ? .decides : .none, "Q-01", nil)
    case .overFullScreen:
      switch policy.overFullScreen {
      case .notAsked: return (.none, "Q-01", .overFullScreen)
      case .narrows: return (.narrows, "D-27", .overFullScreen)
      case .asked: return (.decides, "D-27", .overFullScreen)
      }
    case .currentContext, .overCurrentContext:
      let covers =
        policy.currentContext == .whenCovering && presentation.style == .currentContext
        && windows[window.index].root == presentation.presenter
      return (covers ? .decides : .none, "D-29", .currentContext)
    }
  }

  /// Whether a sheet becomes full screen where there is little width (`D-31`).
  private func coversCompactWidth(_ scene: SceneID) -> Bool {
    guard Behaviors.sheetsFillCompactWidth[generation],
      device.idiom == .phone || generation >= .ios8
    else { return false }
    guard generation >= .ios8 else { return idiom == .phone }
    return traits(of: scenes[scene.index], scenes[scene.index].geometry)?.horizontal == .compact
  }
}
