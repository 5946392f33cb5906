import Foundation

/// How much room a text takes, without a font.
///
/// Each character has one of six widths, in parts of the font's size, close to those of the
/// system's face; bold text is a twentieth wider. Lines break between words, and within a word that
/// is longer than a line. Results are rounded up to whole points. What a test learns from it is
/// that a text takes more lines in a narrower view, not where they break on a device.
struct TextMeasure {
  let font: UIFont
  let limit: CGFloat
  let lines: Int

  /// Measures for a width in points and a number of lines; 0 lines for as many as it takes.
  init(font: UIFont, width: CGFloat, lines: Int) {
    self.font = font
    limit = width > 0 ? width : .greatestFiniteMagnitude
    self.lines = lines
  }

  /// The size of a text, in points.
  func size(of text: String) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var count = 0
    var widest: CGFloat = 0
    func add(_ paragraph: Substring) {
      let (lines, width) = broken(paragraph)
      count += lines
      widest = max(widest, width)
    }
    if text.utf8.contains(UInt8(ascii: "\n")) {
      text.split(separator: "\n", omittingEmptySubsequences: false).forEach(add)
    } else {
      add(text[...])
    }
    if lines > 0 { count = min(count, lines) }
    return CGSize(
      width: widest.rounded(.up), height: (CGFloat(count) * font.lineHeight).rounded(.up))
  }

  /// How many lines a paragraph takes, and how wide the widest is.
  private func broken(_ paragraph: Substring) -> (lines: Int, width: CGFloat) {
    if lines == 1 { return (1, min(limit, width(of: paragraph))) }
    let space = advance(" ")
    var (count, line, widest) = (1, CGFloat(0), CGFloat(0))
    for wordWidth in wordWidths(of: paragraph) {
      var width = wordWidth
      if line > 0, line + space + width > limit {
        count += 1
        line = 0
      }
      while width > limit {
        count += 1
        widest = limit
        width -= limit
      }
      line += (line > 0 ? space : 0) + width
      widest = max(widest, line)
    }
    return (count, widest)
  }

  private func wordWidths(of paragraph: Substring) -> [CGFloat] {
    guard Self.isPlain(paragraph) else {
      return paragraph.split(separator: " ").map { width(of: $0) }
    }
    return paragraph.utf8.split(separator: UInt8(ascii: " ")).map { word in
      word.reduce(0) { $0 + Self.parts[Int($1)] * scale }
    }
  }

  private func width(of text: Substring) -> CGFloat {
    guard Self.isPlain(text) else { return text.reduce(0) { $0 + advance($1) } }
    return text.utf8.reduce(0) { $0 + Self.parts[Int($1)] * scale }
  }

  /// Whether each byte is a character, so that finding those, which takes most of the time, is saved.
  private static func isPlain(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
  }

  /// The widths of the first 128 characters, in parts of the font's size.
  private static let parts: [CGFloat] = (0..<128).map { (byte: UInt8) in
    part(of: Character(Unicode.Scalar(byte)))
  }

  /// What a part of the font's size is, in points.
  private var scale: CGFloat { font.pointSize * (font.weight.rawValue >= 0.3 ? 1.05 : 1) }

  private func advance(_ character: Character) -> CGFloat { Self.part(of: character) * scale }

  private static func part(of character: Character) -> CGFloat {
    switch character {
    case " ", "i", "l", "j", ".", ",", ":", ";", "'", "!", "|", "I": 0.27
    case "f", "t", "r", "(", ")", "-", "/": 0.36
    case "m", "w", "M", "W", "@", "%": 0.86
    case "A"..."Z", "0"..."9": 0.64
    // From here on scripts have characters as wide as they are high.
    case _ where character >= "\u{2E80}": 1
    default: 0.54
    }
  }
}
