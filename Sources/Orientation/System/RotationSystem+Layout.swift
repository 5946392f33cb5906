extension RotationSystem {
  /// The bounds a controller's view has in its window: its own fixed size, else its container's.
  func layoutSize(of id: ControllerID, in window: WindowID) -> Size {
    let whole = rootSize(scenes[windows[window.index].scene.index].geometry)
    var seen: Set<ControllerID> = []
    func find(below outer: ControllerID, _ offered: Size) -> Size? {
      guard seen.insert(outer).inserted else { return nil }
      let size = controllers[outer.index].fixedSize ?? offered
      if outer == id { return size }
      for child in controllers[outer.index].children {
        if let found = find(below: child, size) { return found }
      }
      return nil
    }
    for top in tops(of: window) {
      if let found = find(below: top, whole) { return found }
    }
    return controllers[id.index].fixedSize ?? whole
  }

  /// A window's root and what is presented over it, from below.
  func tops(of window: WindowID) -> [ControllerID] {
    [windows[window.index].root].compactMap { $0 }
      + windows[window.index].presentations.map { $0.controller }
  }

  /// Lays out those whose bounds are not the ones at which they were laid out.
  mutating func layOut(_ ids: [ControllerID], in window: WindowID) {
    guard Behaviors.layoutCallbacks[generation] else { return }
    for id in ids where phase != .terminated {
      let size = layoutSize(of: id, in: window)
      guard windows[window.index].laidOut[id] != size else { continue }
      windows[window.index].laidOut[id] = size
      tell([id], .viewWillLayoutSubviews, in: window)
      tell([id], .viewDidLayoutSubviews, in: window)
    }
  }

  /// Lays out what came on screen while a transition was being announced: it hears nothing of the
  /// transition, but its bounds change with it.
  mutating func layOutNewcomers(to transition: RunningTransition) {
    for index in windows.indices
    where windows[index].scene == transition.scene && !windows[index].isClosed
      && !windows[index].isHidden
    {
      let window = WindowID(index)
      let shown = tops(of: window).dropFirst(coveredTops(in: window)).flatMap {
        shownTree(of: $0)
      }
      layOut(
        shown.filter { id in !transition.hearers.contains { $0.controller == id } }, in: window)
    }
  }
}
