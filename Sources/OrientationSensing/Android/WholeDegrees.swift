/// Angles in whole degrees, found by comparing with a table.
enum WholeDegrees {
  /// The sines of 0.5, 1.5 and so on to 89.5 degrees; read from behind, the cosines.
  private static let sines: [Float] = (0..<90).map { Float(Angle.sine(Double($0) + 0.5)) }

  /// The angle of a vector from its second axis towards its first, -180...180, rounded.
  ///
  /// - Parameters:
  ///   - across: The part that makes the angle grow.
  ///   - along: The part at angle 0.
  /// - Returns: The nearest whole degree.
  static func angle(_ across: Float, _ along: Float) -> Int {
    let (a, b) = (abs(across), abs(along))
    // How many of the half degrees are below the angle.
    var (low, high) = (0, 90)
    while low < high {
      let middle = (low + high) / 2
      if a * sines[89 - middle] >= b * sines[middle] { low = middle + 1 } else { high = middle }
    }
    let angle = along < 0 ? 180 - low : low
    return across < 0 ? -angle : angle
  }
}
