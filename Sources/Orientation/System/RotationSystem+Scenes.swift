extension RotationSystem {
  /// Another root controller (`D-08`).
  mutating func setRoot(_ root: ControllerID?, of window: WindowID) {
    guard windows.indices.contains(window.index), !windows[window.index].isClosed,
      root.map({ isFree($0, leaving: window) && (self.window(of: $0) ?? window) == window }) ?? true
    else { return record(.ignored(.notThere)) }
    guard root != windows[window.index].root else { return record(.ignored(.noChange)) }
    let hadRoot = windows[window.index].root != nil
    if let root { takeOut(root) }
    let outer = departing
    departing.formUnion(windows[window.index].presentations.map { $0.controller })
    defer { departing = outer }
    removePresentations(of: window)
    replaceRoot(of: window, with: root)
    refreshAppearance(in: window, comingFirst: false)
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
      root.map({ isFree($0) && window(of: $0) == nil }) ?? true
    else { return record(.ignored(.notThere)) }
    if let root { takeOut(root) }
    var opened = WindowState(scene: scene, root: root)
    opened.isHidden = isHidden
    opened.isKey = false
    refreshAppearance(in: add(opened), comingFirst: true)
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
    let outer = departing
    departing.formUnion(windows[window.index].presentations.map { $0.controller })
    defer { departing = outer }
    countGenerator(hadRoot: windows[window.index].root != nil, hasRoot: false)
    close(window)
    if windows[window.index].isKey {
      windows[window.index].isKey = false
      if let next = openWindows(of: scene).first { windows[next.index].isKey = true }
    }
    refreshAppearance(in: window, comingFirst: false)
    guard phase != .terminated else { return }
    startNegotiation(.rootChange, in: scene, isAnimated: true)
  }

  /// `makeKey`: by policy the key window's root decides (`Q-08`).
  mutating func makeKey(_ window: WindowID) {
    guard windows.indices.contains(window.index), !windows[window.index].isClosed else {
      return record(.ignored(.notThere))
    }
    let scene = windows[window.index].scene
    for other in scenes[scene.index].windows
    where windows[other.id.index].isKey != (other.id == window) {
      windows[other.id.index].isKey = other.id == window
    }
    startNegotiation(.rootChange, in: scene, isAnimated: true)
  }

  /// Another scene with a window of its own.
  mutating func openScene(_ root: ControllerID, _ environment: SceneEnvironment) {
    guard behaviors[.scenes] else { return record(.ignored(.notOffered)) }
    guard isFree(root), window(of: root) == nil else { return record(.ignored(.notThere)) }
    guard offersScene(in: environment) else {
      return environment == .externalDisplay
        ? record(.ignored(.notOffered, DroppedEvent("N-38"))) : record(.ignored(.notApplicable))
    }
    takeOut(root)
    let scene = SceneID(scenes.count)
    scenes.append(makeFurtherScene(environment))
    let window = add(WindowState(scene: scene, root: root))
    beginGenerating()
    refreshAppearance(in: window, comingFirst: true)
    guard phase != .terminated else { return }
    startNegotiation(.launch, in: scene, isAnimated: false)
  }

  /// Another app's scene covers this one, or no longer does (`F-35`, `M-22`).
  mutating func cover(_ scene: SceneID, _ isCovered: Bool) {
    guard scenes.indices.contains(scene.index) else { return record(.ignored(.notThere)) }
    guard scenes[scene.index].isCovered != isCovered else { return record(.ignored(.noChange)) }
    scenes[scene.index].isCovered = isCovered
    evaluateLock(of: scene)
  }
}
