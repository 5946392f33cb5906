/// The windows, and where their roots and what is presented over them are.
extension RotationSystem {
  /// A window comes to be.
  @discardableResult
  mutating func add(_ window: WindowState) -> WindowID {
    let id = WindowID(windows.count)
    windows.append(window)
    scenes[window.scene.index].windows.append(OpenWindow(id: id, root: window.root))
    if let root = window.root { occupy(root, TopPlace(window: id, level: 0)) }
    return id
  }

  /// A window gets another root, without callbacks.
  mutating func replaceRoot(of window: WindowID, with root: ControllerID?) {
    if let old = windows[window.index].root { vacate(old, window) }
    windows[window.index].root = root
    note(window)
    if let root { occupy(root, TopPlace(window: window, level: 0)) }
  }

  /// Something is presented over all that a window has.
  mutating func append(_ presentation: Presentation, to window: WindowID) {
    windows[window.index].append(presentation)
    if windows[window.index].presentations.count == 1 { note(window) }
    presenters[presentation.presenter] = window
    occupy(
      presentation.controller,
      TopPlace(window: window, level: windows[window.index].presentations.count))
  }

  /// What is presented in a window from some place on is gone.
  mutating func removePresentations(of window: WindowID, from place: Int = 0) {
    let presentations = windows[window.index].presentations
    for index in place..<max(place, presentations.count) {
      vacate(presentations[index].controller, window)
      presenters[presentations[index].presenter] = nil
    }
    windows[window.index].removePresentations(from: place)
    if place == 0 { note(window) }
  }

  /// A window is there no longer.
  mutating func close(_ window: WindowID) {
    let state = windows[window.index]
    windows[window.index].isClosed = true
    let open = scenes[state.scene.index].windows
    scenes[state.scene.index].windows = PagedList(open.filter { $0.id != window })
    for place in 0..<state.topCount {
      if let top = state.top(place) { vacate(top, window) }
    }
    for presentation in state.presentations { presenters[presentation.presenter] = nil }
  }

  /// Keeps what a window is asked by among the open ones of its scene.
  private mutating func note(_ window: WindowID) {
    let state = windows[window.index]
    guard
      let place = scenes[state.scene.index].windows.firstIndex(where: { $0.id == window })
    else { return }
    scenes[state.scene.index].windows[place].root = state.root
    scenes[state.scene.index].windows[place].hasPresentations = !state.presentations.isEmpty
  }

  /// The first of several windows with the same root counts.
  private mutating func occupy(_ id: ControllerID, _ place: TopPlace) {
    guard exists(id), topPlaces[id].map({ $0.window.index > place.window.index }) ?? true else {
      return
    }
    topPlaces[id] = place
  }

  private mutating func vacate(_ id: ControllerID, _ window: WindowID) {
    guard topPlaces[id]?.window == window else { return }
    topPlaces[id] = nil
  }
}
