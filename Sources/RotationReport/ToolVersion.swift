/// The version of this package's tools.
public enum ToolVersion {
  /// The version by the rules of semver.org; it ends in `-dev` until it is released.
  public static let current = "0.1.0-dev"
}
