extension RotationSystem {
  /// The bounds a controller's view has in its window: its own fixed size, else its container's.
  package func layoutSize(of id: ControllerID, in window: WindowID) -> ScreenSize {
    let whole = rootSize(shownGeometry(of: windows[window.index].scene))
    var seen: Set<ControllerID> = []
    // What is shown is found without a look at everything that is not.
    var isShown = true
    func find(below outer: ControllerID, _ offered: ScreenSize) -> ScreenSize? {
      guard seen.insert(outer).inserted else { return nil }
      let size = controllers[outer.index].fixedSize ?? offered
      if outer == id { return size }
      for child in isShown ? shownChildren(of: outer) : controllers[outer.index].children {
        if let found = find(below: child, size) { return found }
      }
      return nil
    }
    for top in tops(of: window) {
      if let found = find(below: top, whole) { return found }
    }
    (seen, isShown) = ([], false)
    for top in tops(of: window) {
      if let found = find(below: top, whole) { return found }
    }
    return controllers[id.index].fixedSize ?? whole
  }

  /// A scene's geometry as its views have it: the old one until a transition changes the bounds.
  package func shownGeometry(of scene: SceneID) -> SceneGeometry {
    guard let transition = running.first(where: { $0.scene == scene }), !transition.isApplied else {
      return scenes[scene.index].geometry
    }
    return transition.old
  }

  /// Lays out those whose bounds are not the ones at which they were laid out.
  mutating func layOut(_ ids: [ControllerID], in window: WindowID) {
    guard !ids.isEmpty, lend({ $0.layOut(ids, in: window) }) == nil else { return }
    let sizes = shownSizes(in: window)
    for id in ids where phase != .terminated {
      let size = sizes[id] ?? layoutSize(of: id, in: window)
      guard windows[window.index].laidOut[id] != size else { continue }
      windows[window.index].laidOut[id] = size
      guard behaviors[.layoutCallbacks] else { continue }
      tell([id], .viewWillLayoutSubviews, in: window)
      tell([id], .viewDidLayoutSubviews, in: window)
    }
  }

  /// The bounds of everything a window shows, from one walk.
  func shownSizes(in window: WindowID) -> [ControllerID: ScreenSize] {
    var sizes: [ControllerID: ScreenSize] = [:]
    func visit(_ id: ControllerID, _ offered: ScreenSize) {
      guard sizes[id] == nil else { return }
      let size = controllers[id.index].fixedSize ?? offered
      sizes[id] = size
      for child in shownChildren(of: id) { visit(child, size) }
    }
    let whole = rootSize(shownGeometry(of: windows[window.index].scene))
    for top in tops(of: window) { visit(top, whole) }
    return sizes
  }

  /// Lays out what a scene shows and a transition left alone: what came on screen, or was uncovered,
  /// while the transition was being announced, or by it.
  mutating func layOutNewcomers(of scene: SceneID) {
    for index in windows.indices where windows[index].scene == scene && phase != .terminated {
      refreshAppearance(in: WindowID(index), comingFirst: true)
      layOut(onScreen(in: WindowID(index)), in: WindowID(index))
    }
  }
}
