/// Why the system does not honour a preference to lock the interface orientation.
///
/// Rule: `F-34`, `F-35`
public enum LockObstacle: Int, CaseIterable, Sendable, Hashable {
  /// The lock exists from iOS 26 on.
  case notOffered
  /// The scene is shown in a window of iPhone Mirroring.
  case mirrored
  /// The scene is smaller than its screen.
  case smallerThanScreen
  /// The system shrinks the scene, so it does not fill the screen.
  case scaled
  /// Another app's scene covers it.
  case covered
}

extension RotationSystem {
  /// What prevents the iOS 26 lock now, whether or not it is requested.
  ///
  /// - Parameter scene: the scene to look at.
  /// - Returns: nil where a preference would be honoured.
  /// - UIKit: not offered. Rule: `F-35`
  public func lockObstacle(of scene: SceneID = .main) -> LockObstacle? {
    guard behaviors[.lockPreference] else { return .notOffered }
    let state = scenes[scene.index]
    if state.environment == .mirroring { return .mirrored }
    let display = display(of: state)
    if state.geometry.size != display.size(for: state.geometry.interfaceOrientation) {
      return .smallerThanScreen
    }
    if state.geometry.scale != 1 { return .scaled }
    return state.isCovered ? .covered : nil
  }
}
