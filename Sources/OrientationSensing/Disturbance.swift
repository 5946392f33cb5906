/// Why a sensor keeps its last result, instead of judging the current sample.
@frozen public enum Disturbance: UInt8, CaseIterable, Sendable, Hashable {
  /// Too few samples so far: at the start, after a gap, and when time ran backwards.
  case settling = 1
  /// The device is shaken so that the direction of gravity is not clear.
  case shaking = 2
  /// The samples cannot be read as gravity: exactly zero, not finite, or free fall.
  case unreadable = 3
}
