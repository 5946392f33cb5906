/// What live objects report to a system: which exist, and which contains which.
extension RotationSystem {
  /// Takes a controller in, at a free place or in place of one that is gone.
  ///
  /// - Returns: the name under which the system knows it.
  package mutating func register(_ controller: Controller, at place: ControllerID?) -> ControllerID
  {
    if controller.answers.prefersLocked { hasPreferredLock = true }
    guard let place else {
      controllers.append(controller)
      let id = ControllerID(controllers.count - 1)
      for child in controller.children { containers[child].append(id) }
      return id
    }
    exchangeChildren(of: place, for: controller.children)
    controllers[place.index] = controller
    containment += 1
    laidOut[place] = nil
    return place
  }

  /// Learns what a class of the app is known to ask in its place, for the steps of decisions.
  package mutating func note(_ forwarding: Controller.Forwarding, of id: ControllerID) {
    controllers[id.index].forwarding = forwarding
  }

  /// Registers children outside any window, without callbacks.
  package mutating func setChildren(
    _ children: [ControllerID], selected: Int, of container: ControllerID
  ) {
    exchangeChildren(of: container, for: children)
    controllers[container.index].children = children
    controllers[container.index].selected = selected
    containment += 1
  }

  /// Notes what a container comes to contain, before it does.
  private mutating func exchangeChildren(of container: ControllerID, for children: [ControllerID]) {
    forget(controllers[container.index].children, in: container)
    for child in children { containers[child].append(container) }
  }

  /// `setViewControllers` and the like: all that a container holds changes at once.
  package mutating func replaceChildren(
    of container: ControllerID, with children: [ControllerID], selected: Int
  ) {
    guard phase == .foreground || phase == .background else {
      return setChildren(children, selected: selected, of: container)
    }
    exchangeChildren(of: container, for: children)
    changeContent(of: container) {
      $0.children = children
      $0.selected = selected
    }
  }

  /// A window that is there before the app has finished launching gets its root.
  package mutating func setLaunchRoot(_ root: ControllerID?, of window: WindowID) {
    let hadRoot = windows[window.index].root != nil
    replaceRoot(of: window, with: root)
    // Before it the windows are counted together (B-04).
    guard isLaunching, hadRoot != (root != nil) else { return }
    sensor.generators = max(0, sensor.generators + (hadRoot ? -1 : 1))
  }

  /// A window comes to be before the app, or a scene, has finished launching.
  package mutating func addLaunchWindow(in scene: SceneID, isKey: Bool) -> WindowID {
    var window = WindowState(scene: scene, root: nil)
    window.isKey = isKey
    return add(window)
  }

  /// Another scene, as yet without windows; ``launch(_:)`` follows.
  package mutating func connectScene(in environment: SceneEnvironment) -> SceneID? {
    guard behaviors[.scenes], offersScene(in: environment) else { return nil }
    scenes.append(makeFurtherScene(environment))
    return SceneID(scenes.count - 1)
  }

  /// The windows of a scene that was connected are there.
  package mutating func launch(_ scene: SceneID) {
    for index in windows.indices where windows[index].scene == scene {
      guard windows[index].root != nil else { continue }
      beginGenerating()
      refreshAppearance(in: WindowID(index), comingFirst: true)
      guard phase != .terminated else { return }
    }
    startNegotiation(.launch, in: scene, isAnimated: false)
  }

  /// The events since they were last taken, in order.
  package mutating func takeEntries() -> [Transcript.Entry] {
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }

  /// Discards the history when it is not being recorded.
  package mutating func dropEntries() { entries.removeAll(keepingCapacity: true) }

  /// Handles an event from outside.
  ///
  /// - Returns: why it had no effect; nil when it had one.
  package mutating func performFromOutside(_ event: RotationEvent) -> Ignored? {
    let start = entries.count
    perform(event, by: nil)
    guard entries.indices.contains(start + 1),
      case .ignored(let reason, _) = entries[start + 1].occurrence
    else { return nil }
    return reason
  }

  /// The scene of a window.
  package func scene(of window: WindowID) -> SceneID { windows[window.index].scene }

  /// A window's root and what is presented over it, from below, without what nothing shows.
  package func uncoveredTops(of window: WindowID) -> [ControllerID] {
    let state = windows[window.index]
    guard !state.isClosed, !state.isHidden else { return [] }
    let covered = coveredTops(of: state.stayingCount, in: window)
    return (covered..<max(covered, state.stayingCount)).compactMap { state.top($0) }
  }

  /// How many of them are covered by a later one.
  package func coveredCount(of window: WindowID) -> Int {
    coveredTops(of: windows[window.index].topCount, in: window)
  }

  /// The windows of a scene that take part in its turns.
  package func openWindows(of scene: SceneID) -> [WindowID] {
    scenes[scene.index].windows.compactMap { windows[$0.id.index].isHidden ? nil : $0.id }
  }

  /// The size classes of a scene in a geometry.
  package func traits(of scene: SceneID, in geometry: SceneGeometry) -> Traits? {
    traits(of: scenes[scene.index], geometry)
  }

  /// The size classes of a scene as views have them now.
  package func shownTraits(of scene: SceneID) -> Traits? {
    if let transition = running.first(where: { $0.scene == scene }), !transition.isApplied {
      return transition.oldTraits
    }
    return traits(of: scenes[scene.index], shownGeometry(of: scene))
  }

  /// The safe area of a scene's windows as views have it now.
  package func shownSafeArea(of scene: SceneID) -> ScreenInsets? {
    if let transition = running.first(where: { $0.scene == scene }), !transition.isApplied {
      return transition.oldSafeArea
    }
    return safeArea(of: scenes[scene.index], shownGeometry(of: scene))
  }

  /// The display that a scene is on as views have it now: a move leaves it with their old bounds.
  package func shownDisplay(of scene: SceneID) -> DeviceDisplay {
    if let transition = running.first(where: { $0.scene == scene }), !transition.isApplied {
      return transition.oldDisplay
    }
    return display(of: scenes[scene.index])
  }

  /// The display a scene is on.
  package func display(of scene: SceneID) -> DeviceDisplay {
    display(of: scenes[scene.index])
  }

  /// Whether a window is the key window of its scene.
  package func isKey(_ window: WindowID) -> Bool { windows[window.index].isKey }

  /// Whether a presentation with a style takes the presenter's view away, or decides.
  package func covers(_ id: ControllerID, in window: WindowID) -> Bool {
    guard let top = topPlaces[id], top.window == window else { return false }
    return standing(at: top.level - 1, in: window)?.role.say == .decides
  }
}
