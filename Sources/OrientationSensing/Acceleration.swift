/// What an accelerometer measures, in units of standard gravity (g, 9.80665 m/s²).
///
/// The axes are those of iOS: x to the right edge of the display, y to its top edge, z out of the
/// display. At rest the vector points down to the ground, so upright is (0, -1, 0), turned onto the
/// left edge (-1, 0, 0), and flat with the display up (0, 0, -1).
@frozen public struct Acceleration: Sendable, Hashable {
  /// Towards the right edge of the display, in g.
  public var x: Float
  /// Towards the top edge of the display, in g.
  public var y: Float
  /// Out of the display, towards the user, in g.
  public var z: Float

  /// Creates an acceleration from its components in g, on the axes of iOS.
  @inlinable public init(x: Float, y: Float, z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates an acceleration from components in m/s² on the axes of Android, W3C and SDL.
  ///
  /// Those point the other way: at rest they point up, away from the ground.
  ///
  /// - Parameters:
  ///   - androidX: To the right edge of the display, in m/s².
  ///   - androidY: To the top edge of the display, in m/s².
  ///   - androidZ: Out of the display, in m/s².
  @inlinable public init(androidX: Float, androidY: Float, androidZ: Float) {
    self.init(
      x: -androidX / Self.standardGravity, y: -androidY / Self.standardGravity,
      z: -androidZ / Self.standardGravity)
  }

  /// One g in m/s².
  public static var standardGravity: Float { 9.80665 }
}
