extension RotationSystem {
  /// The bounds a controller's view has in its window: its own fixed size, else its container's.
  package func layoutSize(of id: ControllerID, in window: WindowID) -> ScreenSize {
    let whole = rootSize(shownGeometry(of: windows[window.index].scene))
    // Most controllers are in one place only, which is found from inside.
    var inner = id
    var offered = controllers[id.index].fixedSize
    for _ in 0..<64 {
      let around = containers[inner]
      guard around.count == 1, topPlaces[inner] == nil else {
        guard around.isEmpty else { break }
        return (topPlaces[inner]?.window == window ? offered : controllers[id.index].fixedSize)
          ?? whole
      }
      inner = around[0]
      offered = offered ?? controllers[inner.index].fixedSize
    }
    return searchedSize(of: id, in: window, whole: whole)
  }

  /// The same for a controller that is in several places, or far inside: the first place counts.
  private func searchedSize(
    of id: ControllerID, in window: WindowID, whole: ScreenSize
  ) -> ScreenSize {
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
  ///
  /// - Complexity: linear in what came on screen, unless a container or the size has changed.
  mutating func layOut(in window: WindowID) {
    guard lend({ $0.layOut(in: window) }) == nil else { return }
    let content = content(of: window)
    let size = rootSize(shownGeometry(of: windows[window.index].scene))
    let first = firstToLayOut(of: content, in: window, size)
    let ids = content.ids[content.count(upTo: first)...]
    let sizes = ids.count > 1 ? shownSizes(in: window, from: first) : [:]
    let isWhole = windows[window.index].visible.count == content.ids.count
    let visible = isWhole ? [] : Set(windows[window.index].visible)
    for id in ids where isWhole || visible.contains(id) {
      layOut(id, at: sizes[id] ?? layoutSize(of: id, in: window), in: window)
    }
    windows[window.index].laidOut =
      isWhole
      ? LaidOutContent(
        containment: content.containment, covered: content.covered, topCount: content.topCount,
        size: size) : nil
  }

  /// How many of a window's root and presented controllers have their bounds still and wait for
  /// nothing.
  private func firstToLayOut(
    of content: WindowContent, in window: WindowID, _ size: ScreenSize
  ) -> Int {
    guard let before = windows[window.index].laidOut, before.containment == content.containment,
      before.covered == content.covered, before.size == size
    else { return content.covered }
    let first = min(before.topCount, content.topCount)
    let ids = Set(content.ids[content.count(upTo: first)...])
    let waits = needsLayout.contains { laidOut[$0]?.window == window && !ids.contains($0) }
    return waits ? content.covered : first
  }

  /// Lays out a controller that waits for it, or whose bounds are not the ones it has had.
  mutating func layOut(_ id: ControllerID, at size: ScreenSize, in window: WindowID) {
    setBounds(of: id, to: size, in: window)
    guard bounds(of: id, in: window) != nil, needsLayout.remove(id) != nil,
      behaviors[.layoutCallbacks],
      phase != .terminated
    else { return }
    tell([id], .viewWillLayoutSubviews, in: window)
    tell([id], .viewDidLayoutSubviews, in: window)
  }

  /// Gives a view its bounds; other ones than before have it laid out.
  mutating func setBounds(of id: ControllerID, to size: ScreenSize, in window: WindowID) {
    guard let old = bounds(of: id, in: window) else { return load(id, at: size, in: window) }
    guard old != size else { return }
    laidOut[id] = LoadedBounds(window: window, size: size)
    needsLayout.insert(id)
  }

  /// Loads a view for a window, with those of the children that its controller adds itself.
  ///
  /// In another window than before everything is laid out again.
  mutating func load(_ id: ControllerID, at size: ScreenSize, in window: WindowID) {
    guard live == nil, bounds(of: id, in: window) == nil else { return }
    laidOut[id] = LoadedBounds(window: window, size: size)
    needsLayout.insert(id)
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
    if laidOut[holder] != nil { needsLayout.insert(holder) }
  }

  /// The bounds of a view that is loaded for a window, and for no other one since.
  func bounds(of id: ControllerID, in window: WindowID) -> ScreenSize? {
    guard let bounds = laidOut[id], bounds.window == window else { return nil }
    return bounds.size
  }

  /// The bounds of everything a window shows, from one walk that begins at its root or at something
  /// presented.
  func shownSizes(in window: WindowID, from top: Int = 0) -> [ControllerID: ScreenSize] {
    var sizes: [ControllerID: ScreenSize] = [:]
    func visit(_ id: ControllerID, _ offered: ScreenSize) {
      guard sizes[id] == nil else { return }
      let size = controllers[id.index].fixedSize ?? offered
      sizes[id] = size
      for child in shownChildren(of: id) { visit(child, size) }
    }
    let whole = rootSize(shownGeometry(of: windows[window.index].scene))
    for place in top..<max(top, windows[window.index].topCount) {
      if let top = windows[window.index].top(place) { visit(top, whole) }
    }
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
