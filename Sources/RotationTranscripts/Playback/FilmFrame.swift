public import Orientation

/// What a device shows at one moment, as a camera would see it.
public struct FilmFrame: Sendable, Hashable {
  /// How the device is held.
  public var held: DeviceOrientation
  /// The orientation of what is drawn on the device.
  public var interface: InterfaceOrientation
  /// The orientation of the status bar, which up to iOS 12 an app can set by hand.
  public var statusBar: InterfaceOrientation
  /// The scene's size in points, as the interface sees it.
  public var size: ScreenSize
  /// The bounds of the scene's screen in points, as the interface sees them.
  public var screenBounds: ScreenSize
  /// How much the system shrinks the scene.
  public var scale: Double
  /// Where the main scene is shown.
  public var environment: SceneEnvironment
  /// The names of what the scene shows, outermost first.
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
  /// The scenes beside the main one, such as on another display, in the order of opening; of each its
  /// frame has none.
  public var otherScenes: [FilmFrame] = []

  /// Creates a frame; without other bounds the scene fills its screen, and without an orientation of
  /// its own the status bar is at the interface's top.
  public init(
    held: DeviceOrientation, interface: InterfaceOrientation,
    statusBar: InterfaceOrientation? = nil, size: ScreenSize,
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
    self.statusBar = statusBar ?? interface
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
    self.init(system, .main)
    otherScenes = (1..<max(1, system.sceneCount)).map { FilmFrame(system, SceneID($0)) }
  }

  private init(_ system: RotationSystem, _ scene: SceneID) {
    let geometry = system.geometry(of: scene)
    func names(_ ids: [ControllerID]) -> [String] { ids.map { system.controllers[$0.index].name } }
    // Another scene's is at its interface's top, and from iOS 27 on the app cannot read it, nor set it.
    let bar = scene == .main ? system.statusBarOrientation : .unknown
    self.init(
      held: system.pose, interface: geometry.interfaceOrientation,
      statusBar: bar == .unknown ? nil : bar, size: geometry.size,
      screenBounds: geometry.screenBounds, scale: geometry.scale,
      environment: system.environment(of: scene),
      screens: names(system.visibleControllers(of: scene)),
      columns: names(system.columns(of: scene)),
      isAppLocked: geometry.isInterfaceOrientationLocked,
      isUserLocked: system.isUserLocked, phase: system.phase)
  }
}

extension RotationSystem {
  /// What the columns of the split view on top of a scene show; empty where a narrow scene shows one of
  /// them.
  fileprivate func columns(of scene: SceneID) -> [ControllerID] {
    let shown = visibleControllers(of: scene)
    guard
      let place = shown.lastIndex(where: { controllers[$0.index].kind == .split }),
      controllers[shown[place].index].children.count > 1,
      traits(of: scene)?.horizontal == .regular
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
