import Foundation
import Testing

@testable import HeadlessUIKit

/// A view whose content has a size.
@MainActor private final class ContentView: UIView {
  var content = CGSize(width: 120, height: 30) { didSet { invalidateIntrinsicContentSize() } }
  var insets = UIEdgeInsets.zero
  override var intrinsicContentSize: CGSize { content }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

@Suite("Constraints: sizes that content asks for")
@MainActor struct ConstraintContentTests {
  private let tree = ConstraintTree(width: 398, height: 800)

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(view)
    return view
  }

  @Test(
    "L-B-27, L-B-37: a size in a dimension is a maximum and a minimum at two priorities",
    arguments: [(0, 1, 120), (100, 500, 120), (140, 500, 140), (100, 1000, 100), (100, 749, 120)])
  func priorities(width: CGFloat, priority: Float, expected: CGFloat) {
    let view = add(ContentView())
    let made = view.widthAnchor.constraint(equalToConstant: width)
    made.priority = UILayoutPriority(priority)
    tree.activate(made)
    #expect(view.frame.size == CGSize(width: expected, height: 30))
  }

  @Test("L-E-03: another content counts at the next layout")
  func invalidated() {
    let view = add(ContentView())
    tree.layOut()
    view.content = CGSize(width: UIView.noIntrinsicMetric, height: 50)
    tree.layOut()
    #expect(view.frame.size == CGSize(width: 0, height: 50))
  }

  @Test("L-B-34, L-B-35: of two texts the first is stretched, unless the other hugs less")
  func stretched() {
    let (a, b) = (add(ContentView()), add(ContentView()))
    tree.activate(
      a.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 20),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor, constant: -20))
    #expect(a.frame.width == 228 && b.frame.width == 120)
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    tree.layOut()
    #expect(a.frame.width == 120 && b.frame.width == 228)
  }

  @Test("L-E-14: a label wraps at the width it is given, and what is below follows")
  func wrapping() {
    let (label, below) = (add(UILabel()), add(UIView()))
    label.numberOfLines = 0
    label.text = "Some words that take several lines where there is little room for them."
    let width = label.widthAnchor.constraint(equalToConstant: 150)
    tree.activate(width, below.topAnchor.constraint(equalTo: label.bottomAnchor))
    let narrow = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    #expect(label.frame.height == narrow && below.frame.minY == narrow)
    width.constant = 300
    tree.layOut()
    let wide = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(wide < narrow && label.frame.height == wide && below.frame.minY == wide)
    let fitting = label.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 300, height: wide))
  }

  @Test("L-B-40: constraints place the rectangle inside the insets")
  func alignment() {
    let view = add(ContentView())
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: -10, right: 0)
    tree.activate(
      view.leftAnchor.constraint(equalTo: tree.root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 20),
      view.heightAnchor.constraint(equalToConstant: 50))
    #expect(view.frame == CGRect(x: 18, y: 19, width: 122, height: 41))
  }

  @Test("L-E-17, L-E-18: texts of two sizes are on one line, also after a new font")
  func baselines() {
    let (large, small) = (add(UILabel()), add(UILabel()))
    (large.text, small.text) = ("Large", "small")
    large.font = .systemFont(ofSize: 34)
    tree.activate(
      large.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 100),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
    #expect(abs(small.frame.minY - 116) <= 0.5)
    small.font = .systemFont(ofSize: 34)
    tree.layOut()
    #expect(small.frame.minY == 100)
  }
}
