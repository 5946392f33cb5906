import Foundation
import Orientation
import Testing

@testable import HeadlessUIKit

@MainActor struct ConstraintMistakeTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private static let maker =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
    + "constant:]: "

  private func make(
    _ first: Attribute, _ second: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    toNothing: Bool = false, in tree: ConstraintTree
  ) -> NSLayoutConstraint {
    tree.host.run {
      NSLayoutConstraint(
        item: tree.add(), attribute: first, relatedBy: .equal,
        toItem: toNothing ? nil : tree.root, attribute: second, multiplier: multiplier,
        constant: constant)
    }
  }

  @Test("L-A-20: a place equal to a constant raises", arguments: [true, false])
  func placeIsConstant(toNothing: Bool) {
    let tree = ConstraintTree()
    let made = make(
      .left, toNothing ? .notAnAttribute : .left, multiplier: toNothing ? 1 : 0, constant: 40,
      toNothing: toNothing, in: tree)
    #expect(tree.exceptions.map(\.name) == ["NSInvalidArgumentException"])
    #expect(
      tree.exceptions.first?.reason == Self.maker
        + "A multiplier of 0 or a nil second item together with a location for the first attribute"
        + " creates an illegal constraint of a location equal to a constant. Location attributes"
        + " must be specified in pairs")
    tree.activate(made)
    #expect(!made.isActive)
    _ = make(.width, .notAnAttribute, constant: 40, toNothing: true, in: tree)
    #expect(tree.exceptions.count == 1)
  }

  @Test(
    "L-A-22: a size and a place do not go together",
    arguments: [(7, 1), (9, 7), (8, 3), (10, 8), (12, 7), (17, 8)])
  func pairing(first: Int, second: Int) throws {
    let tree = ConstraintTree()
    _ = make(
      try #require(Attribute(rawValue: first)), try #require(Attribute(rawValue: second)), in: tree)
    #expect(tree.exceptions.map(\.reason) == [Self.maker + "Invalid pairing of layout attributes"])
  }

  @Test(
    "L-A-23: places of two axes go together as attributes",
    arguments: [(3, 5), (10, 2), (12, 1), (17, 15), (1, 3)])
  func axes(first: Int, second: Int) throws {
    let tree = ConstraintTree()
    _ = make(
      try #require(Attribute(rawValue: first)), try #require(Attribute(rawValue: second)), in: tree)
    #expect(tree.exceptions.isEmpty)
  }

  @Test("L-A-24: leading and trailing do not go with left and right", arguments: [5, 6, 17, 18])
  func directions(directed: Int) throws {
    let tree = ConstraintTree()
    for other in [Attribute.left, .right, .leftMargin, .rightMargin] {
      _ = make(try #require(Attribute(rawValue: directed)), other, in: tree)
    }
    #expect(
      tree.exceptions.map(\.reason)
        == Array(
          repeating: Self.maker
            + "A constraint cannot be made between a leading/trailing attribute and a right/left"
            + " attribute. Use leading/trailing for both or neither.", count: 4))
    _ = make(.leading, .centerX, in: tree)
    #expect(tree.exceptions.count == 4)
  }

  @Test("L-A-25: anchors of two kinds raise with the text of anchors")
  func anchors() {
    let tree = ConstraintTree()
    let view = tree.add()
    tree.host.run {
      _ = view.leftAnchor.constraint(equalTo: tree.root.leadingAnchor)
    }
    let (left, leading) = (
      "<NSLayoutXAxisAnchor \"UIView.left\">", "<NSLayoutXAxisAnchor \"UIView.leading\">"
    )
    #expect(
      tree.exceptions.map(\.reason) == [
        "NSLayoutConstraint for \(left): A constraint cannot be made between \(left) and \(leading)"
          + " because their units are not compatible."
      ])
  }

  @Test("L-A-27: an item is a view or a guide")
  func strangers() {
    let tree = ConstraintTree()
    tree.host.run {
      _ = NSLayoutConstraint(
        item: "text", attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 1)
    }
    #expect(
      tree.exceptions.map(\.reason) == [
        "NSLayoutConstraint for nil: Constraint items must each be a view or layout guide."
      ])
  }

  @Test("L-A-28, L-A-29: numbers that are not finite raise", arguments: [CGFloat.nan, .infinity])
  func numbers(number: CGFloat) {
    let tree = ConstraintTree()
    let made = make(.width, .width, in: tree)
    tree.host.run { made.constant = number }
    #expect(made.constant == 0)
    _ = make(.width, .width, constant: number, in: tree)
    _ = make(.width, .width, multiplier: number, in: tree)
    let dimension = "<NSLayoutDimension \"UIView.width\">"
    let constant =
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(number) firstAnchor:"
      + "\(dimension) secondAnchor:\(dimension)"
    #expect(
      tree.exceptions.map(\.reason) == [
        constant, constant, "Multiplier is not finite!  That's illegal.  multiplier:\(number)",
      ])
    #expect(tree.exceptions.allSatisfy { $0.name == "NSInternalInconsistencyException" })
  }

  @Test("L-A-30: a constant beyond the limits is replaced, and logged once")
  func huge() {
    let tree = ConstraintTree()
    let view = tree.add()
    tree.activate(
      view.widthAnchor.constraint(equalToConstant: 1e30),
      view.heightAnchor.constraint(equalToConstant: 1e30))
    #expect(view.frame.width < 1e9)
    #expect(tree.host.log.count == 1)
    #expect(tree.host.log.first?.contains("exceeds internal limits.  A smaller value") == true)
  }

  @Test(
    "L-A-17, L-A-19: until iOS 12 an active constraint cannot become required, or stop being so")
  func priorities() {
    let tree = ConstraintTree(version: SystemVersion(12))
    let width = tree.add().widthAnchor.constraint(equalToConstant: 5)
    width.priority = UILayoutPriority(999)
    width.priority = .required
    tree.activate(width)
    tree.host.run { width.priority = UILayoutPriority(999) }
    #expect(width.priority == .required)
    #expect(
      tree.exceptions.map(\.reason) == [
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not"
          + " supported.  You passed priority 999 and the existing priority was 1000."
      ])
    width.isActive = false
    tree.host.run { width.priority = UILayoutPriority(999) }
    #expect(width.priority.rawValue == 999 && tree.exceptions.count == 1)
  }

  @Test("L-A-17: since iOS 13 it can, and the layout follows", arguments: [13, 17, 27])
  func newPriorities(version: Int) {
    let tree = ConstraintTree(version: SystemVersion(version))
    let view = tree.add()
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    let narrow = view.widthAnchor.constraint(equalToConstant: 5)
    narrow.priority = .defaultHigh
    tree.activate(wide, narrow)
    #expect(view.frame.width == 90)
    tree.host.run {
      wide.priority = .defaultLow
      narrow.priority = .required
    }
    tree.layOut()
    #expect(view.frame.width == 5)
    #expect(tree.exceptions.isEmpty)
  }

  @Test("L-A-32: items of two hierarchies have no common ancestor")
  func hierarchies() {
    let tree = ConstraintTree()
    let (inside, outside) = (tree.add(), UIView())
    let made = inside.topAnchor.constraint(equalTo: outside.topAnchor)
    tree.activate(made)
    #expect(!made.isActive)
    #expect(tree.exceptions.map(\.name) == ["NSGenericException"])
    let anchor = "<NSLayoutYAxisAnchor \"UIView.top\">"
    #expect(
      tree.exceptions.first?.reason
        == "Unable to activate constraint with anchors \(anchor) and \(anchor) because they have no"
        + " common ancestor.  Does the constraint or its anchors reference items in different view"
        + " hierarchies?  That's illegal.")
  }

  @Test("L-A-33, L-A-34: a view holds only constraints of what is in it")
  func outside() {
    let tree = ConstraintTree()
    let label = tree.add()
    let made = label.topAnchor.constraint(equalTo: tree.root.topAnchor)
    tree.host.run { label.addConstraint(made) }
    #expect(!made.isActive && label.constraints.isEmpty)
    #expect(
      tree.exceptions.first?.reason.hasPrefix(
        "Unable to install constraint on view.  Does the constraint reference something from"
          + " outside the subtree of the view?  That's illegal. constraint:") == true)
    #expect(
      tree.host.log == [
        "View not found in container hierarchy: UIView", "That view's superview: (null)",
      ])
    tree.host.run { tree.root.addConstraint(made) }
    #expect(made.isActive && tree.exceptions.count == 1)
  }
}
