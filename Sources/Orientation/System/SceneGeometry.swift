/// A scene's geometry at one moment.
///
/// - UIKit: `UIWindowScene.Geometry` from iOS 16, and what could be read before it. Rule: `G-37`
public struct SceneGeometry: Sendable, Hashable {
  /// The interface orientation.
  public var interfaceOrientation: InterfaceOrientation
  /// The scene's size in points, as the interface sees it.
  public var size: ScreenSize
  /// The bounds of the scene's screen in points (`H-01`, `H-02`).
  public var screenBounds: ScreenSize
  /// Whether the user is dragging its edge (`N-41`).
  public var isInteractivelyResizing: Bool
  /// Whether the iOS 26 lock is honoured (`F-34`).
  public var isInterfaceOrientationLocked: Bool
  /// The transform of the root view up to iOS 7 (`H-05`); none from iOS 8 (`H-07`).
  public var rootTransform: QuarterTurns
  /// How much the system shrinks the scene to fit it on a screen it does not match (`M-05`).
  public var scale: Double

  /// Creates a geometry of a scene that is neither locked, dragged, turned nor scaled.
  public init(
    interfaceOrientation: InterfaceOrientation, size: ScreenSize, screenBounds: ScreenSize,
    isInteractivelyResizing: Bool = false, isInterfaceOrientationLocked: Bool = false,
    rootTransform: QuarterTurns = .none, scale: Double = 1
  ) {
    self.interfaceOrientation = interfaceOrientation
    self.size = size
    self.screenBounds = screenBounds
    self.isInteractivelyResizing = isInteractivelyResizing
    self.isInterfaceOrientationLocked = isInterfaceOrientationLocked
    self.rootTransform = rootTransform
    self.scale = scale
  }
}
