import UIKit

/// The system the code runs on.
///
/// `#available` asks the system of the host, which away from Apple's systems is not the device's;
/// so it guards the names, and this decides which of them apply.
@MainActor
enum RunningSystem {
  /// The number before the first point of the system's version.
  static var major: Int {
    let version = UIDevice.current.systemVersion
    if version == known.version { return known.major }
    let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 0
    known = (version, major)
    return major
  }

  /// The version that was read last: it is asked for at every step.
  private static var known = (version: "", major: 0)

  /// Whether scenes are asked for a geometry, and controllers announce their masks (`I-05`).
  static var hasGeometryRequests: Bool { major >= 16 }

  /// Whether a controller can wish that the interface stays as it is (`F-34`).
  static var hasLockPreference: Bool { major >= 26 }

  /// Whether a scene's delegate answers for its orientations (`D-55`).
  static var asksSceneDelegate: Bool { major >= 27 }
}
