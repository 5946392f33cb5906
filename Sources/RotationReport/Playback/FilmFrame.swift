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
  /// Whether the user's orientation lock is on.
  public var isUserLocked: Bool
  /// What the app is doing.
  public var phase: RotationSystem.Phase

  /// Creates a frame; without other bounds the scene fills its screen.
  public init(
    held: DeviceOrientation, interface: InterfaceOrientation, size: ScreenSize,
    screenBounds: ScreenSize? = nil, scale: Double = 1, environment: SceneEnvironment,
    screens: [String],
    isUserLocked: Bool = false, phase: RotationSystem.Phase = .foreground
  ) {
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
      isUserLocked: system.isUserLocked, phase: system.phase)
  }
}
