/// Names a view controller within one ``RotationSystem``.
@frozen
public struct ControllerID: Hashable, Sendable, Comparable {
  /// The place in the system's table of controllers.
  public var index: Int

  /// Makes the id of a place in the table.
  @inlinable public init(_ index: Int) { self.index = index }

  /// Orders by place.
  @inlinable public static func < (a: ControllerID, b: ControllerID) -> Bool {
    a.index < b.index
  }
}
