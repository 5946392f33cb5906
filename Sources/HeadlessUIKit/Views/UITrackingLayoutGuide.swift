/// A guide that follows something that moves, and switches constraints by the edges it is near.
///
/// - UIKit: differs, its only kind here is the keyboard's guide, which is always at the lower edge.
///   Since iOS 15. Rule: `L-D-28`
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  /// Constraints and the edges they are switched by.
  private typealias Tracked = [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])]

  private var near: Tracked = []
  private var away: Tracked = []

  /// The edges it is near.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Has constraints be active while the guide is near edges, in place of those set for them before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    Self.replace(trackingConstraints, for: edge, in: &near)
    for constraint in trackingConstraints {
      constraint.isActive = nearEdges.isSuperset(of: edge)
    }
  }

  /// Has constraints be active while the guide is away from edges, in place of those set for them
  /// before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    Self.replace(trackingConstraints, for: edge, in: &away)
    for constraint in trackingConstraints {
      constraint.isActive = nearEdges.isDisjoint(with: edge)
    }
  }

  private static func replace(
    _ constraints: [NSLayoutConstraint], for edge: NSDirectionalRectEdge, in tracked: inout Tracked
  ) {
    for old in tracked where old.edge == edge { NSLayoutConstraint.deactivate(old.constraints) }
    tracked.removeAll { $0.edge == edge }
    if !constraints.isEmpty { tracked.append((edge, constraints)) }
  }

  /// The constraints that are active while the guide is near edges.
  open func constraints(
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near.first { $0.edge == edge }?.constraints ?? [] }

  /// The constraints that are active while the guide is away from edges.
  open func constraints(
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away.first { $0.edge == edge }?.constraints ?? [] }

  /// Has the guide switch nothing any more; what is active stays so.
  open func removeAllTrackedConstraints() {
    near = []
    away = []
  }
}
