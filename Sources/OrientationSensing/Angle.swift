/// The few values of trigonometry that parameters need, once, when a sensor is made.
///
/// The standard library has none, and the module imports nothing else.
enum Angle {
  /// The sine of an angle in degrees, exact to a few parts in 10¹⁶ from -90 to 90.
  static func sine(_ degrees: Double) -> Double {
    let angle = degrees * (Double.pi / 180)
    let square = angle * angle
    // The series, from its smallest term: at 90 degrees the one after it is below 10⁻¹⁷.
    var sum = 1.0
    for term in 1...11 {
      let factor = Double(24 - 2 * term)
      sum = 1 - square / (factor * (factor + 1)) * sum
    }
    return angle * sum
  }
}
