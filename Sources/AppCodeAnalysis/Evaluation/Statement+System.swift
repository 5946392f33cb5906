public import AppCodeModel
public import Orientation

extension Statement.Version {
  /// The version that an availability check names.
  public var system: SystemVersion { SystemVersion(major, minor) }
}
