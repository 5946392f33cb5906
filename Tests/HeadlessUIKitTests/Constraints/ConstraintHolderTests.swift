import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct ConstraintHolderTests {
  @Test("L-A-35, L-A-36: the nearest view that all items are in holds a constraint")
  func holders() {
    let tree = ConstraintTree()
    let (a, b) = (tree.add(), tree.add())
    let (inA, inB) = (tree.add(in: a), tree.add(in: b))
    let size = a.widthAnchor.constraint(equalToConstant: 10)
    let up = a.topAnchor.constraint(equalTo: tree.root.topAnchor)
    let beside = a.topAnchor.constraint(equalTo: b.topAnchor)
    let cousins = inA.leadingAnchor.constraint(equalTo: inB.leadingAnchor)
    let ratio = inA.widthAnchor.constraint(equalTo: inA.heightAnchor)
    tree.activate(size, up, beside, cousins, ratio)
    #expect(a.constraints == [size])
    #expect(tree.root.constraints == [up, beside, cousins])
    #expect(inA.constraints == [ratio])
  }

  @Test("L-A-36: cousins are placed through their superviews")
  func cousins() {
    let tree = ConstraintTree()
    let (a, b) = (tree.add(), tree.add())
    let (inA, inB) = (tree.add(in: a), tree.add(in: b))
    NSLayoutConstraint.activate(
      a.fix(10, 20, 100, 100) + b.fix(200, 50, 100, 100) + inA.fix(5, 6, 7, 8))
    tree.activate(
      inB.leadingAnchor.constraint(equalTo: inA.trailingAnchor),
      inB.topAnchor.constraint(equalTo: inA.topAnchor))
    #expect(inB.convert(CGPoint.zero, to: tree.root) == CGPoint(x: 22, y: 26))
  }

  @Test("L-A-37: constraints come and go, and come again with the same values")
  func comeAndGo() {
    let tree = ConstraintTree()
    let view = tree.add()
    let both = [
      view.leftAnchor.constraint(equalTo: tree.root.leftAnchor, constant: 3),
      view.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 4),
    ]
    for _ in 0..<3 {
      NSLayoutConstraint.activate(both)
      tree.layOut()
      #expect(tree.root.constraints.count == 2 && view.frame.origin == CGPoint(x: 3, y: 4))
      NSLayoutConstraint.deactivate(both)
      tree.layOut()
      #expect(tree.root.constraints.isEmpty && view.frame.origin == .zero)
    }
  }

  @Test("L-A-40, L-A-41: a view that leaves loses what holds it from outside, and keeps the rest")
  func leaving() {
    let tree = ConstraintTree()
    let (view, other) = (tree.add(), tree.add())
    let inner = tree.add(in: view)
    let outer = view.fix(10, 10, 50, 50)
    let deep = other.leftAnchor.constraint(equalTo: inner.rightAnchor)
    NSLayoutConstraint.activate(outer + [deep])
    tree.activate(
      inner.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 4),
      inner.widthAnchor.constraint(equalToConstant: 10))
    #expect(other.frame.minX == 24)
    view.removeFromSuperview()
    tree.layOut()
    #expect(tree.root.constraints.isEmpty && !outer[0].isActive && !deep.isActive)
    #expect(outer[2].isActive && view.constraints.count == 3)
    #expect(other.frame.minX == 0)
    tree.root.addSubview(view)
    tree.layOut()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(inner.frame.minX == 4 && inner.frame.width == 10)
  }

  @Test("L-A-40: moving to another superview is leaving, too")
  func moving() {
    let tree = ConstraintTree()
    let (view, target) = (tree.add(), tree.add())
    tree.activate(view.leftAnchor.constraint(equalTo: tree.root.leftAnchor, constant: 9))
    target.addSubview(view)
    #expect(tree.root.constraints.isEmpty)
    tree.activate(view.leftAnchor.constraint(equalTo: target.leftAnchor, constant: 8))
    #expect(view.frame.minX == 8)
  }

  @Test("L-A-42: removing what a view does not hold does nothing")
  func notHeld() {
    let tree = ConstraintTree()
    let view = tree.add()
    let width = view.widthAnchor.constraint(equalToConstant: 9)
    tree.activate(width)
    tree.root.removeConstraint(width)
    #expect(width.isActive)
    view.removeConstraint(width)
    #expect(!width.isActive)
  }

  @Test("L-A-49, L-A-54, L-A-55: frames count where they are translated, and only there")
  func translation() {
    let tree = ConstraintTree()
    let (a, b) = (UIView(frame: CGRect(x: 10, y: 0, width: 50, height: 50)), tree.add())
    #expect(a.translatesAutoresizingMaskIntoConstraints)
    tree.root.addSubview(a)
    tree.activate(
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.widthAnchor.constraint(equalToConstant: 20))
    #expect(b.frame.minX == 60)
    a.frame.origin.x = 30
    tree.layOut()
    #expect(b.frame.minX == 80 && a.frame.minX == 30)
    b.frame.origin.x = 99
    #expect(b.frame.minX == 99)
    tree.root.setNeedsLayout()
    tree.layOut()
    #expect(b.frame.minX == 80)
    b.translatesAutoresizingMaskIntoConstraints = true
    b.frame.origin.x = 99
    tree.root.removeConstraints(tree.root.constraints)
    tree.root.setNeedsLayout()
    tree.layOut()
    #expect(b.frame.minX == 99)
  }

  @Test("L-A-54: a view deep in one branch moves one that is placed in another")
  func branches() {
    let tree = ConstraintTree()
    let branch = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let leaf = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    tree.root.addSubview(branch)
    branch.addSubview(leaf)
    let view = tree.add()
    tree.activate(view.leftAnchor.constraint(equalTo: leaf.rightAnchor))
    #expect(view.frame.minX == 120)
    leaf.frame.origin.x = 20
    tree.layOut()
    #expect(view.frame.minX == 130)
    branch.center.x += 5
    tree.layOut()
    #expect(view.frame.minX == 135)
  }

  @Test("L-H-15, L-H-22: masks follow a superview that constraints place")
  func masks() {
    let tree = ConstraintTree(width: 320, height: 480)
    let panel = tree.add()
    tree.activate(
      panel.leftAnchor.constraint(equalTo: tree.root.leftAnchor),
      panel.rightAnchor.constraint(equalTo: tree.root.rightAnchor))
    let (masked, label) = (
      UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80)), tree.add(in: panel)
    )
    masked.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    panel.addSubview(masked)
    tree.activate(label.widthAnchor.constraint(equalTo: masked.widthAnchor))
    #expect(label.frame.width == 80)
    tree.root.frame.size = CGSize(width: 480, height: 320)
    tree.layOut()
    #expect(masked.frame.minX == 240 && masked.frame.width == 120)
    #expect(label.frame.width == 120)
  }

  @Test("Trees that are put together have one engine, trees that part have two")
  func engines() {
    let (tree, other) = (ConstraintTree(), ConstraintTree())
    let (a, b) = (tree.add(), other.add())
    tree.activate(a.widthAnchor.constraint(equalToConstant: 10))
    other.activate(
      b.widthAnchor.constraint(equalToConstant: 20),
      b.rightAnchor.constraint(equalTo: other.root.rightAnchor))
    tree.root.addSubview(other.root)
    tree.activate(a.leftAnchor.constraint(equalTo: b.leftAnchor))
    #expect(a.frame.minX == 370)
    other.root.removeFromSuperview()
    other.root.frame.size.width = 300
    other.layOut()
    tree.layOut()
    #expect(b.frame.minX == 280 && a.frame.minX == 0)
  }

  @Test("Views and constraints that are not needed any more are released")
  func released() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    let tree = ConstraintTree()
    do {
      let made = tree.add()
      view = made
      let left = made.leftAnchor.constraint(equalTo: tree.root.leftAnchor)
      constraint = left
      tree.activate(left)
      made.removeFromSuperview()
    }
    #expect(view == nil && constraint == nil)
  }

  @Test("What outlives its view knows that the view is gone")
  func outliving() {
    let guide = UILayoutGuide()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let constraints: [NSLayoutConstraint]
    let layer: CALayer
    do {
      let view = UIView()
      let inner = UIView()
      view.addSubview(inner)
      view.addLayoutGuide(guide)
      layer = view.layer
      constraints = [
        inner.leftAnchor.constraint(equalTo: view.leftAnchor),
        guide.widthAnchor.constraint(equalTo: inner.widthAnchor),
        root.widthAnchor.constraint(
          equalTo: view.leftAnchor.anchorWithOffset(to: view.rightAnchor)),
      ]
      NSLayoutConstraint.activate(Array(constraints.prefix(2)))
      #expect(constraints.map(\.isActive) == [true, true, false])
      #expect(guide.owningView === view && layer.view === view)
    }
    #expect(constraints.map(\.isActive) == [false, false, false])
    #expect(constraints.map { $0.firstItem == nil } == [true, false, false])
    #expect(constraints.map { $0.secondItem == nil } == [true, true, true])
    #expect(guide.owningView == nil && layer.view == nil)
    // Nothing of the view is asked any more.
    for constraint in constraints { constraint.constant += 1 }
    NSLayoutConstraint.deactivate(constraints)
    root.layoutIfNeeded()
  }
}
