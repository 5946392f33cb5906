import RotationExplanation
public import UIKit

extension Quarterturn {
  /// Takes a line for whatever did not turn out as it was wished; nil takes none.
  ///
  /// ```swift
  /// #if DEBUG
  ///   Quarterturn.log = { print($0) }
  /// #endif
  /// ```
  ///
  /// These are turns that the library requested and UIKit refused, and declarations that the app or
  /// the device does not allow at all.
  public static var log: (@MainActor (String) -> Void)?

  static func note(_ line: @autoclosure () -> String) {
    if let log { log(line()) }
  }

  /// Writes the reason to ``log`` each time the device is turned and the interface does not follow.
  ///
  /// - Parameter scene: the scene to watch.
  /// - Returns: what has to be kept for as long as that is of interest.
  public static func logTurnsNotMade(in scene: UIWindowScene) -> OrientationObservation {
    UIDevice.current.observePoses { [weak scene] pose in
      guard let scene, let window = scene.decidingWindows.first,
        let interface = pose.interface, interface != scene.shownOrientation
      else { return }
      note(explain(window, held: pose).headline)
    }
  }
}
