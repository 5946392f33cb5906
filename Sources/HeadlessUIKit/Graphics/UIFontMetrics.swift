public import Foundation

/// Scales fonts and lengths to the text size that the user prefers.
///
/// - UIKit: differs, it scales by the size of the text style without a system's rounding, and without traits
///   for the text size that a device comes with. Since iOS 11
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Creates metrics that grow as a kind of text does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Those of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font at its scaled size.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// The font at its scaled size, no larger than a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at its scaled size for some traits.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at its scaled size for some traits, no larger than a size in points, for 0 without a limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A length, scaled.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length, scaled for some traits.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return value * style.size(at: category) / style.size(at: .large)
  }
}

extension UIFont.TextStyle {
  /// What scales as the style does.
  ///
  /// - UIKit: same. Since iOS 11
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
