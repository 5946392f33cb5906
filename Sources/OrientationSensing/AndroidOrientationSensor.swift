import Orientation

/// Android's rule for the rotation of the screen, for comparison.
public struct AndroidOrientationSensor: PostureSensor {
  /// What the sensor says now; never flat, as Android knows four orientations.
  public private(set) var posture = Posture.unknown

  /// Makes a sensor that has felt nothing yet.
  public init() {}

  /// Takes one sample.
  ///
  /// - Parameter sample: What was felt.
  /// - Returns: What of ``posture`` changed.
  @discardableResult
  public mutating func sense(_ sample: AccelerationSample) -> PostureChanges { [] }
}
