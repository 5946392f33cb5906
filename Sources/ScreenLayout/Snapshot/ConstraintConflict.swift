public import Orientation

/// Required constraints that cannot hold together. Rule: `L-B-09`, `L-B-10`
public struct ConstraintConflict: Sendable, Hashable {
  /// The constraints; without any one of them the others can hold.
  public var constraints: [ConstraintSnapshot]
  /// The place of the one that does not count.
  public var broken: Int

  /// Creates a conflict.
  public init(_ constraints: [ConstraintSnapshot], broken: Int) {
    self.constraints = constraints
    self.broken = broken
  }
}

/// A constraint as far as a report needs it.
public struct ConstraintSnapshot: Sendable, Hashable {
  /// The constraint as UIKit's log shows it.
  public var text: String
  /// The identifier that the app gave it.
  public var identifier: String?
  /// The paths of the views it is about.
  public var views: [String]
  /// Where it is declared, such as in a storyboard; nil where that is unknown.
  public var location: SourceLocation?

  /// Creates a constraint.
  public init(
    _ text: String, identifier: String? = nil, views: [String] = [],
    location: SourceLocation? = nil
  ) {
    self.text = text
    self.identifier = identifier
    self.views = views
    self.location = location
  }
}
