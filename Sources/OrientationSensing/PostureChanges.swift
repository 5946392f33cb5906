/// What of a ``Posture`` a sample changed.
@frozen public struct PostureChanges: OptionSet, Sendable, Hashable {
  /// The set as bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The six-way ``Posture/orientation`` changed.
  @inlinable public static var orientation: PostureChanges { PostureChanges(rawValue: 1) }
  /// The four-way ``Posture/lastUpright`` changed.
  @inlinable public static var lastUpright: PostureChanges { PostureChanges(rawValue: 2) }
  /// The ``Posture/disturbance`` began, ended or became another.
  @inlinable public static var disturbance: PostureChanges { PostureChanges(rawValue: 4) }

  /// What differs between two postures.
  @inlinable public init(from old: Posture, to new: Posture) {
    let bits = old.bits ^ new.bits
    self.init(
      rawValue: (bits & 0b111 == 0 ? 0 : 1) | (bits & 0b111000 == 0 ? 0 : 2)
        | (bits & 0b1100_0000 == 0 ? 0 : 4))
  }
}
