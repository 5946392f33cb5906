extension RotationSystem {
  /// The child a container shows; nil for containers that show all, and for leaves.
  func shownChild(of id: ControllerID) -> ControllerID? {
    let controller = controllers[id.index]
    switch controller.kind {
    case .navigation: return controller.children.last
    case .tab, .page:
      return controller.children.indices.contains(controller.selected)
        ? controller.children[controller.selected] : nil
    case .plain, .split, .custom, .alert, .imagePicker: return nil
    }
  }

  /// The children of a container that are on screen with it.
  package func shownChildren(of id: ControllerID) -> [ControllerID] {
    switch controllers[id.index].kind {
    case .navigation, .tab, .page: shownChild(of: id).map { [$0] } ?? []
    case .plain, .split, .custom, .alert, .imagePicker: controllers[id.index].children
    }
  }

  /// A controller and everything it shows, outermost first.
  ///
  /// A controller that contains itself is shown once.
  func shownTree(of id: ControllerID) -> [ControllerID] {
    guard !controllers[id.index].children.isEmpty else { return [id] }
    var found: [ControllerID] = []
    var seen: Set<ControllerID> = []
    func visit(_ id: ControllerID) {
      guard seen.insert(id).inserted else { return }
      found.append(id)
      for child in shownChildren(of: id) { visit(child) }
    }
    visit(id)
    return found
  }

  /// Every controller of the visible windows that is part of the hierarchy shown; nil counts the windows
  /// of all scenes.
  package func visibleControllers(of scene: SceneID? = nil) -> [ControllerID] {
    var found: [ControllerID] = []
    for window in windows
    where !window.isClosed && !window.isHidden && window.scene == scene ?? window.scene {
      for place in 0..<window.topCount {
        if let top = window.top(place) { found += shownTree(of: top) }
      }
    }
    return found
  }

  /// Whether a controller is part of what the visible windows show.
  ///
  /// - Parameter id: a controller.
  /// - Returns: true also for a presenter behind what it presents.
  /// - Complexity: linear in the number of containers around it.
  public func isShown(_ id: ControllerID) -> Bool {
    guard exists(id) else { return false }
    var seen: Set<ControllerID> = []
    func isShown(_ id: ControllerID) -> Bool {
      if let top = topPlaces[id], !windows[top.window.index].isHidden { return true }
      guard seen.insert(id).inserted else { return false }
      return containers[id].contains { shownChildren(of: $0).contains(id) && isShown($0) }
    }
    return isShown(id)
  }

  /// The window a controller belongs to, shown or not.
  ///
  /// - Complexity: linear in the number of containers around it.
  package func window(of id: ControllerID) -> WindowID? {
    guard exists(id) else { return nil }
    var found = topPlaces[id]?.window
    var next = containers[id]
    guard !next.isEmpty else { return found }
    var seen: Set<ControllerID> = [id]
    while let container = next.popLast() {
      guard seen.insert(container).inserted else { continue }
      if let window = topPlaces[container]?.window, window.index < found?.index ?? .max {
        found = window
      }
      next += containers[container]
    }
    return found
  }

  /// The key window of a scene; nil when it has none.
  package func keyWindow(of scene: SceneID) -> WindowID? {
    let key = windows.indices.first {
      windows[$0].scene == scene && windows[$0].isKey && !windows[$0].isClosed
    }
    return key.map { WindowID($0) }
  }

  /// Whether a controller is another or anywhere inside it.
  func contains(_ outer: ControllerID, _ inner: ControllerID) -> Bool {
    guard outer != inner else { return true }
    guard !controllers[outer.index].children.isEmpty else { return false }
    var seen: Set<ControllerID> = []
    func visit(_ id: ControllerID) -> Bool {
      if id == inner { return true }
      guard seen.insert(id).inserted else { return false }
      return controllers[id.index].children.contains { visit($0) }
    }
    return visit(outer)
  }

  /// Whether a controller, with all that it contains, can be put somewhere: nothing of it is the root
  /// of a window or presented there, but for a window that lets it go.
  func isFree(_ id: ControllerID, leaving window: WindowID? = nil) -> Bool {
    guard exists(id) else { return false }
    return everything(in: id).allSatisfy { topPlaces[$0].map { $0.window == window } ?? true }
  }

  /// Whether no second container contains a controller, or the same one twice, as only those do that
  /// contain themselves.
  func isInOnePlace(_ id: ControllerID) -> Bool {
    containers[id].count + (topPlaces[id] == nil ? 0 : 1) <= 1
  }

  /// A controller and all that it contains, shown or not.
  private func everything(in id: ControllerID) -> Set<ControllerID> {
    var found: Set<ControllerID> = []
    func visit(_ id: ControllerID) {
      guard found.insert(id).inserted else { return }
      for child in controllers[id.index].children { visit(child) }
    }
    visit(id)
    return found
  }

  /// Takes a controller out of the container it is in, for it can be in one place only.
  mutating func takeOut(_ id: ControllerID) {
    guard !containers[id].isEmpty else { return }
    containment += 1
    for container in containers[id] {
      controllers[container.index].children.removeAll { $0 == id }
    }
    containers[id] = []
  }

  /// Notes that a container contains controllers once less.
  mutating func forget(_ children: [ControllerID], in container: ControllerID) {
    for child in children {
      guard let place = containers[child].lastIndex(of: container) else { continue }
      containers[child].remove(at: place)
    }
  }

  func exists(_ id: ControllerID) -> Bool { controllers.indices.contains(id.index) }

  /// Everything the visible windows show, outermost first; the topmost comes last.
  ///
  /// - Complexity: linear in the number of controllers shown.
  /// - UIKit: not offered; apps walk from the root to what it presents.
  public var shownControllers: [ControllerID] { visibleControllers() }

  /// Where a scene is shown.
  ///
  /// - Parameter scene: one that exists.
  /// - Returns: the place it was opened in or moved to last.
  /// - UIKit: not offered. Rule: `N-02`
  public func environment(of scene: SceneID = .main) -> SceneEnvironment {
    scenes[scene.index].environment
  }
}
