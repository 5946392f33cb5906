import Foundation

extension UIFont {
  /// What a text is for.
  ///
  /// - UIKit: same. Since iOS 7
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The system's name.
    public let rawValue: String

    /// Creates a style from the system's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen, 34 points (since iOS 11).
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title, 28 points (since iOS 9).
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title, 22 points (since iOS 9).
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title, 20 points (since iOS 9).
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline, 17 points.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A second headline, 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text, 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark, 16 points (since iOS 9).
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote, 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption, 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A caption, 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The size at a text size that a user prefers, in points; that of running text for a style
    /// that is not known.
    func size(at category: UIContentSizeCategory) -> CGFloat {
      let sizes = Self.sizes[self] ?? Self.runningText
      return sizes[Self.categories.firstIndex(of: category) ?? 3]
    }

    private static let categories: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    private static let runningText: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    /// Points, by the categories above: the tables of Apple's Human Interface Guidelines.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: runningText,
      .body: runningText,
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
  }

  /// The system's font for a kind of text, at the text size that a device comes with.
  ///
  /// - UIKit: differs, the text size that the user prefers does not count. Since iOS 7
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(style, .large)
  }

  /// The system's font for a kind of text, at the text size of some traits.
  ///
  /// - UIKit: same; where the traits have no text size, it is the one that a device comes with.
  ///   Since iOS 10.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(style, traitCollection?.preferredContentSizeCategory ?? .large)
  }

  private static func preferredFont(_ style: TextStyle, _ category: UIContentSizeCategory) -> UIFont
  {
    system(
      style.size(at: category), style == .headline ? .semibold : .regular, ".SFUI-Regular")
  }
}
