/// Names a view controller within one ``RotationSystem``.
@frozen public struct ControllerID: Hashable, Sendable, Comparable {
  @usableFromInline var place: Int32

  /// The place in the system's table of controllers.
  @inlinable public var index: Int { Int(place) }

  /// Creates the id of an index in the table; -1 stands for an index that no table has.
  @inlinable public init(_ index: Int) { place = Int32(exactly: index) ?? -1 }

  /// Orders by place.
  @inlinable public static func < (a: ControllerID, b: ControllerID) -> Bool {
    a.index < b.index
  }
}
