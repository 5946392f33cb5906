import Foundation
import Orientation

/// What `#available(iOS 16, *)` becomes: whether the device that runs the code has this system or a
/// later one.
///
/// Outside of any device the newest system counts, as `*` does.
@_spi(HeadlessSources)
public func isAvailable(iOS major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  guard let host = DeviceHost.current else { return true }
  // Only the main thread changes the system, and never its version.
  return host.systemVersion >= SystemVersion(major, minor, patch)
}
