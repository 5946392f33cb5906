import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct RandomShownTextTests {
  private static let words = [
    "a", "word", "Wrap", "line,", "break.", "of", "the", "screen", "Über",
  ]

  @Test("Lines that are shown are as many and as wide as the text is measured")
  func agrees() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<Effort.random.count(400) {
      let text = (0..<(1 + random.below(30))).map { _ in Self.words[random.below(Self.words.count)]
      }
      .joined(separator: random.below(8) == 0 ? "\n" : " ")
      let font = UIFont.systemFont(ofSize: CGFloat(8 + random.below(30)))
      // No word is wider than this.
      let width = CGFloat(300 + random.below(300))
      let measure = TextMeasure(font: font, width: width, lines: 0)
      let size = measure.size(of: text)
      let lines = measure.lines(of: text, atMost: .max)
      #expect(abs(CGFloat(lines.count) * font.lineHeight - size.height) < 1e-6, "\(text) \(width)")
      #expect(abs((lines.map(\.width).max() ?? 0) - size.width) < 1e-6, "\(text) \(width)")
      #expect(
        lines.map(\.text).joined(separator: " ").split { $0 == " " || $0 == "\n" }
          == text.split { $0 == " " || $0 == "\n" })
    }
  }

  @Test("A text that is cut off ends in an ellipsis within its rectangle")
  func cut() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<Effort.random.count(200) {
      let label = UILabel(
        frame: CGRect(
          x: 0, y: 0, width: 40 + CGFloat(random.below(200)), height: CGFloat(random.below(80))))
      label.numberOfLines = random.below(4)
      label.text = (0..<20).map { _ in Self.words[random.below(Self.words.count)] }
        .joined(separator: " ")
      guard let shown = label.shownText else { continue }
      #expect(shown.lines.allSatisfy { $0.width <= label.bounds.width + 0.5 })
      let isWhole = shown.lines.last?.text.hasSuffix("\u{2026}") == false
      #expect(isWhole || shown.isCutOff)
      if label.bounds.height >= label.font.lineHeight { #expect(isWhole != shown.isCutOff) }
    }
  }
}
