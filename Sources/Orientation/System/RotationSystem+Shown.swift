extension RotationSystem {
  /// Everything the visible windows show, outermost first; the topmost comes last.
  ///
  /// - Complexity: linear in the number of controllers shown.
  /// - UIKit: not offered; apps walk from the root to what it presents.
  public var shownControllers: [ControllerID] { visibleControllers() }

  /// Where a scene is shown.
  ///
  /// - Parameter scene: one that exists.
  /// - Returns: the place it was opened in or moved to last.
  /// - UIKit: not offered. Rule: `N-02`
  public func environment(of scene: SceneID = .main) -> SceneEnvironment {
    scenes[scene.index].environment
  }
}
