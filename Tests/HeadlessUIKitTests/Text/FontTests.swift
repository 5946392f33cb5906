import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Fonts have the heights that Apple publishes and the widths of a free one")
struct FontTests {
  private func label(_ text: String, _ font: UIFont, pixels: CGFloat) -> UILabel {
    let label = UILabel()
    label.knownTraits = UITraitCollection(displayScale: pixels)
    label.font = font
    label.text = text
    return label
  }

  @Test(
    "L-E-06: The system's font is 1.193359375 times as high as its size",
    arguments: [1, 10, 15, 17, 20, 34] as [CGFloat])
  func system(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(abs(font.lineHeight - 1.193359375 * size) < 1e-9)
    #expect(abs(font.ascender - 1950 / 2048 * size) < 1e-9)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.leading == 0)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
  }

  @Test("L-E-06: The heights that were printed at 15, 17 and 20 points")
  func printed() {
    #expect(abs(UIFont.systemFont(ofSize: 15).lineHeight - 17.900391) < 1e-6)
    #expect(abs(UIFont.systemFont(ofSize: 17).ascender - 16.1865) < 1e-4)
    #expect(abs(UIFont.systemFont(ofSize: 17).descender - -4.1006) < 1e-4)
    #expect(abs(UIFont.systemFont(ofSize: 20).ascender - 19.04) < 5e-3)
    #expect(abs(UIFont.systemFont(ofSize: 20).descender - -4.82) < 5e-3)
  }

  nonisolated static let heights: [(size: CGFloat, at2: CGFloat, at3: CGFloat)] = [
    (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17), (15, 18, 18),
    (16, 19.5, 19.333), (17, 20.5, 20.333), (18, 21.5, 21.667), (20, 24, 24), (22, 26.5, 26.333),
    (24, 29, 28.667), (28, 33.5, 33.667), (34, 41, 40.667),
  ]

  @Test(
    "L-E-07, L-E-08: A label of one line is its font's height, up to a pixel", arguments: heights)
  func oneLine(size: CGFloat, at2: CGFloat, at3: CGFloat) {
    for (pixels, height) in [(2, at2), (3, at3)] as [(CGFloat, CGFloat)] {
      let label = label("Turn", .systemFont(ofSize: size), pixels: pixels)
      #expect(abs(label.intrinsicContentSize.height - height) < 1e-3)
    }
  }

  @Test("L-E-11: Two lines at 17 points are 41 or 40.667 high", arguments: [(2, 41), (3, 40.667)])
  func twoLines(pixels: Double, height: Double) {
    let label = label("One\nTwo", .systemFont(ofSize: 17), pixels: pixels)
    label.numberOfLines = 0
    #expect(abs(label.intrinsicContentSize.height - height) < 1e-3)
  }

  @Test("L-E-09: A label's width is its text's, up to a pixel", arguments: [1, 2, 3])
  func widths(pixels: Int) {
    for size in 9..<40 {
      let font = UIFont.systemFont(ofSize: CGFloat(size))
      let exact = TextMeasure(font: font, width: 0, lines: 1).size(of: "Rotation").width
      let width = label("Rotation", font, pixels: CGFloat(pixels)).intrinsicContentSize.width
      #expect(width >= exact - 1e-6 && width - exact < 1 / CGFloat(pixels))
      #expect(abs((width * CGFloat(pixels)).rounded() - width * CGFloat(pixels)) < 1e-6)
    }
  }

  @Test("L-E-10: Helvetica at 17 points has its own heights")
  func helvetica() throws {
    let font = try #require(UIFont(name: "Helvetica", size: 17))
    #expect(abs(font.ascender - 15.6403) < 1e-3)
    #expect(abs(font.descender - -3.9097) < 1e-3)
    #expect(abs(font.lineHeight - 19.55) < 1e-3)
  }

  // As new labels come in Interface Builder.
  nonisolated static let measured: [(size: CGFloat, weight: UIFont.Weight, width: CGFloat)] = [
    (17, .regular, 41.333), (17, .semibold, 43.333), (25, .regular, 59), (35, .regular, 82.667),
  ]

  @Test("The word Label is as wide as Interface Builder draws it, to 3 in 100", arguments: measured)
  func measuredWidths(size: CGFloat, weight: UIFont.Weight, width: CGFloat) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let own = label("Label", font, pixels: 3).intrinsicContentSize.width
    #expect(abs(own / width - 1) < 0.03)
  }

  nonisolated static let styles: [(UIFont.TextStyle, CGFloat)] = [
    (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
    (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ]

  @Test("L-E-42: Text styles have their sizes, and a headline its weight", arguments: styles)
  func textStyles(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.weight == (style == .headline ? .semibold : .regular))
    #expect(font == UIFont.preferredFont(forTextStyle: style, compatibleWith: nil))
    // L-E-45: the published spacing of lines is a design's, and larger.
    #expect(font.lineHeight < 1.25 * size)
  }

  nonisolated static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func sizes(_ style: UIFont.TextStyle) -> [CGFloat] {
    Self.categories.map {
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
      ).pointSize
    }
  }

  @Test("L-E-43, L-E-44: Text styles follow the size that a user prefers")
  func preferredSizes() {
    #expect(sizes(.body) == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(sizes(.headline) == sizes(.body))
    #expect(sizes(.subheadline).prefix(7) == [12, 13, 14, 15, 17, 19, 21])
    #expect(sizes(.footnote).prefix(7) == [12, 12, 12, 13, 15, 17, 19])
    #expect(sizes(.caption1).prefix(7) == [11, 11, 11, 12, 14, 16, 18])
    #expect(sizes(.caption2).prefix(7) == [11, 11, 11, 11, 13, 15, 17])
  }

  @Test("A larger preference never has a smaller text, and titles keep their order")
  func order() {
    for (style, size) in Self.styles {
      let all = sizes(style)
      #expect(all == all.sorted() && all[3] == size)
    }
    for (larger, smaller) in zip(Self.styles, Self.styles.dropFirst()) where larger.0 != .headline {
      #expect(zip(sizes(larger.0), sizes(smaller.0)).allSatisfy { $0 >= $1 })
    }
  }
}
