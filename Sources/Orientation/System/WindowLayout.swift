/// The frames of a full-size window, its root view and the status bar.
///
/// - UIKit: `bounds`, `frame` and `transform` of live views. Rule: `H-05` to `H-08`
public struct WindowLayout: Sendable, Hashable {
  /// The window's bounds: upright up to iOS 7, like the interface from iOS 8.
  public var windowBounds: ScreenSize
  /// The root view's frame, in the window's coordinates.
  public var rootFrame: ScreenRect
  /// The root view's bounds, as the interface sees them.
  public var rootBounds: ScreenSize
  /// The root view's transform: none from iOS 8.
  public var rootTransform: QuarterTurns
  /// `statusBarFrame`, upright up to iOS 7; nil where no source gives it.
  public var statusBarFrame: ScreenRect?
}

extension RotationSystem {
  /// How the windows of a scene are laid out now.
  ///
  /// - Parameter scene: one that exists.
  /// - Returns: what the app would read.
  /// - UIKit: same as far as public dumps show. Rule: `H-05` to `H-08`
  public func layout(of scene: SceneID = .main) -> WindowLayout {
    let state = scenes[scene.index]
    let geometry = state.geometry
    let bounds = rootSize(geometry)
    let root = ScreenRect(ScreenPoint(0, geometry.size.height - bounds.height), bounds)
    let height = display(of: state)
      .statusBarHeight(for: geometry.interfaceOrientation, on: version).value
    let bar = height.map { ScreenRect(0, 0, geometry.size.width, $0) }
    guard !behaviors[.screenFollowsInterface] else {
      return WindowLayout(
        windowBounds: geometry.size, rootFrame: root, rootBounds: bounds,
        rootTransform: geometry.rootTransform, statusBarFrame: bar)
    }
    let space = FixedSpace(geometry.screenBounds)
    return WindowLayout(
      windowBounds: geometry.screenBounds,
      rootFrame: space.convert(root, from: geometry.interfaceOrientation), rootBounds: bounds,
      rootTransform: geometry.rootTransform,
      statusBarFrame: bar.map { space.convert($0, from: geometry.interfaceOrientation) })
  }
}
