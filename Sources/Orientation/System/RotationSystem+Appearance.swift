extension RotationSystem {
  /// What a window shows and nothing covers, outermost first, without what is being dismissed.
  func onScreen(in window: WindowID) -> [ControllerID] {
    let state = windows[window.index]
    guard !state.isClosed, !state.isHidden else { return [] }
    let staying = state.presentations.prefix { !$0.isLeaving }
    return tops(of: window).prefix(staying.count + 1)
      .dropFirst(coveredTops(staying, in: window)).flatMap { shownTree(of: $0) }
  }

  /// A window's root and what is presented over it, from below; none without a root.
  package func tops(of window: WindowID) -> [ControllerID] {
    guard let root = windows[window.index].root else { return [] }
    return [root] + windows[window.index].presentations.map { $0.controller }
  }

  /// How many of a window's root and presented controllers are covered by a later one.
  func coveredTops(_ presentations: ArraySlice<Presentation>, in window: WindowID) -> Int {
    lastDecider(of: presentations, in: window).map { $0 + 1 } ?? 0
  }

  /// Sends the appearance callbacks to the controllers that appeared or disappeared.
  ///
  /// A reaction may change the screen again; the callbacks of that change come at once, and a
  /// controller it brings back or takes away gets no further callback about the earlier change.
  /// - Parameters:
  ///   - window: where something changed.
  ///   - leaving: the controllers that have already received their disappearance callback.
  ///   - comingFirst: whether viewDidAppear comes before viewDidDisappear, as around presentations;
  ///     within containers it is the other way round.
  mutating func refreshAppearance(
    in window: WindowID, leaving: [ControllerID] = [], comingFirst: Bool
  ) {
    let wanted = onScreen(in: window)
    guard !leaving.isEmpty || wanted != windows[window.index].visible else { return }
    let staying = Set(wanted)
    let leaving = leaving + windows[window.index].visible.filter { !staying.contains($0) }
    startDisappearing(leaving, in: window)
    let before = Set(windows[window.index].visible)
    let coming = onScreen(in: window).filter { !before.contains($0) }
    let sizes = coming.count > 1 ? shownSizes(in: window) : [:]
    // Only what a callback did can have changed the screen again.
    var isChanged = false
    for id in coming where phase != .terminated {
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
      tell([id], .viewWillAppear, in: window, offering: size)
      isChanged = isChanged || mayReact(id)
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
