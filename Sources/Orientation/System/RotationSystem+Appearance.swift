extension RotationSystem {
  /// A window's root and what is presented over it, from below; none without a root.
  package func tops(of window: WindowID) -> [ControllerID] {
    let state = windows[window.index]
    return (0..<state.topCount).compactMap { state.top($0) }
  }

  /// Sends the appearance callbacks to the controllers that appeared or disappeared.
  ///
  /// A reaction may change the screen again; the callbacks of that change come at once, and a
  /// controller it brings back or takes away gets no further callback about the earlier change.
  /// - Parameters:
  ///   - window: where something changed.
  ///   - disappeared: the controllers that have already received their disappearance callback.
  ///   - comingFirst: whether viewDidAppear comes before viewDidDisappear, as around presentations;
  ///     within containers it is the other way round.
  mutating func refreshAppearance(
    in window: WindowID, leaving disappeared: [ControllerID] = [], comingFirst: Bool
  ) {
    var leaving = disappeared
    let wanted = keepContent(of: window)
    let visible = windows[window.index].visible
    var same = 0
    while same < visible.count, same < wanted.ids.count, visible[same] == wanted.ids[same] {
      same += 1
    }
    let isKept = same == visible.count
    guard !leaving.isEmpty || !isKept || same < wanted.ids.count else { return }
    var coming: [ControllerID]
    var sizes: [ControllerID: ScreenSize] = [:]
    if leaving.isEmpty, isKept, let tops = wanted.tops(of: same),
      wanted.ids[same...].allSatisfy(isInOnePlace)
    {
      // What is there stays, as where something is presented that covers nothing.
      coming = Array(wanted.ids[same...])
      if coming.count > 1 { sizes = shownSizes(in: window, from: tops) }
    } else {
      let staying = Set(wanted.ids)
      leaving += visible.filter { !staying.contains($0) }
      startDisappearing(leaving, in: window)
      let before = Set(windows[window.index].visible)
      coming = onScreen(in: window).filter { !before.contains($0) }
      if coming.count > 1 { sizes = shownSizes(in: window) }
    }
    windows[window.index].visible.reserveCapacity(
      windows[window.index].visible.count + coming.count)
    // Only what a callback did can have changed the screen again.
    var isChanged = false
    var place = 0
    while place < coming.count, phase != .terminated {
      let id = coming[place]
      place += 1
      if isChanged {
        guard onScreen(in: window).contains(id), !windows[window.index].visible.contains(id) else {
          continue
        }
      }
      windows[window.index].visible.append(id)
      windows[window.index].disappearing.remove(id)
      windows[window.index].appearing.insert(id)
      let size = isChanged ? nil : sizes[id]
      leaveHolder(id)
      load(id, at: size ?? layoutSize(of: id, in: window), in: window)
      let before = containment
      tell([id], .viewWillAppear, in: window, offering: size)
      isChanged = isChanged || mayReact(id)
      if containment != before {
        // Children that were added while its view was loaded come after it.
        let known = Set(windows[window.index].visible + coming)
        var next = place
        for child in onScreen(in: window) where !known.contains(child) {
          coming.insert(child, at: next)
          next += 1
        }
      }
    }
    if coming.contains(where: { !isChanged || windows[window.index].visible.contains($0) }) {
      layOut(in: window)
    }
    if !comingFirst { endDisappearing(leaving, in: window) }
    for id in coming where phase != .terminated {
      guard windows[window.index].appearing.remove(id) != nil else { continue }
      tell([id], .viewDidAppear, in: window)
    }
    if comingFirst { endDisappearing(leaving, in: window) }
  }

  /// Sends `viewWillDisappear` to those who are no longer wanted and have not got it yet.
  mutating func startDisappearing(_ ids: [ControllerID], in window: WindowID) {
    guard !ids.isEmpty else { return }
    var staying = Set(onScreen(in: window))
    for id in ids where phase != .terminated && !staying.contains(id) {
      guard let place = windows[window.index].visible.firstIndex(of: id) else { continue }
      windows[window.index].visible.remove(at: place)
      windows[window.index].appearing.remove(id)
      windows[window.index].disappearing.insert(id)
      tell([id], .viewWillDisappear, in: window)
      if mayReact(id) { staying = Set(onScreen(in: window)) }
    }
  }

  /// Whether a callback of a controller can change what is shown.
  private func mayReact(_ id: ControllerID) -> Bool {
    live != nil || !controllers[id.index].reactions.isEmpty
  }

  private mutating func endDisappearing(_ ids: [ControllerID], in window: WindowID) {
    for id in ids where phase != .terminated {
      guard windows[window.index].disappearing.remove(id) != nil else { continue }
      tell([id], .viewDidDisappear, in: window)
    }
  }

  /// Sends a callback and lets the controllers react.
  ///
  /// A size that is offered is that of a view that was not laid out yet.
  package mutating func tell(
    _ ids: [ControllerID], _ callback: Callback, in window: WindowID,
    offering size: ScreenSize? = nil
  ) {
    for id in ids where phase != .terminated {
      if lend({ $0.holds(callback, id, in: window) }) == true { continue }
      record(.callback(id, callback, observed(by: id, in: window, offering: size)))
      guard live == nil else {
        lend { $0.hear(callback, id) }
        continue
      }
      switch callback {
      case .viewWillAppear: react(id, to: .viewWillAppear)
      case .viewDidAppear: react(id, to: .viewDidAppear)
      case .viewWillDisappear: react(id, to: .viewWillDisappear)
      default: break
      }
    }
  }
}
