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

  /// Lays out what a window shows and what waits for it.
  mutating func layOut(in window: WindowID) {
    guard lend({ $0.layOut(in: window) }) == nil else { return }
    let visible = Set(windows[window.index].visible)
    let sizes = shownSizes(in: window)
    for id in onScreen(in: window) where visible.contains(id) {
      layOut(id, at: sizes[id] ?? layoutSize(of: id, in: window), in: window)
    }
  }

  /// Lays out a controller that waits for it, or whose bounds are not the ones it has had.
  mutating func layOut(_ id: ControllerID, at size: ScreenSize, in window: WindowID) {
    setBounds(of: id, to: size, in: window)
    guard windows[window.index].needsLayout.remove(id) != nil, behaviors[.layoutCallbacks],
      phase != .terminated
    else { return }
    tell([id], .viewWillLayoutSubviews, in: window)
    tell([id], .viewDidLayoutSubviews, in: window)
  }

  /// Gives a view its bounds; other ones than before have it laid out.
  mutating func setBounds(of id: ControllerID, to size: ScreenSize, in window: WindowID) {
    guard let old = windows[window.index].laidOut[id] else { return load(id, at: size, in: window) }
    guard old != size else { return }
    windows[window.index].laidOut[id] = size
    windows[window.index].needsLayout.insert(id)
  }

  /// Loads a view for a window, with those of the children that its controller adds itself.
  ///
  /// In another window than before everything is laid out again.
  mutating func load(_ id: ControllerID, at size: ScreenSize, in window: WindowID) {
    guard live == nil, windows[window.index].laidOut[id] == nil else { return }
    for index in windows.indices where index != window.index {
      windows[index].laidOut[id] = nil
      windows[index].needsLayout.remove(id)
    }
    windows[window.index].laidOut[id] = size
    windows[window.index].needsLayout.insert(id)
    switch controllers[id.index].kind {
    case .plain, .custom:
      for child in controllers[id.index].children {
        holders[child] = id
        load(child, at: controllers[child.index].fixedSize ?? size, in: window)
      }
    case .navigation, .tab, .page, .split, .alert, .imagePicker: break
    }
  }

  /// A view goes to another place: the one that has contained it is laid out again for that.
  mutating func leaveHolder(_ id: ControllerID) {
    guard let holder = holders[id], !controllers[holder.index].children.contains(id) else { return }
    holders[id] = nil
    for index in windows.indices where windows[index].laidOut[holder] != nil {
      windows[index].needsLayout.insert(holder)
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
      if !onScreen(in: WindowID(index)).isEmpty { layOut(in: WindowID(index)) }
    }
  }
}
