public import Orientation

/// What a device shows at one moment, as a camera would see it.
public struct FilmFrame: Sendable, Hashable {
  /// How the device is held.
  public var held: DeviceOrientation
  /// The orientation of what is drawn on the device.
  public var interface: InterfaceOrientation
  /// The scene's size in points, as the interface sees it.
  public var size: ScreenSize
  /// The bounds of the scene's screen in points, as the interface sees them.
  public var screenBounds: ScreenSize
  /// How much the system shrinks the scene.
  public var scale: Double
  /// Where the main scene is shown.
  public var environment: SceneEnvironment
  /// The names of what is on screen, outermost first.
  public var screens: [String]
  /// The names of what the columns of a split view show, from left to right; empty where one screen
  /// has the whole scene.
  public var columns: [String]
  /// Whether the app's lock holds the main scene.
  public var isAppLocked: Bool
  /// Whether the user's orientation lock is on.
  public var isUserLocked: Bool
  /// What the app is doing.
  public var phase: RotationSystem.Phase

  /// Creates a frame; without other bounds the scene fills its screen.
  public init(
    held: DeviceOrientation, interface: InterfaceOrientation, size: ScreenSize,
    screenBounds: ScreenSize? = nil, scale: Double = 1, environment: SceneEnvironment,
    screens: [String], columns: [String] = [], isAppLocked: Bool = false,
    isUserLocked: Bool = false, phase: RotationSystem.Phase = .foreground
  ) {
    self.columns = columns
    self.isAppLocked = isAppLocked
    self.screenBounds = screenBounds ?? size
    self.scale = scale
    self.held = held
    self.interface = interface
    self.size = size
    self.environment = environment
    self.screens = screens
    self.isUserLocked = isUserLocked
    self.phase = phase
  }

  /// What a system shows now.
  ///
  /// - Complexity: linear in the number of controllers shown.
  public init(_ system: RotationSystem) {
    let geometry = system.geometry()
    self.init(
      held: system.pose, interface: geometry.interfaceOrientation, size: geometry.size,
      screenBounds: geometry.screenBounds, scale: geometry.scale,
      environment: system.environment(),
      screens: system.shownControllers.map { system.controllers[$0.index].name },
      columns: system.columns.map { system.controllers[$0.index].name },
      isAppLocked: geometry.isInterfaceOrientationLocked,
      isUserLocked: system.isUserLocked, phase: system.phase)
  }
}

extension RotationSystem {
  /// What the columns of the split view on top show; empty where a narrow scene shows one of them.
  fileprivate var columns: [ControllerID] {
    let shown = shownControllers
    guard
      let place = shown.lastIndex(where: { controllers[$0.index].kind == .split }),
      controllers[shown[place].index].children.count > 1,
      traits()?.horizontal == .regular
    else { return [] }
    let columns = controllers[shown[place].index].children.map(top)
    // What covers the split view is on screen alone.
    return columns.last == shown.last ? columns : []
  }

  /// The innermost controller of what a container shows.
  private func top(of id: ControllerID) -> ControllerID {
    var id = id
    var seen: Set<ControllerID> = []
    while seen.insert(id).inserted, let next = shownChildren(of: id).last { id = next }
    return id
  }
}
