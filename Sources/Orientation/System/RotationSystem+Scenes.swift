extension RotationSystem {
  /// Another root controller (`D-08`).
  mutating func setRoot(_ root: ControllerID?, of window: WindowID) {
    guard windows.indices.contains(window.index), !windows[window.index].isClosed,
      root.map({ exists($0) && (self.window(of: $0) ?? window) == window }) ?? true
    else { return record(.ignored(.notThere)) }
    let hadRoot = windows[window.index].root != nil
    let leaving = [windows[window.index].root].compactMap { $0 }
    windows[window.index].presentations = []
    windows[window.index].root = root
    replace(leaving, with: [root].compactMap { $0 }, in: window)
    guard phase != .terminated else { return }
    countGenerator(hadRoot: hadRoot, hasRoot: root != nil)
    startNegotiation(.rootChange, in: windows[window.index].scene, isAnimated: true)
  }

  /// UIKit holds one reference for each window with a root (`B-04`).
  private mutating func countGenerator(hadRoot: Bool, hasRoot: Bool) {
    if hasRoot && !hadRoot { beginGenerating() }
    if hadRoot && !hasRoot && sensor.generators > 0 { sensor.generators -= 1 }
  }

  /// Another window in a scene (`D-49`, `D-51`).
  mutating func openWindow(_ root: ControllerID?, in scene: SceneID, isHidden: Bool) {
    guard scenes.indices.contains(scene.index),
      root.map({ exists($0) && window(of: $0) == nil }) ?? true
    else { return record(.ignored(.notThere)) }
    var opened = WindowState(scene: scene, root: root)
    opened.isHidden = isHidden
    opened.isKey = false
    windows.append(opened)
    appear(root, in: WindowID(windows.count - 1))
    guard phase != .terminated else { return }
    countGenerator(hadRoot: false, hasRoot: root != nil)
    startNegotiation(.rootChange, in: scene, isAnimated: true)
  }

  /// A window goes away.
  mutating func closeWindow(_ window: WindowID) {
    guard windows.indices.contains(window.index), !windows[window.index].isClosed else {
      return record(.ignored(.notThere))
    }
    let scene = windows[window.index].scene
    countGenerator(hadRoot: windows[window.index].root != nil, hasRoot: false)
    windows[window.index].isClosed = true
    windows[window.index].isKey = false
    if let next = windows.firstIndex(where: { $0.scene == scene && !$0.isClosed && !$0.isHidden }) {
      windows[next].isKey = true
    }
    startNegotiation(.rootChange, in: scene, isAnimated: true)
  }

  /// `makeKey`: by policy the key window's root decides (`Q-08`).
  mutating func makeKey(_ window: WindowID) {
    guard windows.indices.contains(window.index), !windows[window.index].isClosed else {
      return record(.ignored(.notThere))
    }
    let scene = windows[window.index].scene
    for index in windows.indices where windows[index].scene == scene {
      windows[index].isKey = index == window.index
    }
    startNegotiation(.rootChange, in: scene, isAnimated: true)
  }

  /// Another scene with a window of its own.
  mutating func openScene(_ root: ControllerID, _ environment: Environment) {
    guard Behaviors.scenes[generation] else { return record(.ignored(.notOffered)) }
    guard exists(root), window(of: root) == nil else { return record(.ignored(.notThere)) }
    let scene = SceneID(scenes.count)
    var state = makeScene(environment)
    state.geometry = geometry(in: state, turnedTo: interfaceOrientation)
    scenes.append(state)
    windows.append(WindowState(scene: scene, root: root))
    beginGenerating()
    appear(root, in: WindowID(windows.count - 1))
    guard phase != .terminated else { return }
    startNegotiation(.launch, in: scene, isAnimated: false)
  }

  /// The user chooses how an iPad shows apps (`M-01`).
  mutating func setWindowingMode(_ mode: WindowingMode) {
    guard device.idiom == .pad, generation >= .ios16 else {
      return record(.ignored(.notApplicable))
    }
    guard mode != windowingMode else { return record(.ignored(.noChange)) }
    windowingMode = mode
    guard phase == .foreground else { return }
    negotiateEverywhere(.rootChange)
  }

  /// The user gives a scene another size (`N-04`, `N-15`, `N-41`).
  mutating func resize(_ scene: SceneID, to size: Size, isInteractive: Bool) {
    guard scenes.indices.contains(scene.index), size.width > 0, size.height > 0 else {
      return record(.ignored(.notThere))
    }
    let state = scenes[scene.index]
    guard canResize(state) else { return record(.ignored(.notApplicable)) }
    finishTransition(of: scene)
    guard phase != .terminated else { return }
    var resized = state
    resized.isResized = true
    scenes[scene.index].isResized = true
    let force = MaskForceFinding(facts(of: scene, hasController: true), policy: policy).force
    switch force {
    case .binding, .bindingScaled:
      scenes[scene.index].isResized = state.isResized
      return record(.ignored(.notApplicable))
    case .bindingDiscrete where isInteractive:
      // Nothing changes until the drag ends (N-15).
      return record(.ignored(.noChange))
    case .bindingDiscrete, .ignored: break
    }
    // As large as it would be by itself, it turns as if nobody had resized it.
    let orientation = state.geometry.interfaceOrientation
    resized.userSize = size == naturalSize(in: state, orientation) ? nil : size
    var new = geometry(in: resized, turnedTo: reportedOrientation(size, state, force))
    new.isInteractivelyResizing = isInteractive
    if force == .bindingDiscrete { new.screenBounds = size }
    scenes[scene.index].userSize = resized.userSize
    guard new != scenes[scene.index].geometry else { return record(.ignored(.noChange)) }
    begin(scene, to: new, isAnimated: false)
  }

  private func canResize(_ state: SceneState) -> Bool {
    switch state.environment {
    case .phone, .duoOuter: false
    case .pad: Behaviors.multitaskingBypass[generation]
    case .phoneAppOnPad, .mirroring, .duoInner, .externalDisplay:
      Behaviors.masksArePreference[generation]
    }
  }

  /// Which orientation a scene reports after a resize (`N-08`, `N-09`, `N-16`).
  private func reportedOrientation(
    _ size: Size, _ state: SceneState, _ force: MaskForce
  ) -> InterfaceOrientation {
    let current = state.geometry.interfaceOrientation
    let byShape: InterfaceOrientation =
      size.isLandscape == current.isLandscape
      ? current : size.isLandscape ? .landscapeRight : .portrait
    if force == .bindingDiscrete {
      return policy.discreteShape == .honoursMask ? current : byShape
    }
    if state.environment == .mirroring { return .portrait }
    return policy.resizedOrientation == .keepsScreen ? current : byShape
  }

  /// A scene moves to another display or place; its delegate always hears (`M-19`, `P-13`).
  mutating func move(_ scene: SceneID, to environment: Environment) {
    guard scenes.indices.contains(scene.index) else { return record(.ignored(.notThere)) }
    let old = scenes[scene.index]
    guard old.environment != environment else { return record(.ignored(.noChange)) }
    let isDuo = device.displays.count > 1
    guard isDuo || (environment != .duoInner && environment != .duoOuter) else {
      return record(.ignored(.notApplicable))
    }
    finishTransition(of: scene)
    guard phase != .terminated else { return }
    var moved = old
    moved.environment = environment
    moved.userSize = nil
    moved.isResized = false
    moved.displayIndex = environment == .duoInner ? device.displays.count - 1 : 0
    scenes[scene.index] = moved
    // The inner panel of a Duo lies a quarter turn from the outer one (P-09, P-10).
    let orientation = old.geometry.interfaceOrientation
    let shown =
      environment == .duoInner ? QuarterTurns.clockwise.applied(to: orientation) : orientation
    let new = geometry(in: moved, turnedTo: shown)
    begin(scene, to: new, isAnimated: false)
    guard phase != .terminated else { return }
    if new == old.geometry { tellScene(scene, previous: old.geometry) }
  }

  private mutating func finishTransition(of scene: SceneID) {
    while isTurning(scene) && phase != .terminated { continueTransition(of: scene) }
  }

  /// Another app's scene covers this one, or no longer does (`F-35`, `M-22`).
  mutating func cover(_ scene: SceneID, _ isCovered: Bool) {
    guard scenes.indices.contains(scene.index) else { return record(.ignored(.notThere)) }
    guard scenes[scene.index].isCovered != isCovered else { return record(.ignored(.noChange)) }
    scenes[scene.index].isCovered = isCovered
    evaluateLock(of: scene)
  }
}
