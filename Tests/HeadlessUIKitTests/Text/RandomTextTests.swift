import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Texts drawn at random against a second way to break lines, and against each other.
@MainActor
@Suite struct RandomTextTests {
  private let letters = Array("aeiou nrst lm WMI.,-09éß“日 ")

  private func words(_ generator: inout SeededGenerator, _ count: Int) -> [String] {
    (0..<count).map { _ in
      String(
        (0...generator.below(9)).map { _ in letters[generator.below(letters.count)] }
          .filter { $0 != " " } + ["x"])
    }
  }

  private func font(_ generator: inout SeededGenerator) -> UIFont {
    let weights: [UIFont.Weight] = [.regular, .light, .semibold, .bold]
    return .systemFont(ofSize: generator.points(8...40), weight: weights[generator.below(4)])
  }

  @Test("A longer text is never narrower in one line, nor lower in several")
  func monotone() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<Effort.random.count(60) {
      let text = words(&generator, 12).joined(separator: " ")
      let font = font(&generator)
      let line = TextMeasure(font: font, width: 0, lines: 1)
      let lines = TextMeasure(font: font, width: generator.points(30...300), lines: 0)
      var (width, height) = (CGFloat(0), CGFloat(0))
      for end in text.indices.dropFirst() {
        let part = String(text[..<end])
        #expect(line.size(of: part).width >= width)
        #expect(lines.size(of: part).height >= height)
        (width, height) = (line.size(of: part).width, lines.size(of: part).height)
      }
    }
  }

  @Test("Lines hold as many words as fit, and are not wider than the room")
  func breaking() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<Effort.random.count(200) {
      let words = words(&generator, 1 + generator.below(30))
      let font = font(&generator)
      let single = TextMeasure(font: font, width: 0, lines: 1)
      let widths = words.map { single.size(of: $0).width }
      let space = single.size(of: "a b").width - single.size(of: "ab").width
      let room = (widths.max() ?? 0) + generator.points(0...300)
      // A line begins anew exactly where the next word would not fit.
      var lines: [CGFloat] = []
      for width in widths {
        if let last = lines.last, last + space + width <= room + 1e-9 {
          lines[lines.count - 1] = last + space + width
        } else {
          lines.append(width)
        }
      }
      let size = TextMeasure(font: font, width: room, lines: 0).size(
        of: words.joined(separator: " "))
      #expect(abs(size.height - CGFloat(lines.count) * font.lineHeight) < 1e-6)
      #expect(abs(size.width - (lines.max() ?? 0)) < 1e-6)
      #expect(size.width <= room + 1e-6)
    }
  }

  @Test(
    "L-E-12: A label is as large as its text's rectangle, up to a pixel, and has no more lines than it may"
  )
  func agreement() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<Effort.random.count(100) {
      let text = words(&generator, 1 + generator.below(30)).joined(separator: " ")
      let label = UILabel()
      label.text = text
      label.font = font(&generator)
      label.numberOfLines = 0
      let room = CGSize(width: generator.points(20...400), height: 0)
      let rect = NSString(string: text).boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: [.font: label.font as Any],
        context: nil)
      let size = label.sizeThatFits(room)
      #expect(size == rect.size.roundedUp(to: 2))
      for count in 1...4 {
        label.numberOfLines = count
        let most = (CGFloat(count) * label.font.lineHeight).roundedUp(to: 2)
        #expect(label.sizeThatFits(room).height == min(size.height, most))
      }
    }
  }
}
