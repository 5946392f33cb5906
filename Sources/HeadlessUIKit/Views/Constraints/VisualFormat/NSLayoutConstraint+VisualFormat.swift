import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned across the line, and which way it runs.
  ///
  /// - UIKit: same. Since iOS 6
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// On their left edges.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// On their right edges.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// On their upper edges.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// On their lower edges.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// On the edges at which the language begins.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// On the edges at which the language ends.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// On their middles between left and right.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// On their middles between top and bottom.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// On the base lines of their last lines of text.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// On the base lines of their first lines of text (since iOS 8).
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// All bits about alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From where the language begins to where it ends.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits about the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Gaps of a column from base line to base line (since iOS 11).
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits about gaps (since iOS 11).
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(aligning attribute: NSLayoutConstraint.Attribute) {
      self.init(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// The attributes on which views are aligned.
    var alignments: [NSLayoutConstraint.Attribute] {
      [
        Attribute.left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY,
        .lastBaseline, .firstBaseline,
      ].filter { contains(FormatOptions(aligning: $0)) }
    }
  }

  /// The constraints that a line of views describes, such as `H:|-[name(>=80)]-8-[value]-|`.
  ///
  /// `|` is the superview, and `-` beside it a margin; between views it is 8 points. A format that
  /// cannot be read raises with its place; then there are no constraints.
  ///
  /// - UIKit: same; of its exceptions not all texts are known. Since iOS 6. Rule: `L-A-16`, `L-A-60`
  /// - Complexity: linear in the length of the format.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let line = try VisualFormatParser.parse(format, metrics: metrics ?? [:], views: views)
      return try VisualFormatLine(line, opts, format).constraints
    } catch {
      ConstraintMistake(name: "NSInvalidArgumentException", reason: error.reason(in: format))
        .raise()
      return []
    }
  }
}
