/// How a view looks, apart from its content.
public struct ViewStyle: Sendable, Hashable {
  /// What is behind the content; nil for nothing.
  public var background: LayoutColor?
  /// The colour of what can be touched; nil means the system's blue.
  public var tint: LayoutColor?
  /// Whether what the system draws in it is dark; nil means as the screen is.
  public var isDark: Bool?
  /// The width of the border, in points; 0 for none.
  public var borderWidth = 0.0
  /// The colour of the border.
  public var borderColor = LayoutColor.black
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
  /// Which corners are round.
  public var roundCorners: Corners = .all
  /// The shadow; nil for none.
  public var shadow: Shadow?

  /// Creates the style of a view that shows nothing of itself.
  public init() {}

  /// Creates the style of a view with a background.
  public init(background: LayoutColor?) { self.background = background }

  /// Some corners of a rectangle.
  public struct Corners: OptionSet, Sendable, Hashable {
    /// The bits, in QuartzCore's order.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Top left.
    public static let topLeft = Corners(rawValue: 1)
    /// Top right.
    public static let topRight = Corners(rawValue: 2)
    /// Bottom left.
    public static let bottomLeft = Corners(rawValue: 4)
    /// Bottom right.
    public static let bottomRight = Corners(rawValue: 8)
    /// All four.
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// A shadow.
  public struct Shadow: Sendable, Hashable {
    /// Its colour, with its opacity.
    public var color: LayoutColor
    /// How far it is moved to the right, in points.
    public var x: Double
    /// How far it is moved down, in points.
    public var y: Double
    /// How blurred it is, in points.
    public var radius: Double

    /// Creates a shadow.
    public init(color: LayoutColor, x: Double, y: Double, radius: Double) {
      self.color = color
      self.x = x
      self.y = y
      self.radius = radius
    }
  }
}
