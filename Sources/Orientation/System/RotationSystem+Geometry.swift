extension RotationSystem {
  /// Where an app of this idiom is usually shown on this device.
  var usualEnvironment: SceneEnvironment {
    switch device.idiom {
    case .phone: device.displays.count > 1 ? .duoOuter : .phone
    case .pad: application.isPhoneOnly ? .phoneAppOnPad : .pad
    }
  }

  /// A scene in portrait, before the app has been launched.
  func makeScene(_ environment: SceneEnvironment) -> SceneState {
    let displayIndex = environment == .duoInner ? device.displays.count - 1 : 0
    let points = device.displays[displayIndex].points
    var state = SceneState(
      environment: environment, displayIndex: displayIndex,
      geometry: SceneGeometry(
        interfaceOrientation: .portrait, size: points, screenBounds: points))
    state.geometry = geometry(in: state, turnedTo: .portrait)
    return state
  }

  /// The geometry of a scene with another interface orientation.
  func geometry(of scene: SceneID, turnedTo orientation: InterfaceOrientation) -> SceneGeometry {
    geometry(in: scenes[scene.index], turnedTo: orientation)
  }

  func geometry(in state: SceneState, turnedTo orientation: InterfaceOrientation) -> SceneGeometry {
    let fitting = fitting(of: state, orientation)
    var geometry = state.geometry
    geometry.interfaceOrientation = orientation
    geometry.screenBounds = fitting.screen
    geometry.size = fitting.size
    geometry.scale = fitting.scale
    geometry.rootTransform =
      behaviors[.turnIsSizeChange]
      ? .none : QuarterTurns(from: .portrait, to: orientation)
    if state.userSize == nil { geometry.isInteractivelyResizing = false }
    return geometry
  }

  /// The size a scene has while it has not been resized.
  ///
  /// An iPhone app on an iPad gets 375 by 667 points: general knowledge, unconfirmed. On a Duo an
  /// app linked before 27 gets the same (`P-16`).
  func naturalSize(in state: SceneState, _ orientation: InterfaceOrientation) -> ScreenSize {
    let isOnDuo = device.displays.count > 1
    if state.environment == .phoneAppOnPad || (isOnDuo && !behaviors[.fillsInnerDisplay]) {
      return ScreenSize(375, 667).oriented(orientation)
    }
    return device.displays[state.displayIndex].size(for: orientation)
  }

  /// The root view's size: up to iOS 6 the status bar takes its share (`H-06`).
  package func rootSize(_ geometry: SceneGeometry) -> ScreenSize {
    behaviors[.statusBarCutsRootView]
      ? ScreenSize(geometry.size.width, geometry.size.height - 20) : geometry.size
  }

  /// The size classes of a scene; nil before iOS 8 and where no source gives them.
  func traits(of state: SceneState, _ geometry: SceneGeometry) -> Traits? {
    guard behaviors[.sizeClasses] else { return nil }
    let display = device.displays[state.displayIndex]
    if geometry.size == display.size(for: geometry.interfaceOrientation) {
      return display.traits(for: geometry.interfaceOrientation).value
    }
    guard state.environment == .pad else { return nil }
    // Measured on iPad: 592 points are compact, 678 are regular (H-15).
    if geometry.size.width <= 592 { return Traits(.compact, .regular) }
    return geometry.size.width >= 678 ? Traits(.regular, .regular) : nil
  }

  /// The window's safe area; nil where no source gives it.
  func safeArea(of state: SceneState, _ geometry: SceneGeometry) -> ScreenInsets? {
    let display = device.displays[state.displayIndex]
    guard geometry.size == display.size(for: geometry.interfaceOrientation) else { return nil }
    return display.safeArea(for: geometry.interfaceOrientation, on: version).value
  }

  /// The status bar's size, in portrait coordinates up to iOS 7 (`H-08`); nil where unknown.
  func statusBarSize(of state: SceneState, _ geometry: SceneGeometry) -> ScreenSize? {
    let display = device.displays[state.displayIndex]
    guard
      let height = display.statusBarHeight(for: geometry.interfaceOrientation, on: version).value
    else { return nil }
    let size = ScreenSize(geometry.size.width, height)
    let isFixed = !behaviors[.screenFollowsInterface]
    return isFixed && geometry.interfaceOrientation.isLandscape ? size.transposed : size
  }
}
