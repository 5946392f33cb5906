import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct ContentTests {
  @Test("A text takes no more lines in a wider label, and never more than it may")
  func lines() {
    let label = UILabel()
    label.text = String(repeating: "A song about the sea ", count: 12)
    label.numberOfLines = 0
    var last = CGFloat.infinity
    for width in stride(from: CGFloat(60), through: 900, by: 40) {
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      #expect(size.width <= width.rounded(.up))
      #expect(size.height <= last)
      last = size.height
    }
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height > 4 * last)
    label.numberOfLines = 2
    let two = label.sizeThatFits(CGSize(width: 60, height: 0)).height
    #expect(two == (2 * label.font.lineHeight).roundedUp(to: 2))
  }

  @Test("A text's lines are where it breaks, and those that its words need")
  func breaking() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one\ntwo\n\nfour"
    let line = label.font.lineHeight
    #expect(label.sizeThatFits(.zero).height == (4 * line).roundedUp(to: 2))
    label.text = "nnnn nnnn nnnn"
    let word = TextMeasure(font: label.font, width: 0, lines: 0).size(of: "nnnn").width
    #expect(
      label.sizeThatFits(CGSize(width: word + 1, height: 0)).height == (3 * line).roundedUp(to: 2))
    label.text = nil
    #expect(label.sizeThatFits(.zero) == .zero)
  }

  @Test("Larger fonts take more room, somewhat less than in proportion")
  func fonts() {
    let small = TextMeasure(font: .systemFont(ofSize: 10), width: 0, lines: 1)
    let large = TextMeasure(font: .systemFont(ofSize: 30), width: 0, lines: 1)
    let (one, other) = (small.size(of: "Landscape"), large.size(of: "Landscape"))
    #expect(other.width > 2.5 * one.width && other.width < 3 * one.width)
    #expect(UIFont.systemFont(ofSize: 17).lineHeight > 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
  }

  nonisolated static let modes: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 300, height: 100)),
    (.scaleAspectFit, CGRect(x: 125, y: 0, width: 50, height: 100)),
    (.scaleAspectFill, CGRect(x: 0, y: -250, width: 300, height: 600)),
    (.center, CGRect(x: 130, y: 10, width: 40, height: 80)),
    (.top, CGRect(x: 130, y: 0, width: 40, height: 80)),
    (.bottom, CGRect(x: 130, y: 20, width: 40, height: 80)),
    (.left, CGRect(x: 0, y: 10, width: 40, height: 80)),
    (.right, CGRect(x: 260, y: 10, width: 40, height: 80)),
    (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 80)),
    (.topRight, CGRect(x: 260, y: 0, width: 40, height: 80)),
    (.bottomLeft, CGRect(x: 0, y: 20, width: 40, height: 80)),
    (.bottomRight, CGRect(x: 260, y: 20, width: 40, height: 80)),
  ]

  @Test("A picture of 40 by 80 goes where the content mode says", arguments: modes)
  func contentModes(mode: UIView.ContentMode, expected: CGRect) {
    let view = UIImageView(image: UIImage(size: CGSize(width: 40, height: 80)))
    #expect(view.bounds.size == CGSize(width: 40, height: 80))
    view.frame = CGRect(x: 5, y: 6, width: 300, height: 100)
    view.contentMode = mode
    #expect(view.shownRect.isNear(expected))
  }

  @Test("Colours are equal by their numbers, follow the traits, and turn hues into primaries")
  func colours() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1).isNear(.green))
    #expect(UIColor(hue: 2 / 3, saturation: 1, brightness: 1, alpha: 1).isNear(.blue))
    #expect(UIColor(hue: 0.5, saturation: 0, brightness: 0.5, alpha: 1).isNear(.gray))
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark).isNear(.white))
    #expect(UIColor.label.resolvedColor(with: UITraitCollection()).isNear(.black))
    #expect(UIColor.red.withAlphaComponent(0.5).components.alpha == 0.5)
  }

  @Test("The tint comes from above until a view has its own, and views are notified of a new one")
  func tint() {
    final class Listener: UIView {
      var told = 0
      override func tintColorDidChange() { told += 1 }
    }
    let (root, view) = (UIView(), Listener())
    root.addSubview(view)
    #expect(view.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(view.tintColor == .red && view.told == 1)
    view.tintColor = .green
    root.tintColor = .blue
    #expect(view.tintColor == .green && view.told == 2)
  }
}

extension UIColor {
  func isNear(_ other: UIColor) -> Bool {
    let (one, two) = (components, other.components)
    return abs(one.red - two.red) < 1e-6 && abs(one.green - two.green) < 1e-6
      && abs(one.blue - two.blue) < 1e-6 && one.alpha == two.alpha
  }
}
