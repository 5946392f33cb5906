public import Foundation

/// What a text's rectangle is measured by.
///
/// - UIKit: same. Since iOS 6
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: Int

  /// Creates options from UIKit's bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The lines' heights, from the top of the first; without it there is one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The font's leading counts; the system's has none.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// What happened while a text was measured; nothing here.
///
/// - UIKit: differs, nothing is reported. Since iOS 6
public final class NSStringDrawingContext: NSObject {}

extension NSAttributedString.Key {
  /// The font of a text; Helvetica at 12 points without it.
  ///
  /// - UIKit: same. Since iOS 6
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

extension NSString {
  /// The size of the text in one line or where it breaks, in points, not rounded.
  ///
  /// - UIKit: same, measured approximately; only the font counts. Since iOS 7
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: attrs, context: nil
    ).size
  }

  /// The rectangle of the text within a size, in points, not rounded; 0 for no limit.
  ///
  /// - UIKit: same, measured approximately; only the width and the font count. Since iOS 7
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let font =
      attributes?[.font] as? UIFont ?? UIFont(name: "Helvetica", family: "Helvetica", size: 12)
    let lines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    let measure = TextMeasure(font: font, width: size.width, lines: lines)
    return CGRect(origin: .zero, size: measure.size(of: description))
  }
}
