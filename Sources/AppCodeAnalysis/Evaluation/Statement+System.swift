package import AppCodeModel
package import Orientation

extension Statement.Version {
  /// The version that an availability check names.
  package var system: SystemVersion { SystemVersion(major, minor) }
}
