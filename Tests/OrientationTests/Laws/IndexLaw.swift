@testable import Orientation

/// What is kept as the structure changes is what a walk through all of it finds.
struct IndexLaw: SystemLaw {
  let name = "what is kept of windows, places and roles is what there is"

  func check(_ step: SystemStep) -> String? {
    let system = step.system
    for id in system.controllers.indices.map({ ControllerID($0) }) {
      if system.window(of: id) != window(of: id, system) { return "the window of \(id.index)" }
      if system.isShown(id) != system.shownControllers.contains(id) {
        return "\(id.index) is shown"
      }
    }
    for index in system.windows.indices {
      let window = WindowID(index)
      if system.onScreen(in: window) != onScreen(in: window, system) { return "window \(index)" }
      let presenters = system.windows[index].presentations.map(\.presenter)
      let open = !system.windows[index].isClosed
      if open, !presenters.allSatisfy({ system.presenters[$0] == window }) { return "presenters" }
    }
    for index in 0..<system.sceneCount {
      let open = system.windows.indices.filter {
        system.windows[$0].scene.index == index && !system.windows[$0].isClosed
      }
      guard
        system.scenes[index].windows.map(\.id.index) == open,
        system.scenes[index].windows.map(\.root) == open.map({ system.windows[$0].root })
      else { return "the windows of scene \(index)" }
      let maker = system.decisionMaker(of: SceneID(index))
      if maker.deciders != system.deciders(of: SceneID(index)) { return "deciders" }
      if maker.deciders != deciders(of: SceneID(index), system) { return "scene \(index) decides" }
    }
    return nil
  }

  private func window(of id: ControllerID, _ system: RotationSystem) -> WindowID? {
    system.windows.indices.first { index in
      !system.windows[index].isClosed
        && system.tops(of: WindowID(index)).contains { system.contains($0, id) }
    }.map { WindowID($0) }
  }

  private func onScreen(in window: WindowID, _ system: RotationSystem) -> [ControllerID] {
    let state = system.windows[window.index]
    guard let root = state.root, !state.isClosed, !state.isHidden else { return [] }
    let staying = Array(state.presentations.prefix { !$0.isLeaving })
    let covered = roles(in: window, system).prefix(staying.count).lastIndex { $0.say == .decides }
    return ([root] + staying.map(\.controller)).dropFirst(covered.map { $0 + 1 } ?? 0)
      .flatMap { system.shownTree(of: $0) }
  }

  /// The roles, from the lowest on: as large as its window are the root and what covers it.
  private func roles(in window: WindowID, _ system: RotationSystem) -> [PresentedRole] {
    let state = system.windows[window.index]
    var filling = state.root.map { [$0] } ?? []
    return state.presentations.map { presentation in
      let role = PresentedRole(
        system.controllers[presentation.controller.index].kind, presentedIn: presentation.style,
        behaviors: system.behaviors, policy: system.policy,
        isCompact: system.isCompact(state.scene),
        presenterFillsWindow: filling.contains(presentation.presenter))
      if role.say == .decides { filling.append(presentation.controller) }
      return role
    }
  }

  private func deciders(of scene: SceneID, _ system: RotationSystem) -> [WindowDecider] {
    let open = system.windows.indices.filter {
      system.windows[$0].scene == scene && !system.windows[$0].isClosed
    }
    guard let key = open.first(where: { system.windows[$0].isKey }) ?? open.first else { return [] }
    var asked = [key]
    if system.behaviors[.anyWindowMayDecide] {
      switch system.policy.decidingWindow {
      case .keyWindow: break
      case .topmost: asked = open.last { !system.windows[$0].isHidden }.map { [$0] } ?? []
      case .everyWindow: asked += open.filter { $0 != key }
      }
    }
    return asked.compactMap { decider(in: WindowID($0), system) }
  }

  private func decider(in window: WindowID, _ system: RotationSystem) -> WindowDecider? {
    let state = system.windows[window.index]
    guard let root = state.root else { return nil }
    var decider = WindowDecider(window: window, controller: root)
    var liesOverPresenter = false
    for (presentation, role) in zip(state.presentations, roles(in: window, system)) {
      guard !liesOverPresenter || system.policy.fullScreenOverSheet == .asked else { break }
      switch role.say {
      case .decides: (decider.controller, decider.narrowing) = (presentation.controller, [])
      case .narrows: decider.narrowing.append(presentation.controller)
      case .notAsked: break
      }
      if role.say != .decides { liesOverPresenter = true }
    }
    return decider
  }
}
