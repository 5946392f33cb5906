/// The sum of the first samples, each times the seconds it covers.
struct Beginning: Sendable {
  var x: Float = 0
  var y: Float = 0
  var z: Float = 0
  /// How long the samples last, in seconds.
  var length: Float = 0

  mutating func add(_ felt: Acceleration, _ step: Float) {
    x += felt.x * step
    y += felt.y * step
    z += felt.z * step
    length += step
  }
}
