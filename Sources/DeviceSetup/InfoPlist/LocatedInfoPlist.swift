public import Orientation

/// An Info.plist, and the location of each of its keys.
public struct LocatedInfoPlist: Sendable, Hashable {
  /// The plist's values.
  public var plist: InfoPlist
  /// The location of the whole: the scenario's `plist`, or a file of its own.
  public var location: SourceLocation
  /// The location of each key that is there; binary property lists have no lines.
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
