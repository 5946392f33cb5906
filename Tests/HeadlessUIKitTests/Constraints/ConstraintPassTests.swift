import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor private final class CountingView: UIView {
  var layouts = 0
  var placesSubviews = true

  override func layoutSubviews() {
    layouts += 1
    if placesSubviews { super.layoutSubviews() }
  }
}

@MainActor struct ConstraintPassTests {
  private let tree = ConstraintTree()
  private let parent = CountingView()
  private let child = CountingView()

  init() {
    for view in [parent, child] { view.translatesAutoresizingMaskIntoConstraints = false }
    tree.root.addSubview(parent)
    parent.addSubview(child)
    NSLayoutConstraint.activate(parent.fix(0, 0, 200, 200))
  }

  @Test("L-C-06, L-C-11: a new size lays out the superview and the view, once each")
  func marks() {
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    tree.activate(width)
    (parent.layouts, child.layouts) = (0, 0)
    width.constant = 20
    tree.layOut()
    #expect(parent.layouts == 1 && child.layouts == 1)
    tree.layOut()
    #expect(parent.layouts == 1 && child.layouts == 1)
  }

  @Test("L-C-07: an override that does not call super leaves the subviews where they are")
  func override() {
    parent.placesSubviews = false
    tree.activate(child.widthAnchor.constraint(equalToConstant: 10))
    #expect(parent.frame.width == 200 && child.frame == .zero)
  }

  @Test("L-C-10: asked of a view, the layout begins above, so that its own frame is right")
  func beginsAbove() {
    tree.activate()
    NSLayoutConstraint.activate([child.widthAnchor.constraint(equalToConstant: 10)])
    child.layoutIfNeeded()
    #expect(child.frame.width == 10)
  }

  @Test("L-C-35: hidden views keep their room")
  func hidden() {
    let next = tree.add(in: parent)
    tree.activate(
      child.widthAnchor.constraint(equalToConstant: 10),
      next.leftAnchor.constraint(equalTo: child.rightAnchor))
    child.isHidden = true
    tree.layOut()
    #expect(next.frame.minX == 10)
  }

  @Test("Views without constraints are laid out as before where others have some")
  func others() {
    let plain = CountingView()
    tree.root.addSubview(plain)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    tree.activate(width)
    plain.layouts = 0
    width.constant = 30
    tree.layOut()
    #expect(plain.layouts == 0 && plain.extras == nil)
  }

  @Test("L-A-58, L-D-10, L-D-18: margins are a guide, and attributes")
  func margins() {
    let byGuide = tree.add(in: parent)
    tree.activate(
      byGuide.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor),
      byGuide.trailingAnchor.constraint(equalTo: parent.layoutMarginsGuide.trailingAnchor),
      NSLayoutConstraint(
        item: child, attribute: .centerY, relatedBy: .equal, toItem: parent,
        attribute: .centerYWithinMargins, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: child, attribute: .right, relatedBy: .equal, toItem: parent,
        attribute: .rightMargin, multiplier: 1, constant: 0))
    #expect(byGuide.frame.minX == 8 && byGuide.frame.width == 184)
    #expect(child.frame.maxX == 192 && child.frame.midY == 100)
    parent.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 40, right: 30)
    tree.layOut()
    #expect(byGuide.frame.minX == 20 && byGuide.frame.width == 150)
    #expect(child.frame.maxX == 170 && child.frame.midY == 80)
  }

  @Test("L-D-18: margins of a view whose size is found are part of what is found")
  func innerMargins() {
    let card = tree.add()
    let text = tree.add(in: card)
    let margins = card.layoutMarginsGuide
    tree.activate(
      text.widthAnchor.constraint(equalToConstant: 100),
      text.leftAnchor.constraint(equalTo: margins.leftAnchor),
      text.rightAnchor.constraint(equalTo: margins.rightAnchor))
    #expect(card.frame.width == 116 && text.frame.minX == 8)
  }

  @Test("L-D-20, L-D-21: the readable width is centred and at most 672 points")
  func readable() {
    let wide = ConstraintTree(width: 1024, height: 768)
    let view = wide.add()
    wide.activate(
      view.leftAnchor.constraint(equalTo: wide.root.readableContentGuide.leftAnchor),
      view.rightAnchor.constraint(equalTo: wide.root.readableContentGuide.rightAnchor))
    #expect(view.frame.minX == 176 && view.frame.width == 672)
    wide.root.frame.size.width = 375
    wide.layOut()
    #expect(view.frame.minX == 8 && view.frame.width == 359)
  }
}
