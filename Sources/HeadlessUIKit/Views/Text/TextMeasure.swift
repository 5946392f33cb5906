import Foundation

/// How much room a text takes.
///
/// Characters are as wide as ``TextAdvances`` has them. Lines break between words, and within a word
/// that is longer than a line.
struct TextMeasure {
  private let advances: TextAdvances
  private let lineHeight: CGFloat
  private let limit: CGFloat
  private let lines: Int

  /// Measures for a width in points and a number of lines; 0 lines for as many as it takes.
  init(font: UIFont, width: CGFloat, lines: Int) {
    advances = TextAdvances(font)
    lineHeight = font.lineHeight
    limit = width > 0 ? width : .greatestFiniteMagnitude
    self.lines = lines
  }

  /// The size of a text, in points; zero without characters.
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
    return CGSize(width: widest, height: CGFloat(count) * lineHeight)
  }

  /// The lines of a text and their widths, in points; the last one ends in an ellipsis where more
  /// would follow.
  ///
  /// They break where ``size(of:)`` has them.
  func lines(of text: String, atMost limit: Int) -> [(text: String, width: CGFloat)] {
    var found: [(text: String, width: CGFloat)] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      found += lines == 1 ? [(String(paragraph), width(of: paragraph))] : wrapped(paragraph)
    }
    let isLonger = found.count > limit
    if isLonger { found = Array(found.prefix(limit)) }
    for index in found.indices where found[index].width > self.limit + 0.5 {
      found[index] = cut(found[index].text)
    }
    if isLonger, let last = found.last { found[found.count - 1] = cut(last.text + " ") }
    return found
  }

  /// As much of a text as fits, with an ellipsis.
  private func cut(_ text: String) -> (text: String, width: CGFloat) {
    let dots = "\u{2026}"
    var kept = ""
    var used = width(of: dots[...])
    for character in text {
      let width = advances.advance(character)
      guard used + width <= limit else { break }
      kept.append(character)
      used += width
    }
    while kept.last == " " {
      kept.removeLast()
      used -= advances.advance(" ")
    }
    return (kept + dots, used)
  }

  private func wrapped(_ paragraph: Substring) -> [(text: String, width: CGFloat)] {
    let space = advances.advance(ofASCII: UInt8(ascii: " "))
    var done: [(text: String, width: CGFloat)] = []
    var line = (text: "", width: CGFloat(0))
    for word in paragraph.split(separator: " ") {
      let wordWidth = width(of: word)
      if line.width > 0, line.width + space + wordWidth > limit {
        done.append(line)
        line = ("", 0)
      }
      if line.width > 0 { line = (line.text + " ", line.width + space) }
      guard line.width + wordWidth > limit else {
        line = (line.text + word, line.width + wordWidth)
        continue
      }
      // A word that is longer than a line is broken between its letters.
      for character in word {
        let width = advances.advance(character)
        if line.width > 0, line.width + width > limit {
          done.append(line)
          line = ("", 0)
        }
        line = (line.text + String(character), line.width + width)
      }
    }
    return done + [line]
  }

  /// How many lines a paragraph takes, and how wide the widest is.
  private func broken(_ paragraph: Substring) -> (lines: Int, width: CGFloat) {
    if lines == 1 { return (1, min(limit, width(of: paragraph))) }
    let space = advances.advance(ofASCII: UInt8(ascii: " "))
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
      word.reduce(0) { $0 + advances.advance(ofASCII: $1) }
    }
  }

  private func width(of text: Substring) -> CGFloat {
    guard Self.isPlain(text) else { return text.reduce(0) { $0 + advances.advance($1) } }
    return text.utf8.reduce(0) { $0 + advances.advance(ofASCII: $1) }
  }

  /// Whether each byte is a character, so that finding those, which takes most of the time, is saved.
  private static func isPlain(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
  }
}

extension CGFloat {
  /// The number rounded up to whole pixels, some of which make a point.
  ///
  /// What is above a pixel by less than a calculation's error is taken for it.
  func roundedUp(to pixels: CGFloat) -> CGFloat { (self * pixels - 1e-6).rounded(.up) / pixels }
}

extension CGSize {
  func roundedUp(to pixels: CGFloat) -> CGSize {
    CGSize(width: width.roundedUp(to: pixels), height: height.roundedUp(to: pixels))
  }
}

extension UIView {
  /// Pixels a point where the view is shown; 2 outside of any device.
  var pixels: CGFloat {
    let scale = (knownTraits ?? inheritedTraits).displayScale
    return scale > 0 ? scale : 2
  }
}
