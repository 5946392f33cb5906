public import Orientation

/// An Info.plist, and where each of its keys stands.
public struct LocatedInfoPlist: Sendable, Hashable {
  /// What the plist says.
  public var plist: InfoPlist
  /// Where it stands as a whole: the scenario's `plist`, or a file of its own.
  public var location: SourceLocation
  /// Where each key that is there stands; binary property lists have no lines.
  public var places: [InfoPlistKey: SourceLocation]

  /// Puts a plist and its places together.
  public init(
    _ plist: InfoPlist, at location: SourceLocation, places: [InfoPlistKey: SourceLocation] = [:]
  ) {
    self.plist = plist
    self.location = location
    self.places = places
  }
}
