/// What an accelerometer measured at one moment.
@frozen public struct AccelerationSample: Sendable, Hashable {
  /// The moment, in seconds from any fixed point.
  public var time: Double
  /// The acceleration.
  public var acceleration: Acceleration

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - time: Seconds from any fixed point.
  ///   - acceleration: The acceleration at that time.
  @inlinable public init(time: Double, acceleration: Acceleration) {
    self.time = time
    self.acceleration = acceleration
  }

  /// Creates a sample from components in g, on the axes of iOS.
  ///
  /// - Parameters:
  ///   - time: Seconds from any fixed point.
  ///   - x: To the right edge of the display, in g.
  ///   - y: To the top edge of the display, in g.
  ///   - z: Out of the display, in g.
  @inlinable public init(time: Double, x: Float, y: Float, z: Float) {
    self.init(time: time, acceleration: Acceleration(x: x, y: y, z: z))
  }
}
