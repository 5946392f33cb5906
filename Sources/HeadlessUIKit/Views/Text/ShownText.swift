package import Foundation

/// A text as it is shown in a rectangle: its lines, and whether all of it is there.
///
/// Lines are centred from top to bottom, as labels and fields have them.
package struct ShownText {
  /// A line that is shown.
  package struct Line {
    /// What is written.
    package var text: String
    /// Where it begins, in points from the left edge.
    package var x: CGFloat
    /// How far the base line is below the upper edge, in points.
    package var baseline: CGFloat
    /// How wide it is, in points.
    package var width: CGFloat
  }

  /// The lines.
  package var lines: [Line] = []
  /// The font, smaller than asked for where the text has shrunk.
  package var font: UIFont
  /// The size that the whole text needs in the width there is, in points.
  package var neededSize: CGSize
  /// Whether a part of the text is missing.
  package var isCutOff: Bool

  /// How a text is shown.
  package struct Style {
    /// The most lines; 0 for as many as there is room for.
    package var lineLimit = 1
    /// The smallest part of its size to which it may shrink; 1 for none.
    package var smallestScale: CGFloat = 1
    /// Where the lines go.
    package var alignment = NSTextAlignment.left
    /// Whether the first line is at the top instead of in the middle.
    package var startsAtTop = false

    package init() {}
  }

  /// Lays a text out.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - font: its font.
  ///   - rect: where it is shown, in points.
  ///   - style: how it is shown.
  /// - Complexity: linear in the length of the text, times the tries where it may shrink.
  package init(_ text: String, font: UIFont, in rect: CGRect, _ style: Style) {
    self.font = font
    var measure = TextMeasure(font: font, width: rect.width, lines: style.lineLimit)
    func need(_ font: UIFont) -> CGSize {
      TextMeasure(
        font: font, width: style.lineLimit == 1 ? 0 : rect.width, lines: 0
      ).size(of: text)
    }
    neededSize = need(font)
    func fits(_ size: CGSize, _ font: UIFont) -> Bool {
      let most = style.lineLimit == 0 ? CGFloat.infinity : CGFloat(style.lineLimit)
      return size.width <= rect.width + 0.5 && size.height <= rect.height + 0.5
        && size.height <= most * font.lineHeight + 0.5
    }
    var scale: CGFloat = 1
    while !fits(neededSize, self.font), scale - 0.05 >= style.smallestScale - 0.001 {
      scale -= 0.05
      self.font = font.withSize(font.pointSize * scale)
      neededSize = need(self.font)
      measure = TextMeasure(font: self.font, width: rect.width, lines: style.lineLimit)
    }
    isCutOff = !fits(neededSize, self.font)
    let height = self.font.lineHeight
    // A font of no size has as many lines as there are.
    let room = max(1, Int(exactly: ((rect.height + 0.5) / height).rounded(.down)) ?? .max)
    let shown = measure.lines(
      of: text, atMost: style.lineLimit == 0 ? room : min(style.lineLimit, room))
    let top =
      style.startsAtTop ? rect.minY : rect.midY - CGFloat(shown.count) * height / 2
    for (index, line) in shown.enumerated() {
      let free = rect.width - line.width
      let shift: CGFloat =
        switch style.alignment {
        case .right: free
        case .center: free / 2
        case .left, .justified, .natural: 0
        }
      lines.append(
        Line(
          text: line.text, x: rect.minX + shift,
          baseline: top + CGFloat(index) * height + self.font.ascender, width: line.width))
    }
  }
}

extension UIView {
  /// To which side lines go that follow the language.
  fileprivate func sided(_ alignment: NSTextAlignment) -> NSTextAlignment {
    guard alignment == .natural else { return alignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}

extension UILabel {
  /// The text as it is shown; nil without one.
  package var shownText: ShownText? {
    guard let text, !text.isEmpty, let font else { return nil }
    var style = ShownText.Style()
    style.lineLimit = numberOfLines
    style.alignment = sided(textAlignment)
    if adjustsFontSizeToFitWidth {
      style.smallestScale = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5
    }
    return ShownText(text, font: font, in: bounds, style)
  }
}

extension UITextField {
  /// The text or the placeholder as it is shown; nil without either.
  package var shownText: (text: ShownText, isPlaceholder: Bool)? {
    let isPlaceholder = text?.isEmpty != false
    guard let shown = isPlaceholder ? placeholder : text, !shown.isEmpty else { return nil }
    var style = ShownText.Style()
    style.alignment = sided(textAlignment)
    let margin: CGFloat = borderStyle == .none ? 0 : 7
    let room = bounds.insetBy(dx: margin, dy: 0)
    let written =
      isSecureTextEntry && !isPlaceholder ? String(repeating: "•", count: shown.count) : shown
    return (
      ShownText(written, font: font ?? .systemFont(ofSize: 17), in: room, style), isPlaceholder
    )
  }
}

extension UITextView {
  /// The text as it is shown, of which what scrolls is not cut off; nil without one.
  package var shownText: ShownText? {
    guard !text.isEmpty else { return nil }
    var style = ShownText.Style()
    style.lineLimit = 0
    style.startsAtTop = true
    style.alignment = sided(textAlignment)
    let room = CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset)
      .insetBy(dx: textContainer.lineFragmentPadding, dy: 0)
    var shown = ShownText(text, font: lineFont, in: room, style)
    if isScrollEnabled { shown.isCutOff = false }
    return shown
  }
}
