public import Foundation

extension UIFont {
  /// How strong a face is, from -1 to 1.
  ///
  /// - UIKit: same. Since iOS 8.2
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The strength.
    public let rawValue: CGFloat

    /// Creates a weight from its value.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Very light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// As usual.
    public static let regular = Weight(rawValue: 0)
    /// A little stronger.
    public static let medium = Weight(rawValue: 0.23)
    /// Half bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Very bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The boldest.
    public static let black = Weight(rawValue: 0.62)
  }

  static func system(_ size: CGFloat, _ weight: Weight, _ name: String) -> UIFont {
    UIFont(name: name, family: ".AppleSystemUIFont", size: size, weight: weight)
  }

  /// The system's font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, ".SFUI-Regular")
  }

  /// The system's font at a size in points and a weight (since iOS 8.2).
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight, ".SFUI-Regular")
  }

  /// The system's bold font at a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .bold, ".SFUI-Bold")
  }

  /// The system's slanted font at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, ".SFUI-RegularItalic")
  }

  /// The system's font with digits of one width (since iOS 9).
  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    system(fontSize, weight, ".SFUI-Regular")
  }

  /// The system's font with letters of one width; here it has the usual widths (since iOS 13).
  ///
  /// - UIKit: differs in the widths.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
  {
    system(fontSize, weight, ".SFUIMono-Regular")
  }

  /// The size of the system's font in running text, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of a label, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of a button's title, in points.
  public class var buttonFontSize: CGFloat { 18 }
}
