public import Orientation

/// A value and the place in a file that says so.
public struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public var value: Value
  /// Where it stands.
  public var location: SourceLocation

  /// Puts a value and its place together.
  public init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}
