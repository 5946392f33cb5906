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
    var state = SceneState(
      environment: environment, displayIndex: displayIndex,
      geometry: SceneGeometry(
        interfaceOrientation: .portrait, size: ScreenSize(0, 0), screenBounds: ScreenSize(0, 0)))
    state.geometry = geometry(in: state, turnedTo: firstOrientation(in: environment, .portrait))
    return state
  }

  /// Another scene, which comes up as the first one is, unless its display has one way only.
  func makeFurtherScene(_ environment: SceneEnvironment) -> SceneState {
    var state = makeScene(environment)
    state.geometry = geometry(
      in: state, turnedTo: firstOrientation(in: environment, interfaceOrientation))
    return state
  }

  private func firstOrientation(
    in environment: SceneEnvironment, _ usual: InterfaceOrientation
  ) -> InterfaceOrientation {
    environment == .externalDisplay ? .landscapeRight : usual
  }

  /// The display that a scene is on: one of the device's own, or a connected one.
  func display(of state: SceneState) -> DeviceDisplay {
    state.environment == .externalDisplay ? .external : device.displays[state.displayIndex]
  }

  /// Whether the app gets another scene in a place: the closed Duo shows one window only (`P-17`),
  /// and what is on an external display is an accessory with the SDK of iOS 27 (`N-38`).
  func offersScene(in environment: SceneEnvironment) -> Bool {
    guard device.has(environment), environment != .duoOuter else { return false }
    return environment != .externalDisplay || !behaviors[.externalScenesAreAccessories]
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
    if state.environment == .phoneAppOnPad
      || (isOnDuo && !behaviors[.fillsInnerDisplay] && state.environment != .externalDisplay)
    {
      return ScreenSize(375, 667).oriented(orientation)
    }
    return display(of: state).size(for: orientation)
  }

  /// The root view's size: up to iOS 6 the status bar takes its share (`H-06`).
  package func rootSize(_ geometry: SceneGeometry) -> ScreenSize {
    behaviors[.statusBarCutsRootView]
      ? ScreenSize(geometry.size.width, geometry.size.height - 20) : geometry.size
  }

  /// The size classes of a scene now; nil before iOS 8 and where no source gives them.
  package func traits(of scene: SceneID = .main) -> Traits? {
    traits(of: scenes[scene.index], scenes[scene.index].geometry)
  }

  /// The size classes of a scene; nil before iOS 8 and where no source gives them.
  func traits(of state: SceneState, _ geometry: SceneGeometry) -> Traits? {
    guard behaviors[.sizeClasses] else { return nil }
    let display = display(of: state)
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
    let display = display(of: state)
    guard geometry.size == display.size(for: geometry.interfaceOrientation) else { return nil }
    return display.safeArea(for: geometry.interfaceOrientation, on: version).value
  }

  /// The status bar's size, in portrait coordinates up to iOS 7 (`H-08`); nil where unknown.
  func statusBarSize(of state: SceneState, _ geometry: SceneGeometry) -> ScreenSize? {
    let display = display(of: state)
    guard
      let height = display.statusBarHeight(for: geometry.interfaceOrientation, on: version).value
    else { return nil }
    let size = ScreenSize(geometry.size.width, height)
    let isFixed = !behaviors[.screenFollowsInterface]
    return isFixed && geometry.interfaceOrientation.isLandscape ? size.transposed : size
  }
}
