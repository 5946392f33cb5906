public import Orientation

/// Turns acceleration samples into postures, one sample at a time.
///
/// A sensor is a value: a copy continues independently, and the same samples always give the same
/// postures.
public protocol PostureSensor: Sendable {
  /// The sensor's current result.
  var posture: Posture { get }

  /// Takes one sample.
  ///
  /// - Parameter sample: Any values do: those that cannot be right are answered with a
  ///   ``Disturbance``.
  /// - Returns: What of ``posture`` changed.
  @discardableResult
  mutating func sense(_ sample: AccelerationSample) -> PostureChanges
}

extension PostureSensor {
  /// How the device is held: one of the four sides down, face up, face down, or unknown.
  @inlinable public var orientation: DeviceOrientation { posture.orientation }

  /// The side that is down or was down last: never flat.
  @inlinable public var lastUpright: DeviceOrientation { posture.lastUpright }

  /// Why the sensor keeps its last result; nil when it does not.
  @inlinable public var disturbance: Disturbance? { posture.disturbance }
}
