import OrientationSensing

/// Samples, and for each where gravity really was.
struct Recording {
  /// Which recording it is, as its data set calls it.
  let name: String
  /// The acceleration, on the axes of iOS.
  var samples: [AccelerationSample]
  /// The unit vector towards the ground in the device's axes; not a number where it is not known.
  var gravity: [SIMD3<Double>]

  /// How long it is, in seconds.
  var duration: Double {
    guard let first = samples.first, let last = samples.last else { return 0 }
    return last.time - first.time
  }
}

extension AccelerationSample {
  /// Creates a sample from an acceleration in g.
  init(time: Double, _ vector: SIMD3<Double>) {
    self.init(time: time, x: Float(vector.x), y: Float(vector.y), z: Float(vector.z))
  }
}

extension SIMD3<Double> {
  /// The sum of the products of the components.
  func dot(_ other: SIMD3) -> Double { (self * other).sum() }

  /// The vector at right angles to both.
  func cross(_ other: SIMD3) -> SIMD3 {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// The length.
  var length: Double { dot(self).squareRoot() }

  /// The vector of length 1 in this direction.
  var unit: SIMD3 { self / length }
}
