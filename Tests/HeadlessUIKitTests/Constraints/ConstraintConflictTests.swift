import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct ConstraintConflictTests {
  @Test("L-B-10, L-B-12, L-B-14, L-B-16: the log has the two that conflict, and the one broken")
  func golden() {
    let tree = ConstraintTree()
    let view = tree.add()
    view.accessibilityIdentifier = "Player"
    let tall = view.heightAnchor.constraint(equalToConstant: 200)
    tall.identifier = "tall"
    tree.activate(tall, view.widthAnchor.constraint(equalToConstant: 5))
    #expect(tree.host.log.isEmpty)
    let low = view.heightAnchor.constraint(equalToConstant: 84)
    tree.host.run { low.isActive = true }
    #expect(
      tree.host.log == [
        """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. \

        \tTry this: \

        \t\t(1) look at each constraint and try to figure out which you don't expect; \

        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \

        (
            "<NSLayoutConstraint 'tall' Player.height == 200   (active)>",
            "<NSLayoutConstraint Player.height == 84   (active)>"
        )

        Will attempt to recover by breaking constraint \

        <NSLayoutConstraint 'tall' Player.height == 200   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """
      ])
    tree.layOut()
    #expect(view.frame.height == 84 && tall.isActive)
    low.isActive = false
    tree.layOut()
    #expect(view.frame.height == 200, "L-B-18")
    #expect(tree.host.log.count == 1)
  }

  @Test("L-A-56, L-B-11, L-B-17: a forgotten flag conflicts with the frame, which holds")
  func forgotten() throws {
    let tree = ConstraintTree()
    let view = UIView()
    tree.root.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 10)
    tree.activate(top)
    let log = try #require(tree.host.log.first)
    #expect(log.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    #expect(
      log.contains("\"<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.minY == 0   (active)>")
    )
    #expect(log.contains("breaking constraint \n<NSLayoutConstraint UIView.top == UIView.top + 10"))
    #expect(view.frame == .zero)
  }

  @Test("L-B-06: a size below zero is a conflict")
  func negative() {
    let tree = ConstraintTree()
    let view = tree.add()
    tree.activate(
      view.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 50),
      view.trailingAnchor.constraint(equalTo: tree.root.leadingAnchor, constant: 40))
    #expect(tree.host.log.count == 1 && view.frame.width >= 0)
  }

  @Test("L-B-04, L-B-07, L-B-19: nothing is logged where only optional ones conflict, or 0 fits")
  func optional() {
    let tree = ConstraintTree()
    let (a, b) = (tree.add(), tree.add())
    let both = [10, 20].map { a.heightAnchor.constraint(equalToConstant: $0) }
    for constraint in both { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(both)
    tree.activate(
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 3))
    #expect(tree.host.log.isEmpty && a.hasAmbiguousLayout)
    #expect(a.frame.width == 0 && b.frame.width == 0)
    #expect(a.frame.height == 20, "LP-02")
  }

  @Test("L-A-38, L-A-39: sets are swapped without a conflict if the old one goes first")
  func swapping() {
    let tree = ConstraintTree()
    let view = tree.add()
    let (low, high) = (
      view.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 50)
    )
    tree.activate(low)
    tree.host.run {
      low.isActive = false
      high.isActive = true
    }
    #expect(tree.host.log.isEmpty)
    tree.host.run {
      low.isActive = true
      high.isActive = false
    }
    #expect(tree.host.log.count == 1)
    tree.layOut()
    #expect(view.frame.minY == 10)
  }
}
