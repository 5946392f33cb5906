import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Stack views")
@MainActor struct StackViewTests {
  private let tree = ConstraintTree(width: 1000, height: 1000)

  /// The stack of the facts: views of 160 x 200, 80 x 100 and 40 x 50, at the top left corner.
  private func makeStack(
    _ sizes: [(CGFloat, CGFloat)] = [(160, 200), (80, 100), (40, 50)], width: CGFloat? = nil,
    height: CGFloat? = nil
  ) -> (UIStackView, [StackItem]) {
    let views = sizes.map { StackItem($0.0, $0.1) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(stack)
    let sides = [
      width.map { stack.widthAnchor.constraint(equalToConstant: $0) },
      height.map { stack.heightAnchor.constraint(equalToConstant: $0) },
    ]
    NSLayoutConstraint.activate(
      [
        stack.leftAnchor.constraint(equalTo: tree.root.leftAnchor),
        stack.topAnchor.constraint(equalTo: tree.root.topAnchor),
      ] + sides.compactMap { $0 })
    return (stack, views)
  }

  private func widths(_ views: [UIView]) -> [CGFloat] {
    tree.layOut()
    return views.map(\.frame.width)
  }

  @Test("L-F-01, L-E-41: a new stack is a row that fills, without a size of its own")
  func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.isEmpty)
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  @Test("L-F-03, L-F-04, L-F-05: what is arranged is a subview, and stays one when it is dropped")
  func lists() {
    let (stack, views) = makeStack()
    let other = UIView()
    stack.addSubview(other)
    #expect(stack.subviews == views + [other] && stack.arrangedSubviews == views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2]] && views[1].superview === stack)
    stack.insertArrangedSubview(views[2], at: 0)
    stack.insertArrangedSubview(other, at: 1)
    #expect(stack.arrangedSubviews == [views[2], other, views[0]])
    #expect(stack.subviews == views + [other])
    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == [other, views[0], views[2]])
    views[0].removeFromSuperview()
    tree.root.addSubview(views[2])
    #expect(stack.arrangedSubviews == [other])
  }

  @Test("A place beyond the end raises")
  func range() {
    let (stack, _) = makeStack()
    tree.host.run { stack.insertArrangedSubview(UIView(), at: 4) }
    #expect(stack.arrangedSubviews.count == 3)
    #expect(
      tree.exceptions.map(\.reason) == [
        "index out of bounds for arranged subview: index = 4 expected to be less than or equal to 3"
      ])
  }

  @Test("L-F-07, L-F-34, L-F-35: gaps are those of the stack, or of the view before them")
  func gaps() {
    let (stack, views) = makeStack()
    stack.spacing = 10
    stack.setCustomSpacing(30, after: views[0])
    tree.layOut()
    #expect(views.map(\.frame.minX) == [0, 190, 280] && stack.frame.width == 320)
    #expect(stack.customSpacing(after: views[0]) == 30)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    tree.layOut()
    #expect(stack.frame.width == 300)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    tree.layOut()
    #expect(stack.frame.width == 298)
    stack.spacing = -10
    tree.layOut()
    #expect(stack.frame.width == 278)
  }

  @Test("L-F-08: the view that hugs least is stretched")
  func fill() {
    let (_, views) = makeStack(width: 400)
    for (place, view) in views.enumerated() {
      view.resist(growing: 250 + Float(place), compressing: 750)
    }
    #expect(widths(views) == [280, 80, 40])
  }

  @Test("L-F-09: views of one size")
  func equal() {
    let (stack, views) = makeStack(width: 300)
    stack.distribution = .fillEqually
    #expect(widths(views) == [100, 100, 100])
    let (free, others) = makeStack()
    free.distribution = .fillEqually
    #expect(widths(others) == [160, 160, 160])
  }

  @Test("L-F-10 to L-F-14: sizes in proportion, in which gaps count and margins do not")
  func proportions() {
    let (stack, views) = makeStack(width: 200)
    stack.distribution = .fillProportionally
    _ = widths(views)
    let third = 1 / tree.host.screen.scale
    for (view, width) in zip(views, [800.0 / 7, 400.0 / 7, 200.0 / 7]) {
      #expect(abs(view.frame.width - width) <= third)
    }
    views[2].content.width = 80
    #expect(widths(views) == [100, 50, 50])

    let (spaced, pair) = makeStack([(1, 1), (1, 1)], width: 300)
    spaced.distribution = .fillProportionally
    spaced.spacing = 1
    #expect(widths(pair) == [100, 199])

    let (inset, two) = makeStack([(25, 1), (75, 1)], width: 200)
    inset.distribution = .fillProportionally
    inset.isLayoutMarginsRelativeArrangement = true
    inset.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    #expect(widths(two) == [50, 130])
  }

  /// As in xDrip's form: labels in a stack, above wheels in no more room than both need.
  @Test("L-F-10: a stack in a stack counts with the size that its views give it")
  func nestedProportions() {
    let labels = [StackItem(100, 1), StackItem(60, 1)]
    let inner = UIStackView(arrangedSubviews: labels)
    let wheel = StackItem(80, 1)
    let outer = UIStackView(arrangedSubviews: [inner, wheel])
    outer.distribution = .fillProportionally
    outer.spacing = 20
    outer.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(outer)
    #expect(widths([inner, wheel]) == [160, 80])
    labels[1].content.width = 120
    #expect(widths([inner, wheel]) == [220, 80])
    labels[0].isHidden = true
    #expect(widths([inner, wheel]) == [120, 80])
    // What constraints alone give a view counts as well.
    let box = UIView()
    box.widthAnchor.constraint(equalToConstant: 40).isActive = true
    outer.addArrangedSubview(box)
    #expect(widths([inner, wheel, box]) == [120, 80, 40])
  }

  @Test("L-F-15, L-F-16, L-F-17: equal gaps and equal distances, which shrink before the views do")
  func even() {
    let (stack, views) = makeStack(width: 400)
    stack.distribution = .equalSpacing
    tree.layOut()
    #expect(views.map(\.frame.minX) == [0, 220, 360])
    stack.distribution = .equalCentering
    tree.layOut()
    #expect(views.map(\.frame.midX) == [80, 230, 380] && views[1].frame.minX == 190)

    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      let (tight, three) = makeStack(width: 250)
      tight.distribution = distribution
      tight.spacing = 10
      for (place, view) in three.enumerated() {
        view.resist(growing: 250, compressing: 750 + Float(place))
      }
      #expect(widths(three) == [110, 80, 40])
    }
  }

  @Test(
    "L-F-18 to L-F-24: views at the edges and in the middle of a stack that hugs the highest one",
    arguments: [
      (UIStackView.Alignment.fill, [0, 0, 0]), (.top, [0, 0, 0]), (.center, [0, 50, 75]),
      (.bottom, [0, 100, 150]),
    ])
  func alignment(alignment: UIStackView.Alignment, tops: [CGFloat]) {
    let (stack, views) = makeStack()
    stack.alignment = alignment
    tree.layOut()
    #expect(stack.frame.size == CGSize(width: 280, height: 200))
    #expect(views.map(\.frame.minY) == tops)
    #expect(views.map(\.frame.height) == (alignment == .fill ? [200, 200, 200] : [200, 100, 50]))
    #expect(!stack.hasAmbiguousLayout && views.allSatisfy { !$0.hasAmbiguousLayout })
  }

  @Test("L-F-22: a view without a size has none across the axis")
  func suppressed() {
    let (stack, _) = makeStack()
    let plain = UIView()
    stack.addArrangedSubview(plain)
    stack.alignment = .center
    tree.layOut()
    #expect(plain.frame.height == 0 && plain.frame.minY == 100)
  }

  @Test("L-F-19, L-F-25: base lines are one, and only the first view is sure to be inside")
  func baselines() {
    let (stack, views) = makeStack([(10, 20), (10, 40), (10, 30)])
    for (view, lines) in zip(views, [(15, 5), (30, 10), (22, 8)]) {
      view.lines = BaselineOffsets(first: CGFloat(lines.0), last: CGFloat(lines.1))
    }
    stack.alignment = .firstBaseline
    tree.layOut()
    #expect(views.map(\.frame.minY) == [0, -15, -7] && stack.frame.height == 25)
    stack.alignment = .lastBaseline
    tree.layOut()
    #expect(views.map(\.frame.minY) == [15, 0, 8] && stack.frame.height == 35)
  }

  @Test("L-F-26: lines of text that wrap on one base line share the width")
  func wrapping() {
    let labels = (0..<3).map { _ in UILabel() }
    for label in labels {
      label.numberOfLines = 0
      label.text = "Several words that do not fit into a third of the room"
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(stack)
    tree.activate(stack.widthAnchor.constraint(equalToConstant: 300))
    #expect(labels.map(\.frame.width) == [100, 100, 100])
    #expect(labels.allSatisfy { $0.frame.height == labels[0].frame.height })
    #expect(labels[0].frame.height > 60 && stack.frame.height == labels[0].frame.height)
  }

  @Test("L-F-28, L-F-29, L-F-31: what is hidden takes no room, and neither does its gap")
  func hidden() {
    let (stack, views) = makeStack()
    stack.spacing = 10
    views[1].isHidden = true
    #expect(widths(views) == [160, 0, 40] && stack.frame.width == 210)
    #expect(stack.arrangedSubviews == views)
    views[0].isHidden = true
    tree.layOut()
    #expect(stack.frame.size == CGSize(width: 40, height: 50) && views[2].frame.minX == 0)
    views[2].isHidden = true
    tree.layOut()
    #expect(stack.frame.width == 0 && tree.host.log.isEmpty)
    for view in views { view.isHidden = false }
    tree.layOut()
    #expect(stack.frame.width == 300)
  }

  @Test("L-F-30, L-B-17: a distance inside a hidden view is broken, unless it is optional")
  func broken() throws {
    let (stack, views) = makeStack()
    stack.axis = .vertical
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    views[0].addSubview(child)
    let bottom = child.bottomAnchor.constraint(equalTo: views[0].bottomAnchor, constant: -8)
    tree.activate(
      child.topAnchor.constraint(equalTo: views[0].topAnchor, constant: 8), bottom)
    #expect(tree.host.log.isEmpty)
    tree.host.run {
      views[0].isHidden = true
      tree.root.layoutIfNeeded()
    }
    let line = try #require(tree.host.log.first)
    #expect(line.contains("<NSLayoutConstraint 'UISV-hiding' StackItem.height == 0   (active)>"))
    #expect(line.contains("breaking constraint \n<NSLayoutConstraint UIView."))
    #expect(views[0].frame.height == 0 && tree.host.log.count == 1)
    views[0].isHidden = false
    bottom.isActive = false
    bottom.priority = UILayoutPriority(999)
    bottom.isActive = true
    tree.host.run {
      views[0].isHidden = true
      tree.root.layoutIfNeeded()
    }
    #expect(views[0].frame.height == 0 && tree.host.log.count == 1)
  }

  @Test("L-F-32, L-F-33: a change in an animation has its end values once the device lays out")
  func animated() {
    let (stack, views) = makeStack()
    var isOver = false
    tree.host.run {
      tree.root.layoutIfNeeded()
      UIView.animate(
        withDuration: 0.3,
        animations: {
          views[0].isHidden = true
          stack.spacing = 20
        }, completion: { _ in isOver = true })
      tree.root.layoutIfNeeded()
    }
    #expect(stack.frame.width == 140 && views[1].frame.minX == 0 && !isOver)
  }

  @Test("L-F-36: views keep to the margins")
  func margins() {
    let (stack, views) = makeStack([(100, 50)])
    stack.isLayoutMarginsRelativeArrangement = true
    tree.layOut()
    #expect(stack.frame.size == CGSize(width: 116, height: 66))
    #expect(views[0].frame == CGRect(x: 8, y: 8, width: 100, height: 50))
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    tree.layOut()
    #expect(stack.frame.size == CGSize(width: 106, height: 54))
  }

  @Test("L-F-37: gaps of a column from base line to base line")
  func baselineGaps() {
    let (stack, views) = makeStack([(10, 30), (10, 30)])
    for view in views { view.lines = BaselineOffsets(first: 20, last: 7) }
    stack.axis = .vertical
    stack.spacing = 20
    stack.isBaselineRelativeArrangement = true
    tree.layOut()
    #expect(abs(views[1].frame.minY - 23) < 1e-6)
  }

  @Test("L-F-06, L-F-18 to L-F-23: the constraints have UIKit's names")
  func names() {
    let (stack, _) = makeStack()
    stack.alignment = .center
    stack.distribution = .equalSpacing
    tree.layOut()
    let names = Set(stack.made.constraints.compactMap(\.identifier))
    #expect(
      names == [
        "UISV-canvas-connection", "UISV-spacing", "UISV-distributing-edge", "UISV-fill-equally",
        "UISV-alignment", "UISV-spanning-boundary", "UISV-spanning-fit",
        "UISV-ambiguity-suppression",
      ])
    #expect(stack.layoutGuides.count == 3)
    let before = stack.constraints.count
    for spacing in [1.0, 2.0, 3.0] {
      stack.spacing = spacing
      tree.layOut()
    }
    #expect(stack.layoutGuides.count == 3 && stack.constraints.count == before)
  }

  @Test("Stacks in stacks have the sizes that their views ask for, also without a window")
  func nested() {
    let (column, row) = (UIStackView(), UIStackView())
    column.axis = .vertical
    column.spacing = 5
    row.spacing = 3
    for width in [10.0, 20.0, 30.0] { row.addArrangedSubview(StackItem(width, width)) }
    column.addArrangedSubview(row)
    column.addArrangedSubview(StackItem(50, 7))
    let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 66, height: 42))
    row.arrangedSubviews[2].isHidden = true
    #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 32))
  }

  @Test("L-B-34: another text stretches the same view as before")
  func stays() {
    let labels = ["First", "Second"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.translatesAutoresizingMaskIntoConstraints = false
    tree.root.addSubview(stack)
    tree.activate(stack.widthAnchor.constraint(equalToConstant: 400))
    let narrow = labels[1].intrinsicContentSize.width
    #expect(labels[1].frame.width == narrow)
    labels[0].text = "Another"
    tree.layOut()
    #expect(labels[1].frame.width == narrow)
  }
}
