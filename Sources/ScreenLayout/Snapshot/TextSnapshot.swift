public import Orientation

/// A text as a view shows it.
public struct TextSnapshot: Sendable, Hashable {
  /// The whole text.
  public var text: String
  /// The font.
  public var font: FontSnapshot
  /// The colour.
  public var color: LayoutColor
  /// The lines that are shown, in points of the view's own space.
  public var lines: [Line]
  /// The size that the whole text needs in the width there is, in points.
  public var neededSize: ScreenSize
  /// Whether a part of the text is not shown.
  public var isCutOff: Bool
  /// Whether it stands for a text that the user has not entered yet.
  public var isPlaceholder = false

  /// Creates a text.
  public init(
    _ text: String, font: FontSnapshot, color: LayoutColor = .black, lines: [Line] = [],
    neededSize: ScreenSize = ScreenSize(0, 0), isCutOff: Bool = false
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.lines = lines
    self.neededSize = neededSize
    self.isCutOff = isCutOff
  }

  /// A line of a text.
  public struct Line: Sendable, Hashable {
    /// What is written, with the ellipsis of a text that is cut off.
    public var text: String
    /// Where it begins from the view's left edge.
    public var x: Double
    /// How far the base line is below the view's upper edge.
    public var baseline: Double
    /// How wide it is.
    public var width: Double

    /// Creates a line.
    public init(_ text: String, x: Double, baseline: Double, width: Double) {
      self.text = text
      self.x = x
      self.baseline = baseline
      self.width = width
    }
  }
}

/// A font as far as a picture needs it.
public struct FontSnapshot: Sendable, Hashable {
  /// The family; nil means the system's.
  public var family: String?
  /// The size in points.
  public var size: Double
  /// From 100 to 900; 400 is regular, 700 bold.
  public var weight: Int
  /// Whether it is slanted.
  public var isItalic: Bool
  /// What is added between two letters, in points.
  public var letterSpacing = 0.0

  /// Creates a font.
  public init(family: String? = nil, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
