public import Orientation

extension Words {
  /// Why a preference to lock the orientation is not honoured, as a clause.
  public static func lockObstacle(_ obstacle: LockObstacle) -> String {
    switch obstacle {
    case .notOffered: "the lock exists from iOS 26 on"
    case .mirrored: "the scene is shown by iPhone Mirroring"
    case .smallerThanScreen: "the scene is smaller than the screen"
    case .scaled: "the system shrinks the scene, so it does not fill the screen"
    case .covered: "another app covers the scene"
    }
  }

  /// What would help against an obstacle, as a sentence.
  ///
  /// - Returns: nil where there is nothing to add.
  public static func remedy(_ obstacle: LockObstacle) -> String? {
    switch obstacle {
    case .notOffered: "Narrow the mask instead."
    case .mirrored, .smallerThanScreen, .scaled:
      "Only the user can give the scene the whole screen: lay out for every size."
    case .covered: nil
    }
  }
}
