import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Texts are measured by their characters")
struct TextMeasureTests {
  @Test(
    "A text takes the same room whether its bytes or its characters are counted",
    arguments: [17.0, 21], ["Not expected, by anyone.", "MW il 09 (a)-b/c", "x", "a  b "])
  func bytes(pointSize: Double, text: String) {
    // The accents make each character more than a byte, and no wider.
    let plain = text.replacing(/[^ ]/, with: "x")
    let accented = plain.replacing("x", with: "x\u{0301}")
    for width in [0.0, 40, 90, 300] {
      for lines in [0, 1, 2] {
        let measure = TextMeasure(
          font: .systemFont(ofSize: pointSize), width: width, lines: lines)
        #expect(measure.size(of: plain) == measure.size(of: accented))
      }
    }
  }
}
