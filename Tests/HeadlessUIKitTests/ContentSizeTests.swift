import Foundation
import Orientation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Views ask for the size of their content")
struct ContentSizeTests {
  private static let none = UIView.noIntrinsicMetric

  private static let views: [(name: String, view: UIView, hugging: (Float, Float))] = [
    ("view", UIView(), (250, 250)), ("label", UILabel(), (250, 250)),
    ("button", UIButton(type: .system), (250, 250)), ("image", UIImageView(image: nil), (250, 250)),
    ("field", UITextField(), (250, 250)), ("scroll", UIScrollView(), (250, 250)),
    ("indicator", UIActivityIndicatorView(style: .medium), (750, 750)),
    ("switch", UISwitch(), (750, 750)), ("progress", UIProgressView(), (250, 750)),
    ("slider", UISlider(), (250, 750)), ("tabs", UITabBar(), (250, 750)),
  ]

  @Test("L-B-29 to L-B-32: Views hug and resist as their class does, until an app sets it")
  func priorities() {
    for (name, view, hugging) in Self.views {
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == hugging.0, "\(name)")
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == hugging.1, "\(name)")
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh, "\(name)")
      }
    }
    let label = UILabel()
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(label.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  @Test("L-E-01, L-E-02, L-E-25 to L-E-30: Sizes that do not come from a text")
  func sizes() {
    let none = Self.none
    #expect(none == -1)
    #expect(UIView().intrinsicContentSize == CGSize(width: none, height: none))
    #expect(UIScrollView().intrinsicContentSize == CGSize(width: none, height: none))
    #expect(UIImageView(image: nil).intrinsicContentSize == CGSize(width: none, height: none))
    let image = UIImage(size: CGSize(width: 50, height: 25), scale: 2)
    #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 50, height: 25))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UISlider().intrinsicContentSize == CGSize(width: none, height: 31))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: none, height: 4))
    for (style, side) in [(.medium, 20), (.large, 37)]
      as [(UIActivityIndicatorView.Style, CGFloat)]
    {
      let indicator = UIActivityIndicatorView(style: style)
      #expect(indicator.intrinsicContentSize == CGSize(width: side, height: side))
    }
  }

  @Test("L-E-40: A detached bar asks for the height of a bar in the current orientation")
  func bars() throws {
    let host = DeviceHost.phone()
    try host.run {
      let height = try #require(host.bars(of: .main).navigationBar.value)
      #expect(
        UINavigationBar().intrinsicContentSize == CGSize(width: Self.none, height: CGFloat(height)))
      #expect(UITabBar().intrinsicContentSize.height > 0)
    }
    #expect(UINavigationBar().intrinsicContentSize.height == Self.none)
  }

  @Test("L-E-12, L-E-13, L-E-16: A label asks for its text, wrapped at its preferred width")
  func labels() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Some words that take several lines where there is little room for them."
    let line = label.intrinsicContentSize
    #expect(line.height == 20.5)
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize == line)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.intrinsicContentSize.width <= 150)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height > 41)
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 150, height: 0)))
  }

  @Test(
    "L-E-14: A label of several lines whose width is left open has the height for the width it gets"
  )
  func automaticWidth() {
    let label = UILabel()
    label.text = "Some words that take several lines where there is little room for them."
    #expect(!label.heightFollowsWidth)
    #expect(label.intrinsicContentSize(atWidth: 150) == label.intrinsicContentSize)
    label.numberOfLines = 0
    #expect(label.heightFollowsWidth)
    #expect(label.intrinsicContentSize.height == 20.5)
    #expect(label.intrinsicContentSize(atWidth: 150).height > 41)
    #expect(label.intrinsicContentSize(atWidth: 10_000) == label.intrinsicContentSize)
    label.preferredMaxLayoutWidth = 150
    #expect(!label.heightFollowsWidth)
    #expect(label.intrinsicContentSize(atWidth: 50) == label.intrinsicContentSize)
  }

  @Test(
    "L-E-20 to L-E-23: A button is as large as what it shows, with 6 points above and below a title"
  )
  func buttons() {
    let large = UIButton(type: .custom)
    large.setTitle("A longer title", for: .normal)
    #expect(large.intrinsicContentSize.height == 33)
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.setTitle("A longer title", for: .normal)
    let size = button.intrinsicContentSize
    button.titleEdgeInsets.left = 50
    button.imageEdgeInsets.left = 50
    #expect(button.intrinsicContentSize == size)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: size.width + 6, height: 18 + 4))
    let picture = UIButton(type: .custom)
    picture.setImage(UIImage(size: CGSize(width: 20, height: 40)), for: .normal)
    #expect(picture.intrinsicContentSize == CGSize(width: 20, height: 40))
  }

  @Test("L-E-33, L-E-34: A field is as wide as its text or placeholder, and 34 high with a border")
  func fields() {
    let field = UITextField()
    field.placeholder = "Name"
    let plain = field.intrinsicContentSize
    #expect(plain.height == 21)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: plain.width + 14, height: 34))
    field.text = "A much longer name"
    #expect(field.intrinsicContentSize.width > plain.width + 14)
    field.font = .systemFont(ofSize: 14)
    field.borderStyle = .none
    #expect(field.intrinsicContentSize.height == 17)
  }

  @Test("L-B-40: Constraints place the frame without the alignment insets")
  func alignment() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: -10, right: 4)
      }
    }
    let frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
    let badge = Badge()
    let aligned = CGRect(x: 12, y: 21, width: 94, height: 49)
    #expect(badge.alignmentRect(forFrame: frame) == aligned)
    #expect(badge.frame(forAlignmentRect: aligned) == frame)
  }

  @Test(
    "L-E-17, L-E-19: Lines of text are an ascender below the top and a descender above the bottom")
  func baselines() {
    let label = UILabel()
    label.text = "Turn"
    let font = UIFont.systemFont(ofSize: 17)
    #expect(label.baselineOffsets == BaselineOffsets(first: font.ascender, last: -font.descender))
    #expect(UIView().baselineOffsets == BaselineOffsets(first: 0, last: 0))
    let field = UITextField()
    field.borderStyle = .roundedRect
    let button = UIButton(type: .custom)
    button.setTitle("Turn", for: .normal)
    for view in [field, button] {
      let offsets = view.baselineOffsets
      // One line: both are at the same place of the height that the content asks for.
      #expect(abs(offsets.first + offsets.last - view.intrinsicContentSize.height) < 1e-9)
      #expect(offsets.first > offsets.last)
    }
  }

  @Test("L-E-03: What changes the content marks the layout, and what does not leaves it")
  func invalidation() {
    final class Counter: UILabel {
      var count = 0
      override func invalidateIntrinsicContentSize() {
        count += 1
        super.invalidateIntrinsicContentSize()
      }
    }
    let (root, label) = (UIView(), Counter())
    root.addSubview(label)
    let changes: [(Counter) -> Void] = [
      { $0.text = "Turn" }, { $0.font = .systemFont(ofSize: 20) }, { $0.numberOfLines = 0 },
      { $0.preferredMaxLayoutWidth = 90 },
    ]
    for change in changes {
      root.runLayout()
      let before = label.count
      change(label)
      #expect(label.count == before + 1 && root.flags.contains(.needsLayout))
      change(label)
      #expect(label.count == before + 1)
    }
    root.runLayout()
    label.textColor = .red
    #expect(!root.flags.contains(.needsLayout))
  }
}
