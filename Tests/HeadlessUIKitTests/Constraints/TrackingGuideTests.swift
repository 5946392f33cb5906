import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Guides that switch constraints")
@MainActor struct TrackingGuideTests {
  private let tree = ConstraintTree(width: 300, height: 400)

  private func makeConstraint() -> NSLayoutConstraint {
    tree.root.heightAnchor.constraint(equalToConstant: 400)
  }

  /// Edges, and what is active for them.
  struct Case: Sendable {
    var edge: NSDirectionalRectEdge
    var isNear: Bool
    var isAway: Bool
  }

  @Test(
    "L-D-28: the keyboard's guide is near the lower edge, and away from the others",
    arguments: [
      Case(edge: .bottom, isNear: true, isAway: false),
      Case(edge: .top, isNear: false, isAway: true),
      Case(edge: .leading, isNear: false, isAway: true),
      Case(edge: [.leading, .trailing], isNear: false, isAway: true),
      Case(edge: [.bottom, .top], isNear: false, isAway: false),
    ])
  func edges(expected: Case) {
    let edge = expected.edge
    let guide = tree.root.keyboardLayoutGuide
    let (near, away) = (makeConstraint(), makeConstraint())
    away.isActive = !expected.isAway
    guide.setConstraints([near], activeWhenNearEdge: edge)
    guide.setConstraints([away], activeWhenAwayFrom: edge)
    #expect(near.isActive == expected.isNear && away.isActive == expected.isAway)
    #expect(guide.constraints(activeWhenNearEdge: edge) == [near])
    #expect(guide.constraints(activeWhenAwayFrom: edge) == [away])
    #expect(guide.constraints(activeWhenNearEdge: .all) == [])
  }

  @Test("Constraints set for the same edge replace those before, which become inactive")
  func replacement() {
    let guide = tree.root.keyboardLayoutGuide
    let (first, second) = (makeConstraint(), makeConstraint())
    guide.setConstraints([first], activeWhenNearEdge: .bottom)
    guide.setConstraints([second], activeWhenNearEdge: .bottom)
    #expect(!first.isActive && second.isActive)
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!second.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }

  @Test("What is no longer tracked stays as it is")
  func removal() {
    let guide = tree.root.keyboardLayoutGuide
    let constraint = makeConstraint()
    guide.setConstraints([constraint], activeWhenNearEdge: .bottom)
    guide.removeAllTrackedConstraints()
    #expect(constraint.isActive && guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
  }
}
