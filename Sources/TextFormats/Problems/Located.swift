public import Orientation

/// A value and its location in a file.
public struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public var value: Value
  /// Its location.
  public var location: SourceLocation

  /// Puts a value and its place together.
  public init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}
