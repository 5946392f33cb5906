/// A colour in sRGB: red, green, blue and opacity, from 0 to 1.
public struct LayoutColor: Sendable, Hashable {
  /// How much red.
  public var red: Double
  /// How much green.
  public var green: Double
  /// How much blue.
  public var blue: Double
  /// How opaque.
  public var alpha: Double

  /// Creates a colour.
  public init(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey.
  public init(white: Double, alpha: Double = 1) { self.init(white, white, white, alpha: alpha) }

  /// Black.
  public static let black = LayoutColor(white: 0)
  /// White.
  public static let white = LayoutColor(white: 1)
  /// Nothing at all.
  public static let clear = LayoutColor(white: 0, alpha: 0)
}
