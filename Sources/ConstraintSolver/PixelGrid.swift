/// The pixels of a screen, to which positions are rounded when they are applied.
///
/// Rule: `L-B-38`, `L-B-39`
public struct PixelGrid: Hashable, Sendable {
  /// Pixels in a point: 1, 2 or 3 on Apple's screens.
  public let scale: Double
  /// What is rounded.
  public let rounding: Rounding

  /// The answers to a disputed point, the default first. Rule: `LP-05`
  ///
  /// Low confidence: two reports, which also fit other answers.
  public enum Rounding: String, CaseIterable, Sendable {
    /// Both edges to the nearest pixel, halves up; the size is their difference.
    case edgesHalfUp
    /// The first edge and the size, each to the nearest pixel, halves up.
    case originAndSizeHalfUp
    /// The first edge to the nearest pixel, the size up to the next.
    case sizeUp
  }

  /// Creates the grid of a screen; its scale is above 0.
  public init(scale: Double, rounding: Rounding = .edgesHalfUp) {
    precondition(scale > 0 && scale.isFinite, "a screen's scale is a positive number")
    self.scale = scale
    self.rounding = rounding
  }

  /// Returns the nearest position on the grid; what is in the middle of two goes up.
  ///
  /// What is less than a millionth of a pixel below the middle counts as the middle, so that the last
  /// digits of a solution do not decide.
  public func round(_ position: Double) -> Double {
    PixelGrid.floor(position * scale + 0.5 + PixelGrid.tolerance) / scale
  }

  /// Rounds a view's extent along one axis as it is applied.
  ///
  /// - Parameters:
  ///   - minimum: The edge nearest to the origin, in points.
  ///   - size: The width or height, in points.
  /// - Returns: The first edge and the size, in points.
  public func round(minimum: Double, size: Double) -> (minimum: Double, size: Double) {
    let first = round(minimum)
    switch rounding {
    case .edgesHalfUp: return (first, round(minimum + size) - first)
    case .originAndSizeHalfUp: return (first, round(size))
    case .sizeUp:
      return (first, -PixelGrid.floor(PixelGrid.tolerance - size * scale) / scale)
    }
  }

  private static let tolerance = 1e-6

  /// The next integer below.
  ///
  /// Without the C library's, which a WebAssembly module need not have.
  private static func floor(_ value: Double) -> Double {
    // From here on there are no fractions.
    guard abs(value) < 0x1p52 else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }
}
