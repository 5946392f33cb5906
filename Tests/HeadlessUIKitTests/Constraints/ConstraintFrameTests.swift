import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct ConstraintFrameTests {
  @Test("L-A-03, L-A-04, L-A-05, L-A-14: the raw values and the levels are UIKit's")
  func values() {
    #expect((0...20).allSatisfy { NSLayoutConstraint.Attribute(rawValue: $0) != nil })
    #expect(NSLayoutConstraint.Attribute(rawValue: 21) == nil)
    #expect(NSLayoutConstraint.Attribute.width.rawValue == 7)
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect((-1...1).map { NSLayoutConstraint.Relation(rawValue: $0) }.allSatisfy { $0 != nil })
    let levels: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    #expect(levels.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test("L-A-10: a new constraint is inactive, required and has what it was given")
  func fresh() {
    let tree = ConstraintTree()
    let made = NSLayoutConstraint(
      item: tree.add(), attribute: .width, relatedBy: .equal, toItem: tree.root,
      attribute: .height, multiplier: 0.5, constant: 3)
    #expect(!made.isActive && made.priority == .required)
    #expect(made.multiplier == 0.5 && made.constant == 3)
    #expect(made.firstAttribute == .width && made.secondAttribute == .height)
    #expect(made.secondItem === tree.root)
  }

  @Test("L-A-06: insets at the far sides are negative constants")
  func insets() {
    let tree = ConstraintTree(width: 300, height: 200)
    let view = tree.add()
    tree.activate(
      view.leftAnchor.constraint(equalTo: tree.root.leftAnchor, constant: 25),
      view.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 25),
      view.rightAnchor.constraint(equalTo: tree.root.rightAnchor, constant: -25),
      view.bottomAnchor.constraint(equalTo: tree.root.bottomAnchor, constant: -25))
    #expect(view.frame == CGRect(x: 25, y: 25, width: 250, height: 150))
  }

  @Test("L-A-01: a width is a multiple of another and a constant")
  func multiple() {
    let tree = ConstraintTree()
    let (a, b) = (tree.add(), tree.add())
    tree.activate(
      b.widthAnchor.constraint(equalToConstant: 200),
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5, constant: 10))
    #expect(a.frame.width == 110)
  }

  @Test("L-A-02: edges of neighbours are sums of places and sizes")
  func neighbours() {
    let tree = ConstraintTree()
    let (a, b) = (tree.add(), tree.add())
    tree.activate(
      a.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 8),
      a.widthAnchor.constraint(equalToConstant: 100),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 20))
    #expect(b.frame.minX == 128)
  }

  @Test(
    "L-A-07, L-A-08, L-A-09: leading and trailing mirror with the view that holds the constraint",
    arguments: [(false, 8, 360), (true, 22, 360)])
  func mirrored(isMirrored: Bool, x: CGFloat, width: CGFloat) {
    let tree = ConstraintTree()
    if isMirrored { tree.root.semanticContentAttribute = .forceRightToLeft }
    let (wide, fixed, least) = (tree.add(), tree.add(), tree.add())
    tree.activate(
      wide.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 8),
      wide.trailingAnchor.constraint(equalTo: tree.root.trailingAnchor, constant: -22),
      fixed.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 23),
      fixed.widthAnchor.constraint(equalToConstant: 100),
      least.trailingAnchor.constraint(
        lessThanOrEqualTo: tree.root.trailingAnchor, constant: -74),
      least.leadingAnchor.constraint(greaterThanOrEqualTo: tree.root.leadingAnchor, constant: 216),
      least.widthAnchor.constraint(equalToConstant: 100))
    #expect(wide.frame.minX == x && wide.frame.width == width)
    #expect(fixed.frame.minX == (isMirrored ? 267 : 23))
    #expect(least.frame.minX == (isMirrored ? 74 : 216))
  }

  @Test("L-A-08: a multiple of a trailing edge is measured from where the language begins")
  func mirroredMultiple() {
    let tree = ConstraintTree()
    tree.root.semanticContentAttribute = .forceRightToLeft
    let view = tree.add()
    let half = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: tree.root, attribute: .trailing,
      multiplier: 0.25, constant: 0)
    tree.activate(half, view.widthAnchor.constraint(equalToConstant: 90))
    #expect(view.frame.maxX == 292.5)
  }

  @Test("L-A-11, L-A-12, L-C-08: a new constant counts at the next layout")
  func constants() {
    let tree = ConstraintTree()
    let view = tree.add()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    tree.activate(width)
    width.constant = 15
    #expect(view.frame.width == 50)
    tree.layOut()
    #expect(view.frame.width == 15)
    #expect(view.constraints == [width])
  }

  @Test("L-A-13, L-A-15, L-A-18, L-B-01: levels count from the highest, as closely as possible")
  func levels() {
    let tree = ConstraintTree()
    let view = tree.add()
    func width(_ value: CGFloat, _ priority: Float) -> NSLayoutConstraint {
      let made = view.widthAnchor.constraint(equalToConstant: value)
      made.priority = UILayoutPriority(priority)
      return made
    }
    let (low, high) = (width(20, 999), width(10, 999.5))
    tree.activate(low, high)
    #expect(view.frame.width == 10)
    high.priority = .defaultLow
    tree.layOut()
    #expect(view.frame.width == 20)
    tree.activate(view.widthAnchor.constraint(lessThanOrEqualToConstant: 18))
    #expect(view.frame.width == 18)
    #expect(tree.host.log.isEmpty && tree.exceptions.isEmpty)
  }

  @Test("L-B-20, L-B-23: what nothing fixes is zero and ambiguous")
  func nothing() {
    let tree = ConstraintTree()
    let view = tree.add()
    tree.activate(
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 100))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.hasAmbiguousLayout)
    tree.activate(
      view.leftAnchor.constraint(equalTo: tree.root.leftAnchor),
      view.topAnchor.constraint(equalTo: tree.root.topAnchor))
    #expect(!view.hasAmbiguousLayout && !tree.root.hasAmbiguousLayout)
  }

  @Test("L-B-21: an inequality alone is met as an equality")
  func inequality() {
    let tree = ConstraintTree()
    let view = tree.add()
    let other = tree.add()
    tree.activate(
      view.heightAnchor.constraint(equalToConstant: 100),
      view.bottomAnchor.constraint(lessThanOrEqualTo: tree.root.bottomAnchor, constant: -45),
      other.topAnchor.constraint(lessThanOrEqualTo: tree.root.topAnchor, constant: 23))
    #expect(other.frame.minY == 23)
    #expect(view.frame.minY == 699)
  }

  @Test("L-B-38: places are rounded to the pixels of the screen", arguments: [950.25, 950.2])
  func pixels(y: CGFloat) {
    let tree = ConstraintTree(width: 390, height: 2000)
    let view = tree.add()
    tree.activate(
      view.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: y),
      view.heightAnchor.constraint(equalToConstant: 10))
    let scale = tree.host.screen.scale
    #expect(view.frame.minY == (y * scale + 0.5).rounded(.down) / scale)
  }

  @Test("L-B-41: transforms take no part")
  func transforms() {
    let tree = ConstraintTree()
    let (a, b) = (tree.add(), tree.add())
    a.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate(a.fix(50, 0, 100, 10))
    tree.activate(b.leftAnchor.constraint(equalTo: a.rightAnchor))
    #expect(a.bounds.width == 100 && a.frame.width == 200 && a.frame.minX == 0)
    #expect(b.frame.minX == 150)
  }

  @Test("L-A-57, L-C-36: a guide is a rectangle without a view")
  func guides() {
    let tree = ConstraintTree()
    let view = tree.add()
    let (before, after) = (UILayoutGuide(), UILayoutGuide())
    tree.root.addLayoutGuide(before)
    tree.root.addLayoutGuide(after)
    tree.activate(
      before.leftAnchor.constraint(equalTo: tree.root.leftAnchor),
      view.leftAnchor.constraint(equalTo: before.rightAnchor),
      after.leftAnchor.constraint(equalTo: view.rightAnchor),
      after.rightAnchor.constraint(equalTo: tree.root.rightAnchor),
      before.widthAnchor.constraint(equalTo: after.widthAnchor),
      view.widthAnchor.constraint(equalToConstant: 90))
    #expect(view.frame.minX == 150)
    #expect(after.layoutFrame.minX == 240 && after.layoutFrame.width == 150)
    tree.root.removeLayoutGuide(before)
    #expect(tree.root.constraints.count == 2 && tree.root.layoutGuides == [after])
  }

  @Test("A distance between anchors is a dimension")
  func distances() {
    let tree = ConstraintTree()
    let (a, b, c) = (tree.add(), tree.add(), tree.add())
    NSLayoutConstraint.activate(a.fix(10, 0, 50, 10) + b.fix(200, 0, 50, 10))
    let distance = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
    tree.activate(c.widthAnchor.constraint(equalTo: distance, multiplier: 0.5))
    #expect(c.frame.width == 70)
  }
}
