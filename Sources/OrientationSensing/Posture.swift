public import Orientation

/// A sensor's result at one moment: two orientations, and whether it holds back.
///
/// One byte in memory, so that a long recording's answers take little room.
@frozen public struct Posture: Sendable, Hashable {
  // Bits 0...2 the orientation, 3...5 the last upright one, 6...7 the disturbance.
  @usableFromInline let bits: UInt8

  /// Nothing is known yet.
  public static var unknown: Posture {
    Posture(orientation: .unknown, lastUpright: .unknown, disturbance: .settling)
  }

  /// Creates a posture.
  ///
  /// - Parameters:
  ///   - orientation: How the device is held.
  ///   - lastUpright: The last of the four upright orientations, or `unknown`.
  ///   - disturbance: Why the sensor holds on to these, or nil if it judges freely.
  @inlinable public init(
    orientation: DeviceOrientation, lastUpright: DeviceOrientation, disturbance: Disturbance? = nil
  ) {
    bits =
      UInt8(truncatingIfNeeded: orientation.rawValue)
      | UInt8(truncatingIfNeeded: lastUpright.rawValue) << 3 | (disturbance?.rawValue ?? 0) << 6
  }

  /// How the device is held: one of the four sides down, face up, face down, or unknown.
  @inlinable public var orientation: DeviceOrientation {
    DeviceOrientation(rawValue: Int(bits & 7)) ?? .unknown
  }

  /// The side that is down or was down last: never flat.
  ///
  /// It is what an interface follows: a phone laid flat, or a camera pointed at the ground, keeps
  /// it. It may change while the device is tilted too far for ``orientation`` to name that side.
  @inlinable public var lastUpright: DeviceOrientation {
    DeviceOrientation(rawValue: Int(bits >> 3 & 7)) ?? .unknown
  }

  /// Why the sensor keeps its last result; nil when it does not.
  @inlinable public var disturbance: Disturbance? { Disturbance(rawValue: bits >> 6) }
}
